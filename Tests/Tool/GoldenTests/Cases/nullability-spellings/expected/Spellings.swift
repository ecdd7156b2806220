// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Spellings`
public nonisolated struct Spellings: DefensiveRecord, Hashable, Sendable {
    public var a: String?
    public var b: String?
    public var c: Thing?
    public var d: D?
    public var e: NullableThing?
    /// Missing or null: `[]`.
    public var f: [Int?]

    public init(a: String?, b: String?, c: Thing?, d: D?, e: NullableThing?, f: [Int?] = []) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    public enum CodingKeys: String, RecordKey {
        case a
        case b
        case c
        case d
        case e
        case f
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.a, .b, .c, .d, .e, .f] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.required(.a)
        b = try fields.required(.b)
        c = try fields.required(.c)
        d = try fields.required(.d)
        e = try fields.required(.e)
        f = try fields.array(.f)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(a, forKey: .a)
        try container.encode(b, forKey: .b)
        try container.encode(c, forKey: .c)
        try container.encode(d, forKey: .d)
        try container.encode(e, forKey: .e)
        try container.encode(f, forKey: .f)
    }
}

extension Spellings {
    public nonisolated enum D: OpenEnumeration {
        case x
        case y
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [D] { [.x, .y] }

        public init(rawValue: String) {
            switch rawValue {
            case "x": self = .x
            case "y": self = .y
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .x: "x"
            case .y: "y"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
