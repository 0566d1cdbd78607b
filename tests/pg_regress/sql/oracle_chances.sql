-- How likely the red rule is, counted over all placements.
\set oracle `echo "$ORACLE_DIR/grid.sql"`
\set ECHO none
\i :oracle
\set ECHO all
\set oracle `echo "$ORACLE_DIR/chances.sql"`
\i :oracle
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
