# Everything runs inside .venv, which each target creates and fills by itself.
PYTHON ?= python3.11
VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.stamp-dev
ORACLE := $(VENV)/.stamp-conformance
PEERS := $(VENV)/.stamp-bench
WORKERS ?= auto

.DEFAULT_GOAL := help
.PHONY: help generate check reference test test-update conformance bench lint

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-14s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

# A stamp is older than pyproject.toml or the constraints when either changed: then pip runs again.
$(STAMP): pyproject.toml constraints.txt
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		$$($(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*p["dependencies"], *p["optional-dependencies"]["dev"])')
	@touch $@

$(ORACLE): $(STAMP)
	$(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		$$($(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["conformance"])')
	@touch $@

$(PEERS): $(ORACLE)
	$(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		$$($(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"])')
	@touch $@

generate: $(STAMP) ## write generated/ from schemas/ (touches only what changed)
	$(PY) -m codegen generate

check: $(STAMP) ## fail, with a diff, if generated/ is not what the schemas say
	$(PY) -m codegen check

reference: $(STAMP) ## write the pages of docs/ that are made from tables
	$(PY) -m codegen reference

test: $(STAMP) ## run the tests that need nothing but this repository
	$(PY) -m pytest -n $(WORKERS) --ignore tests/conformance

test-update: $(STAMP) ## rewrite the golden files in tests/
	$(PY) -m pytest tests/codegen --update-golden

conformance: $(ORACLE) ## compare with torch 2.13 (installs it)
	$(PY) -m pytest -n $(WORKERS) tests/conformance

bench: $(PEERS) ## measure dispatch, generation and fallbacks beside their peers
	$(PY) benchmarks/all.py

lint: $(STAMP) ## ruff, black and mypy --strict on codegen, runtime and generated
	$(PY) -m ruff check .
	$(PY) -m black --check codegen runtime generated tests benchmarks examples
	$(PY) -m mypy --strict codegen runtime generated
