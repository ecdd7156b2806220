/// Puts a value into the encoder's single value container. Some types get their special form only in this container,
/// for example `Decimal` and `URL` in `JSONEncoder`.
@_spi(Generated) public struct SingleValue<Value: Encodable>: Encodable {
    private let value: Value

    /// Wraps a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Writes the value through a single value container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
