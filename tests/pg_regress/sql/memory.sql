-- A backend that deals two million boards takes no more memory than after the first few thousand.
CREATE FUNCTION own_memory() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT (pages[2]::bigint - pages[3]::bigint) * 4096
    FROM string_to_array(pg_read_file('/proc/self/statm', 0, 100), ' ') AS pages
$$;
CREATE TABLE seeds AS SELECT catan_seed(id) AS seed FROM generate_series(1, 100000) AS id;
SET max_parallel_workers_per_gather = 0;
SET jit = off; -- it loads a compiler of its own
DO $$ BEGIN PERFORM count(*) FROM seeds, catan_board(seed); END $$;
SELECT own_memory() AS before \gset
DO $$ BEGIN FOR round IN 1..20 LOOP PERFORM count(*) FROM seeds, catan_board(seed); END LOOP; END $$;
SELECT own_memory() - :before AS grown \gset
SELECT CASE WHEN :grown < 1000000 THEN 'flat' ELSE 'grown by ' || :grown END AS boards;

-- The same with a rules document that changes from row to row, and for pictures.
CREATE TABLE changing AS
SELECT catan_seed(id) AS seed, CASE id % 2 WHEN 0 THEN '{"random": "pg12"}' ELSE '{"reds_apart": false}' END::jsonb AS rules
FROM generate_series(1, 100000) AS id;
SELECT count(*) FROM changing, catan_render(seed, rules) WHERE seed < catan_seed(2000);
SELECT own_memory() AS before \gset
SELECT count(*) FROM changing, catan_render(seed, rules);
SELECT own_memory() - :before AS grown \gset
SELECT CASE WHEN :grown < 1000000 THEN 'flat' ELSE 'grown by ' || :grown END AS pictures;

-- The grid, with arrays of several sizes and errors among the calls.
CREATE TABLE maps AS
SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, radius)) AS cells, radius FROM generate_series(1, 40) AS radius;
CREATE FUNCTION use_maps(rounds integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    FOR round IN 1..rounds LOOP
        PERFORM count(*) FROM maps, hex_path(0, 0, radius, radius, cells);
        PERFORM count(*) FROM maps, hex_components(cells);
        PERFORM count(*) FROM maps, hex_outline(cells);
        PERFORM count(*) FROM maps, hex_visible(0, 0, radius, cells);
        PERFORM sum(length(hex_svg(cells))) FROM maps;
        PERFORM count(*) FROM maps, minesweeper_render(0.5, cells, radius - 1, ARRAY[[0, 0, 1], [1, 1, 2]]);
        PERFORM count(*) FROM maps, minesweeper_play(0.5, cells, radius - 1, ARRAY[[0, 0, 1]]);
        BEGIN
            PERFORM count(*) FROM maps, hex_components(cells || ARRAY[[0, 0]]);
        EXCEPTION WHEN invalid_parameter_value THEN NULL;
        END;
    END LOOP;
END
$$;
SELECT use_maps(5);
SELECT own_memory() AS before \gset
SELECT use_maps(30);
SELECT own_memory() - :before AS grown \gset
SELECT CASE WHEN :grown < 1000000 THEN 'flat' ELSE 'grown by ' || :grown END AS grid;
DROP FUNCTION use_maps;

-- Garlands, grown, solved and drawn, with errors among the calls.
CREATE FUNCTION use_garlands(rounds integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    FOR round IN 1..rounds LOOP
        PERFORM count(*) FROM generate_series(1, 40) AS side, garland(catan_seed(round), side, side, unique_solution => side < 12);
        PERFORM count(*) FROM maps, hex_garland(catan_seed(round), cells, '{0,0}');
        PERFORM (SELECT count(turns) FROM garland_solve(cells)), garland_solved(cells), length(garland_svg(cells))
        FROM (SELECT array_agg(ARRAY[x, y, garland_turn(links, turned)]) AS cells FROM garland(catan_seed(round), 30, 30)) AS b;
        PERFORM count(*) FROM garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM garland(catan_seed(round), 30, 30)));
        BEGIN
            PERFORM count(*) FROM garland_lit(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.5, 30, 30) WHERE turned > 0));
        EXCEPTION WHEN invalid_parameter_value THEN NULL;
        END;
    END LOOP;
END
$$;
SELECT use_garlands(3);
SELECT own_memory() AS before \gset
SELECT use_garlands(15);
SELECT own_memory() - :before AS grown \gset
SELECT CASE WHEN :grown < 1000000 THEN 'flat' ELSE 'grown by ' || :grown END AS garlands;
DROP FUNCTION use_garlands;
DROP TABLE maps;
-- Shared maps, by each method and with refusals among the calls.
CREATE TABLE maps AS
SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, radius)) AS cells FROM generate_series(1, 25) AS radius;
CREATE FUNCTION share_maps(rounds integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    FOR round IN 1..rounds LOOP
        PERFORM count(*) FROM maps, unnest('{swap,deal,grow}'::text[]) AS method, hex_territories(catan_seed(round), cells, 5, method => method);
        PERFORM count(*) FROM maps, hex_territories_stats(catan_seed(round), cells, 2);
        PERFORM count(*) FROM maps, hex_territories_render(catan_seed(round), cells, 3, steps => 100);
        BEGIN
            PERFORM count(*) FROM maps, hex_territories(catan_seed(round), cells, 2, 3);
        EXCEPTION WHEN invalid_parameter_value THEN NULL;
        END;
    END LOOP;
END
$$;
SELECT share_maps(3);
SELECT own_memory() AS before \gset
SELECT share_maps(15);
SELECT own_memory() - :before AS grown \gset
SELECT CASE WHEN :grown < 1000000 THEN 'flat' ELSE 'grown by ' || :grown END AS territories;
DROP FUNCTION share_maps;
DROP TABLE maps;
RESET ALL;
DROP TABLE seeds, changing;
DROP FUNCTION own_memory;
