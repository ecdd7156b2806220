/// An option of the command line: a row of the table `CommandLineOption.all`.
///
/// The parser, the help pages, the completion scripts, the suggestions for misspelt options and
/// `Documentation/Options.md` read this table. If an option has different kinds of values in different commands, the
/// option has a row for each kind.
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
    /// Stores a value that has passed `OptionValue.fault`. The value is empty if the option takes no value.
    let read: Reader
    private(set) var section = Section.own
    /// The help texts of the option, each with the commands for which it is shown.
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

    /// Makes an option whose value is a number.
    init<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Number>, _ place: Place<Number>
    ) {
        self.init(name, .number(placeholder, UInt64(range.lowerBound)...UInt64(range.upperBound))) {
            if let number = Number($1) { $0[keyPath: place] = number }
        }
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
