// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Garment`
public nonisolated enum Garment: Codable, Hashable, Sendable {
    case shirt(Shirt)
    case skirt(Skirt)
    case sock(Sock)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Garment>] = [
        .record(Garment.shirt),
        .record(Garment.skirt),
        .record(Garment.sock),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .shirt(let value): try value.encode(to: encoder)
        case .skirt(let value): try value.encode(to: encoder)
        case .sock(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Garment {
    public nonisolated struct Shirt: DefensiveRecord, Hashable, Sendable {
        public var size: Size?
        public var sleeves: Int?

        public init(size: Size? = nil, sleeves: Int? = nil) {
            self.size = size
            self.sleeves = sleeves
        }

        public enum CodingKeys: String, RecordKey {
            case size
            case sleeves
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            size = try fields.optional(.size)
            sleeves = try fields.optional(.sleeves)
        }
    }

    public nonisolated struct Skirt: DefensiveRecord, Hashable, Sendable {
        public var size: Size?
        public var length: Int?

        public init(size: Size? = nil, length: Int? = nil) {
            self.size = size
            self.length = length
        }

        public enum CodingKeys: String, RecordKey {
            case size
            case length
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            size = try fields.optional(.size)
            length = try fields.optional(.length)
        }
    }

    public nonisolated struct Sock: DefensiveRecord, Hashable, Sendable {
        public var size: Size?
        public var pairs: Int?

        public init(size: Size? = nil, pairs: Int? = nil) {
            self.size = size
            self.pairs = pairs
        }

        public enum CodingKeys: String, RecordKey {
            case size
            case pairs
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            size = try fields.optional(.size)
            pairs = try fields.optional(.pairs)
        }
    }
}
