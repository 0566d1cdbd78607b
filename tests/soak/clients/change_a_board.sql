-- Another seed and other rules for a board: generated column and index follow.
\set board random(1, 1000)
\set id random(1, 1000000000)
\set kind random(0, 2)
UPDATE boards
SET seed = catan_seed(:id), changes = changes + 1,
    rules = (ARRAY['{}', '{"numbers": "spiral"}', '{"board": "expansion", "harbors": "fixed"}'])[1 + :kind]::jsonb
WHERE board_id = :board;
