/// The measures of a line of generated code.
package enum SourceLine {
    /// The greatest length of a line without long literals.
    package static let columnLimit = 120
    /// The number of columns for each level.
    package static let indentation = 4
}

/// Code on one line that is composed of identifiers, types and literals: a call, or a list of arguments.
///
/// Code that makes an expression must escape every text of the document in it.
package struct SwiftExpression: Hashable, Sendable {
    package let text: String

    package init(trusted text: String) {
        self.text = text
    }
}
