# The commands for work on gen-dtos. `make help` lists the targets.
#
# The contract is spec/openapi.yaml. The tool writes Generated/ from it. Generated/ is checked in and never edited. To
# change the types of an app, change the contract, then run `make`: it installs missing libraries, builds the tool, and
# brings Generated/ up to date. Read the difference as you would read a colleague's change.
#
# A change must pass `make test`. Run it before each commit. Continuous integration also runs it.
# `make test-all` runs every check that the project has. Run it before a release and before you close a large piece of
# work. A workflow runs it every night. Both consist of the stages in Tests/stages.yaml, and Tests/README.md explains
# them. `make try STAGE=mock` runs one stage, and LONG=1 runs its long form.
#
# A change of the output shows in the goldens (Tests/Tool/GoldenTests/Cases). `make goldens` records them again. Read
# the difference before you commit it.

TOOL = .build/debug/gen-dtos
RELEASE_TOOL = .build/release/gen-dtos
# Runs `swift`, and runs it again if SwiftPM itself crashes.
SWIFT = Scripts/swift
SPEC = spec/openapi.yaml
SHARED = ../shared
# Debian's python3-yaml belongs to Debian's own Python, which need not be the first in the path. On macOS,
# Scripts/bootstrap makes an environment, because Homebrew's Python refuses packages for a user.
PYTHON = $(shell for python in .build/venv/bin/python3 python3 /usr/bin/python3; do \
	$$python -c 'import yaml' 2>/dev/null && echo $$python && break; done)
# A build of the whole package with the plugins builds the generator twice (Package.swift). The stage `plugins` builds
# the plugins.
export WITHOUT_PLUGINS = 1
# Goldens are left out, because they are output of the tool: the templates decide their format.
SWIFT_FILES = find Package.swift Plugins Sources Templates Tests Benchmarks Fuzzing Examples Scripts -name '*.swift' \
	-not -path '*/Cases/*' -not -path '*/OutputCases/*' -not -path '*/Generated/*' -not -path '*/.build/*' -print0

.PHONY: all help setup setup-tests build release check test test-all try goldens bench fuzz format lint dist bump owner clean

all: build ## build the tool and bring Generated/ up to date
	$(TOOL) $(SPEC)

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1	\2/p' Makefile | expand -t 16

setup: ## install what the build needs: libyaml and pkg-config
	@Scripts/bootstrap --build

setup-tests:
	@Scripts/bootstrap

build: setup ## build the tool: .build/debug/gen-dtos
	$(SWIFT) build --product gen-dtos

release: setup ## build the tool for use: .build/release/gen-dtos, many times faster
	Scripts/release/build-release --product gen-dtos

check: build ## check that Generated/ is up to date
	$(TOOL) $(SPEC) --check

test: setup-tests ## run the tests that each change must pass
	@$(PYTHON) Scripts/stages test

test-all: setup-tests ## run every check of the project
	@$(PYTHON) Scripts/stages all

STAGE =
LONG =
try: setup-tests ## run one stage, such as STAGE=mock; LONG=1 runs its long form; without STAGE, list the stages
	@$(PYTHON) Scripts/stages $(if $(STAGE),try '$(STAGE)' $(if $(LONG),--long),list)

# The first run records, and fails on purpose, so that nobody records by accident. The second run must pass.
goldens: setup ## record the goldens again; read the difference
	-UPDATE_GOLDENS=1 $(SWIFT) test --filter GoldenTests
	$(SWIFT) test --filter GoldenTests
	git status --short Tests/Tool/GoldenTests/Cases

RECORD =
bench: release ## measure generation, decoding, client, server and sizes; RECORD=--record records generation's figures
	Benchmarks/Generation/measure.py $(SHARED) $(RELEASE_TOOL) $(RECORD)
	$(SWIFT) build --configuration release --product decoding-benchmark
	.build/release/decoding-benchmark
	$(SWIFT) build --configuration release --product call-benchmark
	.build/release/call-benchmark
	$(SWIFT) build --configuration release --product stream-benchmark
	.build/release/stream-benchmark
	Benchmarks/MockServer/measure.py $(SHARED) $(RELEASE_TOOL)
	Benchmarks/Size/size
	Benchmarks/Compilation/compilation $(RELEASE_TOOL) $(SHARED)/corpus/real/stripe-full.yaml

FUZZ_SECONDS = 600
fuzz: setup ## search for inputs that crash the tool, FUZZ_SECONDS=600 for each fuzzer
	FUZZ_SECONDS=$(FUZZ_SECONDS) Scripts/fuzz/fuzz

format: ## format the Swift sources
	$(SWIFT_FILES) | xargs -0 swift format --in-place

lint: ## check the style of the Swift sources, their imports, public names, and the English of comments and pages
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel
	Scripts/check/modules --check
	Scripts/check/api
	Scripts/check/prose --check

dist: setup ## make the files of a release, in dist
	Scripts/release/dist

VERSION =
bump: ## give the tool a version: make bump VERSION=1.2.0
	Scripts/release/bump-version $(VERSION)
	$(MAKE) all

OWNER =
LICENCE =
owner: ## name the repository's owner and its licence: make owner OWNER=name LICENCE=MIT
	Scripts/release/owner $(OWNER) $(if $(LICENCE),--licence '$(LICENCE)')

clean: ## remove what was built
	rm -rf .build
