// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Task`
public nonisolated struct Task: DefensiveRecord, Hashable, Sendable {
    /// Read-only.
    public var id: Int?
    public var priority: Priority?
    /// How urgent it is. Missing or null: `""`.
    public var status: PriorityEnum
    public var owner: String?
    /// Read-only.
    public var created: Timestamp?

    public init(
        id: Int? = nil,
        priority: Priority? = nil,
        status: PriorityEnum,
        owner: String? = nil,
        created: Timestamp? = nil
    ) {
        self.id = id
        self.priority = priority
        self.status = status
        self.owner = owner
        self.created = created
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case priority
        case status
        case owner
        case created
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.status] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        priority = try fields.optional(.priority, nullable: true)
        status = try fields.value(.status, default: .unknown(""))
        owner = try fields.optional(.owner, as: UUIDText.self, nullable: true)
        created = try fields.optional(.created)
    }
}

extension Task {
    public nonisolated enum Priority: OpenEnumeration {
        case high
        case low
        case empty
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Priority] { [.high, .low, .empty] }

        public init(rawValue: String) {
            switch rawValue {
            case "high": self = .high
            case "low": self = .low
            case "": self = .empty
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .high: "high"
            case .low: "low"
            case .empty: ""
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
