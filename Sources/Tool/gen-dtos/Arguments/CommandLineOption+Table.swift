import ContractReports
import Diagnostics
import GenerationSettings
import References

extension Set<CommandLineCommand> {
    fileprivate static let all = Set(CommandLineCommand.allCases)
    fileprivate static let generating: Set = [.generate, .prune, .update]
    /// The commands that have the option `--check`.
    fileprivate static let checking: Set = [.generate, .prune, .docs]
    fileprivate static let reporting: Set = [.generate, .prune, .update, .lint, .docs, .export]
    /// The commands whose result depends on all options of the output.
    fileprivate static let emitting: Set = [.generate, .prune, .update, .lint, .checklist]
    fileprivate static let reading = all.subtracting([.completions, .verifyRelease])
}

/// The table of options. CONTRIBUTING.md describes how to add an option.
extension CommandLineOption {
    static let all =
        ofMock + ofProbe + ofAudit + ofComparisons + ofReleases + document.map { $0.in(.document) }
        + output.map { $0.in(.output) } + run.map { $0.in(.run) } + about.map { $0.in(.about) }

    private static let ofMock: [CommandLineOption] = [
        .init("port", .number("N", 0...65_535), \.port) { UInt16($0) }
            .of([.mock], "the port of the server (default: 4010); with 0, a free port, which is printed"),
        .init("host", .text("ADDRESS"), \.serving.host)
            .of([.mock], "the IP address of the server, such as 0.0.0.0 for devices (default: this machine only)"),
        .init("max-body", "BYTES", 1...Int(Int32.max), \.serving.bodyLimit)
            .of([.mock], "the greatest size of a request's body (default: 16777216)"),
        .init("proxy", .text("URL"), \.serving.proxy)
            .of([.mock], "forward requests to this server, and compare both sides with the document"),
        .init("record", .text("FOLDER"), \.serving.recordFolder)
            .of([.mock], "with --proxy: write JSON responses to this folder, as mock documents"),
        .init("no-validate", \.skipsValidation)
            .of([.mock], "also accept requests that violate the document"),
        .init("stateful", \.serving.isStateful)
            .of([.mock], "remember what clients create, change and delete, if the paths show a resource"),
        .init("damage", .text("SHARE"), \.serving.damageShare, ServingArguments.share)
            .of([.mock], "the share of responses, such as 5%, that have a missing, null or wrong member"),
        .init("seed", "N", 0...UInt64.max, \.serving.seed)
            .of([.mock], "the seed of all random choices (default: 0)"),
        .init("watch", \.serving.watches)
            .of([.mock], "read the document again when the document, or a file to which it refers, changes"),
        .init("log", "FORMAT", \.serving.log)
            .of([.mock], "the format of the lines for requests: text (default) or json"),
    ]

    private static let ofProbe: [CommandLineOption] = [
        .init("server", .text("URL"), \.probing.server, ProbeArguments.server)
            .of([.probe], "the URL of the API, with the path of the server: https://api.example.com/v1"),
        .init("header", .text("LINE"), adding: \.probing.headers, ProbeArguments.header)
            .of([.probe], "a header of each request: 'Authorization: Bearer …'; repeatable"),
        .init("param", .text("NAME=VALUE")) { (arguments, value) throws(UsageError) in
            try arguments.probing.add(parameter: value)
        }
        .of(
            [.probe],
            """
            a value for the parameters of this name, instead of the document's examples; repeatable. \
            OPERATION.NAME=VALUE is for one operation. If a name is given twice, the operation gets a list
            """),
        .init("timeout", "SECONDS", 1...3_600, \.probing.timeout)
            .of([.probe, .update], "the time limit of each request in seconds (default: 30)"),
        .init("made-up", \.probing.makesUp)
            .of(
                [.probe],
                "invent values for required parameters without an example (default: such operations are not called)"),
    ]

    private static let ofAudit: [CommandLineOption] = [
        .init("format", .choice("FORMAT", of: AuditArguments.Format.self)) { $0.formatName = $1 }
            .of(
                [.audit],
                """
                the format of the report, on standard output:
                  text      for people (default)
                  markdown  a document to keep
                  json      one object, which Documentation/audit.schema.json describes
                  github    workflow commands, which a pull request shows
                  sarif     SARIF 2.1.0, for code scanning
                  gitlab    a Code Quality report, which a merge request shows
                """),
        .init("fix", \.auditing.fixes)
            .of([.audit], "instead of the report, print the repairs that need no decision, as a patch for `git apply`"),
        .init("init", \.auditing.proposes)
            .of(
                [.audit],
                """
                instead of the report, the `audit:` section of gen-dtos.yaml: the pairs of types and schemas with their \
                evidence, and the proposals and the other types as comments
                """),
        .init("minimum-coverage", .number("PERCENT", 0...100)) { $0.auditing.minimumCoverage = Int($1) }
            .of([.audit], "exit with 1 if the audit compares a smaller share of the decodable types"),
        .init("fail-on", .choice("SEVERITY", of: AuditArguments.Threshold.self), \.failOnName)
            .of([.audit], "exit with 1 at a finding of at least this severity: high, medium (default), low or never"),
        .init("accepted", .path("FILE"), \.auditing.accepted)
            .of([.audit], "intended differences (default: audit-accepted.yaml in SPEC's folder or the current folder)"),
        .init("typescript", .path("FILE"), adding: \.auditing.typeScript)
            .of(
                [.audit],
                "the backend's types, which are compared, too; repeatable. With this option, PATH is optional"),
        .init("generated", .path("DIR"), \.auditing.former, CommandLineArguments.withoutTrailingSlashes)
            .of(
                [.audit],
                """
                instead of the report, the places that change when the app moves from another generator, whose output \
                is in this folder. PATH is optional. `--format` is text or json
                """),
        .init("test-log", .path("FILE"), \.auditing.testLog)
            .of(
                [.audit],
                "the output of `swift test` or `xcodebuild test`, from which the report takes the numbers of tests"),
        .init("swiftc", .path("FILE"), \.auditing.compiler)
            .of([.audit], "the Swift compiler whose parser reads the files (default: `swiftc` in the PATH)"),
        .init("cache", .path("DIR"), \.auditing.cache, CommandLineArguments.withoutTrailingSlashes)
            .of(
                [.audit],
                "the folder for the program that reads Swift, which this compiler builds (default: the user's caches)"),
    ]

    private static let ofComparisons: [CommandLineOption] = [
        .init("format", .choice("FORMAT", of: ChangeFormat.self)) { $0.formatName = $1 }
            .of(
                [.diff],
                """
                the format of the changes, on standard output:
                  text       for people (default)
                  markdown   for the comment of a pull request
                  json       one object, which Documentation/changes.schema.json describes
                  github     workflow commands, which a pull request shows
                  sarif      SARIF 2.1.0, for code scanning
                  gitlab     a Code Quality report, which a merge request shows
                  badge      an endpoint of shields.io
                  changelog  a section for the contract's CHANGELOG
                """),
        .init("stat", \.showsStatistics)
            .of([.diff], "instead of the changes, their number for each schema and operation"),
        .init("fail-on", .choice("KIND", of: ChangeThreshold.self), \.failOnName)
            .of([.diff], "exit with 1 if there are changes of this kind: breaking (default), warning, any or never"),
        .init("verbose", \.isVerbose)
            .of([.diff], "with the format text: print the places and effects of each change instead of one line")
            .of([.update], "print the places and effects of each change instead of one line"),
        .init("policy", .path("FILE"), \.policy)
            .of([.diff], "the approved changes, and the severities of rules; see Documentation/Changes.md"),
        .init("changelog", .path("FILE"), \.changelog)
            .of([.checklist], "the contract's changelog (default: CHANGELOG.md in NEW's folder or the current folder)"),
        .init("propose", .path("FILE"), \.proposal)
            .of([.lint], "a new file for an overlay, which corrects errors that the document's own examples show")
            .of([.probe], "a new file for an overlay, which makes the document agree with the responses"),
    ]

    private static let ofReleases: [CommandLineOption] = [
        .init("fixtures", .path("DIR"), adding: \.fixtures, CommandLineArguments.withoutTrailingSlashes)
            .of(
                [.verifyRelease],
                """
                generated fixtures or mocks, or a folder of mock data (*.json); repeatable (default: Fixtures and \
                Mocks in the output folder)
                """)
    ]

    private static let document: [CommandLineOption] = [
        .init("config", .path("FILE"), \.configuration)
            .of([.initialize], "the file to write (default: gen-dtos.yaml in the current folder)")
            .of(
                [.diff, .checklist],
                "the configuration of both documents (default: gen-dtos.yaml in NEW's folder or the current folder)"
            )
            .of(
                [.verifyRelease],
                "the configuration that names the output folder (default: gen-dtos.yaml next to the document that `init` finds, or here)"
            )
            .of([.audit], "the configuration, whose `audit:` assigns types to schemas (default: as for generate)")
            .of(.reading, "the configuration (default: gen-dtos.yaml in SPEC's folder or the current folder)"),
        .init("from", .path("FILE"), adding: \.formerFiles)
            .of(
                [.initialize],
                """
                the configuration of another generator, whose settings are taken over: Swift OpenAPI Generator, OpenAPI \
                Generator, CreateAPI or Fern; repeatable
                """),
        .init("overlay", .path("FILE"), adding: \.overlays)
            .of(
                .reading,
                "an overlay that changes SPEC, after the overlays of the configuration; repeatable"),
        .init("allow-path", .path("DIR"), adding: \.allowedPaths)
            .of(.reading, "another folder whose files references may use; repeatable"),
        .init("map", .text("PREFIX=DIR")) { (arguments, value) throws(UsageError) in
            arguments.references.add(try CommandLineArguments.mapping(value))
        }
        .of(.reading, "references to URLs that begin with PREFIX are files below DIR; repeatable"),
        .init("limit", .text("NAME=VALUE")) { (arguments, value) throws(UsageError) in try arguments.setLimit(value) }
            .of(.reading, "raise a limit of the input, such as depth=1000"),
        .init("strict", \.isStrict)
            .of(.reporting, "treat warnings as errors, but not notes"),
    ]

    private static let output: [CommandLineOption] = [
        .init("output", .path("DIR"), \.output, CommandLineArguments.withoutTrailingSlashes)
            .of(.emitting, "the output folder (default: from the configuration, or Generated)"),
        .init("output", .path("FILE"), \.output, CommandLineArguments.withoutTrailingSlashes)
            .of(
                [.docs],
                """
                the page, as HTML if the name ends in .html; in a folder, CONTRACT.md; `-` is standard output \
                (default: CONTRACT.md in the output folder of the configuration, or Generated/CONTRACT.md; other \
                formats have other names there)
                """),
        .init("format", .choice("FORMAT", of: PageFormat.self)) { $0.formatName = $1 }
            .of(
                [.docs],
                """
                what is written (default: html if the name of the file ends in .html, or markdown for other names):
                  markdown   the page for reviews
                  html       the page for a browser
                  llms       a text file for language models, llms.txt
                  http       a file of requests for editors, requests.http
                """),
        .init("format", .choice("FORMAT", ["json"])) { $0.formatName = $1 }
            .of([.export], "json (default): one object, which Documentation/contract.schema.json describes"),
        .init("output", .path("FILE"), \.output, CommandLineArguments.withoutTrailingSlashes)
            .of([.export], "the file (default: standard output)"),
        .init("since", .path("OLD"), \.since)
            .of(
                [.docs],
                """
                an earlier state of SPEC, a file or git:REVISION:FILE: the page marks new and changed operations and \
                types, and lists the changes. The option needs `--output`
                """),
        .init("try", \.sendsRequests)
            .of(
                [.docs],
                """
                the page for a browser can send requests to a server that the reader names. The option needs `--output`
                """),
        .init("samples", .path("FILE"), \.samples)
            .of(
                [.docs],
                """
                instead of the page, an OpenAPI Overlay with its calls in Swift and for curl, as `x-codeSamples`; `-` is \
                standard output
                """),
        .init("module", .text("NAME"), \.overrides.module, CommandLineArguments.module)
            .of(
                .emitting.union([.docs, .export]),
                "the name of the Swift module (default: from the configuration or the title)"),
        .init("emit", .choices("LIST", GenerationOptions.Artifact.allCases.map(\.rawValue)), \.overrides.emit) {
            Set($0.split(separator: ",").compactMap { .init(rawValue: String($0)) })
        }
        .of(
            .emitting.union([.initialize]),
            """
            the parts, separated by commas (default: models,fixtures,tests):
              models     the DTOs
              fixtures   JSON for the tests
              tests      the tests of the DTOs
              client     functions that call the API
              docs       the contract on a page, CONTRACT.md and Contract.html
              mocks      documents that can replace responses
              scenarios  simulated backends for tests of an app's screens
              mapping    mappers from records to an app's own models
            """),
        .init("standalone", \.overrides.standalone)
            .of(.emitting, "a complete Swift package, which builds and tests without another package"),
        .init("layout", "LAYOUT", \.overrides.layout)
            .of(.emitting, "files (default): a file for each schema; bundled: a fixed list, see `gen-dtos --help`"),
        .init("access", "LEVEL", \.overrides.access)
            .of(.emitting, "the access level of declarations: public (default), package or internal"),
        .init("templates", .path("DIR"), \.templates)
            .of(.emitting, "a folder of templates that replace built-in templates with the same file names"),
    ]

    private static let run: [CommandLineOption] = [
        .init("list", .path("FILE"), \.list)
            .of([.generate, .prune, .lint], "a file that names the documents; see `gen-dtos --help`"),
        .init("check", \.checks)
            .of([.update], "write nothing; show what would change, and exit with 1 if the server has another document")
            .of(.checking, "write nothing; show what would change as a diff, and exit with 1 if anything would change"),
        .init("stat", \.showsStatistics)
            .of(.checking, "with --check: instead of the diff, the number of lines for each file"),
        .init("format", .choice("FORMAT", of: DiagnosticFormat.self)) { $0.formatName = $1 }
            .of(
                [.lint],
                """
                the format of diagnostics, on standard output:
                  text     for people (default)
                  json     one object, which Documentation/diagnostics.schema.json describes
                  github   workflow commands, which a pull request shows
                  sarif    SARIF 2.1.0, for code scanning
                  gitlab   a Code Quality report, which a merge request shows
                """
            )
            .of(
                .generating.union([.mock, .probe, .initialize]).subtracting([.update]),
                "the format of diagnostics, on standard error: text (default), json, github, sarif or gitlab"),
        .init("jobs", .number("N", 1...1_024), \.jobs) { Int($0) }
            .of(
                .emitting.union([.docs, .export, .initialize]),
                "the threads of the run (default: one for each processor)"),
        .init("depfile", .path("FILE"), \.dependencyFile)
            .of(.generating, "a file that lists the inputs of the output, for make and ninja; see `gen-dtos --help`"),
        .init("timings", \.showsTimings)
            .of(.reporting, "a table with the time of each stage, on standard error"),
        .init("today", .text("DATE"), \.today, CommandLineArguments.day)
            .of(
                .generating,
                """
                the current day, such as 2026-03-01 (default: the system's date). A run records it for all parts that \
                have left SPEC, and prune compares it with due dates
                """
            )
            .of([.checklist], "the day for judging sunsets, such as 2026-03-01 (default: all sunsets are reached)")
            .of([.lint, .diff, .audit], "the day for judging dates, such as 2026-03-01 (default: the system's date)"),
        .init("quiet", \.isQuiet)
            .of(.reporting, "print no summary and no progress; diagnostics are printed")
            .of([.diff], "print only changes that nobody has approved")
            .of([.mock], "print no line for each request")
            .of([.probe], "print only operations whose responses differ from the document")
            .of([.audit], "print only the findings and their number")
            .of([.initialize], "write the file and print nothing")
            .of([.verifyRelease], "print only the list, without a summary"),
    ]

    private static let about: [CommandLineOption] = [
        .init("version", .none) { _, _ in }.of(.all, "the tool's version"),
        .init("help", .none) { _, _ in }.of(.all, "this text"),
    ]
}
