// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What two branches have in common tells neither of them.
///
/// `#/components/schemas/Lamp`
public nonisolated enum Lamp: Codable, Hashable, Sendable {
    case dim(Dim)
    case bright(Bright)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Lamp>] = [
        .record(Lamp.dim),
        .record(Lamp.bright),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .dim(let value): try value.encode(to: encoder)
        case .bright(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Lamp {
    public nonisolated struct Bright: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var level: Level
        /// Missing or null: `0`.
        public var watts: Int

        public init(level: Level, watts: Int) {
            self.level = level
            self.watts = watts
        }

        public enum CodingKeys: String, RecordKey {
            case level
            case watts
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.level, .watts] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            level = try fields.value(.level, default: .unknown(""))
            watts = try fields.value(.watts, default: 0)
        }
    }

    public nonisolated struct Dim: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var level: Level
        /// Missing or null: `""`.
        public var colour: String

        public init(level: Level, colour: String) {
            self.level = level
            self.colour = colour
        }

        public enum CodingKeys: String, RecordKey {
            case level
            case colour
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.level, .colour] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            level = try fields.value(.level, default: .unknown(""))
            colour = try fields.value(.colour, default: "")
        }
    }
}

extension Lamp.Bright {
    public nonisolated enum Level: OpenEnumeration {
        case middle
        case high
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Level] { [.middle, .high] }

        public init(rawValue: String) {
            switch rawValue {
            case "middle": self = .middle
            case "high": self = .high
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .middle: "middle"
            case .high: "high"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

extension Lamp.Dim {
    public nonisolated enum Level: OpenEnumeration {
        case low
        case middle
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Level] { [.low, .middle] }

        public init(rawValue: String) {
            switch rawValue {
            case "low": self = .low
            case "middle": self = .middle
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .low: "low"
            case .middle: "middle"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
