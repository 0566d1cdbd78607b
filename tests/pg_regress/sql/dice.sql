-- Two dice, thrown six times.
SELECT * FROM catan_dice(0.201703, 6);
-- The same seed gives the same rolls, and more rolls begin with the same ones.
SELECT count(*) AS rolls, count(*) FILTER (WHERE (a.die1, a.die2, a.roll) <> (b.die1, b.die2, b.roll)) AS different
FROM catan_dice(0.201703, 6) AS a JOIN catan_dice(0.201703, 1000) AS b USING (rn);
-- Every game has dice of its own.
SELECT id AS game, string_agg(roll::text, ' ' ORDER BY rn) AS rolls
FROM generate_series(1, 4) AS id, catan_dice(catan_seed(id), 12) GROUP BY id ORDER BY id;

-- How often each sum comes, and how often it should: its pips of 36.
SELECT roll, count(*) AS thrown, 6 - abs(roll - 7) AS pips, round(count(*) * 36 / 1000000.0, 3) AS thrown_of_36
FROM catan_dice(0.201703, 1000000) GROUP BY roll ORDER BY roll;

-- The server's own setseed() and random(), from version 15 on, give the same.
\set oracle `echo "$ORACLE_DIR/dice.sql"`
\set ECHO none
\i :oracle
\set ECHO all
SELECT count(*) AS compared,
       count(*) FILTER (WHERE (theirs.die1, theirs.die2) <> (ours.die1, ours.die2)
                          AND current_setting('server_version_num')::integer >= 150000) AS different
FROM unnest('{-1, 0, -0.0, 1, 5e-324, 0.201703, -0.5, 0.3333333333333333}'::float8[]) AS seed,
     LATERAL (SELECT * FROM oracle.dice(seed, 1000) OFFSET 0) AS theirs
     JOIN LATERAL catan_dice(seed, 1000) AS ours USING (rn);
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
RESET client_min_messages;

-- What the planner expects.
SELECT planned_rows('SELECT * FROM catan_dice(0.5, 1234)') AS known,
       planned_rows('SELECT * FROM catan_dice(0.5, 10 * 1000 * 1000)') AS the_most,
       planned_rows('SELECT d.* FROM generate_series(1, 10) AS n, catan_dice(0.5, n) AS d') / 10 AS unknown,
       planned_rows('SELECT * FROM catan_dice(0.5, -1)') AS refused;

-- No rolls, and numbers that are refused.
SELECT * FROM catan_dice(0.5, 0);
SELECT * FROM catan_dice(NULL, 1);
SELECT * FROM catan_dice(0.5, NULL);
SELECT outcome('SELECT * FROM catan_dice(0.5, -1)');
SELECT outcome('SELECT * FROM catan_dice(0.5, 10000001)');
SELECT outcome('SELECT * FROM catan_dice(1.5, 1)');
SELECT outcome('SELECT * FROM catan_dice(''NaN'', 1)');
