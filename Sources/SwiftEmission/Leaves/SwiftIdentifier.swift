/// A legal Swift identifier.
///
/// Made by the naming stage only, which guarantees that `name` consists of a head and continuation characters of the
/// grammar (The Swift Programming Language, Lexical Structure). What must stand in backticks is decided where it is
/// written: `default` is a keyword in a declaration, and none after a dot or as the label of an argument.
package struct SwiftIdentifier: Hashable, Sendable {
    /// Without backticks.
    package let name: String

    package init(checked name: String) {
        self.name = name
    }
}

extension SwiftIdentifier {
    /// Where it is declared, and where an expression uses it alone: ``var `default`: Int``.
    package var declared: String {
        SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name
    }

    /// After a dot: `self.default`, but ``Kind.`init` ``.
    package var member: String {
        SwiftKeywords.reservedAsMembers.contains(name) ? "`\(name)`" : name
    }

    /// As the label of an argument or parameter: `init(default: Int)`, but ``init(`inout`: Int)``.
    package var label: String {
        SwiftKeywords.reservedAsLabels.contains(name) ? "`\(name)`" : name
    }

    /// As the label of an argument in a call, where fewer words mean something else.
    package var argumentLabel: String {
        ["_", "inout"].contains(name) ? "`\(name)`" : name
    }

    /// Whether a statement cannot begin with it unless `self.` or backticks come first.
    var isReserved: Bool {
        SwiftKeywords.reserved.contains(name)
    }
}
