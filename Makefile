# Leopold needs Python 3.11 or newer and make. Everything it installs lives in .venv; `make clean` removes it.
# Another Python: PYTHON=python3.12 make setup (after `make clean`, if one is already set up).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
# All of them but cuda, which is of no use without a card and half a gigabyte.
EXTRAS := lab metrics postgres push rl

.DEFAULT_GOAL := help
.PHONY: help setup play test lint page dev screenshots bench lock audit release clean check-python browser

help: ## show this list
	@echo "Leopold: Grand Austria Hotel as software"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

setup: $(READY) ## install everything into .venv (the other targets do it when needed)
	@echo "Leopold is ready. To play: make play"

play: $(READY) ## lay the table and open it in the browser
	@$(BIN)/leopold

# Compiling and checking go on side by side. The browser's tests run by themselves: Playwright keeps an event loop going in its process, where no other can begin. One that passes
# only the second time is named and counted as flaky (tests/flaky.py).
test: $(READY) ## compile the rules, then run all checks and tests (ARGS="-k word" picks tests)
	@$(BIN)/leopold warm & warming=$$!; \
	$(MAKE) --no-print-directory lint page browser || { kill $$warming; exit 1; }; \
	wait $$warming
	@echo "==> Tests"
	@$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/server/browser $(ARGS)
	@echo "==> Tests in the browser"
	@$(BIN)/python -m pytest -n auto --dist worksteal tests/server/browser $(ARGS) || [ $$? -eq 5 ] # 5: ARGS picked none of them

lint: $(READY) ## check style, types and who imports whom
	@echo "==> Style (ruff)"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo "==> Types (mypy)"
	@$(BIN)/mypy
	@echo "==> Layers (import-linter)"
	@$(BIN)/lint-imports
	@echo "==> The page (svelte-check, vitest)"
	@$(BIN)/python hatch_build.py check

page: $(READY) ## build the page of the table again
	@$(BIN)/python hatch_build.py page

dev: $(READY) ## serve the table, and its page with reload while it is being changed
	@$(BIN)/python hatch_build.py dev

screenshots: $(READY) page ## take the pictures of the table for the README and the documentation
	@$(BIN)/python -m tests.server.browser.screenshots

bench: $(READY) ## measure how fast the rules run here
	@$(BIN)/leopold bench

lock: $(READY) ## pin again what pyproject.toml asks for (ARGS=--upgrade takes the newest of all)
	@echo "==> Fetching uv, which does the pinning"
	@$(PIP) install --quiet "uv>=0.9"
	@echo "==> Writing requirements.lock"
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" $(addprefix --extra ,$(EXTRAS)) --group dev --output-file requirements.lock $(ARGS) pyproject.toml
	@echo "==> Done. The next make installs it."

# Both ask databases of known weaknesses on the network. Where there is none they say so, and nothing has been looked at.
audit: $(READY) ## look for known weaknesses in everything Leopold is made of (needs the network)
	@echo "==> Fetching pip-audit, which does the looking, into a place of its own"
	@$(PYTHON) -m venv $(VENV)/audit && $(VENV)/audit/bin/python -m pip --disable-pip-version-check --no-input install --quiet "pip-audit>=2.9"
	@echo "==> Python (pip-audit)"
	@$(VENV)/audit/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements.lock
	@echo "==> The page (npm audit)"
	@$(BIN)/python hatch_build.py audit

# The version is what pyproject.toml says; what is new in it must have its number in the changelog first.
release: check-python ## tag this commit as the version that pyproject.toml names
	@version=$$($(PYTHON) -c 'import tomllib; print(tomllib.load(open("pyproject.toml", "rb"))["project"]["version"])'); \
	complain() { echo "Not tagged: $$1" >&2; exit 1; }; \
	git diff --quiet HEAD || complain "there are changes that are not committed."; \
	if grep -qx "## Unreleased" CHANGELOG.md; then complain "CHANGELOG.md has changes under Unreleased; give them their number, and pyproject.toml the same."; fi; \
	grep -qx "## $$version" CHANGELOG.md || complain "CHANGELOG.md has no section \"## $$version\", which pyproject.toml names."; \
	if git rev-parse -q --verify "refs/tags/v$$version" >/dev/null; then complain "there is a v$$version already; the next one needs another number."; fi; \
	git tag -a "v$$version" -m "Leopold $$version" && echo "Tagged v$$version. To publish it: git push origin v$$version"

clean: ## remove .venv, caches and build products
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf .coverage .coverage.* htmlcov
	rm -rf leopold/server/page/dist leopold/server/page/node_modules leopold/server/page/src/api/types.ts
	find leopold tests -type d -name __pycache__ -prune -exec rm -rf {} +

# Not for typing: the environment itself, made again when what it is made from changes.

$(READY): pyproject.toml requirements.lock
	@$(MAKE) --no-print-directory check-python
	@rm -f $(READY)
	@echo "==> 1 of 3: a virtual environment in $(VENV), with $$($(PYTHON) --version)"
	@wanted=$$($(PYTHON) -c 'import sys; print(sys.version_info[:2])'); \
	found=$$($(BIN)/python -c 'import pip, sys; print(sys.version_info[:2])' 2>/dev/null); \
	if [ "$$wanted" != "$$found" ]; then $(PYTHON) -m venv --clear $(VENV); fi
	@echo "==> 2 of 3: the pinned packages (about 115 MB to fetch the first time: a minute or two)"
	@$(PIP) install --require-hashes --only-binary :all: -r requirements.lock || { \
		echo; \
		echo "Installing the packages failed; pip's reason stands above." >&2; \
		echo "If it found no matching distribution, there is none yet for this Python or this machine:" >&2; \
		echo "try another Python, for example: PYTHON=python3.13 make setup" >&2; \
		exit 1; }
	@echo "==> 3 of 3: Leopold itself"
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $(READY)

# The tests of the page need browsers: they are installed where that is possible, else their tests are skipped and say so.
browser:
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null || $(call fetch-browser,Chromium,chromium-headless-shell,chromium)
	@command -v firefox-esr firefox >/dev/null || $(call fetch-browser,Firefox,firefox-esr)
	@fc-list :lang=zh 2>/dev/null | grep -q . || $(call fetch-browser,typeface with Chinese,fonts-wqy-microhei)

# Its name and its packages, the first that can be had: without windows Chromium is cheaper. Ubuntu's Firefox is called
# firefox and comes otherwise.
define fetch-browser
{ \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "==> Fetching $(1) for the tests of the page"; \
		apt-get update -qq && { for package in $(2) $(3); do \
			apt-get install -qq -y --no-install-recommends $$package && break; done; }; \
	else false; fi; } || echo "There is no $(1) here, and it could not be installed: its tests of the page will be SKIPPED."
endef

check-python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Leopold needs Python 3.11 or newer, and there is no $(PYTHON) here." >&2; \
		echo "Install one, or name yours: PYTHON=python3.12 make setup" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Leopold needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
		echo "If you have a newer one, name it: PYTHON=python3.12 make setup" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is missing." >&2; \
		echo "On Debian and Ubuntu: sudo apt install python3-venv" >&2; \
		exit 1; }
