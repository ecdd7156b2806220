// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Plain`
public nonisolated struct Plain: DefensiveRecord, Hashable, Sendable {
    /// Always `"a"`.
    public var text: String
    /// Always `5`.
    public var number: Double
    /// Always `"5"`.
    public var unquoted: String
    /// Always `[1, 2]`.
    public var list: [Int]
    /// Always `{}`.
    public var empty: Empty
    /// Always `"hello"`.
    public var choice: Choice
    /// Always `.null`.
    public var nothing: JSONValue
    /// Always `.null`.
    public var elsewhere: Nothing?
    /// Always `"aGk="`.
    public var bytes: Data?
    /// Always `"a"`.
    public var strict: String

    public init(
        text: String = "a",
        number: Double = 5,
        unquoted: String = "5",
        list: [Int] = [1, 2],
        empty: Empty,
        choice: Choice = .string("hello"),
        nothing: JSONValue = .null,
        elsewhere: Nothing? = nil,
        bytes: Data? = nil,
        strict: String = "a"
    ) {
        self.text = text
        self.number = number
        self.unquoted = unquoted
        self.list = list
        self.empty = empty
        self.choice = choice
        self.nothing = nothing
        self.elsewhere = elsewhere
        self.bytes = bytes
        self.strict = strict
    }

    public enum CodingKeys: String, RecordKey {
        case text
        case number
        case unquoted
        case list
        case empty
        case choice
        case nothing
        case elsewhere
        case bytes
        case strict
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.number, .nothing] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        text = try fields.constant(.text, "a", required: false)
        number = try fields.constant(.number, 5)
        unquoted = try fields.constant(.unquoted, "5", required: false)
        list = try fields.constant(.list, [1, 2], required: false)
        empty = try fields.record(.empty, required: false)
        choice = try fields.constant(.choice, .string("hello"), required: false)
        nothing = try fields.constant(.nothing, .null)
        elsewhere = try fields.optionalConstant(.elsewhere, .null)
        bytes = try fields.optional(.bytes, as: Base64.self)
        strict = try fields.strict(.strict)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(number, forKey: .number)
        try container.encode(unquoted, forKey: .unquoted)
        try container.encode(list, forKey: .list)
        try container.encode(empty, forKey: .empty)
        try container.encode(choice, forKey: .choice)
        try container.encode(nothing, forKey: .nothing)
        try container.encodeIfPresent(elsewhere, forKey: .elsewhere)
        try container.encodeIfPresent(bytes.map { Base64($0) }, forKey: .bytes)
        try container.encode(strict, forKey: .strict)
    }
}

extension Plain {
    public nonisolated enum Choice: Codable, Hashable, Sendable {
        case string(String)
        case kind(Kind)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Choice>] = [
            .integer(Choice.kind),
            .string(Choice.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .kind(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    public nonisolated struct Empty: DefensiveRecord, Hashable, Sendable {
        public var a: String?

        public init(a: String? = nil) {
            self.a = a
        }

        public enum CodingKeys: String, RecordKey {
            case a
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            a = try fields.optional(.a)
        }
    }
}
