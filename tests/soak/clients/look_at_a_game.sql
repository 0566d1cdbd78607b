-- What a player sees, and how likely mines are.
\set game random(1, 500)
SELECT state, count(*) FROM seen WHERE game_id = :game GROUP BY state;
SELECT count(*) FROM games AS g,
    LATERAL (SELECT array_agg(ARRAY[x, y, CASE state WHEN 'open' THEN adjacent END]) AS shown FROM seen WHERE game_id = g.game_id) AS s,
    minesweeper_status(seed, cells, mines, ARRAY(SELECT ARRAY[m.x, m.y, action] FROM moves AS m WHERE m.game_id = g.game_id ORDER BY turn)) AS status,
    minesweeper_chances(CASE WHEN status.state = 'playing' THEN shown ELSE '{}' END, CASE WHEN status.state = 'playing' THEN mines ELSE 0 END)
WHERE game_id = :game;
