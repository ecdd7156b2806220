/// What a line of generated code may hold.
package enum SourceLine {
    /// No line is longer, but for literals (the generated code's own style, and most teams').
    package static let columnLimit = 120
    /// Columns per level.
    package static let indentation = 4
}

/// Code put together from other leaves, on one line: a call, a list of arguments.
///
/// Only the lowering makes these, and only from identifiers, spellings and literals.
package struct SwiftExpression: Hashable, Sendable {
    package let text: String

    package init(trusted text: String) {
        self.text = text
    }
}
