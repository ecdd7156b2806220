/// A value in an encoder's single value container, where an encoder looks for types that it writes in ways of its own, as `JSONEncoder`
/// does with `Decimal` and `URL`.
public struct SingleValue<Value: Encodable>: Encodable {
    private let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
