-- An ordinary owner of a database creates the extension, in a schema of their own.
CREATE ROLE regress_hexagonist;
CREATE DATABASE regress_hexagons OWNER regress_hexagonist;
SELECT current_database() AS main \gset
\c regress_hexagons
SET ROLE regress_hexagonist;
SELECT rolsuper FROM pg_roles WHERE rolname = current_user;
CREATE SCHEMA games;
CREATE EXTENSION catan_hex SCHEMA games;
SELECT n.nspname, count(*) > 5 AS functions
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
JOIN pg_proc AS p ON d.objid = p.oid
JOIN pg_namespace AS n ON p.pronamespace = n.oid
GROUP BY n.nspname;

-- Everything works with an empty search_path.
SET search_path = '';
SELECT rn, resource_name, score FROM games.catan_board(0.201703, games.catan_rules()) WHERE rn <= 2;
SELECT count(*) FROM games.catan_render(games.catan_seed(7));
SELECT count(*) FROM games.catan_harbors(0.5) JOIN games.catan_resources() USING (resource);
SELECT games.hex_distance(0, 0, 3, 3), games.catan_hex_version() IS NOT NULL AS has_version;
SELECT count(*) FROM games.hex_tiles(3), games.hex_neighbors(x, y);

-- It moves to another schema: a superuser's right, as the functions of a trusted extension belong to one. The owner
-- of the extension may drop it.
RESET ROLE;
CREATE SCHEMA elsewhere;
ALTER EXTENSION catan_hex SET SCHEMA elsewhere;
SELECT count(*) FROM elsewhere.catan_board(0.5);
SET ROLE regress_hexagonist;
DROP EXTENSION catan_hex;
RESET ROLE;
RESET search_path;
\c :main
DROP DATABASE regress_hexagons;
DROP ROLE regress_hexagonist;
