// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Contact`
public nonisolated enum Contact: Codable, Hashable, Sendable {
    case mail(Mail)
    case phone(Phone)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Contact>] = [
        .record(Contact.mail),
        .record(Contact.phone),
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

extension Contact {
    public nonisolated struct Mail: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var mail: String
        public var phone: String?

        public init(mail: String, phone: String? = nil) {
            self.mail = mail
            self.phone = phone
        }

        public enum CodingKeys: String, RecordKey {
            case mail
            case phone
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.mail] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            mail = try fields.value(.mail, default: "")
            phone = try fields.optional(.phone)
        }
    }

    public nonisolated struct Phone: DefensiveRecord, Hashable, Sendable {
        public var mail: String?
        /// Missing or null: `""`.
        public var phone: String

        public init(mail: String? = nil, phone: String) {
            self.mail = mail
            self.phone = phone
        }

        public enum CodingKeys: String, RecordKey {
            case mail
            case phone
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.phone] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            mail = try fields.optional(.mail)
            phone = try fields.value(.phone, default: "")
        }
    }
}
