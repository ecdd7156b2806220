// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ValidationError`
public nonisolated struct ValidationError: DefensiveRecord, Hashable, Sendable {
    /// Location. Missing or null: `[]`.
    public var loc: [LocItem]
    /// Message. Missing or null: `""`.
    public var msg: String
    /// Error Type. Missing or null: `""`.
    public var type: String

    public init(loc: [LocItem] = [], msg: String, type: String) {
        self.loc = loc
        self.msg = msg
        self.type = type
    }

    public enum CodingKeys: String, RecordKey {
        case loc
        case msg
        case type
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.loc, .msg, .type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        loc = try fields.array(.loc)
        msg = try fields.value(.msg, default: "")
        type = try fields.value(.type, default: "")
    }
}

extension ValidationError {
    public nonisolated enum LocItem:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case string(String)
        case integer(Int)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<LocItem>] = [
            .string(LocItem.string),
            .integer(LocItem.integer),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .integer(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
