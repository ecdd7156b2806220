// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Formats`
public nonisolated struct Formats: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Missing or null: `""`.
    public var createdAt: Timestamp
    /// Missing or null: `""`.
    public var day: String
    public var opensAt: String?
    public var openFor: String?
    /// Missing or null: `"about:blank"`.
    public var homepage: String
    public var next: String?
    /// Missing or null: `[]`.
    public var hosts: [String]
    public var addresses: [String?]?
    public var routes: [String: [String]]?
    public var contact: Email?
    /// Exactly 2 elements.
    public var contacts: [Email]?
    public var reply: Reply?
    /// Always `"urn:books"`.
    public var kind: String
    public var phone: String?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: String]

    public init(
        id: String,
        createdAt: Timestamp,
        day: String,
        opensAt: String? = nil,
        openFor: String? = nil,
        homepage: String = "about:blank",
        next: String? = nil,
        hosts: [String] = [],
        addresses: [String?]? = nil,
        routes: [String: [String]]? = nil,
        contact: Email? = nil,
        contacts: [Email]? = nil,
        reply: Reply? = nil,
        kind: String = "urn:books",
        phone: String? = nil,
        additionalProperties: [String: String] = [:]
    ) {
        self.id = id
        self.createdAt = createdAt
        self.day = day
        self.opensAt = opensAt
        self.openFor = openFor
        self.homepage = homepage
        self.next = next
        self.hosts = hosts
        self.addresses = addresses
        self.routes = routes
        self.contact = contact
        self.contacts = contacts
        self.reply = reply
        self.kind = kind
        self.phone = phone
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case createdAt
        case day
        case opensAt
        case openFor
        case homepage
        case next
        case hosts
        case addresses
        case routes
        case contact
        case contacts
        case reply
        case kind
        case phone
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .createdAt, .day, .homepage, .hosts] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, as: UUIDText.self, default: "")
        createdAt = try fields.value(.createdAt, default: "")
        day = try fields.value(.day, as: DateText.self, default: "")
        opensAt = try fields.optional(.opensAt, as: TimeText.self)
        openFor = try fields.optional(.openFor, as: DurationText.self)
        homepage = try fields.value(.homepage, as: URIText.self, default: "about:blank")
        next = try fields.optional(.next, as: URIReferenceText.self, nullable: true)
        hosts = try fields.array(.hosts, as: HostnameText.self)
        addresses = try fields.optional(.addresses, as: [IPv4Text?].self)
        routes = try fields.optional(.routes, as: [String: [IPv6Text]].self)
        contact = try fields.optional(.contact, as: EmailText.self)
        contacts = try fields.optional(.contacts, as: WholeFormArray<EmailText>.self)
        reply = try fields.optional(.reply)
        kind = try fields.constant(.kind, "urn:books", required: false)
        phone = try fields.optional(.phone)
        additionalProperties = try (fields.additional() as [String: EmailText]).represented
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(day, forKey: .day)
        try container.encodeIfPresent(opensAt, forKey: .opensAt)
        try container.encodeIfPresent(openFor, forKey: .openFor)
        try container.encode(homepage, forKey: .homepage)
        try container.encodeIfPresent(next, forKey: .next)
        try container.encode(hosts, forKey: .hosts)
        try container.encodeIfPresent(addresses, forKey: .addresses)
        try container.encodeIfPresent(routes, forKey: .routes)
        try container.encodeIfPresent(contact, forKey: .contact)
        try container.encodeIfPresent(contacts, forKey: .contacts)
        try container.encodeIfPresent(reply, forKey: .reply)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(phone, forKey: .phone)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}

extension Formats {
    public nonisolated enum Reply:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case email(Email)
        case emailList([Email])
        case integer(Int)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Reply>] = [
            .string({ (form: EmailText) in .email(form.represented) }),
            .array({ (form: [EmailText]) in .emailList(form.represented) }),
            .integer(Reply.integer),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .email(let value): try value.encode(to: encoder)
            case .emailList(let value): try value.encode(to: encoder)
            case .integer(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .email(value)
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
