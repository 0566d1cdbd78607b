CREATE FUNCTION hex_center(
    x integer,
    y integer,
    size double precision DEFAULT 1,
    orientation text DEFAULT 'pointy',
    stretch double precision DEFAULT 1
) RETURNS point
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_center_wrapper';

COMMENT ON FUNCTION hex_center(integer, integer, double precision, text, double precision) IS
'The center of cell (x, y) in the plane: x right, y down, the center of (0, 0) at the origin. With r = x and q = y - x it is size * (sqrt(3) * (q + r/2), 3/2 * r) in orientation pointy, hexagons on a corner, and size * (3/2 * q, sqrt(3) * (r + q/2)) in orientation flat, the same map turned 30 degrees clockwise; its y is then multiplied by stretch. size: from center to corner of a regular tile; stretch: a tile''s height over that of a regular one. Both must be finite and above 0 and orientation pointy or flat (ERROR 22023); a center or tile that double precision cannot measure is ERROR 22003.';

CREATE FUNCTION hex_at(
    at point,
    size double precision DEFAULT 1,
    orientation text DEFAULT 'pointy',
    stretch double precision DEFAULT 1,
    OUT x integer,
    OUT y integer
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_at_wrapper';

COMMENT ON FUNCTION hex_at(point, double precision, text, double precision) IS
'The cell that a point of the plane lies in: the inverse of hex_center, same size, orientation and stretch. A point on a border belongs to the cell that its edge or vertex is called by: a cell has its north-east, north-west and west sides with the two corners between them (in orientation flat: what these become when the map is turned). A corner as hex_polygon gives it is on the border exactly. A point with NaN or Infinity is ERROR 22023, a cell beyond the integer range ERROR 22003; other arguments and errors as for hex_center.';

CREATE FUNCTION hex_polygon(
    x integer,
    y integer,
    size double precision DEFAULT 1,
    orientation text DEFAULT 'pointy',
    stretch double precision DEFAULT 1
) RETURNS polygon
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10
AS 'MODULE_PATHNAME', 'hex_polygon_wrapper';

COMMENT ON FUNCTION hex_polygon(integer, integer, double precision, text, double precision) IS
'The outline of cell (x, y) in the plane, its six corners clockwise on screen, in the order of hex_vertices: from the top in orientation pointy, from the upper right in orientation flat. Tiles that share a corner have the same number for it to the last bit. Arguments and errors as for hex_center.';
