-- A query over a hundred million boards, and a single long call, stop when they are told to.
SET statement_timeout = '200ms';
SELECT count(*) FROM generate_series(1, 100000000) AS id, catan_board(catan_seed(id));
SELECT count(*) FROM generate_series(1, 100000000) AS id, hex_distance(0, 0, id, 7) AS far WHERE far < 0;
-- A single call: it must stop long before it has written all its rows to disk.
SET statement_timeout = '20ms';
SET work_mem = '64kB';
SET temp_file_limit = '200MB';
SELECT hex_tiles(1825);
SET statement_timeout = '60s';
SELECT left(outcome('SELECT hex_tiles(1825)'), 5) AS too_large;
RESET work_mem;
RESET temp_file_limit;
RESET statement_timeout;
SELECT count(*) FROM hex_tiles(5);
