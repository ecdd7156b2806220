import DTOGeneration
import Diagnostics
import YAMLTree

/// What the user asked for.
enum CommandLineRequest {
    case help(CommandLineCommand)
    case version
    case generate(CommandLineArguments)
    case lint(CommandLineArguments)
}

/// The word before the document. Without one, `generate` is meant.
enum CommandLineCommand: String, CaseIterable {
    case generate, lint
}

/// Why a command line is refused; the text is for the user.
struct UsageError: Error {
    var message: String
}

/// The arguments of a run, parsed and checked as far as that goes without reading a file.
struct CommandLineArguments {
    /// `-` for standard input.
    var document = ""
    var configuration: String?
    /// Nil: what the configuration says.
    var output: String?
    var templates: String?
    var overrides = OptionOverrides()
    /// By the names of `YAMLLimits`.
    var limits: [String: Int] = [:]
    /// Nil: as many as there are processors.
    var jobs: Int?
    var format = DiagnosticFormat.text
    var checks = false
    var isStrict = false
    var showsTimings = false
    var isQuiet = false
}

/// The options by their names, without the dashes.
enum CommandLineOption: String, CaseIterable {
    case config, output, module, emit, standalone, layout, check, templates, access, format, strict, limit, jobs,
        timings, quiet
    case version, help

    var takesValue: Bool {
        switch self {
        case .config, .output, .module, .emit, .layout, .templates, .access, .format, .limit, .jobs: true
        case .standalone, .check, .strict, .timings, .quiet, .version, .help: false
        }
    }

    /// Whether the command has a use for it: lint writes nothing.
    func applies(to command: CommandLineCommand) -> Bool {
        switch command {
        case .generate: true
        case .lint:
            [.config, .module, .format, .strict, .limit, .jobs, .timings, .quiet, .version, .help].contains(self)
        }
    }
}

// MARK: Parsing

extension CommandLineRequest {
    /// - Parameter words: without the name of the program.
    init(parsing words: [String]) throws(UsageError) {
        var arguments = CommandLineArguments()
        var documents: [String] = []
        var options: [CommandLineOption] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                documents += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                documents.append(word)
                continue
            }
            let (option, value) = try Self.option(word, &rest)
            switch option {
            case .help:
                self = .help(Self.command(words.filter { !$0.hasPrefix("-") }))
                return
            case .version:
                self = .version
                return
            default:
                try arguments.set(option, value)
                options.append(option)
            }
        }
        let command = Self.command(documents)
        if let option = options.first(where: { !$0.applies(to: command) }) {
            throw UsageError(message: "'\(command.rawValue)' has no option '--\(option.rawValue)'.")
        }
        if command == .generate, arguments.showsTimings, arguments.format.isDocument {
            throw UsageError(
                message: "'--timings' cannot stand beside '--format \(arguments.format.rawValue)' on standard error.")
        }
        arguments.document = try Self.document(documents)
        switch command {
        case .generate: self = .generate(arguments)
        case .lint: self = .lint(arguments)
        }
    }

    private static func command(_ words: [String]) -> CommandLineCommand {
        words.first.flatMap(CommandLineCommand.init) ?? .generate
    }

    /// The option that the word names, and its value, in the same word or the next.
    private static func option(
        _ word: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> (CommandLineOption, String) {
        if word == "-h" { return (.help, "") }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard name.hasPrefix("--"), let option = CommandLineOption(rawValue: String(name.dropFirst(2))) else {
            throw UsageError(message: "There is no option '\(name)'." + suggestion(for: name))
        }
        if option.takesValue {
            if let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty { return (option, value) }
            throw UsageError(message: "The option '\(name)' needs a value.")
        }
        if parts.count > 1 { throw UsageError(message: "The option '\(name)' takes no value.") }
        return (option, "")
    }

    private static func suggestion(for name: String) -> String {
        let known = CommandLineOption.allCases.map { "--" + $0.rawValue }
        guard let nearest = Spelling.nearest(to: name, in: known) else { return "" }
        return " Did you mean '\(nearest)'?"
    }

    /// What is left beside the command. A document that is called as a command is spelt `./lint`.
    private static func document(_ words: [String]) throws(UsageError) -> String {
        let hasCommand = words.first.flatMap(CommandLineCommand.init) != nil
        let documents = hasCommand ? words.dropFirst() : words[...]
        guard let document = documents.first else { throw UsageError(message: "The OpenAPI document is missing.") }
        if documents.count > 1 {
            let others = documents.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
            throw UsageError(message: "One document at a time: \(others) after '\(document)' cannot be used.")
        }
        return document
    }
}

// MARK: Values

extension CommandLineArguments {
    fileprivate mutating func set(_ option: CommandLineOption, _ value: String) throws(UsageError) {
        switch option {
        case .config: configuration = value
        case .output: output = Self.withoutTrailingSlashes(value)
        case .module: overrides.module = try Self.module(value)
        case .emit: overrides.emit = try Self.artifacts(value)
        case .standalone: overrides.standalone = true
        case .layout: overrides.layout = try Self.choice(GenerationOptions.Layout.self, option, value)
        case .check: checks = true
        case .templates: templates = value
        case .access: overrides.access = try Self.choice(GenerationOptions.AccessLevel.self, option, value)
        case .format: format = try Self.choice(DiagnosticFormat.self, option, value)
        case .strict: isStrict = true
        case .limit: try setLimit(value)
        case .jobs: jobs = try Self.count(option, value)
        case .timings: showsTimings = true
        case .quiet: isQuiet = true
        case .help, .version: break
        }
    }

    static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path[...]
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        return String(path)
    }

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ type: Choice.Type, _ option: CommandLineOption, _ value: String
    ) throws(UsageError) -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'\(value)' is not a value of '--\(option.rawValue)'. There are: \(known).")
    }

    private static func artifacts(_ list: String) throws(UsageError) -> Set<GenerationOptions.Artifact> {
        var artifacts: Set<GenerationOptions.Artifact> = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false) {
            artifacts.insert(try choice(GenerationOptions.Artifact.self, .emit, String(name)))
        }
        return artifacts
    }

    /// A module is named by an identifier; here that of C, which every build system takes.
    private static func module(_ name: String) throws(UsageError) -> String {
        let isIdentifier = name.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
            default: false
            }
        }
        guard isIdentifier, name.first?.isNumber == false else {
            throw UsageError(message: "'\(name)' cannot be the name of a module: use letters, digits and '_'.")
        }
        return name
    }

    private static func count(_ option: CommandLineOption, _ value: String) throws(UsageError) -> Int {
        if let count = Int(value), (1...1024).contains(count) { return count }
        throw UsageError(message: "'--\(option.rawValue)' needs a number from 1 to 1024, not '\(value)'.")
    }

    private mutating func setLimit(_ value: String) throws(UsageError) {
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let known = YAMLLimits.names.joined(separator: ", ")
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
            throw UsageError(message: "'--limit' needs NAME=NUMBER, not '\(value)'. Names: \(known).")
        }
        guard YAMLLimits.names.contains(parts[0]) else {
            throw UsageError(message: "There is no limit '\(parts[0])'. There are: \(known).")
        }
        limits[parts[0]] = number
    }
}
