import SwiftEmission

/// A statement of generated code on as many lines as it needs.
enum SwiftStatement {
    /// Returns the lines of `a(b, c)`: one line if the call fits, or separate lines for the arguments.
    ///
    /// - Parameter indentation: The number of columns before the call.
    static func call(
        _ function: String, _ arguments: [String], then end: String = "", indentation: Int = SourceLine.indentation,
        closesBelow: Bool = false
    ) -> [SwiftExpression] {
        let whole = "\(function)(\(arguments.joined(separator: ", ")))\(end)"
        if indentation + whole.utf8.count <= SourceLine.columnLimit { return [SwiftExpression(trusted: whole)] }
        let space = String(repeating: " ", count: SourceLine.indentation)
        var lines = ["\(function)("]
        var line = space
        for (index, argument) in arguments.enumerated() {
            let isLast = index == arguments.count - 1
            let text = argument + (isLast ? (closesBelow ? "" : ")" + end) : ",")
            if line != space, indentation + line.utf8.count + 1 + text.utf8.count > SourceLine.columnLimit {
                lines.append(line)
                line = space
            }
            line += (line == space ? "" : " ") + text
        }
        lines.append(line)
        if closesBelow { lines.append(")" + end) }
        return lines.map { SwiftExpression(trusted: $0) }
    }

    /// Returns lines with the elements of a list. A comma follows each element, and a line has as many elements as fit.
    static func wrapped(_ elements: [String], _ indentation: Int) -> [String] {
        var lines: [String] = []
        for element in elements {
            if let line = lines.last, indentation + line.utf8.count + element.utf8.count + 2 <= SourceLine.columnLimit {
                lines[lines.count - 1] = "\(line) \(element),"
            } else {
                lines.append(element + ",")
            }
        }
        return lines
    }

    /// Returns the lines of `a(b).map { c }.d(e)`. If the calls do not all fit on one line, the last call has its own
    /// line. If the other calls do not fit on one line either, each call has its own line.
    static func chain(
        _ first: String, _ middle: [String], _ last: String, _ arguments: [String]
    ) -> [SwiftExpression] {
        let head = first + middle.joined()
        let whole = "\(head)\(last)(\(arguments.joined(separator: ", ")))"
        if fits(whole) { return [SwiftExpression(trusted: whole)] }
        let space = String(repeating: " ", count: SourceLine.indentation)
        let lines = fits(head) ? [head] : [first] + middle.map { space + $0 }
        return lines.map { SwiftExpression(trusted: $0) }
            + call(last, arguments, indentation: 2 * SourceLine.indentation).map {
                SwiftExpression(trusted: space + $0.text)
            }
    }

    private static func fits(_ line: String) -> Bool {
        SourceLine.indentation + line.utf8.count <= SourceLine.columnLimit
    }
}
