import Diagnostics

/// An option of the command line: a row of the table `CommandLineOption.all`.
///
/// The parser, the help pages, the completion scripts, the suggestions for misspelt options and `Documentation/Options.md`
/// read this table. If commands give an option different values, the option has a row for each kind of value.
struct CommandLineOption: Sendable {
    typealias Reader = @Sendable (inout CommandLineArguments, String) throws(UsageError) -> Void
    typealias Place<Value> = any WritableKeyPath<CommandLineArguments, Value> & Sendable

    /// A section of a help page.
    enum Section: CaseIterable {
        /// The options that belong to one command.
        case own
        case document, output, run, about

        var heading: String? {
            switch self {
            case .document: "Document and configuration"
            case .output: "Output"
            case .run: "How it runs"
            case .own, .about: nil
            }
        }
    }

    /// The name without the dashes.
    let name: String
    let value: OptionValue
    /// Stores a value that has passed `OptionValue.fault`. The value is empty if the option takes none.
    let read: Reader
    private(set) var section = Section.own
    /// The help texts with the commands that have the option.
    private(set) var texts: [(commands: Set<CommandLineCommand>, text: String)] = []

    /// Whether each document of a `--list` may have its own value. The other options concern the whole run.
    var isOfOneDocument: Bool { [.document, .output].contains(section) }

    /// Returns the help text of the option for a command, or nil if the command does not have the option.
    func text(for command: CommandLineCommand) -> String? {
        texts.first { $0.commands.contains(command) }?.text
    }
}

// MARK: Rows

extension CommandLineOption {
    init(_ name: String, _ value: OptionValue, read: @escaping Reader) {
        self.name = name
        self.value = value
        self.read = read
    }

    init<Value>(
        _ name: String, _ value: OptionValue, _ place: Place<Value>,
        _ parsed: @escaping @Sendable (String) throws(UsageError) -> Value
    ) {
        self.init(name, value) { (arguments, text) throws(UsageError) in arguments[keyPath: place] = try parsed(text) }
    }

    /// Makes an option that takes no value.
    init(_ name: String, _ place: Place<Bool>) {
        self.init(name, .none) { arguments, _ in arguments[keyPath: place] = true }
    }

    init(_ name: String, _ value: OptionValue, _ place: Place<String?>) {
        self.init(name, value) { $0[keyPath: place] = $1 }
    }

    /// Makes an option whose value is a word of a list.
    init<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ placeholder: String, _ place: Place<Choice?>
    ) {
        self.init(name, .choice(placeholder, of: Choice.self)) { $0[keyPath: place] = Choice(rawValue: $1) }
    }

    /// Makes an option that may be repeated.
    init(
        _ name: String, _ value: OptionValue, adding place: Place<[String]>,
        _ parsed: @escaping @Sendable (String) throws(UsageError) -> String = { $0 }
    ) {
        self.init(name, value) { (arguments, text) throws(UsageError) in
            arguments[keyPath: place].append(try parsed(text))
        }
    }

    /// Adds commands that have the option, with its help text for them.
    func of(_ commands: Set<CommandLineCommand>, _ text: String) -> CommandLineOption {
        var option = self
        option.texts.append((commands, text))
        return option
    }

    func `in`(_ section: Section) -> CommandLineOption {
        var option = self
        option.section = section
        return option
    }
}

// MARK: Look-up

extension CommandLineOption {
    static func named(_ name: String, of command: CommandLineCommand) -> CommandLineOption? {
        all.first { $0.name == name && $0.text(for: command) != nil }
    }

    /// Returns the options of a command in the order of its help page.
    static func options(of command: CommandLineCommand) -> [CommandLineOption] {
        Section.allCases.flatMap { section in
            all.filter { $0.section == section && $0.text(for: command) != nil }
        }
    }
}

/// The value of an option.
enum OptionValue: Sendable {
    case none
    /// A path, which shells complete.
    case path(String)
    /// A word of a list.
    case choice(String, [String])
    /// Words of a list, separated by commas.
    case choices(String, [String])
    case number(String, ClosedRange<Int>)
    case text(String)

    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ placeholder: String, of type: Choice.Type
    ) -> OptionValue {
        .choice(placeholder, type.allCases.map(\.rawValue))
    }

    /// The name of the value on help pages. Nil means that the option takes no value.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .path(let name), .choice(let name, _), .choices(let name, _), .number(let name, _), .text(let name): name
        }
    }

    /// Returns the reason why the option cannot have a value.
    func fault(in value: String, of name: String) -> UsageError? {
        switch self {
        case .none, .path, .text: return nil
        case .number(_, let range):
            if let number = Int(value), range.contains(number) { return nil }
            return UsageError(
                message: "'--\(name)' needs a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'.")
        case .choice(_, let words): return Self.fault(in: [value[...]], words, name)
        case .choices(_, let words):
            return Self.fault(in: value.split(separator: ",", omittingEmptySubsequences: false), words, name)
        }
    }

    private static func fault(in values: [Substring], _ words: [String], _ name: String) -> UsageError? {
        guard let unknown = values.first(where: { !words.contains(String($0)) }) else { return nil }
        let known = words.joined(separator: ", ")
        return UsageError(message: "'\(unknown)' is not a value of '--\(name)'. There are: \(known).")
    }
}
