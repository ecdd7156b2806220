import YAMLTree

/// The help texts of the tool. The options come from the table of options.
enum CommandLineHelp {
    /// The command for help. A document with this name must be written as `./help`.
    static let command = "help"

    /// Returns the short text for a command line that lacks its document: the usage of its command, or of all commands
    /// if it names no command.
    static func usage(for words: [String]) -> String {
        let named = words.first.flatMap(CommandLineCommand.init)
        let pages = (named.map { [$0] } ?? CommandLineCommand.allCases).map { text(of: $0) }
        let lines = pages.flatMap {
            $0.split(separator: "\n").filter { $0.hasPrefix("Usage: ") }.map { $0.dropFirst(7) }
        }
        let help: [Substring] = named == nil ? ["gen-dtos \(command) [COMMAND]"] : []
        return "Usage: " + (lines + help).joined(separator: "\n       ")
            + "\n`gen-dtos \(command) \(named?.rawValue ?? "COMMAND")` lists the options.\n"
    }

    static func text(of command: CommandLineCommand) -> String {
        switch command {
        case .generate: generation
        case .update: update
        case .lint: lint
        case .diff: diff
        case .checklist: checklist
        case .docs: docs
        case .export: export
        case .prune: prune
        case .mock: mock
        case .probe: probe
        case .audit: audit
        case .verifyRelease: verifyRelease
        case .completions: completions
        case .initialize: initialization
        }
    }

    // MARK: Options

    /// Returns the options of a command by section, followed by the limits if the command has limits.
    static func options(of command: CommandLineCommand) -> String {
        let options = CommandLineOption.options(of: command)
        var sections = CommandLineOption.Section.allCases.map { section in
            let rows = options.filter { $0.section == section }.map { option in
                row("--\(option.name) \(option.value.placeholder ?? "")", option.text(for: command) ?? "")
            }
            let heading = section.heading.map { ["\($0):"] } ?? []
            return (rows.isEmpty ? [] : heading + rows).joined(separator: "\n")
        }
        if options.contains(where: { $0.name == "limit" }) {
            sections.append("Limits, with their defaults:\n\(limits)")
        }
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static var limits: String {
        YAMLLimits.names.map { row($0, "\(YAMLLimits.standard[$0] ?? 0)") }.joined(separator: "\n")
    }

    // MARK: Columns

    private static let margin = 23
    private static let width = 120

    private static func row(_ name: String, _ text: String) -> String {
        let lines = text.split(separator: "\n").flatMap { wrapped($0, to: width - margin) }
        let indentation = String(repeating: " ", count: margin)
        let start = "  " + name + "  "
        return start + indentation.dropFirst(start.count) + lines.joined(separator: "\n" + indentation)
    }

    /// Splits a line at spaces. A longer word stays whole.
    private static func wrapped(_ line: Substring, to width: Int) -> [Substring] {
        guard line.count > width, let end = line.prefix(width + 1).lastIndex(of: " ") else { return [line] }
        return [line[..<end]] + wrapped(line[line.index(after: end)...], to: width)
    }
}
