/// What is asked of one type, as text: the type that holds its table, ready to be printed.
struct TestTable: Sendable {
    /// Which of the three suites ask it anything.
    enum Suite: CaseIterable, Sendable {
        case compliance
        case defence
        case roundTrip

        /// Those that ask all types in one test.
        static let shared: [Suite] = [.defence, .roundTrip]
    }

    var subject: TestNames.Subject
    /// The declaration that holds the table, line by line.
    var declaration: [String]
    var suites: Set<Suite>
    /// Modules that it needs beside the usual ones.
    var modules: Set<String>

    /// `WorkDTOContract`
    var name: String { subject.table }
}

/// A call on one line where it fits in 120 columns, else with its arguments on a line of their own.
struct TableRow {
    var method: String
    var arguments: [String]

    /// Into 120 columns. Nearly every line does by its bytes, which need no counting.
    static func fits(_ line: String) -> Bool {
        line.utf8.count <= 120 || line.count <= 120
    }

    func lines(indentation: Int) -> [String] {
        let indent = String(repeating: " ", count: indentation)
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
