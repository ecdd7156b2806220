// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/UserDto`
public nonisolated struct UserDto: DefensiveRecord, Hashable, Sendable {
    public var id: Int64?
    /// 1 to 80 characters. Missing or null: `""`.
    public var name: String
    public var birthday: String?
    public var lastLogin: Timestamp?
    public var role: Role?
    public var attributes: [String: JSONValue]?
    public var avatar: Data?
    public var balance: Double?
    public var vehicle: Vehicle?

    public init(
        id: Int64? = nil,
        name: String,
        birthday: String? = nil,
        lastLogin: Timestamp? = nil,
        role: Role? = nil,
        attributes: [String: JSONValue]? = nil,
        avatar: Data? = nil,
        balance: Double? = nil,
        vehicle: Vehicle? = nil
    ) {
        self.id = id
        self.name = name
        self.birthday = birthday
        self.lastLogin = lastLogin
        self.role = role
        self.attributes = attributes
        self.avatar = avatar
        self.balance = balance
        self.vehicle = vehicle
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case birthday
        case lastLogin
        case role
        case attributes
        case avatar
        case balance
        case vehicle
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        name = try fields.value(.name, default: "")
        birthday = try fields.optional(.birthday, as: DateText.self)
        lastLogin = try fields.optional(.lastLogin)
        role = try fields.optional(.role)
        attributes = try fields.optional(.attributes)
        avatar = try fields.optional(.avatar, as: Base64.self)
        balance = try fields.optional(.balance)
        vehicle = try fields.optional(.vehicle)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(birthday, forKey: .birthday)
        try container.encodeIfPresent(lastLogin, forKey: .lastLogin)
        try container.encodeIfPresent(role, forKey: .role)
        try container.encodeIfPresent(attributes, forKey: .attributes)
        try container.encodeIfPresent(avatar.map { Base64($0) }, forKey: .avatar)
        try container.encodeIfPresent(balance, forKey: .balance)
        try container.encodeIfPresent(vehicle, forKey: .vehicle)
    }
}

extension UserDto {
    public nonisolated enum Role: OpenEnumeration {
        case admin
        case powerUser
        case guest
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Role] { [.admin, .powerUser, .guest] }

        public init(rawValue: String) {
            switch rawValue {
            case "ADMIN": self = .admin
            case "POWER_USER": self = .powerUser
            case "GUEST": self = .guest
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .admin: "ADMIN"
            case .powerUser: "POWER_USER"
            case .guest: "GUEST"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Vehicle: Codable, Hashable, Sendable {
        case bike(Bike)
        case car(Car)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Vehicle>] = [
            .record(Vehicle.bike, tagged: "Bike"),
            .record(Vehicle.car, tagged: "Car"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "type") { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .bike(let value): try value.encode(to: encoder)
            case .car(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
