// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Types`
public nonisolated enum Types:
    Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    case bool(Bool)
    case integer(Int)
    case string(String)
    case stringList([String])
    case a(A)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Types>] = [
        .boolean(Types.bool),
        .integer(Types.integer),
        .string(Types.string),
        .array(Types.stringList),
        .record(Types.a),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .bool(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .stringList(let value): try value.encode(to: encoder)
        case .a(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(stringLiteral value: String) {
        self = .string(value)
    }

    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension Types {
    public nonisolated struct A: DefensiveRecord, Hashable, Sendable {
        public var a: String?

        public init(a: String? = nil) {
            self.a = a
        }

        public enum CodingKeys: String, RecordKey {
            case a
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            a = try fields.optional(.a)
        }
    }
}
