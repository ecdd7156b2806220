public import Foundation

// These methods call the container's methods for concrete types, because a decoder implements these methods directly. A
// generic call would use the value's `init(from:)`, which is slower.

extension String: DefensiveDecodable, LosslessScalar {
    static let jsonType = JSONType.string

    init?(losslessly found: FoundValue) {
        guard let text = found.numberText else { return nil }
        self = text
    }

    /// Returns the string under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> String? {
        try container.decodeIfPresent(String.self, forKey: key)
    }

    /// Returns the next element of an array, which is a string.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> String
    {
        try container.decode(String.self)
    }
}

extension Bool: DefensiveDecodable, LosslessScalar {
    static let jsonType = JSONType.boolean

    init?(losslessly found: FoundValue) {
        switch found {
        case .string(let text): self.init(word: text.plainWord)
        case .integer(1): self = true
        case .integer(0): self = false
        default: return nil
        }
    }

    /// Reads a word that HTML forms and programming languages use for a Boolean.
    private init?(word: String) {
        switch word {
        case "true", "yes", "on", "1": self = true
        case "false", "no", "off", "0": self = false
        default: return nil
        }
    }

    /// Returns the Boolean under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Bool? {
        try container.decodeIfPresent(Bool.self, forKey: key)
    }

    /// Returns the next element of an array, which is a Boolean.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Bool {
        try container.decode(Bool.self)
    }
}

extension Double: DefensiveDecodable, LosslessScalar {
    static let jsonType = JSONType.number

    init?(losslessly found: FoundValue) {
        guard case .string(let text) = found, let spelled = NumberText(text), let number = Double(spelled.json),
            number.isFinite
        else { return nil }
        self = number
    }

    /// Returns the number under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Double? {
        try container.decodeIfPresent(Double.self, forKey: key)
    }

    /// Returns the next element of an array, which is a number.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Double
    {
        try container.decode(Double.self)
    }
}

extension Float: DefensiveDecodable, LosslessScalar {
    static let jsonType = JSONType.number

    init?(losslessly found: FoundValue) {
        guard let number = Double(losslessly: found), Float(number).isFinite else { return nil }
        self.init(number)
    }
}

extension Decimal: DefensiveDecodable, LosslessScalar {
    static let jsonType = JSONType.number

    init?(losslessly found: FoundValue) {
        guard case .string(let text) = found, let spelled = NumberText(text),
            let decimal = Decimal(exactly: spelled.json)
        else { return nil }
        self = decimal
    }

    /// Reads a number in the syntax of JSON. Returns nil for another string, and for a number that a `Decimal` cannot
    /// represent.
    init?(exactly text: String) {
        guard QuotedText.isNumber(text), let decimal = Decimal(string: text, locale: nil), decimal.isFinite
        else { return nil }
        self = decimal
    }
}

/// An integer type of the standard library.
protocol LosslessInteger: LosslessScalar, FixedWidthInteger {}

extension LosslessInteger {
    static var jsonType: JSONType { .number }

    init?(losslessly found: FoundValue) {
        guard case .string(let text) = found, let integer = NumberText(text)?.integer(as: Self.self) else { return nil }
        self = integer
    }
}

extension Int: DefensiveDecodable, LosslessInteger {
    /// Returns the integer under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Int? {
        try container.decodeIfPresent(Int.self, forKey: key)
    }

    /// Returns the next element of an array, which is an integer.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Int {
        try container.decode(Int.self)
    }
}

extension Int64: DefensiveDecodable, LosslessInteger {
    /// Returns the integer under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Int64? {
        try container.decodeIfPresent(Int64.self, forKey: key)
    }

    /// Returns the next element of an array, which is an integer.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Int64 {
        try container.decode(Int64.self)
    }
}

extension Int8: DefensiveDecodable, LosslessInteger {}
extension Int16: DefensiveDecodable, LosslessInteger {}
extension Int32: DefensiveDecodable, LosslessInteger {}
extension UInt: DefensiveDecodable, LosslessInteger {}
extension UInt8: DefensiveDecodable, LosslessInteger {}
extension UInt16: DefensiveDecodable, LosslessInteger {}
extension UInt32: DefensiveDecodable, LosslessInteger {}
extension UInt64: DefensiveDecodable, LosslessInteger {}

extension FoundValue {
    /// The number in the syntax of JSON with the fewest digits. Trailing zeros of the document are lost, because a
    /// decoder does not return them.
    var numberText: String? {
        switch self {
        case .integer(let integer):
            String(integer)
        case .number(let number):
            // Integers are written with all their known digits.
            number.rounded() == number && abs(number) < 1e38
                ? Decimal(string: "\(number)")?.description : "\(number)"
        case .decimal(let decimal):
            decimal.description
        case .null, .boolean, .boundlessNumber, .string, .brokenText, .array, .object, .other:
            nil
        }
    }
}

@_spi(Generated) extension LosslessScalar {
    /// The value is true, because a scalar reports no issue before it fails.
    public static var failsAtOnce: Bool { true }

    /// Decodes the scalar, and converts between JSON types if the conversion loses nothing.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try Self.decodeConverting(from: decoder)
    }
}

// Decoders treat these types of Foundation specially, for example by a strategy for dates. The container of the
// decoder applies the strategy.

extension UUID: DefensiveDecodable {}

extension URL: DefensiveDecodable {
    /// Decodes a URL with the decoder's container.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(URL.self)
    }
}

extension Date: DefensiveDecodable {
    /// Decodes a date with the decoder's strategy for dates.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Date.self)
    }
}

extension Data: DefensiveDecodable {
    /// Decodes bytes with the decoder's strategy for data.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Data.self)
    }
}
