/// A violation of a schema by a value.
package struct SchemaViolation: Hashable, Sendable {
    /// The JSON pointer to the faulty part (RFC 6901). It is empty for the value itself.
    package var pointer: String
    /// A sentence about that part: `It is a string, not an integer.`
    package var reason: String
}
