import DTOGeneration
import Diagnostics

/// What the user asked for.
enum CommandLineRequest {
    case help(CommandLineCommand)
    case version
    case generate(CommandLineArguments)
    case lint(CommandLineArguments)
    case several(SeveralArguments)
}

/// The word before the document. Without one, `generate` is meant.
enum CommandLineCommand: String, CaseIterable {
    case generate, lint
}

/// Why a command line is refused; the text is for the user.
struct UsageError: Error {
    var message: String
}

/// What is asked for several documents, or for those of a list.
struct SeveralArguments {
    enum Source: Equatable {
        case documents([String])
        /// `-` for standard input.
        case list(String)
    }

    var command: CommandLineCommand
    var source: Source
    /// What holds for each document that says nothing else.
    var defaults: CommandLineArguments

    init(_ command: CommandLineCommand, of source: Source, defaults: CommandLineArguments) {
        self.command = command
        self.source = source
        self.defaults = defaults
    }
}

// MARK: Parsing

extension CommandLineRequest {
    /// - Parameter words: without the name of the program.
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
        let command = Self.command(documents)
        if documents.first.flatMap(CommandLineCommand.init) != nil { documents.removeFirst() }
        try Self.check(options, of: command, arguments)
        if let list = arguments.list {
            guard documents.isEmpty else { throw UsageError(message: Self.listBeside(documents)) }
            self = .several(SeveralArguments(command, of: .list(list), defaults: arguments))
        } else if documents.count > 1 {
            try Self.check(documents, options)
            self = .several(SeveralArguments(command, of: .documents(documents), defaults: arguments))
        } else if let document = documents.first {
            arguments.document = document
            self = command == .lint ? .lint(arguments) : .generate(arguments)
        } else {
            throw UsageError(message: "The OpenAPI document is missing.")
        }
    }

    /// A document that is called as a command is spelt `./lint`.
    private static func command(_ words: [String]) -> CommandLineCommand {
        words.first.flatMap(CommandLineCommand.init) ?? .generate
    }

    private static func check(
        _ options: [CommandLineOption], of command: CommandLineCommand, _ arguments: CommandLineArguments
    ) throws(UsageError) {
        if let option = options.first(where: { !$0.applies(to: command) }) {
            throw UsageError(message: "'\(command.rawValue)' has no option '--\(option.rawValue)'.")
        }
        if command == .generate, arguments.showsTimings, arguments.format.isDocument {
            throw UsageError(
                message: "'--timings' cannot stand beside '--format \(arguments.format.rawValue)' on standard error.")
        }
    }

    /// Several documents share no option that is about one.
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
        return "'--list' names the documents: \(words) beside it cannot be used."
    }
}
