// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Notice`
public nonisolated enum Notice: Codable, Hashable, Sendable {
    case mail(Mail)
    case phone(Phone)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Notice>] = [
        .record(Notice.mail),
        .record(Notice.phone),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .mail(let value): try value.encode(to: encoder)
        case .phone(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Notice {
    public nonisolated struct Mail: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var id: String
        /// Missing or null: `""`.
        public var mail: String

        public init(id: String, mail: String) {
            self.id = id
            self.mail = mail
        }

        public enum CodingKeys: String, RecordKey {
            case id
            case mail
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .mail] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.value(.id, default: "")
            mail = try fields.value(.mail, default: "")
        }
    }

    public nonisolated struct Phone: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var id: String
        /// Missing or null: `""`.
        public var phone: String

        public init(id: String, phone: String) {
            self.id = id
            self.phone = phone
        }

        public enum CodingKeys: String, RecordKey {
            case id
            case phone
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .phone] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.value(.id, default: "")
            phone = try fields.value(.phone, default: "")
        }
    }
}
