/// Puts a value into the encoder's single value container. Some encoders write some types specially only in this
/// container, as `JSONEncoder` writes `Decimal` and `URL`.
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
