# Thin aliases; `make` alone prints them. Everything real is `aesilicon` or pytest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tools that start `python` themselves must find the one with the locked packages.
export PATH := $(abspath $(BIN)):$(PATH)
# Python keeps what it has compiled, also where the environment says otherwise: tests start it often.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup run test lint bench research docs results clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(VENV)/.installed ## .venv with the locked packages and this one

$(VENV)/.installed: requirements.lock pyproject.toml lab/pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "AESilicon needs Python 3.11 or newer; set PYTHON=python3.x")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e . -e ./lab
	touch $@ $(VENV)/FUSESOC_IGNORE  # the clone is a library of FuseSoC, its environment is not

run: setup ## the main job on design aes-round: build, run a file, verify, measure, report
	@$(BIN)/aesilicon demo --output build

test: setup ## every test but those of lint and bench
	$(BIN)/python -m pytest -n 2 --dist loadgroup

lint: setup ## Verilator, slang, ruff, mypy
	$(BIN)/python -m pytest -q -n 2 -m lint tests/rtl/test_front_ends.py
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

SHARDS := $(if $(FULL),16,8)
SHARD ?= $(foreach number,$(shell seq $(SHARDS)),$(number)/$(SHARDS))

bench: setup ## slow checks, mutants, published figures again, in shards: SHARD=2/8 is one, FULL=1 for all of each kind
	@failed=0; for shard in $(SHARD); do \
	  echo "shard $$shard"; \
	  $(BIN)/python -m pytest -n 2 --dist loadgroup -m bench $(if $(FULL),--full )--shard $$shard || \
	    { [ $$? = 1 ] && failed=1; } || exit 2; \
	done; exit $$failed

research: setup ## the tests of the searches for circuits and schedules (research/)
	$(BIN)/python -m pytest research

results: setup ## prove and measure the published set again; write results/ and the generated docs
	$(BIN)/python -m aesilicon_lab.pages.publish

docs: setup ## HTML documentation in docs/_build
	$(BIN)/sphinx-build -q -W docs docs/_build

clean: ## remove everything made here, the environment too
	rm -rf $(VENV) build docs/_build
