// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Request`
public nonisolated struct Request: AliasedRecord, Hashable, Sendable {
    /// Missing or null: `""`. Also read from `isbn`, `ean`.
    public var barcode: String
    /// Missing or null: `[]`. Also read from `books`.
    public var items: [String]
    public var count: Int?
    public var when: When?

    public init(barcode: String, items: [String] = [], count: Int? = nil, when: When? = nil) {
        self.barcode = barcode
        self.items = items
        self.count = count
        self.when = when
    }

    public enum CodingKeys: String, RecordKey {
        case barcode
        case items
        case count
        case when
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.barcode, .items] }

    @_spi(Generated) public static var requiredAliases: [String] { ["isbn", "ean", "books"] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        barcode = try fields.value(.barcode, or: ["isbn", "ean"], default: "")
        items = try fields.array(.items, or: ["books"])
        count = try fields.optional(.count)
        when = try fields.optional(.when)
    }
}

extension Request {
    public nonisolated enum When: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        case string(String)
        case epoch(Epoch)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<When>] = [
            .string(When.string),
            .record(When.epoch),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .epoch(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}

extension Request.When {
    public nonisolated struct Epoch: DefensiveRecord, Hashable, Sendable {
        public var epoch: Int?

        public init(epoch: Int? = nil) {
            self.epoch = epoch
        }

        public enum CodingKeys: String, RecordKey {
            case epoch
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            epoch = try fields.optional(.epoch)
        }
    }
}
