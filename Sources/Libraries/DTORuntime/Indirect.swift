/// Stores a value outside its owner, so that a type can contain itself. JSON shows the value alone.
public indirect enum Indirect<Value> {
    /// The value.
    case boxed(Value)

    /// Stores a value.
    public init(_ value: Value) {
        self = .boxed(value)
    }

    /// The stored value.
    public var value: Value {
        get {
            switch self {
            case .boxed(let value): value
            }
        }
        set { self = .boxed(newValue) }
    }
}

extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Decodable, DefensiveDecodable where Value: Decodable {
    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
        self = .boxed(try Dynamically<Value>.read(from: decoder))
    }
}

extension Indirect: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        if ThreadStack.mustGrow { return try ThreadStack.growing { try value.encode(to: encoder) } }
        try value.encode(to: encoder)
    }
}

extension Indirect: TransparentWrapper {
    static var wrapped: Any.Type { Value.self }
}
