// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `null`.
    public var ratio: Ratio
    /// Always `true`.
    public var flag: Flag
    public var both: Both?
    public var mixed: Mixed?
    /// Missing or null: `null`.
    public var shape: Shape
    public var nullable: Nullable?
    public var nothing: Nothing?
    /// Always `1.5`.
    public var constant: Double
    /// Always `{"kind": "square"}`.
    public var object: JSONValue
    /// Missing or null: `._2`.
    public var level: Level
    public var preset: Mixed?

    public init(
        ratio: Ratio,
        flag: Flag = true,
        both: Both? = nil,
        mixed: Mixed?,
        shape: Shape,
        nullable: Nullable?,
        nothing: Nothing? = nil,
        constant: Double = 1.5,
        object: JSONValue = ["kind": "square"],
        level: Level = ._2,
        preset: Mixed? = nil
    ) {
        self.ratio = ratio
        self.flag = flag
        self.both = both
        self.mixed = mixed
        self.shape = shape
        self.nullable = nullable
        self.nothing = nothing
        self.constant = constant
        self.object = object
        self.level = level
        self.preset = preset
    }

    public enum CodingKeys: String, RecordKey {
        case ratio
        case flag
        case both
        case mixed
        case shape
        case nullable
        case nothing
        case constant
        case object
        case level
        case preset
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.ratio, .flag, .mixed, .shape, .nullable, .constant, .object]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        ratio = try fields.value(.ratio, default: .unknown(.null))
        flag = try fields.constant(.flag, true)
        both = try fields.optional(.both)
        mixed = try fields.required(.mixed)
        shape = try fields.value(.shape, default: .unknown(.null))
        nullable = try fields.required(.nullable)
        nothing = try fields.optional(.nothing)
        constant = try fields.constant(.constant, 1.5)
        object = try fields.constant(.object, ["kind": "square"])
        level = try fields.defaulted(.level, default: ._2)
        preset = try fields.optional(.preset, nullable: true)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(flag, forKey: .flag)
        try container.encodeIfPresent(both, forKey: .both)
        try container.encode(mixed, forKey: .mixed)
        try container.encode(shape, forKey: .shape)
        try container.encode(nullable, forKey: .nullable)
        try container.encodeIfPresent(nothing, forKey: .nothing)
        try container.encode(constant, forKey: .constant)
        try container.encode(object, forKey: .object)
        try container.encode(level, forKey: .level)
        try container.encodeIfPresent(preset, forKey: .preset)
    }
}

extension Holder {
    public nonisolated enum Level: OpenEnumeration {
        case _1
        case _2
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        case unknown(Int)

        public static var allCases: [Level] { [._1, ._2] }

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
