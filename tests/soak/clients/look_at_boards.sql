-- The fairest boards, and one of them in full and as pictures.
\set board random(1, 1000)
SELECT board_id, fairness FROM boards ORDER BY fairness LIMIT 5;
SELECT name, sum(pips) FROM tiles WHERE board_id = :board GROUP BY name;
SELECT length(catan_svg(seed, rules)), (SELECT count(*) FROM catan_render(seed, rules)) FROM boards WHERE board_id = :board;
