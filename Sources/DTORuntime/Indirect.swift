/// Stores a value away from its owner, so that a type may contain itself. Invisible in JSON.
public indirect enum Indirect<Value> {
    case boxed(Value)

    public init(_ value: Value) {
        self = .boxed(value)
    }

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
    public init(from decoder: any Decoder) throws {
        self = .boxed(try Dynamically<Value>.read(from: decoder))
    }
}

extension Indirect: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        if ThreadStack.mustGrow { return try ThreadStack.growing { try value.encode(to: encoder) } }
        try value.encode(to: encoder)
    }
}

extension Indirect: TransparentWrapper {
    static var wrapped: Any.Type { Value.self }
}
