// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Narrowed`
public nonisolated struct Narrowed: DefensiveRecord, Hashable, Sendable {
    public var year: Year?
    /// Strict: without it, decoding fails.
    public var title: String
    /// Also read from `label`.
    public var name: String?
    public var kind: Base.Kind?

    public init(year: Year? = nil, title: String, name: String? = nil, kind: Base.Kind? = nil) {
        self.year = year
        self.title = title
        self.name = name
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case year
        case title
        case name
        case kind
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        year = try fields.optional(.year)
        title = try fields.strict(.title)
        name = try fields.optional(.name, or: ["label"])
        kind = try fields.optional(.kind)
    }
}

extension Narrowed {
    public nonisolated enum Year: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        case string(String)
        case object([String: JSONValue])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Year>] = [
            .string(Year.string),
            .object(Year.object),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .object(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}
