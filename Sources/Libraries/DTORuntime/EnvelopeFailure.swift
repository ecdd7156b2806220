/// An API's error that is not a record, such as a string, a list or a value of an enumeration. The wrapper makes it a
/// Swift error that can be thrown.
public struct EnvelopeFailure<Value: Sendable>: Error {
    /// The error as the API sent it.
    public let value: Value

    /// Wraps the error of a response. Returns nil if the response has no error. If an API always sends the key, it
    /// writes an empty string, list or object, `false` or 0 to mean that there is no error.
    @_spi(Generated) public init?(_ value: Value?) {
        guard let value, !Self.isNothing(value) else { return nil }
        self.value = value
    }

    private static func isNothing(_ value: Any) -> Bool {
        switch value {
        case let flag as Bool: !flag
        case let number as any AdditiveArithmetic: isZero(number)
        case let collection as any Collection: collection.isEmpty
        case let json as JSONValue: [.null, false, 0, "", [], [:]].contains(json)
        case let enumeration as any OpenEnumeration: isNothing(enumeration.rawValue)
        default: payload(ofUnion: value).map(isNothing) ?? false
        }
    }
}

/// Returns the associated value of an enumeration's case, or nil.
private func payload(ofUnion value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.count == 1 ? mirror.children.first?.value : nil
}

private func isZero(_ number: some AdditiveArithmetic) -> Bool {
    number == .zero
}

extension EnvelopeFailure: CustomStringConvertible {
    /// The error as a sentence for a log.
    public var description: String { "The response is a failure: \(value)" }
}

extension EnvelopeFailure: Equatable where Value: Equatable {}
extension EnvelopeFailure: Hashable where Value: Hashable {}

/// The JSON of an `EnvelopeFailure` is the JSON of its value.
extension EnvelopeFailure: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
