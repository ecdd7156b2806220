import SwiftEmission

/// What is asked of one type, as text: the type that holds its table, ready to be printed.
struct TestTable: Sendable {
    /// Which suites ask it anything.
    enum Suite: CaseIterable, Sendable {
        case compliance
        case defence
        case roundTrip
        case envelopes
        case failures
        case messages

        /// What a type is asked by itself.
        static let ofTypes: Set<Suite> = [.compliance, .defence, .roundTrip]
        /// Those that not every contract has something for.
        static let optional: Set<Suite> = [.envelopes, .failures, .messages]
    }

    var subject: TestNames.Subject
    /// The declaration that holds the table, with its last line's end.
    var declaration: String
    var suites: Set<Suite>
    /// Modules that it needs beside the usual ones.
    var modules: Set<String>

    /// `WorkDTOContract`
    var name: String { subject.table }
}

/// The rows of a table, and the type that they are written to.
struct TableRows {
    var table: String
    var rows: [TableRow]
    /// Before the function that writes them: `@available(*, deprecated)`.
    var attribute: String?
}

/// A call on one line where it fits, else with its arguments on a line of their own.
struct TableRow {
    var method: String
    var arguments: [String]

    /// Within the columns of generated code. Nearly every line does by its bytes, which need no counting.
    static func fits(_ line: String) -> Bool {
        line.utf8.count <= SourceLine.columnLimit || line.count <= SourceLine.columnLimit
    }

    func write(to text: inout String, indentation indent: String) {
        let columns = arguments.reduce(indent.utf8.count + "table.".utf8.count + method.utf8.count) {
            $0 + $1.utf8.count + ", ".utf8.count
        }
        // Most rows: without a text for the line.
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
