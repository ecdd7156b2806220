/// What a line of generated code may hold.
enum SourceLine {
    /// No line is longer, but for literals (the generated code's own style, and most teams').
    static let columnLimit = 120
    /// Columns per level.
    static let indentation = 4

    /// Elements in as few lines as fit, each line but the last ending with a comma: the way a person fills a long list.
    ///
    /// - Parameter indentation: columns in front of each line.
    static func filled(_ elements: [String], indentation: Int) -> [SwiftExpression] {
        var lines: [SwiftExpression] = []
        var current = ""
        for (index, element) in elements.enumerated() {
            let text = index + 1 < elements.count ? element + "," : element
            if current.isEmpty {
                current = text
            } else if indentation + current.utf8.count + 1 + text.utf8.count > columnLimit {
                lines.append(SwiftExpression(trusted: current))
                current = text
            } else {
                current += " " + text
            }
        }
        if !current.isEmpty { lines.append(SwiftExpression(trusted: current)) }
        return lines
    }
}

/// Code put together from other leaves, on one line: a call, a list of arguments.
///
/// Only the lowering makes these, and only from identifiers, spellings and literals.
package struct SwiftExpression: Hashable, Sendable {
    package let text: String

    init(trusted text: String) {
        self.text = text
    }
}
