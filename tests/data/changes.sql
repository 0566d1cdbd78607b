-- What happens to the tables while they are replicated.
INSERT INTO settlers.games (id, seed, rules) SELECT id, catan_seed(id), catan_rules('base') FROM generate_series(50, 60) AS id;
INSERT INTO settlers.games (id) VALUES (61);
UPDATE settlers.games SET seed = catan_seed(id + 1000) WHERE id BETWEEN 10 AND 19;
DELETE FROM settlers.settlements WHERE game = 5;
DELETE FROM settlers.games WHERE id = 5;
UPDATE settlers.settlements SET x = 2, y = 2 WHERE game = 4 AND (x, y) = (SELECT 2, 2);
INSERT INTO settlers.settlements (game, x, y) SELECT 60, x, y FROM hex_ring(2, 2, 1);
INSERT INTO settlers.map SELECT x, y, 'new' FROM hex_ring(0, 0, 9);
UPDATE settlers.map SET x = x + 20 WHERE label = 'ring 1';
DELETE FROM settlers.map WHERE label = 'ring 2';
