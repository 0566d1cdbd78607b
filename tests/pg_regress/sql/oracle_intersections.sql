-- Intersections, edges, yields and open sites against the corners' places in the plane: boards of the game, and own ones with
-- straits, lakes, islands and equal tiles side by side.
\set oracle `echo "$ORACLE_DIR/intersections.sql"`
\set ECHO none
\i :oracle
\set ECHO all
CREATE TABLE variants (name text, rules jsonb, boards integer);
INSERT INTO variants VALUES
    ('base', '{}', 10),
    ('base, reds together', '{"reds_apart": false}', 10),
    ('expansion', '{"board": "expansion"}', 10),
    ('one tile', '{"board": [[7, -3]]}', 3),
    ('one desert', '{"board": [[0, 0]], "tiles": {"desert": 1}}', 1),
    ('corner to corner', '{"board": [[0, 0], [2, 1], [-1, 1], [-3, 0], [-1, -2], [1, -1], [1, 2]], "reds_apart": false}', 3),
    ('islands', '{"board": [[0, 0], [0, 1], [1, 1], [9, 9], [9, 10], [-8, 3], [500, -999]], "reds_apart": false}', 5),
    ('equal tiles', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_range(-3, 4, 2)), 'tiles', '{"wool": 11, "brick": 8}'::jsonb,
                                       'chips', array_fill(5, ARRAY[12]) || array_fill(9, ARRAY[7])), 5),
    ('lake', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_ring(0, 0, 2))), 5),
    ('strip', '{"board": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]], "tiles": {"grain": 3, "ore": 2}, "harbors": "none", "reds_apart": false}', 5),
    ('without chips', '{"tiles": {"desert": 19}, "chips": []}', 1),
    ('91 tiles', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(5)), 'reds_apart', false), 2);

CREATE FUNCTION chance(VARIADIC texts text[]) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT ('x' || left(md5(array_to_string(texts, ' ')), 4))::bit(16)::integer
$$;
-- The robber on some tile or on none, buildings on about every sixth intersection, side by side too.
CREATE TABLE games AS
SELECT name, seed, rules, robber, occupied
FROM variants, generate_series(1, boards) AS id, catan_seed(id) AS seed,
     LATERAL (SELECT ARRAY(SELECT unnest(ARRAY[x, y]) FROM catan_board(seed, rules)
                           WHERE rn = chance(name, id::text) % 20 + 1) AS robber) AS robber,
     LATERAL (SELECT ARRAY(SELECT ARRAY[x, y, k] FROM catan_intersections(seed, rules)
                           WHERE chance(name, id::text, x::text, y::text, k::text) % 6 = 0) AS occupied) AS occupied;
SELECT count(*) AS games, count(*) FILTER (WHERE robber <> '{}') AS robbed, sum(cardinality(occupied) / 3) AS buildings FROM games;

SET jit = off;
CREATE FUNCTION listed(query text, seed float8, rules jsonb, robber integer[], occupied integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
    found text[];
BEGIN
    EXECUTE 'SELECT array_agg(f::text) FROM ' || query || ' AS f' INTO found USING seed, rules, robber, occupied;
    RETURN found;
END
$$;
SELECT name, count(*) AS games,
       count(*) FILTER (WHERE listed('catan_intersections($1, $2)', seed, rules, robber, occupied)
           IS DISTINCT FROM listed('oracle.intersections($1, $2)', seed, rules, robber, occupied)) AS other_intersections,
       count(*) FILTER (WHERE listed('catan_edges($1, $2)', seed, rules, robber, occupied)
           IS DISTINCT FROM listed('oracle.edges($1, $2)', seed, rules, robber, occupied)) AS other_edges,
       count(*) FILTER (WHERE listed('catan_yields($1, $2, $3)', seed, rules, robber, occupied)
           IS DISTINCT FROM listed('oracle.yields($1, $2, $3)', seed, rules, robber, occupied)) AS other_yields,
       count(*) FILTER (WHERE listed('catan_settlement_sites($1, $4, $2)', seed, rules, robber, occupied)
           IS DISTINCT FROM listed('oracle.settlement_sites($1, $4, $2)', seed, rules, robber, occupied)) AS other_sites
FROM games GROUP BY name ORDER BY name COLLATE "C";

-- With the robber on each tile in turn.
SELECT count(*) AS compared, count(*) FILTER (WHERE listed('catan_yields($1, $2, $3)', 0.5, '{}', ARRAY[x, y], NULL)
    IS DISTINCT FROM listed('oracle.yields($1, $2, $3)', 0.5, '{}', ARRAY[x, y], NULL)) AS different
FROM catan_board(0.5);

-- So that nothing agrees by being always the same: equal tiles do meet, and all three around an intersection.
SELECT amount, count(*) > 10 AS often FROM games, catan_yields(seed, rules) GROUP BY amount ORDER BY amount;
RESET jit;
DROP FUNCTION listed, chance;
DROP TABLE variants, games;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
