/// The lossless conversions that are allowed for the fields of a record.
@_spi(Generated) public struct LosslessConversions: OptionSet, Hashable, Sendable {
    /// The bits of the conversions.
    public let rawValue: UInt16

    /// Makes a set of conversions from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Converts `"12"`, `" 12 "`, `"+1.5"`, `".5"` or `"5.0"` to a number.
    public static let textToNumber = LosslessConversions(rawValue: 1)
    /// Converts `12` or `1.5` to a string.
    public static let numberToText = LosslessConversions(rawValue: 2)
    /// Converts `"true"`, `"True"`, `"yes"`, `"on"` or `"1"`, or a word with the opposite meaning, to a Boolean.
    public static let textToBoolean = LosslessConversions(rawValue: 4)
    /// Converts `0` or `1` to a Boolean.
    public static let numberToBoolean = LosslessConversions(rawValue: 8)
    /// Converts a value to a list that contains only the value.
    public static let valueToList = LosslessConversions(rawValue: 16)
    /// Converts `{"0": …, "2": …}` or `{}` to a list.
    public static let objectToList = LosslessConversions(rawValue: 32)
    /// Converts `[]` to an empty object.
    public static let listToObject = LosslessConversions(rawValue: 64)
    /// Converts a date and time that is not in the format of RFC 3339, or that is a number counted from 1970.
    public static let dateTimes = LosslessConversions(rawValue: 128)
    /// Accepts base64 without padding, in the other alphabet, or with line breaks.
    public static let base64 = LosslessConversions(rawValue: 256)

    /// All conversions.
    public static let all = LosslessConversions(rawValue: 511)
}

/// The conversions that are allowed for the fields of a record.
struct ConversionRules: Hashable, Sendable {
    var allowed: LosslessConversions
    /// The offset from UTC of local times, in minutes.
    var localOffset: Int16 = 0

    static let all = ConversionRules(allowed: .all)
}

extension Decoder {
    /// The rules of the record to whose field the decoder's value belongs, or all conversions if there is no such
    /// record.
    var conversions: ConversionRules { codingPath.conversions }
}

extension [any CodingKey] {
    var conversions: ConversionRules {
        reversed().lazy.compactMap { ($0 as? JSONKey)?.conversions }.first ?? .all
    }
}
