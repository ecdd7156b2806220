// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Contact`
public nonisolated enum Contact: Codable, Hashable, Sendable {
    case mail(Mail)
    case phone(Phone)
    case byPost(ByPost)
    case noneVariant(None)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Contact>] = [
        .record(Contact.mail),
        .record(Contact.phone),
        .record(Contact.byPost),
        .record(Contact.noneVariant, constants: ["kind": ["none"]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .mail(let value): try value.encode(to: encoder)
        case .phone(let value): try value.encode(to: encoder)
        case .byPost(let value): try value.encode(to: encoder)
        case .noneVariant(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Contact {
    public nonisolated struct ByPost: DefensiveRecord, Hashable, Sendable {
        public var street: String?

        public init(street: String? = nil) {
            self.street = street
        }

        public enum CodingKeys: String, RecordKey {
            case street
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            street = try fields.optional(.street)
        }
    }

    public nonisolated struct Mail: DefensiveRecord, Hashable, Sendable {
        public var id: String?
        /// Missing or null: `""`.
        public var mail: String

        public init(id: String? = nil, mail: String) {
            self.id = id
            self.mail = mail
        }

        public enum CodingKeys: String, RecordKey {
            case id
            case mail
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.mail] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.optional(.id)
            mail = try fields.value(.mail, default: "")
        }
    }

    public nonisolated struct None: DefensiveRecord, Hashable, Sendable {
        /// Always `"none"`.
        public var kind: String

        public init(kind: String = "none") {
            self.kind = kind
        }

        public enum CodingKeys: String, RecordKey {
            case kind
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.constant(.kind, "none", required: false)
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
