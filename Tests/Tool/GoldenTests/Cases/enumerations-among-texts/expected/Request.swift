// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Request`
public nonisolated struct Request: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var model: OfferedModel
    /// Missing or null: `""`.
    public var name: ModelName
    /// Missing or null: `"m-0"`.
    public var fallback: Fallback
    public var names: [LongerModelName]?
    public var voice: Voice?
    /// Missing or null: `3`.
    public var level: Level
    public var choice: Choice?

    public init(
        model: OfferedModel,
        name: ModelName,
        fallback: Fallback = .unknown("m-0"),
        names: [LongerModelName]? = nil,
        voice: Voice? = nil,
        level: Level = .unknown(3),
        choice: Choice? = nil
    ) {
        self.model = model
        self.name = name
        self.fallback = fallback
        self.names = names
        self.voice = voice
        self.level = level
        self.choice = choice
    }

    public enum CodingKeys: String, RecordKey {
        case model
        case name
        case fallback
        case names
        case voice
        case level
        case choice
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.model, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        model = try fields.value(.model, default: .unknown(""))
        name = try fields.value(.name, default: .unknown(""))
        fallback = try fields.defaulted(.fallback, default: .unknown("m-0"))
        names = try fields.optional(.names)
        voice = try fields.optional(.voice, nullable: true)
        level = try fields.defaulted(.level, default: .unknown(3))
        choice = try fields.optional(.choice)
    }
}

extension Request {
    public nonisolated enum Choice: Codable, Hashable, Sendable {
        case enumeration(Enumeration)
        case name(Name)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Choice>] = [
            .string(Choice.enumeration),
            .record(Choice.name),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .enumeration(let value): try value.encode(to: encoder)
            case .name(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    /// A model that we offer.
    public nonisolated enum Fallback: OpenEnumeration {
        case small
        case large
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Fallback] { [.small, .large] }

        /// The contract also allows values that it does not list, so decoding does not report them.
        public static func contractAllows(_ value: Self) -> Bool { true }

        public init(rawValue: String) {
            switch rawValue {
            case "m-1": self = .small
            case "m-2": self = .large
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .small: "m-1"
            case .large: "m-2"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Level: OpenEnumeration {
        case _1
        case _2
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        case unknown(Int)

        public static var allCases: [Level] { [._1, ._2] }

        /// The contract also allows values that it does not list, so decoding does not report them.
        public static func contractAllows(_ value: Self) -> Bool { true }

        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = ._1
            case 2: self = ._2
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: Int {
            switch self {
            case ._1: 1
            case ._2: 2
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

extension Request.Choice {
    public nonisolated enum Enumeration: OpenEnumeration {
        case auto
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Enumeration] { [.auto] }

        /// The contract also allows values that it does not list, so decoding does not report them.
        public static func contractAllows(_ value: Self) -> Bool { true }

        public init(rawValue: String) {
            switch rawValue {
            case "auto": self = .auto
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .auto: "auto"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated struct Name: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var name: String

        public init(name: String) {
            self.name = name
        }

        public enum CodingKeys: String, RecordKey {
            case name
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.value(.name, default: "")
        }
    }
}
