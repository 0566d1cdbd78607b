-- A step of a piece.
\set piece random(0, 1999)
\set side random(1, 6)
UPDATE pieces AS p
SET x = n.x, y = n.y, steps = steps + 1
FROM hex_neighbor((SELECT x FROM pieces WHERE piece_id = :piece), (SELECT y FROM pieces WHERE piece_id = :piece), (ARRAY['NE', 'E', 'SE', 'SW', 'W', 'NW'])[:side]) AS n
WHERE piece_id = :piece;
