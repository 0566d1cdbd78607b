CREATE FUNCTION catan_hex_version() RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_hex_version_wrapper';

COMMENT ON FUNCTION catan_hex_version() IS
'The version of the catan_hex library that is loaded, such as 0.1.0. The version of the SQL objects is in pg_extension.extversion; the two differ between an upgrade of the package and ALTER EXTENSION catan_hex UPDATE.';
