# The two commands: `make play` and `make test`. Both need only Python 3.11 or newer with venv, and a package index.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv

.PHONY: play test check bite audit format bench clean

play: .venv/.play
	@$(BIN)/tablee serve --open

test: .venv/.dev audit
	@$(BIN)/python -m tests.check all

# Linters, types and the tests of the rooms that changed: what to run before a commit.
check: .venv/.dev
	@$(BIN)/python -m tests.check

# Whether the tests bite: small faults in every room.
bite: .venv/.dev
	@$(BIN)/python -m tests.bite

# Known vulnerabilities of what is installed. An index that cannot be asked is named, not taken for a pass.
audit: .venv/.dev
	@$(BIN)/pip-audit --progress-spinner off --skip-editable -s pypi > .venv/audit.txt 2>&1 || { cat .venv/audit.txt; exit 1; }
	@echo "Python packages: $$(head -n 1 .venv/audit.txt) ($$(grep -c 'could not be audited' .venv/audit.txt) could not be asked about)"
	@if $(BIN)/python web/build.py npm audit --audit-level=high > .venv/npm-audit.txt 2>&1; then \
	  echo "npm packages: no vulnerability of level high"; \
	elif grep -q 'audit endpoint returned an error' .venv/npm-audit.txt; then \
	  echo "npm packages: the registry does not answer questions about vulnerabilities here"; \
	else cat .venv/npm-audit.txt; exit 1; fi

# The hot modules compiled by mypyc: a wheel for this machine in dist/, installed instead of the sources until the next
# `make play` or `make test`. Needs a C compiler and Python's headers, and says so; nothing else needs it.
fast: .venv/.play
	TABLEE_FAST=1 $(UV) build -q --wheel
	$(UV) pip install -q --reinstall-package tablee --no-deps dist/tablee-*-cp*.whl
	@$(BIN)/tablee --version

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
