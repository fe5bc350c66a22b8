# Two commands are all: `make play` opens the room, `make test` proves that it works.
# Both set everything up in .venv, and do so again only when the locks have changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check units web browser pictures bench kill race load hour feel protocol lock clean

play: $(VENV)/played
	@$(BIN)/parlour serve --open

test: check web browser units

check: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

units: $(VENV)/tested
	$(BIN)/pytest -n 2 --dist loadgroup --ignore=tests/browser

# The client's types and units; then the real thing in a real browser.
web: $(VENV)/tested
	$(BIN)/python web/build.py check

browser: $(VENV)/tested
	tests/browser/needs
	$(BIN)/pytest -n 2 --dist loadfile tests/browser

# The pictures of the README, from a running room.
pictures: $(VENV)/tested
	tests/browser/needs
	$(BIN)/python -m tests.browser.pictures docs/pictures

bench: $(VENV)/tested
	$(BIN)/python bench/rules.py

# Kills the server 200 times under play, and 20 times in races; nothing may be lost.
kill: $(VENV)/tested
	$(BIN)/python -m tests.server.kill 200
	$(BIN)/python -m tests.server.kill 20 live

# Six people reach for one product a thousand times, and race over real sockets.
race: $(VENV)/tested
	$(BIN)/python -m tests.load.race --races 1000 --sockets 500

# An hour of play in six minutes: memory stays flat, nothing is left running.
hour: $(VENV)/tested
	$(BIN)/python -m tests.load.hour

# Two thousand players of all games, from one process, for half a minute.
load: $(VENV)/tested
	$(BIN)/python -m tests.load.load --players 2000 --rate 1000 --seconds 30

# A race in a browser, with five bots: frames a second, and how soon a tap is seen.
feel: $(VENV)/tested
	tests/browser/needs
	$(BIN)/python -m tests.browser.feel

# The client's types and the page about the protocol, from the structs.
protocol: $(VENV)/tested
	$(BIN)/python -m parlour.server.typescript

# What people need to play.
CLIENT := $(shell find web -path web/node_modules -prune -o -type f -print) hatch_build.py

$(VENV)/played: requirements.lock pyproject.toml $(CLIENT) | $(BIN)/python
	$(BIN)/pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --no-deps -e .
	@touch $@

# What tests need besides.
$(VENV)/tested: requirements-dev.lock pyproject.toml $(CLIENT) | $(BIN)/python
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.lock
	$(BIN)/pip install --quiet --no-deps -e .
	@touch $@ $(VENV)/played

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parlour needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)

# New pins. The locks hold hashes and no hosts.
lock: $(BIN)/python
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-strip-extras \
		--python-version 3.11 pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-strip-extras \
		--python-version 3.11 --extra dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/parlour/web_dist bench/build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
