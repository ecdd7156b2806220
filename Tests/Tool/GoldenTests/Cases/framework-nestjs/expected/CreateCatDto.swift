// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CreateCatDto`
public nonisolated struct CreateCatDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    /// 0 or more. Missing or null: `1`.
    public var age: Double
    /// Missing or null: `[]`.
    public var sizes: [CreateCatDtoSize]
    public var colors: [Color]?
    public var moods: [Mood]?
    /// Missing or null: `""`.
    public var breed: Breed
    public var owner: OwnerDto?
    /// Missing or null: `.dry`.
    public var food: Food
    public var meta: [String: JSONValue]?

    public init(
        name: String,
        age: Double = 1,
        sizes: [CreateCatDtoSize] = [],
        colors: [Color]? = nil,
        moods: [Mood]? = nil,
        breed: Breed,
        owner: OwnerDto? = nil,
        food: Food = .dry,
        meta: [String: JSONValue]? = nil
    ) {
        self.name = name
        self.age = age
        self.sizes = sizes
        self.colors = colors
        self.moods = moods
        self.breed = breed
        self.owner = owner
        self.food = food
        self.meta = meta
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case age
        case sizes
        case colors
        case moods
        case breed
        case owner
        case food
        case meta
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .age, .sizes, .breed] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        age = try fields.value(.age, default: 1)
        sizes = try fields.array(.sizes)
        colors = try fields.optional(.colors, nullable: true)
        moods = try fields.optional(.moods)
        breed = try fields.value(.breed, default: .unknown(""))
        owner = try fields.optional(.owner, nullable: true)
        food = try fields.defaulted(.food, default: .dry)
        meta = try fields.optional(.meta)
    }
}

extension CreateCatDto {
    public nonisolated enum Breed: OpenEnumeration {
        case persian
        case siamese
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Breed] { [.persian, .siamese] }

        public init(rawValue: String) {
            switch rawValue {
            case "Persian": self = .persian
            case "Siamese": self = .siamese
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .persian: "Persian"
            case .siamese: "Siamese"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Color: OpenEnumeration {
        case red
        case blue
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Color] { [.red, .blue] }

        public init(rawValue: String) {
            switch rawValue {
            case "red": self = .red
            case "blue": self = .blue
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .red: "red"
            case .blue: "blue"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Mood: OpenEnumeration {
        case calm
        case wild
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Mood] { [.calm, .wild] }

        public init(rawValue: String) {
            switch rawValue {
            case "calm": self = .calm
            case "wild": self = .wild
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .calm: "calm"
            case .wild: "wild"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
