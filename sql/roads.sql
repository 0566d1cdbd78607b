CREATE FUNCTION catan_longest_road(edges integer[], blocked integer[] DEFAULT NULL) RETURNS integer
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 5000
AS 'MODULE_PATHNAME', 'catan_longest_road_wrapper';

COMMENT ON FUNCTION catan_longest_road(integer[], integer[]) IS
'How many edges the longest road over a player''s edges has: a trail that takes no edge twice, which may come to a vertex again. Of a fork it takes two arms; a ring counts whole. A trail may start or end at a blocked vertex, where an opponent has built, but not pass through it; the player''s own buildings do not matter. Edges may lie anywhere in the plane, in one part or several, and their order does not matter; no edges give 0, NULL gives NULL. edges: rows of [x, y, k] as in hex_edges, at most 72 of them (ERROR 54000); blocked: rows of [x, y, k] as in hex_vertices, NULL or {} for none. An edge or a vertex that comes twice, an unknown k or a NULL element is ERROR 22023, another shape of array 2202E.';
