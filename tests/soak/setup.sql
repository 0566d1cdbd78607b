-- Tables as games have them: boards with a generated column and an index on an expression of ours, minesweeper with its moves
-- counted, a map with pieces on it, and views over them.
CREATE EXTENSION catan_hex;

CREATE TABLE boards (
    board_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seed double precision NOT NULL,
    rules jsonb NOT NULL DEFAULT '{}',
    changes integer NOT NULL DEFAULT 0,
    fairness double precision GENERATED ALWAYS AS (catan_fairness(seed, rules)) STORED
);
CREATE INDEX boards_by_code ON boards (catan_code(catan_json(seed, rules)));
CREATE INDEX boards_by_fairness ON boards (fairness);
INSERT INTO boards (seed) SELECT catan_seed(id) FROM generate_series(1, 1000) AS id;
CREATE VIEW tiles AS
SELECT board_id, b.*, name, pips FROM boards, catan_board(seed, rules) AS b JOIN catan_resources() AS r USING (resource),
    LATERAL (SELECT 6 - abs(7 - score) AS pips) AS p;

CREATE TABLE games (
    game_id integer PRIMARY KEY,
    seed double precision NOT NULL,
    mines integer NOT NULL,
    cells integer[] NOT NULL,
    moves_made integer NOT NULL DEFAULT 0
);
CREATE TABLE moves (
    game_id integer REFERENCES games,
    turn integer,
    x integer NOT NULL,
    y integer NOT NULL,
    action integer NOT NULL,
    PRIMARY KEY (game_id, turn)
);
INSERT INTO games SELECT id, catan_seed(id), 10, ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(8, 8)) FROM generate_series(1, 500) AS id;
CREATE VIEW seen AS
SELECT game_id, p.*
FROM games AS g,
    minesweeper_play(seed, cells, mines, ARRAY(SELECT ARRAY[m.x, m.y, action] FROM moves AS m WHERE m.game_id = g.game_id ORDER BY turn)) AS p;

CREATE TABLE pieces (
    piece_id integer PRIMARY KEY,
    x integer NOT NULL,
    y integer NOT NULL,
    steps integer NOT NULL DEFAULT 0,
    from_home bigint GENERATED ALWAYS AS (hex_distance(x, y, 0, 0)) STORED
);
CREATE INDEX pieces_by_distance ON pieces (hex_distance(x, y, 0, 0));
INSERT INTO pieces SELECT id, id / 100 - 10, id % 100 - 50 FROM generate_series(0, 1999) AS id;

-- What happened meanwhile: signals sent, and the memory of sessions that live all the time.
CREATE TABLE signals (at timestamptz NOT NULL DEFAULT clock_timestamp(), kind text NOT NULL);
CREATE TABLE memory_used (session integer, at timestamptz NOT NULL DEFAULT clock_timestamp(), bytes bigint);
CREATE FUNCTION own_memory() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT (pages[2]::bigint - pages[3]::bigint) * 4096
    FROM string_to_array(pg_read_file('/proc/self/statm', 0, 100), ' ') AS pages
$$;
