# Takes the examples out of a Markdown file: `sql` gets every block of a `language` (sql, unless given), `expected` the text block
# that follows it directly. Before each block both get a line that says where it stands, which \echo puts into the output.

BEGIN {
    place = "prose"
    if (language == "") language = "sql"
    start = "```" language "[ \t]*$"
}

$0 ~ "^[ \t]+" start { complain("an indented " language " block would not be run") }

place == "prose" || place == "after sql" {
    if ($0 ~ "^" start) {
        place = "sql"
        printf "\\echo '-- %s, line %d'\n", FILENAME, FNR > sql
        printf "-- %s, line %d\n", FILENAME, FNR > expected
    } else if (place == "after sql" && $0 ~ /^```text[ \t]*$/)
        place = "expected"
    else if ($0 ~ /^```/)
        place = "other block"
    else if (NF > 0)
        place = "prose"
    next
}

/^```[ \t]*$/ { place = place == "sql" ? "after sql" : "prose"; next }
place == "sql" { print > sql }
place == "expected" { print > expected }

END { if (!failed && place != "prose" && place != "after sql") complain("the last block is not closed") }

function complain(what) {
    printf "%s, line %d: %s\n", FILENAME, FNR, what > "/dev/stderr"
    failed = 1
    exit 1
}
