# The commands a visitor or a developer needs; the work is done by scripts/.

SHELL := /bin/bash
# A clone shows what there is; in a source distribution "make && make install" does what it does everywhere.
.DEFAULT_GOAL := $(if $(wildcard .git),help,all)
.PHONY: help demo server test test-distributed bench bench-distributed build install installcheck package release-script reference clean hostile soak test-checking valgrind all test-all test-data test-package dist licenses

help: ## list these targets
	@echo "catan_hex: hexagons and Settlers boards inside PostgreSQL"
	@echo
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
	  while IFS='|' read -r name meaning; do printf '%-26s %s\n' "$$name" "$$meaning"; done
	@echo
	@echo "PG_CONFIG=/path/to/pg_config chooses a PostgreSQL; by default the newest one found, 13 to 18."

demo: ## install what is missing, build, and show boards on a throw-away server
	@scripts/demo.sh

server: ## the same throw-away server with psql, for trying things by hand
	@scripts/server.sh

test: ## format, lints, core tests, server tests, documentation examples
	@scripts/test.sh

test-distributed: ## docs/distributed.md and tests/distributed/ on three private servers
	@scripts/distributed-test.sh

hostile: ## 200,000 hostile calls of all functions on a private server (CALLS=, FIRST=)
	@scripts/hostile.sh $(CALLS) $(FIRST)

soak: ## five minutes of reading and writing by 16 clients that are canceled and cut off (SECONDS=)
	@scripts/soak.sh $(SECONDS)

test-checking: ## the server tests on a PostgreSQL 15 with assertions, built from source into target/
	@scripts/test-checking.sh

valgrind: ## server tests and hostile calls on such a server under valgrind; takes a quarter of an hour
	@scripts/valgrind.sh

test-all: ## the server tests on PostgreSQL 13 to 18 (fetched into target/), data, packages
	@scripts/test-all.sh

test-data: ## dumps, pg_upgrade and replication of tables that use every function
	@scripts/data-test.sh

bench: ## benchmarks of the core, then of the SQL functions
	@scripts/bench.sh

bench-distributed: ## the ten fairest of many boards, on one worker and on two
	@scripts/bench-distributed.sh

all: build
build: ## build the library only
	@scripts/build.sh

install: ## copy library, control file and SQL to where PG_CONFIG says (honors DESTDIR)
	@scripts/install.sh

installcheck: ## server tests on your running server (PGHOST, PGPORT, PGUSER)
	@scripts/installcheck.sh

package: ## target/package/: the installed files as .tar.gz, and as .deb on Debian
	@scripts/package.sh

test-package: ## install, use and remove the .deb; build and use the source distribution
	@scripts/package-test.sh
	@scripts/dist-test.sh

dist: ## target/package/catan_hex-VERSION.zip, the source distribution for PGXN
	@scripts/dist.sh

licenses: ## write LICENSES-DEPENDENCIES.md anew
	@scripts/licenses.sh

release-script: ## keep the install script of this version in sql/released/
	@scripts/release-script.sh write

reference: ## write docs/reference.md from the declarations in sql/
	@scripts/reference.sh write

clean: ## remove everything that was built
	@scripts/clean.sh
