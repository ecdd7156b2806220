// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Draft`
public nonisolated struct Draft: DefensiveRecord, Hashable, Sendable {
    public var about: Mention?
    public var more: More?
    public var all: [Mention]?

    public init(about: Mention? = nil, more: More? = nil, all: [Mention]? = nil) {
        self.about = about
        self.more = more
        self.all = all
    }

    public enum CodingKeys: String, RecordKey {
        case about
        case more
        case all
    }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        about = try fields.optional(.about, nullable: true)
        more = try fields.optional(.more)
        all = try fields.optional(.all)
    }
}

extension Draft {
    public nonisolated enum More: Codable, Hashable, Sendable {
        case string(String)
        case integer(Int)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<More>] = [
            .string(More.string),
            .integer(More.integer),
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
    }
}
