# Everything a newcomer needs: `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/goodsyard/core src/goodsyard/games src/goodsyard/bots src/goodsyard/envs -name '*.py') setup.py pyproject.toml

.PHONY: help build play test check lint-web format bench bench-table bench-bots bench-envs bench-peers ladder clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# $(call install,EXTRA): the environment with the package, compiled where there is a compiler.
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

build: $(VENV)/for-building  ## set up the environment for developers and compile the engine

play: $(VENV)/for-playing  ## set everything up, start the table and open it in the browser
	$(BIN)/goodsyard serve

test: build  ## set everything up and run all tests
	$(BIN)/python -m pytest -n 2 --ignore tests/server --ignore tests/web
	$(BIN)/python -m pytest tests/server tests/web

check: build  ## format, lint, types, layers and branch coverage
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tests/interpreted.py --coverage

lint-web:  ## check the page's modules with TypeScript
	@if ! command -v npm >/dev/null; then echo "lint-web: npm is missing, so the page's modules are not checked"; exit 0; fi; \
	  test -x node_modules/.bin/tsc || npm install --no-audit --no-fund --silent; \
	  node_modules/.bin/tsc --project tsconfig.json

format: build  ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: build  ## decisions per second, compiled against interpreted
	$(BIN)/goodsyard bench

bench-table: build  ## how fast the server answers moves at 200 tables, on SQLite and on PostgreSQL
	$(BIN)/python bench/table.py
	$(BIN)/python bench/table.py --postgres

bench-bots: build  ## does thinking of expert bots delay moves at other tables?
	$(BIN)/python bench/bots.py

bench-envs: build  ## steps per second of the environments
	$(BIN)/python bench/envs.py

bench-peers: build  ## Goodsyard and other libraries of games side by side, written into docs/benchmarks.md
	$(BIN)/python -m bench.peers

ladder: build  ## duels between the levels of the bots in every game, into docs/ladder.md
	$(BIN)/python bench/ladder.py --jobs 2

clean:  ## remove the environment and everything built
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
