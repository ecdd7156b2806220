import ContractReports
import Diagnostics
import Generation

/// A command line that has been read: the command, with its arguments.
enum CommandLineRequest {
    case help(CommandLineCommand)
    case version
    case generate(CommandLineArguments)
    case lint(CommandLineArguments)
    /// - Parameter old: The old document as the user wrote it. The arguments have the new document.
    case diff(old: String, CommandLineArguments)
    case checklist(old: String, CommandLineArguments)
    case update(CommandLineArguments)
    case docs(CommandLineArguments)
    case mock(CommandLineArguments)
    case probe(CommandLineArguments)
    case audit([String], CommandLineArguments)
    /// The paths of an app, and the folder with the output of another generator.
    case callSites([String], String, CommandLineArguments)
    case verifyRelease([String], CommandLineArguments)
    case initialize(CommandLineArguments)
    case completions(CompletionScript.Shell)
    /// - Parameter arguments: The arguments for documents that do not have their own arguments.
    case several(DocumentSource, CommandLineArguments)
}

/// The word before the document. Without this word, the command is `generate`.
enum CommandLineCommand: String, CaseIterable {
    case generate, update, lint, diff, checklist, docs, export, prune, mock, probe, audit, completions
    case verifyRelease = "verify-release"
    case initialize = "init"
}

/// The reason why a command line is refused, as a text for the user.
struct UsageError: Error {
    var message: String
    /// Whether the usage lines follow the message, because the message names no remedy.
    var isLost = false
}

/// Several documents.
enum DocumentSource: Equatable {
    case documents([String])
    /// The path of a list, or `-` for standard input.
    case list(String)
}

// MARK: Parsing

extension CommandLineRequest {
    /// Reads the words of a command line.
    ///
    /// - Parameter words: The command line without the name of the program.
    init(parsing words: [String], build: GeneratorBuild = GeneratorBuild()) throws(UsageError) {
        var documents: [String] = []
        var options: [(name: String, value: String)] = []
        var scanner = ArgumentScanner(words)
        while let argument = try scanner.argument() {
            switch argument {
            case .document(let word):
                documents.append(word)
            case .option("help", _):
                self = .help(Self.command(words.filter { !$0.hasPrefix("-") }))
                return
            case .option("version", _):
                self = .version
                return
            case .option(let name, let value):
                options.append((name, value))
            }
        }
        if documents.first == CommandLineHelp.command {
            self = .help(try Self.explained(documents.dropFirst().first))
            return
        }
        let command = Self.command(documents)
        if documents.first.flatMap(CommandLineCommand.init) != nil { documents.removeFirst() }
        var arguments = CommandLineArguments()
        arguments.command = command
        arguments.build = build
        for option in options { try arguments.set(option.name, option.value) }
        try Self.check(arguments)
        self = try Self.request(documents, arguments)
    }

    private static func request(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        switch arguments.command {
        case .generate, .prune, .lint: try run(documents, arguments)
        case .update: .update(try arguments.reading(documents, or: UpdateRun.severalDocuments))
        case .docs, .export: .docs(try arguments.reading(documents, or: DocumentationRun.severalDocuments))
        case .mock: .mock(try arguments.reading(documents, or: MockRun.severalDocuments))
        case .probe: .probe(try arguments.reading(documents, or: ProbeRun.severalDocuments))
        case .audit: try comparisonWithSwift(documents, arguments)
        case .diff, .checklist: try comparison(documents, arguments)
        case .verifyRelease: try verification(documents, arguments)
        case .completions: .completions(try shell(documents))
        case .initialize: try initialization(documents, arguments)
        }
    }

    /// Makes the request of a command that takes one document, several documents, or a list.
    private static func run(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        if let list = arguments.list {
            guard documents.isEmpty else { throw UsageError(message: listBeside(documents)) }
            return .several(.list(list), arguments)
        }
        if documents.count > 1 {
            try check(documents, arguments)
            return .several(.documents(documents), arguments)
        }
        let arguments = try arguments.reading(documents)
        return arguments.command == .lint ? .lint(arguments) : .generate(arguments)
    }

    /// Makes the request of `audit` for a document, followed by the Swift files that are compared with the document.
    private static func comparisonWithSwift(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        let arguments = try arguments.reading(documents)
        if let former = arguments.auditing.former {
            return .callSites(Array(documents.dropFirst()), former, arguments)
        }
        if documents.count == 1, arguments.auditing.typeScript.isEmpty {
            let example = SummaryText.command(["audit", arguments.document, "Sources"])
            throw UsageError(message: "'audit' needs Swift files to read, as in '\(example)'.")
        }
        return .audit(Array(documents.dropFirst()), arguments)
    }

    private static func shell(_ words: [String]) throws(UsageError) -> CompletionScript.Shell {
        if words.count == 1, let shell = CompletionScript.Shell(rawValue: words[0]) { return shell }
        let known = CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'completions' needs the name of a shell. The shells are: \(known).")
    }

    private static func initialization(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        if documents.count > 1 { throw UsageError(message: "'init' takes one document.") }
        if documents.first == "-" {
            throw UsageError(message: "'init' writes next to the document, but standard input has no folder.")
        }
        var arguments = arguments
        arguments.document = documents.first ?? ""
        return .initialize(arguments)
    }

    private static func verification(
        _ paths: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        if paths.isEmpty { throw UsageError(message: "The path of the build is missing.", isLost: true) }
        return .verifyRelease(paths, arguments)
    }

    /// Makes the request for a comparison. A single document is compared with its state in the last commit.
    private static func comparison(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        guard let new = documents.last else {
            throw UsageError(message: "The OpenAPI documents to compare are missing.", isLost: true)
        }
        let command = arguments.command.rawValue
        guard documents.count <= 2 else {
            throw UsageError(message: "'\(command)' compares two documents, and there are \(documents.count).")
        }
        var arguments = arguments
        arguments.document = new
        arguments.comparesLastCommit = documents.count == 1
        if arguments.comparesLastCommit, new == "-" || RevisionPath(new) != nil {
            throw UsageError(
                message: "The document to compare with '\(new)' is missing: '\(command) OLD NEW' takes two documents.")
        }
        let old = arguments.comparesLastCommit ? "git:HEAD:\(new)" : documents[0]
        return arguments.command == .checklist ? .checklist(old: old, arguments) : .diff(old: old, arguments)
    }

    /// Returns the command that `help` explains.
    ///
    /// - Parameter word: The word after `help`.
    private static func explained(_ word: String?) throws(UsageError) -> CommandLineCommand {
        guard let word, word != CommandLineHelp.command else { return .generate }
        if let command = CommandLineCommand(rawValue: word) { return command }
        let known = CommandLineCommand.allCases.map(\.rawValue)
        let advice =
            Spelling.nearest(to: word, among: known).map { "Did you mean 'gen-dtos \(CommandLineHelp.command) \($0)'?" }
            ?? "The commands are: \(known.joined(separator: ", "))."
        throw UsageError(message: "There is no command '\(word)'. \(advice)")
    }

    /// Returns the command. A document with the name of a command must be written with a folder, as in `./lint`.
    private static func command(_ words: [String]) -> CommandLineCommand {
        words.first.flatMap(CommandLineCommand.init) ?? .generate
    }

    /// Checks that the options fit together.
    private static func check(_ arguments: CommandLineArguments) throws(UsageError) {
        let (command, format) = (arguments.command, arguments.formatName)
        if arguments.showsStatistics, command == .diff, format != ChangeFormat.text.rawValue {
            throw UsageError(message: "'--stat' cannot be used with '--format \(format)'.")
        }
        if arguments.showsStatistics, command != .diff, !arguments.checks {
            throw UsageError(message: "'--stat' counts the lines that '--check' would show: add '--check'.")
        }
        if command == .docs, arguments.checks, arguments.output == "-" || arguments.samples == "-" {
            throw UsageError(message: "'--check' compares the page with a file, but '-' means standard output.")
        }
        if arguments.samples != nil, arguments.output != nil {
            throw UsageError(message: "'--samples' and '--output' cannot be used together. Each names the file.")
        }
        if arguments.samples != nil, arguments.options.contains(where: { $0.name == "format" }) {
            throw UsageError(
                message: "'--samples' and '--format' cannot be used together. Each decides what is written.")
        }
        if arguments.auditing.fixes, arguments.auditing.proposes {
            throw UsageError(message: "'--fix' and '--init' cannot be used together, because each has its own output.")
        }
        if arguments.auditing.former != nil {
            let others = ["fix", "init", "minimum-coverage", "fail-on", "accepted", "typescript", "test-log"]
            if let other = arguments.options.first(where: { others.contains($0.name) }) {
                throw UsageError(
                    message:
                        "'--generated' and '--\(other.name)' cannot be used together, because '--generated' reports no findings."
                )
            }
            if !["text", "json"].contains(format) {
                throw UsageError(message: "With '--generated', the format is text or json.")
            }
        }
        if command != .lint, arguments.showsTimings, arguments.format.isDocument {
            throw UsageError(message: "'--timings' cannot be used with '--format \(format)' on standard error.")
        }
    }

    /// Checks that several documents do not share an option for a single document.
    private static func check(_ documents: [String], _ arguments: CommandLineArguments) throws(UsageError) {
        if let option = arguments.options.first(where: { ["output", "module", "config"].contains($0.name) }) {
            let message =
                "'--\(option.name)' is for one document, but there are \(documents.count). Set the option in the "
                + "configuration of each document, or on the lines of a '--list'."
            throw UsageError(message: message)
        }
        if documents.count(where: { $0 == "-" }) > 1 {
            throw UsageError(message: "Standard input ('-') can be only one document.")
        }
    }

    private static func listBeside(_ documents: [String]) -> String {
        let words = documents.map { "'\($0)'" }.joined(separator: ", ")
        return "'--list' names the documents: \(words) cannot be used with '--list'."
    }
}

extension CommandLineArguments {
    /// Returns the arguments for the only document.
    ///
    /// - Parameter fault: The error if there are several documents.
    fileprivate func reading(
        _ documents: [String], or fault: UsageError? = nil
    ) throws(UsageError) -> CommandLineArguments {
        guard let document = documents.first else {
            throw UsageError(message: "The OpenAPI document is missing.", isLost: true)
        }
        if let fault, documents.count > 1 { throw fault }
        var arguments = self
        arguments.document = document
        return arguments
    }
}
