/// Stores a value in a box, so that a type can contain itself. The box does not appear in JSON.
@_spi(Generated) public indirect enum Indirect<Value> {
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

@_spi(Generated) extension Indirect: Equatable where Value: Equatable {}
@_spi(Generated) extension Indirect: Hashable where Value: Hashable {}
@_spi(Generated) extension Indirect: Sendable where Value: Sendable {}

@_spi(Generated) extension Indirect: Decodable, DefensiveDecodable where Value: Decodable {
    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
        self = .boxed(try Dynamically<Value>.read(from: decoder))
    }
}

@_spi(Generated) extension Indirect: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        if ThreadStack.mustGrow { return try ThreadStack.growing { try value.encode(to: encoder) } }
        try value.encode(to: encoder)
    }
}

extension Indirect: TransparentWrapper {
    static var wrapped: Any.Type { Value.self }
}
