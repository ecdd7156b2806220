/// What a value has that its schema does not allow.
public struct SchemaViolation: Hashable, Sendable {
    /// A JSON pointer into the value (RFC 6901); empty for the value itself.
    public var pointer: String
    /// A sentence about the value there: `It is a string, not an integer.`
    public var reason: String

    public init(pointer: String, reason: String) {
        self.pointer = pointer
        self.reason = reason
    }
}
