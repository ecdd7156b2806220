import ContractReports
import Diagnostics
import Generation

/// The request of a command line.
enum CommandLineRequest {
    case help(CommandLineCommand)
    case version
    case generate(CommandLineArguments)
    case lint(CommandLineArguments)
    /// - Parameter old: The old document as the user wrote it. The document of the arguments is the new one.
    case diff(old: String, CommandLineArguments)
    case checklist(old: String, CommandLineArguments)
    case docs(CommandLineArguments)
    case mock(CommandLineArguments)
    case probe(CommandLineArguments)
    case audit([String], CommandLineArguments)
    case verifyRelease([String], CommandLineArguments)
    case initialize(CommandLineArguments)
    case completions(CompletionScript.Shell)
    case several(SeveralArguments)
}

/// The word before the document. Without it, the command is `generate`.
enum CommandLineCommand: String, CaseIterable {
    case generate, lint, diff, checklist, docs, prune, mock, probe, audit, completions
    case verifyRelease = "verify-release"
    case initialize = "init"

    /// Whether the command compares two states of a document.
    var isComparison: Bool { [.diff, .checklist].contains(self) }
}

/// The reason why a command line is refused, as a text for the user.
struct UsageError: Error {
    var message: String
    /// Whether the message lacks advice about what to type.
    var isLost = false
}

/// The arguments for several documents, or for the documents of a list.
struct SeveralArguments {
    enum Source: Equatable {
        case documents([String])
        /// A list, or `-` for standard input.
        case list(String)
    }

    /// The commands for several documents.
    enum Command {
        case generate
        case lint
    }

    var command: Command
    var source: Source
    /// The arguments of documents without their own.
    var defaults: CommandLineArguments

    init(_ command: Command, of source: Source, defaults: CommandLineArguments) {
        self.command = command
        self.source = source
        self.defaults = defaults
    }
}

// MARK: Parsing

extension CommandLineRequest {
    /// - Parameter words: The command line without the name of the program.
    init(parsing words: [String], build: GeneratorBuild = GeneratorBuild()) throws(UsageError) {
        var arguments = CommandLineArguments()
        arguments.build = build
        var documents: [String] = []
        var options: [CommandLineOption] = []
        var scanner = ArgumentScanner(words)
        while let argument = try scanner.argument() {
            switch argument {
            case .document(let word):
                documents.append(word)
            case .option(.help, _):
                self = .help(Self.command(words.filter { !$0.hasPrefix("-") }))
                return
            case .option(.version, _):
                self = .version
                return
            case .option(let option, let value):
                try arguments.set(option, value)
                options.append(option)
            }
        }
        if documents.first == CommandLineHelp.command {
            self = .help(try Self.explained(documents.dropFirst().first))
            return
        }
        let command = Self.command(documents)
        if documents.first.flatMap(CommandLineCommand.init) != nil { documents.removeFirst() }
        try Self.check(options, of: command, arguments)
        arguments.prunes = command == .prune
        if command == .docs { try DocumentationRun.check(arguments, documents) }
        if command == .mock, documents.count > 1 { throw MockRun.severalDocuments }
        if command == .probe, documents.count > 1 { throw ProbeRun.severalDocuments }
        if command == .initialize {
            self = try Self.initialization(documents, arguments)
        } else if command == .completions {
            self = .completions(try Self.shell(documents))
        } else if command == .audit {
            self = try Self.comparisonWithSwift(documents, arguments)
        } else if command == .verifyRelease {
            self = try Self.verification(documents, arguments)
        } else if command.isComparison {
            self = try Self.comparison(command, documents, arguments)
        } else if let list = arguments.list {
            guard documents.isEmpty else { throw UsageError(message: Self.listBeside(documents)) }
            self = .several(
                SeveralArguments(command == .lint ? .lint : .generate, of: .list(list), defaults: arguments))
        } else if documents.count > 1 {
            try Self.check(documents, options)
            self = .several(
                SeveralArguments(command == .lint ? .lint : .generate, of: .documents(documents), defaults: arguments))
        } else if let document = documents.first {
            arguments.document = document
            switch command {
            case .generate, .prune: self = .generate(arguments)
            case .lint: self = .lint(arguments)
            case .docs: self = .docs(arguments)
            case .mock: self = .mock(arguments)
            case .probe: self = .probe(arguments)
            case .audit: self = try Self.comparisonWithSwift(documents, arguments)
            case .verifyRelease: self = try Self.verification(documents, arguments)
            case .diff, .checklist: self = try Self.comparison(command, documents, arguments)
            case .completions: self = .completions(try Self.shell(documents))
            case .initialize: self = try Self.initialization(documents, arguments)
            }
        } else {
            throw UsageError(message: "The OpenAPI document is missing.", isLost: true)
        }
    }

    /// Makes the request for a document, followed by the Swift files that are compared with it.
    private static func comparisonWithSwift(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        guard let document = documents.first else {
            throw UsageError(message: "The OpenAPI document is missing.", isLost: true)
        }
        if documents.count == 1, arguments.auditing.typeScript.isEmpty {
            throw UsageError(
                message: "'audit' needs the Swift to look at: '\(SummaryText.command(["audit", document, "Sources"]))'."
            )
        }
        var arguments = arguments
        arguments.document = document
        return .audit(Array(documents.dropFirst()), arguments)
    }

    private static func shell(_ words: [String]) throws(UsageError) -> CompletionScript.Shell {
        if words.count == 1, let shell = CompletionScript.Shell(rawValue: words[0]) { return shell }
        let known = CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'completions' needs the name of a shell. There are: \(known).")
    }

    private static func initialization(
        _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        if documents.count > 1 { throw UsageError(message: "'init' looks at one document.") }
        if documents.first == "-" {
            throw UsageError(message: "'init' writes beside the document, and standard input has no place.")
        }
        var arguments = arguments
        arguments.document = documents.first ?? ""
        return .initialize(arguments)
    }

    private static func verification(
        _ paths: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        if paths.isEmpty { throw UsageError(message: "The build to look at is missing.", isLost: true) }
        return .verifyRelease(paths, arguments)
    }

    /// Makes the request for a comparison. With one document, its state in the last commit is the old one.
    private static func comparison(
        _ command: CommandLineCommand, _ documents: [String], _ arguments: CommandLineArguments
    ) throws(UsageError) -> CommandLineRequest {
        guard let new = documents.last else {
            throw UsageError(message: "The OpenAPI documents to compare are missing.", isLost: true)
        }
        guard documents.count <= 2 else {
            throw UsageError(
                message: "'\(command.rawValue)' compares two documents, and there are \(documents.count).")
        }
        var arguments = arguments
        arguments.document = new
        if documents.count == 2 { return request(command, old: documents[0], arguments) }
        guard new != "-", RevisionPath(new) == nil else {
            throw UsageError(
                message: "What is '\(new)' to be compared with? '\(command.rawValue) OLD NEW' takes two documents.")
        }
        arguments.comparesLastCommit = command
        return request(command, old: "git:HEAD:\(new)", arguments)
    }

    /// - Parameter word: The word after `help`.
    private static func explained(_ word: String?) throws(UsageError) -> CommandLineCommand {
        guard let word, word != CommandLineHelp.command else { return .generate }
        if let command = CommandLineCommand(rawValue: word) { return command }
        let known = CommandLineCommand.allCases.map(\.rawValue)
        let advice =
            Spelling.nearest(to: word, among: known).map { "Did you mean 'gen-dtos \(CommandLineHelp.command) \($0)'?" }
            ?? "There are: \(known.joined(separator: ", "))."
        throw UsageError(message: "There is no command '\(word)'. \(advice)")
    }

    private static func request(
        _ command: CommandLineCommand, old: String, _ arguments: CommandLineArguments
    ) -> CommandLineRequest {
        command == .checklist ? .checklist(old: old, arguments) : .diff(old: old, arguments)
    }

    /// Returns the command. A document with the name of a command is written `./lint`.
    private static func command(_ words: [String]) -> CommandLineCommand {
        words.first.flatMap(CommandLineCommand.init) ?? .generate
    }

    private static func check(
        _ options: [CommandLineOption], of command: CommandLineCommand, _ arguments: CommandLineArguments
    ) throws(UsageError) {
        if let option = options.first(where: { !$0.applies(to: command) }) {
            throw UsageError(message: "'\(command.rawValue)' has no option '--\(option.rawValue)'.")
        }
        if arguments.showsStatistics, command == .diff, arguments.formatName != ChangeFormat.text.rawValue {
            throw UsageError(message: "'--stat' and '--format' cannot stand together: each says how changes are told.")
        }
        if arguments.showsStatistics, command != .diff, !arguments.checks {
            throw UsageError(message: "'--stat' says what '--check' would show: add '--check'.")
        }
        if command == .diff {
            _ = try CommandLineArguments.choice(ChangeFormat.self, .format, arguments.formatName)
            if let name = arguments.failOnName {
                _ = try CommandLineArguments.choice(ChangeThreshold.self, .failOn, name)
            }
        } else if command == .audit {
            try AuditArguments.check(arguments)
        } else {
            _ = try CommandLineArguments.choice(DiagnosticFormat.self, .format, arguments.formatName)
        }
        if [.generate, .prune, .docs].contains(command), arguments.showsTimings, arguments.format.isDocument {
            throw UsageError(
                message: "'--timings' cannot be used with '--format \(arguments.format.rawValue)' on standard error.")
        }
    }

    /// Checks that several documents share no option that concerns one document.
    private static func check(_ documents: [String], _ options: [CommandLineOption]) throws(UsageError) {
        if let option = options.first(where: { [.output, .module, .config].contains($0) }) {
            let message =
                "'--\(option.rawValue)' is for one document, and there are \(documents.count). Say it in the "
                + "configuration beside each document, or on the lines of a '--list'."
            throw UsageError(message: message)
        }
        if documents.count(where: { $0 == "-" }) > 1 {
            throw UsageError(message: "Standard input, '-', is one document.")
        }
    }

    private static func listBeside(_ documents: [String]) -> String {
        let words = documents.map { "'\($0)'" }.joined(separator: ", ")
        return "'--list' names the documents: \(words) cannot be used with it."
    }
}
