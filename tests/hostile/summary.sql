-- What came of the calls; the last line counts what must not be.
\pset footer off
SELECT f.signature AS function, count(*) AS calls, count(*) FILTER (WHERE state = '00000') AS results,
       count(*) FILTER (WHERE state LIKE '22%') AS "class 22", count(*) FILTER (WHERE state LIKE '54%') AS "class 54",
       round(max(milliseconds)) AS "slowest, ms"
FROM hostile.outcomes AS o
JOIN hostile.functions AS f ON f.place = o.call_number % (SELECT count(*) FROM hostile.functions)
GROUP BY f.signature
ORDER BY f.signature COLLATE "C";

SELECT state AS "SQLSTATE", count(*) AS calls FROM hostile.outcomes GROUP BY state ORDER BY state COLLATE "C";

CREATE TEMPORARY TABLE finding (said text);
INSERT INTO finding
SELECT format(E'call %s: %s, %s ms, %s\n  %s', call_number, state, round(milliseconds), message, left(hostile.call(call_number), 2000))
FROM hostile.outcomes AS o
WHERE hostile.is_finding(o)
ORDER BY call_number;
-- Without one usual call that succeeds, hostile ones prove little. A few calls are somebody's who makes them again.
INSERT INTO finding
SELECT f.signature || ' never gave a result'
FROM hostile.functions AS f
WHERE NOT EXISTS (
    SELECT FROM hostile.outcomes AS o
    WHERE o.state = '00000' AND o.call_number % (SELECT count(*) FROM hostile.functions) = f.place
) AND (SELECT count(*) FROM hostile.outcomes) > 2000
ORDER BY 1;
INSERT INTO finding
SELECT format('%s of %s: %s, not %s', function, given, state, expected) FROM hostile.support_calls
WHERE state <> ALL (expected::text[]) ORDER BY 1;
INSERT INTO finding
SELECT format('the session of %s calls grew from %s to %s bytes', session, warm, finally)
FROM (
    SELECT session, max(bytes) FILTER (WHERE calls = 0) AS warm, max(bytes) FILTER (WHERE calls > 0) AS finally
    FROM hostile.memory_used
    GROUP BY session
) AS used
WHERE finally - warm > 4000000
ORDER BY session;

\pset format unaligned
\pset tuples_only on
SELECT said FROM finding LIMIT 20;
SELECT format(E'call %s: %s, %s ms, %s\n  %s', call_number, state, round(milliseconds), message, hostile.call(call_number))
FROM hostile.outcomes
WHERE (SELECT count(*) FROM hostile.outcomes) <= 20
ORDER BY call_number;
SELECT format('session of %s calls: %s kB when warm, %s kB after %s more', session,
              max(bytes) FILTER (WHERE calls = 0) / 1024, max(bytes) FILTER (WHERE calls > 0) / 1024, max(calls))
FROM hostile.memory_used
GROUP BY session
ORDER BY session;
SELECT format('hostile calls: %s of %s functions, %s results, slowest %s ms, %s findings', count(*),
              (SELECT count(*) FROM hostile.functions), count(*) FILTER (WHERE state = '00000'), round(max(milliseconds)),
              (SELECT count(*) FROM finding))
FROM hostile.outcomes;
