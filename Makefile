# How to work on gen-dtos.
#
# The contract is spec/openapi.yaml; what the tool makes of it is checked in under Generated/ and never edited. To change
# what an app sees, change the contract, then `make`: it installs what the build lacks, builds the tool and brings Generated/
# up to date. Read the difference as you would read a colleague's: it is the contract's drift.
#
# `make test` is what decides whether a change is good, here and in continuous integration. It installs what tests need besides, builds and runs every
# test, compares Generated/ with what the tool makes now, checks the style, lets an oracle that knows nothing of the tool
# compare contract and output, puts a few faults in to see that tests notice, and tries what surrounds the tool: the hooks for
# pre-commit, the action and its workflow, GitLab's jobs, Xcode's phase, the plugins, the client's example. `make check` is the second step alone.
#
# A change of the output shows in goldens (Tests/GoldenTests/Cases): `make goldens` records them anew; read what changed
# before you commit it. `make corpus` runs the tool over real documents and compiles the result, `make corpus-tests` runs
# the tests that it makes of some of them, `make corpus-mocks` compares mock documents with their contracts,
# `make corpus-mapping` compiles models for some and runs their tests, `make mapping` takes out each line of an example, `make decoders`
# compares both decoders on damaged fixtures of such documents, `make golden-tests` runs the tests of the goldens,
# `make random-tests` those of random ones, `make bench` measures generation against a bare pass of libyaml and a bare loop of
# writes, `make conformance` tries the generated types on the JSON Schema test suite, `make merges` all ways in which two branches meet, `make mutants`, `make bookstrack-faults` and `make matrix`
# are the long forms of the faults in `make test` and of the ways to compile there, `make fuzz` looks for inputs that crash the tool or
# the decoders that it makes, `make soak` loads the mock server for ten minutes, of which `make test` takes less than one,
# `make schemathesis-long` has schemathesis look at its answers for eleven documents, of which `make test` takes one, and
# `make systems-run` runs what Documentation/Systems.md names for each of its rows. The corpus, the benchmarks and the suite
# are in ../shared.

TOOL = .build/debug/gen-dtos
RELEASE_TOOL = .build/release/gen-dtos
# Which crashes now and then, by no fault of the package.
SWIFT = Scripts/swift
SPEC = spec/openapi.yaml
SHARED = ../shared
# Debian's python3-yaml belongs to its own Python, which need not be the first in the path.
PYTHON = $(shell for python in python3 /usr/bin/python3; do \
	$$python -c 'import yaml' 2>/dev/null && echo $$python && break; done)
# With them a build of the whole package builds the generator twice: Package.swift. `make plugins` builds them all the same.
export WITHOUT_PLUGINS = 1
# Goldens are output: their format is that of the templates.
SWIFT_FILES = find Package.swift Plugins Sources Templates Tests Benchmarks Fuzzing Examples Scripts -name '*.swift' \
	-not -path '*/Cases/*' -not -path '*/OutputCases/*' -not -path '*/Generated/*' -not -path '*/.build/*' -print0

.PHONY: all setup setup-tests build release generate test check goldens corpus corpus-tests decoders golden-tests random-tests bench bench-smoke mutants mutants-smoke matrix matrix-smoke fuzz oracle request-oracle corpus-mocks corpus-mocks-smoke \
	request-oracle-smoke compliance conformance merges hooks workflow gitlab xcode plugins plugins-smoke client-example mock live soak soak-smoke schemathesis schemathesis-long \
	scenarios story streams transfers audit audit-smoke mapping mapping-smoke corpus-mapping init dist try-dist try-archive bump owner completions docs bookstrack bookstrack-faults systems systems-run format lint clean

all: setup generate

setup:
	@Scripts/bootstrap --build

# With Python's YAML, ninja and the like, which nobody needs who only builds.
setup-tests:
	@Scripts/bootstrap

build: setup
	$(SWIFT) build --product gen-dtos

# The tool for other machines and for speed: .build/release/gen-dtos.
release: setup
	Scripts/build-release --product gen-dtos

generate: build
	$(TOOL) $(SPEC)

# What a release consists of, in dist: archive, artifact bundle, formula, checksums. OWNER in the environment names another owner of the repository.
dist: setup
	Scripts/dist

# The steps of the release's workflow, and what they leave.
try-dist: setup-tests
	$(PYTHON) Scripts/try-dist

# A newcomer's first minutes with the archive.
try-archive: setup-tests release
	Scripts/dist build --output .build/dist --tool $(RELEASE_TOOL)
	$(PYTHON) Scripts/try-archive .build/dist/gen-dtos-*.tar.gz

# make bump VERSION=1.2.0
bump:
	Scripts/bump-version $(VERSION)
	$(MAKE) generate

# make owner OWNER=name: whose repository it is, in the tool and wherever documentation names it.
owner:
	Scripts/owner $(OWNER)

# How many tests are under way at once. All of them, which is the choice of Swift Testing 6.3 (earlier ones do not know the variable), take twice the time where they wait for servers, and
# what has been waited for is looked at half a minute late.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 16
# Clients and the servers of their tests talk to each other while they wait; compilers that other tests start would take their threads.
TALKING = DTOClientTests|DTOMockServerTests|MockDataTests|GeneratedTests|IntegrationPlanTests
# What takes one processor at a time goes two at a time, what measures or looks at moments by itself.
SIDE_BY_SIDE = check corpus-mocks-smoke oracle request-oracle-smoke mutants-smoke matrix-smoke hooks workflow gitlab xcode plugins-smoke client-example schemathesis scenarios story audit-smoke mapping-smoke init completions docs bookstrack systems
ALONE = compliance mock live streams transfers soak-smoke bench-smoke try-archive
# The lines of each in one piece, where make can do that.
TOGETHER = $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test: setup-tests lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --skip '$(TALKING)'
	$(SWIFT) test --skip-build --filter '$(TALKING)'
	$(MAKE) --jobs 2 $(TOGETHER) $(SIDE_BY_SIDE)
	$(MAKE) $(ALONE)

# A filter that matches nothing succeeds: what counts is how many tests ran.
compliance:
	@$(SWIFT) test --skip-build --filter APIContractComplianceTests 2>&1 | tee .build/compliance.log | tail -n 1
	@grep -Eq 'Test run with [1-9][0-9]* tests? .*passed' .build/compliance.log \
		|| { echo "no APIContractComplianceTests ran, or one failed: see .build/compliance.log" >&2; exit 1; }

check: build
	$(TOOL) $(SPEC) --check

oracle: setup-tests
	$(PYTHON) -m unittest discover --start-directory Scripts --pattern 'test_*.py'
	$(SWIFT) build --product reencode
	$(PYTHON) Scripts/contract-oracle.py --reencoder .build/debug/reencode

# What generated clients send, against what the documents say; the whole takes ten minutes.
request-oracle-smoke: setup-tests build
	$(PYTHON) Scripts/request-oracle --tool $(TOOL) --smoke

request-oracle: setup-tests build
	$(PYTHON) Scripts/request-oracle --tool $(TOOL)

# The mock server, with clients that are not ours.
mock: setup-tests build
	$(PYTHON) Scripts/try-mock

# BooksTrack's tests of a running backend, which is the mock server.
live: setup-tests build
	$(SWIFT) build --build-tests
	$(PYTHON) Scripts/try-live

# The mock server under load, with clients that break off: long enough for a leak of 400 bytes a request to show, or ten minutes.
soak-smoke: setup-tests build
	$(PYTHON) Scripts/soak --tool $(TOOL) --seconds 40

soak: release
	$(PYTHON) Scripts/soak --tool $(RELEASE_TOOL)

# Whether what the mock server answers is what the document says; the long form takes documents of the corpus too.
schemathesis: setup-tests build
	$(PYTHON) Scripts/try-schemathesis --tool $(TOOL)

schemathesis-long: setup-tests release
	$(PYTHON) Scripts/try-schemathesis --tool $(RELEASE_TOOL) --long

# Examples/scenarios: an app that generated tests of its screens drive.
scenarios: setup-tests build
	$(PYTHON) Scripts/try-scenarios

# Examples/audit: what the audit finds before, while and after it is mended, and one fault at a time; Examples/audit-idioms: other styles;
# try-audit-lines: whether the proposed lines mend.
# All faults take five minutes.
audit: setup-tests build
	$(PYTHON) Scripts/try-audit --tool $(TOOL)
	$(PYTHON) Scripts/try-audit-idioms --tool $(TOOL)
	$(PYTHON) Scripts/try-audit-lines --tool $(TOOL)

audit-smoke: setup-tests build
	$(PYTHON) Scripts/try-audit --smoke --tool $(TOOL)
	$(PYTHON) Scripts/try-audit-idioms --smoke --tool $(TOOL)
	$(PYTHON) Scripts/try-audit-lines --smoke --tool $(TOOL)

# Examples/mapping: an app's models, and whether a test misses each line that fills them.
mapping: setup-tests build
	$(PYTHON) Scripts/try-mapping

mapping-smoke: setup-tests build
	$(PYTHON) Scripts/try-mapping --smoke

# What `gen-dtos init` proposes, for documents by hand; `Scripts/try-init --corpus` takes real ones.
init: setup-tests build
	$(PYTHON) Scripts/try-init

# What shells make of `gen-dtos completions`.
completions: setup-tests build
	$(PYTHON) Scripts/try-completions

# Examples/BooksTrack: an app that uses all parts together, what it has to hold, and whether that is noticed where it does not.
bookstrack: setup-tests build
	$(PYTHON) Scripts/try-bookstrack
	$(PYTHON) Scripts/try-bookstrack --faults --smoke

# All mistakes that are put into copies of the app.
bookstrack-faults: setup-tests build
	$(PYTHON) Scripts/try-bookstrack --faults

# Documentation/Systems.md: whether it is what its rows make, and whether what it names exists.
systems: setup-tests
	$(PYTHON) Scripts/systems --check

# Runs what the page names, of each row or of those in ROWS. All of it takes half an hour.
ROWS =
systems-run: setup-tests build
	$(SWIFT) build --build-tests
	$(PYTHON) Scripts/systems --run $(ROWS)

# The hooks of pre-commit, in a scratch project.
hooks: setup-tests build
	$(PYTHON) Scripts/try-hooks

# The steps of .github/workflows/contract.yml and action.yml, for pull requests in a scratch repository.
workflow: setup-tests build
	$(PYTHON) Scripts/try-workflow

# The jobs of gitlab/gen-dtos.yml, for merge requests in a scratch repository.
gitlab: setup-tests build
	$(PYTHON) Scripts/try-gitlab

# The build phase of xcode/gen-dtos.sh, as Xcode runs it.
xcode: setup-tests build
	$(PYTHON) Scripts/try-xcode

# What Examples/story/README.md and Documentation/Practice.md say is what happens.
story: setup-tests build
	$(PYTHON) Scripts/try-story

# The reference of the libraries by docc, in .build/reference/site; a link that leads nowhere is an error. `Scripts/reference --serve` shows it.
docs:
	$(SWIFT) build --target DTOClient
	$(SWIFT) build --target DTOMockServer
	$(SWIFT) build --target DTOTesting
	$(PYTHON) Scripts/reference

# The client's streams against a harness with the protocol of launchdarkly/sse-contract-tests.
streams: setup-tests
	$(SWIFT) build --product sse-contract-service
	$(PYTHON) Scripts/try-sse-contract

# Bodies of 256 MB both ways, in little memory.
transfers: setup-tests
	$(SWIFT) build --product transfer-benchmark
	Benchmarks/Client/transfers .build/debug/transfer-benchmark 256

# Examples/swiftpm and what becomes of it when it is changed.
plugins: setup-tests
	$(PYTHON) Scripts/try-plugins

# The same with the package of a release, which compiles nothing of the generator: from the sources, SwiftPM compiles it twice.
plugins-smoke: setup-tests build
	$(PYTHON) Scripts/try-plugins --tool $(TOOL)

# Examples/client for debugging and for release, and the Swift of what is documented of the client.
client-example: setup-tests build
	$(PYTHON) Scripts/try-client

mutants-smoke: setup-tests
	Scripts/mutants --smoke

mutants: setup-tests
	Scripts/mutants

matrix-smoke: build
	Scripts/compile-matrix --smoke

matrix: build
	Scripts/compile-matrix

# FUZZ_SECONDS for each target, one after the other; what crashes is kept for the tests to replay.
FUZZ_SECONDS = 600
fuzz: setup
	FUZZ_SECONDS=$(FUZZ_SECONDS) Scripts/fuzz

# Recording fails on purpose, so that it cannot pass unseen; the second run must be green.
goldens: setup
	-UPDATE_GOLDENS=1 $(SWIFT) test --filter GoldenTests
	$(SWIFT) test --filter GoldenTests
	git status --short Tests/GoldenTests/Cases

# The whole of the JSON Schema test suite, of which `make test` tries a sample.
conformance: setup
	CONFORMANCE=full $(SWIFT) test --filter SchemaSuiteTests

# Every pair of changes that two branches make, in all forms, of which `make test` tries one each.
merges: setup
	MERGES=full $(SWIFT) test --filter MergeTests

corpus: setup
	Scripts/build-release --product gen-dtos
	Scripts/build-release --product corpus-audit
	$(SWIFT) build
	.build/release/corpus-audit $(SHARED)/corpus/dev.txt
	$(SHARED)/tools/corpus-check

# 150 documents take ten minutes; CORPUS_SEED chooses which.
CORPUS_SEED = 1
corpus-tests: build
	Scripts/corpus-tests $(TOOL) $(SHARED)/corpus --seed $(CORPUS_SEED)

# Damaged fixtures of 220 documents through JSONDecoder and DTODecoder; CORPUS_SEED chooses which.
decoders: build
	Scripts/compare-decoders $(TOOL) $(SHARED)/corpus --seed $(CORPUS_SEED)
# Whether mock documents are what the contracts say, of 400 documents, and whether 20 of them decode.
corpus-mocks: release
	$(PYTHON) Scripts/corpus-mocks $(RELEASE_TOOL) $(SHARED)/corpus --count 400 --seed $(CORPUS_SEED)

# Models of 40 documents, and their tests; ten minutes.
corpus-mapping: setup-tests build
	$(PYTHON) Scripts/corpus-mapping $(TOOL) $(SHARED)/corpus --seed $(CORPUS_SEED)

# Twelve documents, of the goldens where there is no corpus, and nothing is compiled.
corpus-mocks-smoke: setup-tests build
	$(PYTHON) Scripts/corpus-mocks $(TOOL) $(or $(wildcard $(SHARED)/corpus),Tests/GoldenTests/Cases) --count 12 --largest 60000 --compiled 0

# The documents of the goldens; 17 of them are there to be refused.
golden-tests: build
	Scripts/corpus-tests $(TOOL) Tests/GoldenTests/Cases --count 1000 --refusals 17

# 20 documents take four minutes; RANDOM_SEED chooses which.
RANDOM_SEED = 1
random-tests: build
	rm -rf .build/random-documents
	Scripts/random-documents .build/random-documents --seed $(RANDOM_SEED)
	Scripts/corpus-tests $(TOOL) .build/random-documents --largest 1000000 --refusals 2

# Ten minutes on a machine that has nothing else to do; RECORD=--record makes the result what `make test` compares with.
bench: release
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

# Two documents, and a failure where a ratio is twice what was recorded.
bench-smoke: release
	Benchmarks/Generation/measure.py --smoke $(SHARED) $(RELEASE_TOOL)

format:
	$(SWIFT_FILES) | xargs -0 swift format --in-place

lint:
	$(SWIFT_FILES) | xargs -0 swift format lint --strict

clean:
	rm -rf .build
