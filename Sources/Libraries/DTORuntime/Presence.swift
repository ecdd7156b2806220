/// A property with three states, for contracts in which an absent key and a null have different meanings.
public enum Presence<Value> {
    /// The key is absent.
    case absent
    /// The key has a null.
    case null
    /// The key has a value.
    case value(Value)

    /// The value, or nil in the other states.
    public var value: Value? {
        switch self {
        case .absent, .null: nil
        case .value(let value): value
        }
    }

    /// Returns this state with a transformed value.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Presence<Other> {
        switch self {
        case .absent: .absent
        case .null: .null
        case .value(let value): .value(try transform(value))
        }
    }
}

extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}
extension Presence: Sendable where Value: Sendable {}

// A presence is not Encodable by itself because an encoder could not leave out its key.
@_spi(Generated) extension KeyedEncodingContainer {
    /// Encodes the value or a null. An absent property is left out.
    public mutating func encode<Value: Encodable>(_ presence: Presence<Value>, forKey key: Key) throws {
        switch presence {
        case .absent: break
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }
}
