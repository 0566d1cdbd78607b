CREATE FUNCTION hex_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_render_support_wrapper';

COMMENT ON FUNCTION hex_render_support(internal) IS
'Tells the planner about how many rows hex_render(cells) gives. Not for use in queries.';

CREATE FUNCTION hex_render(cells integer[], labels text[] DEFAULT NULL, orientation text DEFAULT 'pointy')
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 500 ROWS 20 SUPPORT hex_render_support
AS 'MODULE_PATHNAME', 'hex_render_wrapper';

COMMENT ON FUNCTION hex_render(integer[], text[], text) IS
'A map drawn in characters: its lines from the top, without blanks at their ends. cells: rows [x, y], all different, in any order. labels: one for each cell in their order, NULL for a blank, of at most 32 characters (ERROR 54000) and none of them a control character (22023); all hexagons are as wide as the widest label needs. orientation: pointy for hexagons in rows, flat for columns (22023 otherwise). More or fewer labels than cells is ERROR 2202E, a picture of more than 10000000 characters 54000. No cells: no rows.';

CREATE FUNCTION hex_svg(
    cells integer[],
    labels text[] DEFAULT NULL,
    colors text[] DEFAULT NULL,
    orientation text DEFAULT 'pointy'
) RETURNS text
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 500
AS 'MODULE_PATHNAME', 'hex_svg_wrapper';

COMMENT ON FUNCTION hex_svg(integer[], text[], text[], text) IS
'The same map as a whole SVG document, 30 units from a hexagon''s center to its corners. colors: one for each cell, NULL for the usual one: #rgb, #rrggbb (with opacity #rgba, #rrggbbaa), letters as of a CSS name, or numbers in rgb() or hsl() (ERROR 22023 otherwise). cells: at most 1000000 (ERROR 54000). Other arguments and errors as for hex_render. No cells: NULL.';
