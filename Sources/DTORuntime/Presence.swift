/// A property of three states, where leaving a key out says something else than sending null.
public enum Presence<Value> {
    case absent
    case null
    case value(Value)

    /// The value, if there is one.
    public var value: Value? {
        switch self {
        case .absent, .null: nil
        case .value(let value): value
        }
    }

    /// The same state with another value.
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

// A presence is not Encodable by itself: no encoder could leave out the key that it stands under.
extension KeyedEncodingContainer {
    /// Encodes nothing, null, or the value.
    public mutating func encode<Value: Encodable>(_ presence: Presence<Value>, forKey key: Key) throws {
        switch presence {
        case .absent: break
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }
}
