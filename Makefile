# The two commands: `make play` and `make test`. Both need only Python 3.11 or newer with venv, and a package index.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv

.PHONY: play test check format bench clean

play: .venv/.play
	@$(BIN)/tablee serve --open

test: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

format: .venv/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/.dev
	$(UV) pip install -q -r benchmarks/requirements.txt
	$(BIN)/python -m benchmarks.engine

clean:
	rm -rf .venv dist build

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit("Tablée needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	@echo "Preparing .venv (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check uv

# Installing builds the page for browsers too; both are quick when nothing has changed.
.PHONY: .venv/.play .venv/.dev
.venv/.play: $(UV)
	@$(UV) sync -q --inexact

.venv/.dev: $(UV)
	@$(UV) sync -q --inexact --group dev
