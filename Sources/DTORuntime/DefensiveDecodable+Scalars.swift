public import Foundation

// The concrete calls below are what makes decoding as fast as the compiler's own: a decoder answers them directly,
// whereas its generic call goes through the value's `init(from:)`.

extension String: DefensiveDecodable, LosslessScalar {
    static let jsonType = JSONType.string

    init?(losslessly found: FoundValue) {
        guard let text = found.numberText else { return nil }
        self = text
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> String? {
        try container.decodeIfPresent(String.self, forKey: key)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> String {
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

    /// The words that forms and other languages have for it.
    private init?(word: String) {
        switch word {
        case "true", "yes", "on", "1": self = true
        case "false", "no", "off", "0": self = false
        default: return nil
        }
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Bool? {
        try container.decodeIfPresent(Bool.self, forKey: key)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Bool {
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

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Double? {
        try container.decodeIfPresent(Double.self, forKey: key)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Double {
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

    /// The number that the text spells as JSON would, if a decimal can hold it.
    init?(exactly text: String) {
        guard JSONText.isNumber(text), let decimal = Decimal(string: text, locale: nil), decimal.isFinite
        else { return nil }
        self = decimal
    }
}

/// The integers of the standard library.
protocol LosslessInteger: LosslessScalar, FixedWidthInteger {}

extension LosslessInteger {
    static var jsonType: JSONType { .number }

    init?(losslessly found: FoundValue) {
        guard case .string(let text) = found, let integer = NumberText(text)?.integer(as: Self.self) else { return nil }
        self = integer
    }
}

extension Int: DefensiveDecodable, LosslessInteger {
    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Int? {
        try container.decodeIfPresent(Int.self, forKey: key)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Int {
        try container.decode(Int.self)
    }
}

extension Int64: DefensiveDecodable, LosslessInteger {
    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Int64? {
        try container.decodeIfPresent(Int64.self, forKey: key)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Int64 {
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
    /// The number as JSON spells it, with no more digits than it takes: a decoder does not say how many zeros the document has behind them.
    var numberText: String? {
        switch self {
        case .integer(let integer):
            String(integer)
        case .number(let number):
            // An integer in digits, as far as they are known.
            number.rounded() == number && abs(number) < 1e38
                ? Decimal(string: "\(number)")?.description : "\(number)"
        case .decimal(let decimal):
            decimal.description
        case .null, .boolean, .boundlessNumber, .string, .brokenText, .array, .object, .other:
            nil
        }
    }
}

extension LosslessScalar {
    public static var failsAtOnce: Bool { true }

    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try Self.decodeConverting(from: decoder)
    }
}

// Types of Foundation, for which a decoder has its own ways; through a container, lest these are passed over.

extension UUID: DefensiveDecodable {}

extension URL: DefensiveDecodable {
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(URL.self)
    }
}

extension Date: DefensiveDecodable {
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Date.self)
    }
}

extension Data: DefensiveDecodable {
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Data.self)
    }
}
