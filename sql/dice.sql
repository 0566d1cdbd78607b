CREATE FUNCTION catan_dice_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_dice_support_wrapper';

COMMENT ON FUNCTION catan_dice_support(internal) IS
'Tells the planner how many rows catan_dice(seed, rolls) gives. Not for use in queries.';

CREATE FUNCTION catan_dice(seed double precision, rolls integer)
RETURNS TABLE (rn integer, die1 integer, die2 integer, roll integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 100 SUPPORT catan_dice_support
AS 'MODULE_PATHNAME', 'catan_dice_wrapper';

COMMENT ON FUNCTION catan_dice(double precision, integer) IS
'Two dice thrown so many times, in the order of rn, from 1; roll is die1 + die2. Each die shows 1 + floor(6 * random()), die1 first, after setseed(seed) on PostgreSQL 15 and later; the same seed always gives the same rolls, and more rolls only append to them. seed: -1 to 1 (ERROR 22023); rolls: 0 to 10000000 (ERROR 22023 below, 54000 above).';
