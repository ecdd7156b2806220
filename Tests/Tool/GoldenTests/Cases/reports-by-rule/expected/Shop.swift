// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Shop`
public nonisolated struct Shop: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    /// Missing or null: `"1970-01-01T00:00:00Z"`.
    public var opened: Date
    /// Missing or null: `"1970-01-01T00:00:00Z"`.
    public var moved: Moment
    public var closed: Date?
    public var sold: Date?
    /// Missing or null: `""`.
    public var opens: String
    /// Missing or null: `[]`.
    public var hours: [String]
    /// Missing or null: `Data()`.
    public var logo: Data
    public var icon: Data?
    /// Missing or null: `[]`.
    public var logos: [Data]
    public var named: [String: Data]?
    public var file: File?
    public var mail: String?
    public var day: String?
    public var staff: Int?
    /// Missing or null: `[]`.
    public var tags: [String]
    /// Missing or null: `.open`.
    public var state: State
    public var owner: Owner?
    /// Always `"shop"`.
    public var kind: String

    public init(
        name: String,
        opened: Date = Date(contract: "1970-01-01T00:00:00Z"),
        moved: Moment = Date(contract: "1970-01-01T00:00:00Z"),
        closed: Date? = nil,
        sold: Date? = nil,
        opens: String,
        hours: [String] = [],
        logo: Data,
        icon: Data? = nil,
        logos: [Data] = [],
        named: [String: Data]? = nil,
        file: File? = nil,
        mail: String? = nil,
        day: String? = nil,
        staff: Int? = nil,
        tags: [String] = [],
        state: State = .open,
        owner: Owner? = nil,
        kind: String = "shop"
    ) {
        self.name = name
        self.opened = opened
        self.moved = moved
        self.closed = closed
        self.sold = sold
        self.opens = opens
        self.hours = hours
        self.logo = logo
        self.icon = icon
        self.logos = logos
        self.named = named
        self.file = file
        self.mail = mail
        self.day = day
        self.staff = staff
        self.tags = tags
        self.state = state
        self.owner = owner
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case opened
        case moved
        case closed
        case sold
        case opens
        case hours
        case logo
        case icon
        case logos
        case named
        case file
        case mail
        case day
        case staff
        case tags
        case state
        case owner
        case kind
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.name, .opened, .moved, .opens, .hours, .logo, .logos]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        opened = try fields.value(.opened, as: ISO8601Date.self, default: Date(contract: "1970-01-01T00:00:00Z"))
        moved = try fields.value(.moved, as: ISO8601Date.self, default: Date(contract: "1970-01-01T00:00:00Z"))
        closed = try fields.optional(.closed, as: ISO8601Date.self, nullable: true)
        sold = try fields.optional(.sold, as: ISO8601Date.self, nullable: true)
        opens = try fields.value(.opens, default: "")
        hours = try fields.array(.hours)
        logo = try fields.value(.logo, as: UncheckedBase64.self, default: Data())
        icon = try fields.optional(.icon, as: UncheckedBase64.self, nullable: true)
        logos = try fields.array(.logos, as: UncheckedBase64.self)
        named = try fields.optional(.named, as: [String: UncheckedBase64].self, nullable: true)
        file = try fields.optional(.file, as: UncheckedBase64.self, nullable: true)
        mail = try fields.optional(.mail, as: EmailText.self, nullable: true)
        day = try fields.optional(.day, as: DateText.self, nullable: true)
        staff = try fields.optional(.staff, nullable: true)
        tags = try fields.defaulted(.tags, nullable: true, default: [])
        state = try fields.defaulted(.state, nullable: true, default: .open)
        owner = try fields.optional(.owner, nullable: true)
        kind = try fields.constant(.kind, "shop", required: false)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(ISO8601Date(opened), forKey: .opened)
        try container.encode(ISO8601Date(moved), forKey: .moved)
        try container.encodeIfPresent(closed.map { ISO8601Date($0) }, forKey: .closed)
        try container.encodeIfPresent(sold.map { ISO8601Date($0) }, forKey: .sold)
        try container.encode(opens, forKey: .opens)
        try container.encode(hours, forKey: .hours)
        try container.encode(Base64(logo), forKey: .logo)
        try container.encodeIfPresent(icon.map { Base64($0) }, forKey: .icon)
        try container.encode([Base64](logos), forKey: .logos)
        try container.encodeIfPresent(named.map { [String: Base64]($0) }, forKey: .named)
        try container.encodeIfPresent(file.map { Base64($0) }, forKey: .file)
        try container.encodeIfPresent(mail, forKey: .mail)
        try container.encodeIfPresent(day, forKey: .day)
        try container.encodeIfPresent(staff, forKey: .staff)
        try container.encode(tags, forKey: .tags)
        try container.encode(state, forKey: .state)
        try container.encodeIfPresent(owner, forKey: .owner)
        try container.encode(kind, forKey: .kind)
    }
}

extension Shop {
    public nonisolated enum State: OpenEnumeration {
        case open
        case closed
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.open, .closed] }

        public init(rawValue: String) {
            switch rawValue {
            case "open": self = .open
            case "closed": self = .closed
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .open: "open"
            case .closed: "closed"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
