-- A move of a game: written down and counted in one transaction.
\set game random(1, 500)
\set x random(-1, 8)
\set y random(-1, 12)
\set action random(1, 3)
BEGIN;
SELECT moves_made + 1 AS turn FROM games WHERE game_id = :game FOR UPDATE \gset
INSERT INTO moves SELECT :game, :turn, cell.x, cell.y, :action FROM games, hex_rectangle(8, 8) AS cell WHERE game_id = :game ORDER BY hex_distance(cell.x, cell.y, :x, :y) LIMIT 1;
UPDATE games SET moves_made = :turn WHERE game_id = :game;
END;
