-- Whatever a user puts in the way: functions, operators, types and tables of their own, named as ours or as PostgreSQL's
-- and found first, change nothing. Each of them would tell if it were called.
\set SHOW_CONTEXT never
CREATE ROLE regress_owner;
CREATE ROLE regress_player;
CREATE DATABASE regress_hostile OWNER regress_owner;
SELECT current_database() AS main \gset
\c regress_hostile
SET SESSION AUTHORIZATION regress_owner;

-- An extension whose functions are there already is not created: nothing is taken for ours.
CREATE SCHEMA taken;
CREATE FUNCTION taken.hex_distance(x1 integer, y1 integer, x2 integer, y2 integer) RETURNS bigint LANGUAGE sql AS 'SELECT 42::bigint';
CREATE EXTENSION catan_hex SCHEMA taken;
DROP SCHEMA taken CASCADE;

-- The owner of a database creates it, with a hostile search_path and in a schema whose name must be quoted.
CREATE SCHEMA hostile;
CREATE FUNCTION hostile.called(what text) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RAISE '% was called', what; END $$;
CREATE FUNCTION hostile.random() RETURNS double precision LANGUAGE sql AS $$ SELECT hostile.called('random()')::double precision $$;
CREATE FUNCTION hostile.setseed(double precision) RETURNS integer LANGUAGE sql AS $$ SELECT hostile.called('setseed') $$;
CREATE FUNCTION hostile.hex_distance(integer, integer, integer, integer) RETURNS bigint LANGUAGE sql AS $$ SELECT hostile.called('hex_distance')::bigint $$;
CREATE FUNCTION hostile.catan_board(double precision, jsonb) RETURNS SETOF integer LANGUAGE sql AS $$ SELECT hostile.called('catan_board') $$;
CREATE FUNCTION hostile.two(integer, integer) RETURNS integer LANGUAGE sql AS $$ SELECT hostile.called('an operator of integers') $$;
CREATE FUNCTION hostile.same(integer, integer) RETURNS boolean LANGUAGE sql AS $$ SELECT hostile.called('=') IS NULL $$;
CREATE FUNCTION hostile.same(numeric, numeric) RETURNS boolean LANGUAGE sql AS $$ SELECT hostile.called('=') IS NULL $$;
CREATE FUNCTION hostile.both(jsonb, jsonb) RETURNS jsonb LANGUAGE sql AS $$ SELECT to_jsonb(hostile.called('||')) $$;
CREATE OPERATOR hostile.+ (FUNCTION = hostile.two, LEFTARG = integer, RIGHTARG = integer);
CREATE OPERATOR hostile.- (FUNCTION = hostile.two, LEFTARG = integer, RIGHTARG = integer);
CREATE OPERATOR hostile.= (FUNCTION = hostile.same, LEFTARG = integer, RIGHTARG = integer);
CREATE OPERATOR hostile.= (FUNCTION = hostile.same, LEFTARG = numeric, RIGHTARG = numeric);
CREATE OPERATOR hostile.|| (FUNCTION = hostile.both, LEFTARG = jsonb, RIGHTARG = jsonb);
CREATE TYPE hostile.x AS ENUM ('x');
CREATE TYPE hostile.integer AS ENUM ('integer');
CREATE TYPE hostile.int4 AS ENUM ('int4');
CREATE TYPE hostile.jsonb AS ENUM ('jsonb');
CREATE TYPE hostile.text AS ENUM ('text');
CREATE TYPE hostile.point AS (x pg_catalog.text, y pg_catalog.text);
CREATE TABLE hostile.hex_tiles (rn pg_catalog.text, x pg_catalog.text, y pg_catalog.text);

SET search_path = hostile, pg_catalog;
SELECT random();
SELECT 1 + 1;
CREATE SCHEMA "Games, ""boards""; DROP TABLE x";
CREATE EXTENSION catan_hex SCHEMA "Games, ""boards""; DROP TABLE x";
RESET search_path;

-- A call of each function of the catalog, of whatever arguments its types allow: results and errors are compared alike.
CREATE TABLE calls AS
SELECT row_number() OVER () AS id, format('SELECT %I.%I(%s)::pg_catalog.text', n.nspname, p.proname, arguments) AS call
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
JOIN pg_proc AS p ON d.objid = p.oid AND d.classid = 'pg_proc'::regclass
JOIN pg_namespace AS n ON p.pronamespace = n.oid
CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(
        CASE type::regtype
            WHEN 'double precision'::regtype THEN '0.5'
            WHEN 'boolean'::regtype THEN 'true'
            WHEN 'jsonb'::regtype THEN quote_literal('{}')
            WHEN 'point'::regtype THEN quote_literal('(3,1)')
            WHEN 'text'::regtype THEN quote_literal(CASE p.proargnames[at] WHEN 'direction' THEN 'NE' WHEN 'axis' THEN 'E-W' ELSE 'odd-r' END)
            WHEN 'integer[]'::regtype THEN quote_literal(CASE p.proargnames[at] WHEN 'first' THEN '{0,0}' ELSE '{{0,0},{0,1},{1,1}}' END)
            WHEN 'text[]'::regtype THEN quote_literal('{}')
            ELSE '2'
        END, ', ' ORDER BY at), '')
    FROM unnest(p.proargtypes[0:p.pronargs - p.pronargdefaults - 1]) WITH ORDINALITY AS a (type, at)
) AS given (arguments)
WHERE NOT 'internal'::regtype = ANY (p.proargtypes);

CREATE FUNCTION told(call text) RETURNS SETOF text LANGUAGE plpgsql AS $$
BEGIN
    RETURN QUERY EXECUTE call;
    RETURN NEXT 'nothing else';
EXCEPTION WHEN OTHERS THEN
    RETURN NEXT SQLERRM;
END
$$;
CREATE TABLE before AS SELECT id, told(call) AS told FROM calls;
SELECT count(DISTINCT id) = (SELECT count(*) FROM calls) AS all_told,
       count(*) FILTER (WHERE told LIKE '%does not exist%' OR told LIKE '%syntax%') AS not_called FROM before;

SET search_path = hostile, pg_catalog, "Games, ""boards""; DROP TABLE x";
CREATE TABLE public.after AS SELECT id, public.told(call) AS told FROM public.calls;
RESET search_path;
(TABLE before EXCEPT ALL TABLE after) UNION ALL (TABLE after EXCEPT ALL TABLE before);

-- Nothing but USAGE of the schema is needed to play, and a view or a SECURITY DEFINER function shows a game without its seed.
CREATE TABLE games (game_id integer PRIMARY KEY, seed double precision NOT NULL);
INSERT INTO games VALUES (1, 0.201703);
CREATE VIEW boards AS
SELECT game_id, b.* FROM games, "Games, ""boards""; DROP TABLE x".catan_board(seed) AS b;
CREATE FUNCTION board(game integer) RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER AS $$
    SELECT line FROM public.games, "Games, ""boards""; DROP TABLE x".catan_render(seed) WHERE game_id OPERATOR(pg_catalog.=) game
$$;
GRANT USAGE ON SCHEMA "Games, ""boards""; DROP TABLE x", hostile TO regress_player;
GRANT SELECT ON boards TO regress_player;
RESET SESSION AUTHORIZATION;
SET SESSION AUTHORIZATION regress_player;
SELECT seed FROM games;
SELECT rn, resource, score FROM boards WHERE game_id = 1 AND rn <= 3;
SET search_path = hostile, pg_catalog;
SELECT rn, resource, score FROM public.boards LIMIT 3;
SELECT count(*) FROM public.board(1);
SELECT "Games, ""boards""; DROP TABLE x".hex_distance(0, 0, 3, 1);
RESET search_path;

-- Without it there is nothing to be had.
RESET SESSION AUTHORIZATION;
REVOKE USAGE ON SCHEMA "Games, ""boards""; DROP TABLE x" FROM regress_player;
SET SESSION AUTHORIZATION regress_player;
SELECT "Games, ""boards""; DROP TABLE x".hex_distance(0, 0, 3, 1);
RESET SESSION AUTHORIZATION;

\c :main
DROP DATABASE regress_hostile;
DROP ROLE regress_owner, regress_player;
