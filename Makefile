# Everything a newcomer needs: `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/goodsyard/core src/goodsyard/games -name '*.py') setup.py pyproject.toml

.PHONY: help build play test check format bench clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(VENV)/installed: $(ENGINE)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@$(BIN)/python -c "import goodsyard; print('goodsyard: the engine is compiled.' if goodsyard.COMPILED else \
	  'goodsyard: no C compiler, so the engine runs interpreted, about 20 times slower.')"
	@touch $@

build: $(VENV)/installed  ## set up the environment and compile the engine

play: build  ## set everything up and play Coal Baron against two bots
	$(BIN)/goodsyard play coal-baron --seats me,random,random

test: build  ## set everything up and run all tests
	$(BIN)/python -m pytest -n 2

check: build  ## format, lint, types, layers and branch coverage
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tests/interpreted.py --coverage

format: build  ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: build  ## decisions per second, compiled against interpreted
	$(BIN)/goodsyard bench

clean:  ## remove the environment and everything built
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
