-- Ways, sight and components.
\set x random(-10, 9)
\set y random(-50, 49)
SELECT piece_id FROM pieces WHERE hex_distance(x, y, 0, 0) = abs(:y) LIMIT 10;
SELECT count(*) FROM hex_path(0, 0, :x, :y, ARRAY(SELECT DISTINCT ARRAY[x, y] FROM pieces));
SELECT count(*) FROM hex_components(ARRAY(SELECT DISTINCT ARRAY[x, y] FROM pieces));
SELECT count(*) FROM hex_visible(:x, :y, 20, ARRAY(SELECT DISTINCT ARRAY[x, y] FROM pieces WHERE piece_id % 3 = 0));
