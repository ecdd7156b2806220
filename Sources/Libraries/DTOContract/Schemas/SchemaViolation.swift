/// A violation of a schema by a value.
package struct SchemaViolation: Hashable, Sendable {
    /// The JSON pointer to the faulty part (RFC 6901). The pointer to the whole value is empty.
    package var pointer: String
    /// A sentence about the faulty part: `The value is a string, not an integer.`
    package var reason: String
}
