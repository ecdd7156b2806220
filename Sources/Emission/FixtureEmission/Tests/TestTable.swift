import SwiftEmission

/// The checks of one type as text: the declaration of the type with its table.
struct TestTable: Sendable {
    /// The suites that have a table.
    enum Suite: CaseIterable, Sendable {
        case compliance
        case defence
        case roundTrip
        case envelopes
        case failures
        case messages

        /// The suites for single types.
        static let ofTypes: Set<Suite> = [.compliance, .defence, .roundTrip]
        /// The suites that some contracts do not need.
        static let optional: Set<Suite> = [.envelopes, .failures, .messages]
    }

    var subject: TestNames.Subject
    /// The declaration of the type with the table, with a line break at its end.
    var declaration: String
    var suites: Set<Suite>
    /// The modules that the table needs in addition to the usual modules.
    var modules: Set<String>

    /// The name of the type: `WorkDTOContract`.
    var name: String { subject.table }
}

/// The rows of a table, and the type to which they are written.
struct TableRows {
    var table: String
    var rows: [TableRow]
    /// An attribute before the function that writes the rows: `@available(*, deprecated)`.
    var attribute: String?
}

/// A call, which is on one line if it fits. The arguments of a longer call have their own line.
struct TableRow {
    var method: String
    var arguments: [String]

    /// Whether a line fits into the columns of generated code. The bytes of nearly all lines fit, so their characters
    /// need not be counted.
    static func fits(_ line: String) -> Bool {
        line.utf8.count <= SourceLine.columnLimit || line.count <= SourceLine.columnLimit
    }

    func write(to text: inout String, indentation indent: String) {
        let columns = arguments.reduce(indent.utf8.count + "table.".utf8.count + method.utf8.count) {
            $0 + $1.utf8.count + ", ".utf8.count
        }
        // Most rows fit, and need no string for the line.
        guard columns <= SourceLine.columnLimit else {
            for line in lines(indent) {
                text += line
                text += "\n"
            }
            return
        }
        text += indent
        text += "table."
        text += method
        text += "("
        for index in arguments.indices {
            if index > 0 { text += ", " }
            text += arguments[index]
        }
        text += ")\n"
    }

    private func lines(_ indent: String) -> [String] {
        let list = arguments.joined(separator: ", ")
        let line = "\(indent)table.\(method)(\(list))"
        if Self.fits(line) { return [line] }
        if Self.fits("\(indent)    \(list)") {
            return ["\(indent)table.\(method)(", "\(indent)    \(list)", "\(indent))"]
        }
        return ["\(indent)table.\(method)("]
            + arguments.enumerated().map { index, argument in
                "\(indent)    \(argument)\(index == arguments.count - 1 ? "" : ",")"
            } + ["\(indent))"]
    }
}
