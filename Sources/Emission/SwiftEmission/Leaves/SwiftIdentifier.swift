/// A legal Swift identifier.
///
/// The name is a constant of the generator, or comes from the naming stage. That stage guarantees that the name
/// consists of a head and continuation characters of the grammar (The Swift Programming Language, Lexical Structure).
/// Backticks are added when the identifier is written, because they depend on the position: `default` is a keyword in a
/// declaration, but not after a dot or as a label.
package struct SwiftIdentifier: Hashable, Sendable {
    /// The name without backticks.
    package let name: String

    package init(checked name: String) {
        self.name = name
    }
}

extension SwiftIdentifier {
    /// The spelling in a declaration, and alone in an expression: ``var `default`: Int``.
    package var declared: String {
        SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name
    }

    /// The spelling after a dot: `self.default`, but ``Kind.`init` ``.
    package var member: String {
        SwiftKeywords.reservedAsMembers.contains(name) ? "`\(name)`" : name
    }

    /// The spelling as the label of an argument or parameter: `init(default: Int)`, but ``init(`inout`: Int)``.
    package var label: String {
        SwiftKeywords.reservedAsLabels.contains(name) ? "`\(name)`" : name
    }

    /// The spelling as the label of an argument in a call, where fewer words need backticks.
    package var argumentLabel: String {
        ["_", "inout"].contains(name) ? "`\(name)`" : name
    }

    /// Whether a statement that begins with the name needs `self.` or backticks.
    var isReserved: Bool {
        SwiftKeywords.reserved.contains(name)
    }
}
