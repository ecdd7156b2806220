/// Puts a value into the encoder's single value container. Encoders write some types in their own way only there, as
/// `JSONEncoder` does with `Decimal` and `URL`.
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
