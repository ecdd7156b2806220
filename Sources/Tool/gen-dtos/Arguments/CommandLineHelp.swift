import YAMLTree

/// The help texts of the tool.
enum CommandLineHelp {
    /// The command for help. A document of this name is written `./help`.
    static let command = "help"

    static let usage = """
        Usage: gen-dtos [generate] SPEC... [options]
               gen-dtos lint SPEC... [options]
               gen-dtos diff OLD [NEW] [options]
               gen-dtos checklist OLD [NEW] [options]
               gen-dtos docs SPEC [options]
               gen-dtos prune SPEC [options]
               gen-dtos mock SPEC [options]
               gen-dtos probe SPEC [options]
               gen-dtos audit SPEC PATH... [options]
               gen-dtos verify-release PATH... [options]
               gen-dtos init [SPEC] [options]
               gen-dtos completions SHELL
               gen-dtos help [COMMAND]
        `gen-dtos help COMMAND` lists the options.

        """

    static func text(of command: CommandLineCommand) -> String {
        switch command {
        case .generate: generation
        case .lint: lint
        case .diff: diff
        case .checklist: checklist
        case .docs: docs
        case .prune: prune
        case .mock: mock
        case .probe: probe
        case .audit: audit
        case .verifyRelease: verifyRelease
        case .completions: completions
        case .initialize: initialization
        }
    }

    private static var generation: String {
        """
        Turns an OpenAPI document into Swift that survives the API: DTOs that decode defensively,
        fixtures, and the tests that prove it.

        Usage: gen-dtos [generate] SPEC... [options]
               gen-dtos [generate] --list FILE [options]
               gen-dtos lint SPEC... [options]    says what is wrong with SPEC; see `gen-dtos lint --help`
               gen-dtos diff OLD [NEW] [options]  says what a change of SPEC breaks; see `gen-dtos diff --help`
               gen-dtos checklist OLD [NEW] [options]
                                                  says what is left to do about a change of SPEC;
                                                  see `gen-dtos checklist --help`
               gen-dtos docs SPEC [options]       writes SPEC down as Markdown; see `gen-dtos docs --help`
               gen-dtos prune SPEC [options]      drops what has left SPEC long ago; see `gen-dtos prune --help`
               gen-dtos mock SPEC [options]       acts as SPEC's backend; see `gen-dtos mock --help`
               gen-dtos probe SPEC [options]      asks a running server whether it keeps SPEC;
                                                  see `gen-dtos probe --help`
               gen-dtos audit SPEC PATH...        compares hand-written Swift with SPEC; see `gen-dtos audit --help`
               gen-dtos verify-release PATH...    says what of a build must not be shipped;
                                                  see `gen-dtos verify-release --help`
               gen-dtos init [SPEC]               writes a first gen-dtos.yaml; see `gen-dtos init --help`
               gen-dtos completions SHELL         what bash, zsh or fish needs to complete these words
               gen-dtos help [COMMAND]            this text, or that of a command

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input; several are made at once,
                               each by its own configuration, and a failure stops no other
          --list FILE          names the documents in a file; see below

        \(options)

        A list has a document and options of its own on each line, such as --output, --module and --config, with the
        quotation of a shell; nothing is expanded, and `#` begins a comment. Relative paths start at the list's folder,
        those of a list from standard input (`-`) at the current one. Options on the command line hold for every line
        that says nothing else. No two documents may have one output folder, or one inside another's.

        Dependencies are written as a rule of OUTPUT/manifest.json for each document. Files that stay as they are keep
        their time, the manifest too: with ninja, say `restat = 1`; with make, touch the manifest.

        Layout "bundled", whatever the document holds:
          Sources/Module/      ModuleModels.swift, ModuleEnumerations.swift, ModuleUnions.swift, ModuleEnvelopes.swift,
                               ModuleOperations.swift, ModuleAliases.swift, ModuleContractInfo.swift
          Fixtures/            ModuleFixtures.swift
          Tests/ModuleTests/   SUITE/SUITE.swift for APIContractComplianceTests, DTOTests, CanonicalAPIResponseTests,
                               APIErrorTests, WebSocketHelpersTests, APIIntegrationTests

        A part that leaves SPEC or changes its type there stays in Swift for a while. contract.lock in the output folder
        has the date. Only `--layout files` writes it. Documentation/Lifecycle.md explains the details.

        Files of the output folder that are not gen-dtos's own are never touched: manifest.json lists those that are,
        and their first lines say so.

        Exit status: 0 done; 1 the document has errors, or --check found a difference; 2 wrong usage; 3 the system failed;
        of several documents, the worst.

        Examples:
          gen-dtos spec/openapi.yaml                    make or update Generated/
          gen-dtos spec/openapi.yaml --check            in continuous integration
          gen-dtos books/api.yaml users/api.yaml        the `output:` of each in the gen-dtos.yaml next to it
          curl -s https://api.example.com/openapi.json | gen-dtos - --module ExampleAPI

        """
    }

    /// The options of all commands that generate.
    static var options: String {
        """
        Output:
          --output DIR         folder for the output (default: from the configuration, else Generated)
          --module NAME        name of the Swift module (default: from the configuration, else the document's title)
          --emit LIST          of models,fixtures,tests (default: these three), client, which calls the API, docs:
                               the contract on a page, CONTRACT.md and Contract.html, mocks: documents that
                               stand for answers, scenarios: for tests of an app's screens, and mapping: what
                               turns records into an app's own models
          --standalone         a complete Swift package, which builds and tests with no other present
          --layout LAYOUT      files (default): one per schema; bundled: a fixed list, see below
          --access LEVEL       public (default), package or internal
          --config FILE        default: gen-dtos.yaml in SPEC's folder, or in the current one
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --templates DIR      templates that replace the built-in ones, file by file

        How it runs:
          --check              write nothing; show what would change as a diff, and exit with 1 if anything would
          --stat               with --check: how many lines of which files, in place of the diff
          --strict             warnings count as errors
          --format FORMAT      of diagnostics, on standard error: text (default), json, github, sarif or gitlab
          --limit NAME=VALUE   raise an input limit; see below
          --jobs N             worker threads of the whole run (default: one per processor)
          --depfile FILE       after success, what the output depends on, as make and ninja read it; see below
          --timings            a table of what took how long
          --today DATE         the date of today, as in 2026-03-01 (default: the system's date). A run records it for all
                               that has left SPEC, and prune compares due dates with it
          --quiet              no summary and no progress; diagnostics stay

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)
        """
    }

    private static var lint: String {
        """
        Says what is wrong with an OpenAPI document, and where: everything that generation would report, and what it
        can live with but a reader, a server or another tool may not. Writes nothing.

        Usage: gen-dtos lint SPEC... [options]
               gen-dtos lint --list FILE [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input
          --list FILE          names the documents in a file, as for generate

          --format FORMAT      of diagnostics, on standard output:
                                 text     for people (default)
                                 json     one object, by Documentation/diagnostics.schema.json
                                 github   workflow commands, which become annotations of a pull request
                                 sarif    SARIF 2.1.0, for code scanning
                                 gitlab   a Code Quality report, which a merge request shows
          --strict             warnings count as errors; notes never do
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --config FILE        default: gen-dtos.yaml in SPEC's folder, or in the current one
          --output DIR --module NAME --emit LIST --standalone --layout LAYOUT --access LEVEL --templates DIR
                               as for generate: what there is to say may depend on them
          --limit NAME=VALUE   raise an input limit; see below
          --today DATE         the day on which sunsets, removals and reviews are judged (default: the system's date)
          --jobs N             worker threads of the whole run (default: one per processor)
          --timings            a table of what took how long, on standard error
          --quiet              no summary and no progress; diagnostics stay

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        Documentation/Diagnostics.md lists every diagnostic by its id.

        Exit status: 0 no errors; 1 the document has errors; 2 wrong usage; 3 the system failed; of several, the worst.

        Examples:
          gen-dtos lint spec/openapi.yaml --strict
          gen-dtos lint spec/openapi.yaml --format sarif > openapi.sarif

        """
    }

    static var limits: String {
        let width = YAMLLimits.names.map(\.count).max() ?? 0
        return YAMLLimits.names.map { name in
            let padding = String(repeating: " ", count: width - name.count)
            return "  \(name)\(padding)  \(YAMLLimits.standard[name] ?? 0)"
        }.joined(separator: "\n")
    }
}
