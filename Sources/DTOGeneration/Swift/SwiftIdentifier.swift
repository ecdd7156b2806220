/// A legal Swift identifier.
///
/// Made by the naming stage only, which guarantees that `name` consists of a head and continuation characters of the grammar (The
/// Swift Programming Language, Lexical Structure). What must stand in backticks is decided where it is written.
package struct SwiftIdentifier: Hashable, Sendable {
    /// Without backticks.
    package let name: String

    package init(checked name: String) {
        self.name = name
    }
}
