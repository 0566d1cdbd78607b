# A page of reference out of the declarations in sql/: each function's signature and its comment. The functions that only
# the planner calls are left out.

/^CREATE FUNCTION / {
    name = $3
    sub(/\(.*/, "", name)
    signature = ""
    in_signature = 1
}

in_signature && /^LANGUAGE / {
    in_signature = 0
    properties = $0
    sub(/^LANGUAGE c /, "", properties)
    sub(/ SUPPORT .*/, ", more or fewer rows as the arguments say", properties)
}

# A signature on the line of LANGUAGE ends there.
in_signature { signature = signature $0 "\n" }

in_comment {
    sub(/';$/, "")
    sub(/^'/, "")
    gsub(/''/, "'")
    gsub(/</, "\\&lt;")
    gsub(/\*/, "\\*")
    printf "\n### %s\n\n```pgsql\n%s```\n\n%s\n\n%s.\n", name, signature, $0, properties
    in_comment = 0
}

/^COMMENT ON FUNCTION / { in_comment = name !~ /_support$/ }

FNR == 1 {
    area = FILENAME
    sub(/.*\//, "", area)
    sub(/\.sql$/, "", area)
    gsub(/_/, " ", area)
    printf "\n## %s\n", toupper(substr(area, 1, 1)) substr(area, 2)
}
