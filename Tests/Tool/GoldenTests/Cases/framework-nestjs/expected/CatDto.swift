// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CatDto`
public nonisolated struct CatDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Missing or null: `""`.
    public var createdAt: Timestamp
    public var toy: Toy?

    public init(id: String, createdAt: Timestamp, toy: Toy? = nil) {
        self.id = id
        self.createdAt = createdAt
        self.toy = toy
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case createdAt
        case toy
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .createdAt] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, as: UUIDText.self, default: "")
        createdAt = try fields.value(.createdAt, default: "")
        toy = try fields.optional(.toy)
    }
}

extension CatDto {
    public nonisolated enum Toy: Codable, Hashable, Sendable {
        case ball(BallDto)
        case mouse(MouseDto)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Toy>] = [
            .record(Toy.ball),
            .record(Toy.mouse),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .ball(let value): try value.encode(to: encoder)
            case .mouse(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
