/// The help pages of the commands.
extension CommandLineHelp {
    static let generation = """
        Makes Swift from an OpenAPI document: DTOs, fixtures, and tests of the DTOs. The DTOs decode defensively, so an
        app goes on working if a response differs from the document.

        Usage: gen-dtos [generate] [SPEC...] [options]
               gen-dtos [generate] --list FILE [options]
               gen-dtos COMMAND ...

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input. Each of several documents
                               has its own configuration, and a failure does not stop the others. Without SPEC, all
                               commands read the `document:` of the gen-dtos.yaml in this folder or above

        Commands, which `gen-dtos \(command) COMMAND` explains:
          generate             make Swift from SPEC; without a command, this command runs
          update               fetch SPEC from the server that publishes it, and generate
          lint                 list the problems of SPEC
          diff                 list the effects of a change of SPEC
          checklist            list the steps that a change of SPEC requires
          docs                 write SPEC as a page for people
          export               write SPEC with its Swift names as JSON, for your own tools
          prune                generate, and remove the parts that left SPEC long ago
          mock                 run a server that responds as SPEC describes
          probe                compare the responses of a running server with SPEC
          audit                compare hand-written Swift code with SPEC
          verify-release       list the parts of a build that must not be shipped
          init                 write a first gen-dtos.yaml for SPEC
          completions          print a script that completes command lines in a shell

        \(options(of: .generate))

        Each line of a list (--list) has a document and its own options, such as --output, --module and --config. Quotes
        work as in a shell, nothing is expanded, and `#` begins a comment. Relative paths start at the list's folder. In a
        list from standard input (`-`), they start at the current folder. Options on the command line are the defaults of
        all lines. Each output folder must be separate: not the same as another output folder, and not inside it.

        After success, --depfile writes the dependencies: for each document, a rule whose target is OUTPUT/manifest.json.
        Files that do not change keep their modification times, and so does the manifest. Use `restat = 1` with ninja,
        and touch the manifest after each run with make.

        Layout "bundled", for every document:
          Sources/Module/      ModuleModels.swift, ModuleEnumerations.swift, ModuleUnions.swift, ModuleEnvelopes.swift,
                               ModuleOperations.swift, ModuleAliases.swift, ModuleContractInfo.swift
          Fixtures/            ModuleFixtures.swift
          Tests/ModuleTests/   SUITE/SUITE.swift for APIContractComplianceTests, DTOTests, CanonicalAPIResponseTests,
                               APIErrorTests, WebSocketHelpersTests, APIIntegrationTests

        A part that is removed from SPEC, or gets another type there, stays in Swift for a while. contract.lock in the
        output folder records the date. Only `--layout files` writes this file. Documentation/Lifecycle.md explains the
        details.

        The tool changes only its own files in the output folder. manifest.json lists them, and their first lines name
        the tool.

        Exit status: 0 done; 1 the document has errors, or --check found a difference; 2 wrong usage; 3 the system failed.
        With several documents, it is the worst status.

        Examples:
          gen-dtos spec/openapi.yaml                    make or update Generated/
          gen-dtos spec/openapi.yaml --check            in continuous integration
          gen-dtos books/api.yaml users/api.yaml        each with `output:` in the gen-dtos.yaml next to it
          curl -s https://api.example.com/openapi.json | gen-dtos - --module ExampleAPI

        """

    static let update = """
        Fetches the document from the server that publishes it, lists the changes, writes the document, and generates.
        The configuration has the URL: `source: {url: https://api.example.com/openapi.json}`. Nothing is written if
        the output cannot be made from the server's document.

        Usage: gen-dtos update [SPEC] [options]

          SPEC                 the file that is replaced; the default is the `document:` of gen-dtos.yaml

        \(options(of: .update))

        `headers-from-environment:` of `source:` names headers and the variables with their values. The headers are sent
        only to the server of the URL, and not after a redirect to another server. `curl` sends the requests, so it
        must be installed. Documentation/Updates.md explains the details.

        Exit status: 0 done, also without a change; 1 the document has errors, or --check found a difference; 2 wrong
        usage; 3 no document arrived, or the system failed.

        Examples:
          gen-dtos update
          gen-dtos update --check --verbose             in a job that runs every night

        """

    static let lint = """
        Lists the problems of an OpenAPI document with their places: everything that generation would report, and
        everything that may trouble a reader, a server or another tool. Writes nothing.

        Usage: gen-dtos lint SPEC... [options]
               gen-dtos lint --list FILE [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

        The options of the output are those of generate, because some findings depend on the output.

        \(options(of: .lint))

        Documentation/Diagnostics.md lists every diagnostic by its id.

        Exit status: 0 no errors; 1 the document has errors; 2 wrong usage; 3 the system failed. With several documents,
        it is the worst status.

        Examples:
          gen-dtos lint spec/openapi.yaml --strict
          gen-dtos lint spec/openapi.yaml --format sarif > openapi.sarif

        """

    static let diff = """
        Lists the changes between two states of a contract, with their effects on a released app and on the
        generated Swift code, and names who must act. Writes nothing.

        Usage: gen-dtos diff OLD [NEW] [options]

          OLD, NEW             OpenAPI documents, YAML or JSON: files, `-` for standard input, or git:REVISION:FILE.
                               One document is compared with its state in the last commit

        \(options(of: .diff))

        Documentation/ChangeRules.md lists every rule by its id.

        Exit status: 0 no changes of the kind of --fail-on; 1 such changes, or a document has errors; 2 wrong usage; 3
        the system failed.

        Examples:
          gen-dtos diff spec/openapi.yaml
          gen-dtos diff git:origin/main:spec/openapi.yaml spec/openapi.yaml --format markdown

        """

    static let checklist = """
        Lists the steps that the changes between two states of a contract require, as a task list in Markdown. Each
        changed place has a box for each step. Steps that are done are ticked. Writes nothing.

        Usage: gen-dtos checklist OLD [NEW] [options]

          OLD, NEW             OpenAPI documents, YAML or JSON: files, `-` for standard input, or git:REVISION:FILE.
                               One document is compared with its state in the last commit

        The steps:
          Document             NEW has the change
          DTO, Fixture, Test   the output folder has exactly the files that NEW produces
          Changelog            the section of NEW's version mentions the change
          Lifecycle            a part that is gone, or has another type, is recorded in OUTPUT/contract.lock

        The options of the output are those with which the output was made.

        \(options(of: .checklist))

        Exit status: 0 no box is open; 1 a box is open, or a document has errors; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos checklist spec/openapi.yaml
          gen-dtos checklist git:origin/main:spec/openapi.yaml spec/openapi.yaml --changelog CHANGELOG.md

        """

    static let docs = """
        Writes an OpenAPI document as one page for people: endpoints, types with their names in Swift, the values that
        replace missing values, deprecations, envelopes, and the number of each. Keep the page in the repository: a
        change of the contract then appears as a small diff. The page is Markdown, or one file of HTML for a browser.
        Other formats are for language models and for editors that send requests.

        Usage: gen-dtos docs SPEC [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

        \(options(of: .docs))

        With `emit: [models, fixtures, tests, docs]` in the configuration, `gen-dtos SPEC` makes both pages with the rest
        of the output, and `gen-dtos SPEC --check` compares them, too. The command replaces only its own files.

        Exit status: 0 done; 1 the document has errors, or --check found a difference; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos docs spec/openapi.yaml --output Documentation/Contract.md
          gen-dtos docs spec/openapi.yaml --output Documentation/Contract.md --check
          gen-dtos docs spec/openapi.yaml --output Site/contract.html
          gen-dtos docs spec/openapi.yaml --output - | less
          gen-dtos docs spec/openapi.yaml --format llms --output llms.txt

        """

    static let export = """
        Writes the contract with its Swift names as JSON to standard output, for tools that make other output.

        Usage: gen-dtos export SPEC [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

        \(options(of: .export))

        Documentation/contract.schema.json describes the JSON. The number `version` in the JSON increases when programs
        that read the JSON must change.

        Exit status: 0 done; 1 the document has errors; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos export spec/openapi.yaml
          gen-dtos export spec/openapi.yaml --output contract.json

        """

    static let prune = """
        Generates like `gen-dtos SPEC`, and removes the parts that left the contract long enough ago: 90 days, or the
        time in `keep-removed:` of the configuration. The Swift code, the tests and the lines in contract.lock of these
        parts are removed. If the folder has kinds of files that the options do not make, such as the files of another
        --emit, the command names the files and removes nothing.

        Usage: gen-dtos prune SPEC... [options]
               gen-dtos prune --list FILE [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

        \(options(of: .prune))

        `gen-dtos --help` explains layouts, lists and dependency files. `gen-dtos lint SPEC` warns of parts that are due.
        To remove a part earlier, remove its line from contract.lock and run `gen-dtos SPEC`.

        Exit status: 0 done; 1 the document has errors, or --check found a difference; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos prune spec/openapi.yaml
          gen-dtos prune spec/openapi.yaml --today 2026-06-01 --check

        """

    static let mock = """
        Acts as the backend of an OpenAPI document: every operation responds with the document's examples, or with
        values that fit the document's schemas. The server runs until you stop it. Without --host, the server listens on
        this machine only.

        Usage: gen-dtos mock SPEC [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

        \(options(of: .mock))

        A client chooses the response with a header: `Prefer: code=404`, `Prefer: example=empty`,
        `Prefer: delay=100-300`, `Prefer: fault=close-before`, `Prefer: damage="missing data.works[0].title"`,
        `Prefer: dynamic=true`. The header `Accept` chooses the media type. By default, the server prefers the lowest
        successful status, JSON, and the first example. A request that violates the document gets the operation's own
        response for that, such as 400. If the operation has no such response, the server sends 422, or 415 for a body
        of another type, with problem details (RFC 9457).

        Programs of this machine control the server below /__mock/: scenarios, the journal of requests, near misses,
        state. The header `X-Mock-Session` separates the sessions of several tests.

        Exit status: 1 the document has errors; 2 wrong usage, or the port is taken; 3 the system failed.

        Examples:
          gen-dtos mock spec/openapi.yaml
          curl 'http://127.0.0.1:4010/v1/search/isbn?isbn=9780439064873'
          curl -H 'Prefer: code=503' 'http://127.0.0.1:4010/v1/search/isbn?isbn=9780439064873'
          curl -X PUT http://127.0.0.1:4010/__mock/scenarios/searchByISBN -d '{"sequence": [503, 503, 200]}'
          curl http://127.0.0.1:4010/__mock/journal

        """

    static let probe = """
        Compares a running server with an OpenAPI document: sends each safe operation (GET, HEAD) with the document's
        examples, and compares status, headers and body of the response with the document. The command decodes nothing,
        follows no redirect, and changes nothing.

        Usage: gen-dtos probe SPEC --server URL [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

        \(options(of: .probe))

        A violation is a difference that the document forbids: a missing key, a value of another type, a missing required
        header. A key or a status is undocumented if the document does not have it. Operations are left out, with a
        reason, if their response is a stream or if a required parameter has no example. The last lines count the
        successes. Refusals and missing resources say little about the contract, so a run without any success fails.

        `curl` sends the requests, so it must be installed.

        Exit status: 0 all responses agree with the document; 1 some differ, none is a success, or the document has
        errors; 2 wrong usage; 3 no response arrived, or the system failed.

        Examples:
          gen-dtos probe spec/openapi.yaml --server https://api.example.com
          gen-dtos probe spec/openapi.yaml --server http://127.0.0.1:4010 --header 'Authorization: Bearer secret'
          gen-dtos probe spec/openapi.yaml --server https://api.example.com --param readBook.id=42

        """

    static let audit = """
        Compares hand-written Swift code with an OpenAPI document: DTOs, enumerations, envelopes, and the mappers and
        models that use them. The report has each loss with its place and its users, and the lines that repair the code.
        The command writes nothing into the project.

        Usage: gen-dtos audit SPEC PATH... [options]
               gen-dtos audit SPEC --generated DIR [PATH...] [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input
          PATH                 Swift files, or folders of them: DTOs, models, mappers, and the screens that show them

        \(options(of: .audit))

        The audit reads Swift code, but does not compile or run the code, which may be incomplete. If the audit cannot
        decide something from the syntax alone, the result is `cannot tell` with the reason, and not a finding. The
        first run with a compiler prepares the reader, which takes seconds.

        Exit status: 0 no finding of at least the severity of --fail-on (with --fix: no such finding after the patch); 1
        there are such findings, nothing was compared, or the document has errors; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos audit spec/openapi.yaml Sources
          gen-dtos audit spec/openapi.yaml Sources --init >> gen-dtos.yaml
          gen-dtos audit spec/openapi.yaml Sources --fix | git apply
          gen-dtos audit spec/openapi.yaml App/DTOs App/Models --format markdown > audit.md
          gen-dtos audit spec/openapi.yaml --generated Sources/OldAPI Sources

        """

    static let verifyRelease = """
        Lists the parts of a build that must not be shipped: mock data, its switch, fixtures, and libraries for tests.
        Writes nothing.

        Usage: gen-dtos verify-release PATH... [options]

          PATH                 an .app, an .ipa, another folder, or a file such as an executable

        The command looks in every file for:
          mock data            files with names like mock_….json, and the contents of generated mock documents
          its switch           app.networking.mockMode, the key of AppConfig.mockMode, which release builds leave out
          libraries for tests  DTOTesting, and the modules Fixtures and Testing of the output folder's modules; a module
                               of mocks is allowed, because previews need it, but its documents are not
          fixtures             the contents of --fixtures, in a separate file with any name, or inside a larger file; white
                               space is ignored, and contents of less than \(FixtureTexts.shortest) characters are left out

        \(options(of: .verifyRelease))

        Links are not followed: their targets are in the build itself, or are not shipped with it. `unzip` unpacks zip
        archives, such as an .ipa, into a temporary folder. Files that are compressed or encrypted in other ways are
        not unpacked.

        Exit status: 0 nothing found; 1 something found; 2 wrong usage, or there is no fixture to compare PATH with; 3
        PATH does not exist, or a file could not be read.

        Examples:
          gen-dtos verify-release .build/release/App
          gen-dtos verify-release build/Books.ipa --fixtures Generated/Fixtures

        """

    static let initialization = """
        Writes a first gen-dtos.yaml for an OpenAPI document, short and with comments: the document, the output folder,
        the module's name, envelopes, strict identities, the rules for pages, and formats to choose from. The
        proposals have been tried, and cause no error and no warning. Then prints the lines for Package.swift and the
        next commands.

        Usage: gen-dtos init [SPEC] [options]

          SPEC                 an OpenAPI document, YAML or JSON; the default is the first of these that exists:
                               \(InitRun.usualDocuments.joined(separator: ", "))

        \(options(of: .initialize))

        Nothing is overwritten. If the configuration already exists, in the current folder or next to SPEC, the command
        reports that and ends with 1.

        Exit status: 0 done; 1 the document has errors, or there is a configuration; 2 wrong usage, or no document; 3 the
        system failed.

        Examples:
          gen-dtos init
          gen-dtos init spec/openapi.yaml --emit models,fixtures,tests,client

        """

    static let completions = """
        Prints a script for a shell that completes commands, options and the values of options.

        Usage: gen-dtos completions SHELL

          SHELL                \(CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", "))

        \(options(of: .completions))

        Examples:
          eval "$(gen-dtos completions bash)"           in ~/.bashrc
          eval "$(gen-dtos completions zsh)"            in ~/.zshrc, after compinit
          gen-dtos completions fish | source            in ~/.config/fish/config.fish

        """
}
