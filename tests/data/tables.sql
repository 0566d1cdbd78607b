-- Tables, views and indexes such as users keep, on functions of every area: what must survive dumps, upgrades and replication.
CREATE SCHEMA settlers;
CREATE DOMAIN settlers.seed AS double precision CHECK (catan_fairness(VALUE) >= 0);

-- Defaults, CHECK constraints, generated columns; unique, partial and exclusion indexes on expressions.
CREATE TABLE settlers.games (
    id bigint PRIMARY KEY,
    seed settlers.seed NOT NULL DEFAULT catan_seed(4711),
    rules jsonb NOT NULL DEFAULT catan_rules(),
    harbors integer NOT NULL DEFAULT 9 CHECK (harbors = jsonb_array_length(catan_json(seed, rules) -> 'harbors')),
    board jsonb GENERATED ALWAYS AS (catan_json(seed, rules)) STORED,
    code text GENERATED ALWAYS AS (catan_code(catan_json(seed, rules))) STORED,
    fairness double precision GENERATED ALWAYS AS (catan_fairness(seed, rules)) STORED,
    picture text GENERATED ALWAYS AS (md5(catan_svg(seed, rules))) STORED,
    CHECK (catan_code(catan_from_code(code)) = code),
    EXCLUDE USING btree (catan_seed(id) WITH =)
);
CREATE INDEX games_fairness ON settlers.games (catan_fairness(seed, rules));
CREATE UNIQUE INDEX games_code ON settlers.games (catan_code(catan_json(seed, rules)) COLLATE "C");
CREATE INDEX games_fair ON settlers.games (id) WHERE catan_fairness(seed, rules) < 0.5;
INSERT INTO settlers.games (id, seed) SELECT id, catan_seed(id) FROM generate_series(1, 40) AS id;
INSERT INTO settlers.games (id, rules) VALUES (41, catan_rules('article'));

-- The plane: points and polygons, an index over them, a policy.
CREATE TABLE settlers.settlements (
    game bigint NOT NULL REFERENCES settlers.games,
    x integer NOT NULL,
    y integer NOT NULL,
    from_center bigint GENERATED ALWAYS AS (hex_distance(x, y, 2, 2)) STORED,
    middle point GENERATED ALWAYS AS (hex_center(x, y, 10)) STORED,
    hexagon polygon GENERATED ALWAYS AS (hex_polygon(x, y, 10, 'flat')) STORED,
    road_length integer NOT NULL DEFAULT catan_longest_road(ARRAY[[0, 0, 0], [0, 0, 1]]),
    PRIMARY KEY (game, x, y),
    CHECK (hex_distance(x, y, 2, 2) <= 2)
);
CREATE INDEX settlements_middle ON settlers.settlements USING gist (hex_center(x, y, 10));
CREATE INDEX settlements_hexagon ON settlers.settlements USING gist (hex_polygon(x, y, 10, 'flat'));
CREATE INDEX settlements_at_center ON settlers.settlements (game) WHERE hex_distance(x, y, 2, 2) = 0;
ALTER TABLE settlers.settlements ENABLE ROW LEVEL SECURITY;
CREATE POLICY in_sight ON settlers.settlements USING (hex_distance(x, y, 2, 2) <= 1);
INSERT INTO settlers.settlements (game, x, y) SELECT game, x, y FROM generate_series(1, 5) AS game, hex_tiles(2);

-- Partitions by what our functions say.
CREATE TABLE settlers.map (x integer NOT NULL, y integer NOT NULL, label text)
PARTITION BY RANGE (hex_distance(x, y, 0, 0));
CREATE TABLE settlers.map_near PARTITION OF settlers.map FOR VALUES FROM (0) TO (3);
CREATE TABLE settlers.map_far PARTITION OF settlers.map FOR VALUES FROM (3) TO (100) PARTITION BY HASH (hex_distance(x, y, 9, 9));
CREATE TABLE settlers.map_far_even PARTITION OF settlers.map_far FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE settlers.map_far_odd PARTITION OF settlers.map_far FOR VALUES WITH (MODULUS 2, REMAINDER 1);
ALTER TABLE settlers.map_near REPLICA IDENTITY FULL;
ALTER TABLE settlers.map_far_even REPLICA IDENTITY FULL;
ALTER TABLE settlers.map_far_odd REPLICA IDENTITY FULL;
CREATE INDEX map_middle ON settlers.map USING gist (hex_center(x, y));
INSERT INTO settlers.map SELECT x, y, 'ring ' || hex_distance(x, y, 0, 0) FROM hex_range(0, 0, 6);

-- Views on sets and records, one on another, one materialized with an index.
CREATE VIEW settlers.tiles AS
SELECT g.id, b.rn, b.x, b.y, b.resource_name, b.score FROM settlers.games AS g, catan_board(g.seed, g.rules) AS b;
CREATE VIEW settlers.pictures AS
SELECT g.id, string_agg(line, E'\n' ORDER BY line_no) AS picture
FROM settlers.games AS g, catan_render(g.seed, g.rules) WITH ORDINALITY AS drawing (line, line_no) GROUP BY g.id;
CREATE VIEW settlers.ways AS
SELECT s.game, p.* FROM settlers.settlements AS s,
     hex_path(s.x, s.y, 2, 2, (SELECT array_agg(ARRAY[t.x, t.y]) FROM settlers.tiles AS t WHERE t.id = s.game)) AS p;
CREATE MATERIALIZED VIEW settlers.best AS
SELECT g.id, m.best_pips, m.best_sites, (SELECT count(*) FROM settlers.ways AS w WHERE w.game = g.id) AS steps
FROM settlers.games AS g, catan_metrics(g.seed, g.rules) AS m;
CREATE UNIQUE INDEX best_id ON settlers.best (id);
