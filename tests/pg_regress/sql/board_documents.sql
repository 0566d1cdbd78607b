-- A board as one document, whose tiles and harbors are the rows of the tables.
SELECT jsonb_pretty(catan_json(0.201703) #- '{tiles}' #- '{harbors}' #- '{rules}') AS origin,
       catan_json(0.201703)->'rules' = catan_rules() AS whole_rules;
SELECT jsonb_pretty(catan_json(0.201703) #> '{tiles,0}') AS tile, jsonb_pretty(catan_json(0.201703) #> '{harbors,0}') AS harbor;
SELECT count(*) AS seeds, count(*) FILTER (WHERE (
           SELECT array_agg(t ORDER BY rn) FROM jsonb_to_recordset(catan_json(seed, rules)->'tiles') AS t(
               score_rn integer, rn integer, x integer, y integer, resource text, score integer, attempt integer, resource_name text)
       ) = (SELECT array_agg(t ORDER BY rn) FROM catan_board(seed, rules) AS t)) AS same_tiles,
       count(*) FILTER (WHERE (
           SELECT array_agg(h ORDER BY rn) FROM jsonb_to_recordset(catan_json(seed, rules)->'harbors') AS h(
               rn integer, x integer, y integer, resource text, pier1 integer, pier2 integer)
       ) = (SELECT array_agg(h ORDER BY rn) FROM catan_harbors(seed, rules) AS h)) AS same_harbors
FROM generate_series(-1, 1, 0.1) AS seed, unnest(ARRAY[catan_rules(), catan_rules('expansion')]) AS rules;
SELECT (catan_json(0.30000000000000004)->>'seed')::float8 = 0.30000000000000004 AS exact_seed;
SELECT catan_json(NULL), catan_code(NULL), catan_from_code(NULL);

-- The shortest text for it, and back.
SELECT catan_code(catan_json(0.201703)), catan_code(catan_json(0.201703, catan_rules('expansion')));
SELECT catan_from_code('b2dp-n2jv w78p 9trg xw9y hv') #> '{tiles,0}' AS first_tile;
SELECT count(*) AS boards, count(DISTINCT code) AS codes, bool_and(catan_code(catan_from_code(code)) = code) AS round_trips
FROM generate_series(1, 1000) AS id, LATERAL (SELECT catan_code(catan_json(catan_seed(id))) AS code) AS coded;

-- A board written by hand.
SELECT catan_code(jsonb_set(catan_json(0.201703), '{tiles}', (
    SELECT jsonb_agg(jsonb_build_object('x', x, 'y', y, 'resource', resource_name, 'score', score) ORDER BY rn DESC)
    FROM catan_board(0.201703)))) AS in_another_order;

SELECT outcome($$SELECT catan_code(jsonb_set(catan_json(0.5), '{tiles,3,score}', '13'))$$);
SELECT outcome($$SELECT catan_code(jsonb_set(catan_json(0.5), '{tiles,3,score}', '5.5'))$$);
SELECT outcome($$SELECT catan_code(jsonb_set(catan_json(0.5), '{tiles,3,x}', '1e100000'))$$);
SELECT outcome($$SELECT catan_code(jsonb_set(catan_json(0.5), '{tiles,0,resource_name}', '"gold"'))$$);
SELECT outcome($$SELECT catan_code(catan_json(0.5) #- '{tiles,3,y}')$$);
SELECT outcome($$SELECT catan_code(jsonb_set(catan_json(0.5), '{harbors,8,pier1}', '1'))$$);
SELECT outcome($$SELECT catan_code(catan_json(0.5) || '{"tile": 1}')$$);
SELECT outcome($$SELECT catan_code('[]')$$);
SELECT outcome($$SELECT catan_code('{"tiles": {}}')$$);
SELECT outcome($$SELECT catan_code('{"tiles": []}')$$);
SELECT outcome($$SELECT catan_code(jsonb_build_object('tiles', (SELECT jsonb_agg(jsonb_build_object('x', n, 'y', 0, 'resource', 'ore')) FROM generate_series(0, 1000) AS n)))$$);
SELECT outcome($$SELECT catan_code(jsonb_build_object('tiles', (SELECT jsonb_agg(jsonb_build_object('x', n, 'y', 0, 'resource', 'ore')) FROM generate_series(0, 999) AS n)))$$);
SELECT outcome($$SELECT catan_code(jsonb_build_object('tiles', repeat('x', 2000000)))$$);
SELECT outcome($$SELECT catan_code(catan_json(0.5, '{"harbors": "none"}'))$$);
SELECT outcome($$SELECT catan_code(catan_json(0.5, '{"tiles": {"grain": 18, "desert": 1}}'))$$);

SELECT outcome($$SELECT catan_from_code('')$$);
SELECT outcome($$SELECT catan_from_code('B2DPN2JVW78P9TRGXW9YHU')$$);
SELECT outcome($$SELECT catan_from_code('B2PDN2JVW78P9TRGXW9YHV')$$);
SELECT outcome($$SELECT catan_from_code('B2DPN2JVW78P9TRGXW9YH')$$);
SELECT outcome($$SELECT catan_from_code('B2DPN2JVW78P9TRGXW9YHO')$$);
SELECT outcome($$SELECT catan_from_code('Bé')$$);
SELECT outcome($$SELECT catan_from_code('X')$$);
SELECT outcome($$SELECT catan_from_code(repeat('B', 2000))$$);
