/// An API's error that is no record, and so cannot be thrown by itself: a text, a list, a value of an enumeration.
public struct EnvelopeFailure<Value: Sendable>: Error {
    public let value: Value

    /// nil where there is no error. An API that always sends the key says so by an empty text, list or object, by `false` or by 0.
    public init?(_ value: Value?) {
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

/// What a case of an enumeration holds.
private func payload(ofUnion value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.count == 1 ? mirror.children.first?.value : nil
}

private func isZero(_ number: some AdditiveArithmetic) -> Bool {
    number == .zero
}

extension EnvelopeFailure: CustomStringConvertible {
    public var description: String { "The answer is a failure: \(value)" }
}

extension EnvelopeFailure: Equatable where Value: Equatable {}
extension EnvelopeFailure: Hashable where Value: Hashable {}

/// As its value.
extension EnvelopeFailure: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
