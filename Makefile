# `make help` lists the targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/goodsyard/core src/goodsyard/games src/goodsyard/bots src/goodsyard/envs -name '*.py') setup.py pyproject.toml

.PHONY: help build play test sight faults check lint lint-web format bench bench-table bench-bots bench-envs bench-peers ladder clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# $(call install,EXTRA): set up the environment with the package, compiled if there is a C compiler.
define install
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --editable '.[$(1)]'
	@$(BIN)/python -c "import goodsyard; print('goodsyard: the engine is compiled.' if goodsyard.COMPILED else \
	  'goodsyard: no C compiler, so the engine runs interpreted, about 20 times slower.')"
	@touch $@
endef

$(VENV)/for-playing: $(ENGINE)
	$(call install,server)

$(VENV)/for-building: $(ENGINE)
	$(call install,dev)
	@touch $(VENV)/for-playing

build: $(VENV)/for-building  ## set up the development environment and compile the engine

play: $(VENV)/for-playing  ## set everything up, start the server and open it in the browser
	$(BIN)/goodsyard serve

test: build  ## set everything up and run all tests
	$(BIN)/python -m pytest -n 2 --ignore tests/server --ignore tests/web
	@# Real servers and browsers share the machine; what fails beside others is run once more, by itself.
	$(BIN)/python -m pytest -n 2 tests/server tests/web || \
	  $(BIN)/python -m pytest --last-failed --last-failed-no-failures none tests/server tests/web

sight: build  ## look at every decision of whole games in Chromium: is everything in sight, at every size?
	$(BIN)/python -m tests.web.sight

faults: build  ## kill, freeze and starve the server under play, about eight minutes: is every acknowledged move there once?
	$(BIN)/python -m tests.faults

check: lint  ## lint, then run the engine's tests interpreted with branch coverage
	$(BIN)/python tests/interpreted.py --coverage

lint: build lint-web  ## check formatting, lint, types and layers: the fast half of `make check`
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-web:  ## check the page's modules with TypeScript
	@if ! command -v npm >/dev/null; then echo "lint-web: npm not found, so the page's modules were not checked"; exit 0; fi; \
	  test -x node_modules/.bin/tsc || npm install --no-audit --no-fund --silent; \
	  node_modules/.bin/tsc --project tsconfig.json

format: build  ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: build  ## measure decisions per second, compiled against interpreted
	$(BIN)/goodsyard bench

bench-table: build  ## measure response times at 200 tables, on SQLite and PostgreSQL
	$(BIN)/python bench/table.py
	$(BIN)/python bench/table.py --postgres

bench-bots: build  ## measure whether thinking expert bots delay moves at other tables
	$(BIN)/python bench/bots.py

bench-envs: build  ## measure steps per second of the environments
	$(BIN)/python bench/envs.py

bench-peers: build  ## compare with other game libraries and update docs/benchmarks.md
	$(BIN)/python -m bench.peers

ladder: build  ## play duels between bot levels in every game and update docs/ladder.md
	$(BIN)/python bench/ladder.py --jobs 2

clean:  ## remove the environment and all build products
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
