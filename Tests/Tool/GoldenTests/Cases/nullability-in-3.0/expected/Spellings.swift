// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Spellings`
public nonisolated struct Spellings: DefensiveRecord, Hashable, Sendable {
    public var a: String?
    public var b: Thing?
    /// Missing or null: the value decoded from `{}`.
    public var c: Thing
    public var d: D?

    public init(a: String?, b: Thing?, c: Thing, d: D? = nil) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }

    public enum CodingKeys: String, RecordKey {
        case a
        case b
        case c
        case d
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.a, .b, .c] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.required(.a)
        b = try fields.required(.b)
        c = try fields.record(.c)
        d = try fields.optional(.d, nullable: true)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(a, forKey: .a)
        try container.encode(b, forKey: .b)
        try container.encode(c, forKey: .c)
        try container.encodeIfPresent(d, forKey: .d)
    }
}

extension Spellings {
    public nonisolated enum D: OpenEnumeration {
        case _1
        case _2
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        case unknown(Int)

        public static var allCases: [D] { [._1, ._2] }

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
