/// Which conversions are done where one loses nothing.
public struct LosslessConversions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// `"12"`, `" 12 "`, `"+1.5"`, `".5"` or `"5.0"` where a number is due.
    public static let textToNumber = LosslessConversions(rawValue: 1)
    /// `12` or `1.5` where a text is due.
    public static let numberToText = LosslessConversions(rawValue: 2)
    /// `"true"`, `"True"`, `"yes"`, `"on"` or `"1"` where a Boolean is due.
    public static let textToBoolean = LosslessConversions(rawValue: 4)
    /// `0` or `1` where a Boolean is due.
    public static let numberToBoolean = LosslessConversions(rawValue: 8)
    /// A value where a list of such values is due.
    public static let valueToList = LosslessConversions(rawValue: 16)
    /// `{"0": …, "2": …}` or `{}` where a list is due.
    public static let objectToList = LosslessConversions(rawValue: 32)
    /// `[]` where an object of any keys is due.
    public static let listToObject = LosslessConversions(rawValue: 64)
    /// A date and time in another form than that of RFC 3339, or counted from 1970.
    public static let dateTimes = LosslessConversions(rawValue: 128)
    /// Base64 without its padding, in the other alphabet, or with line breaks.
    public static let base64 = LosslessConversions(rawValue: 256)

    public static let all = LosslessConversions(rawValue: 511)
}

/// What a record converts in its fields.
struct ConversionRules: Hashable, Sendable {
    var allowed: LosslessConversions
    /// What local times are ahead of UTC by, in minutes.
    var localOffset: Int16 = 0

    static let all = ConversionRules(allowed: .all)
}

extension Decoder {
    /// The rules of the record in whose field the decoder's value stands; all conversions where there is no such record.
    var conversions: ConversionRules { codingPath.conversions }
}

extension [any CodingKey] {
    var conversions: ConversionRules {
        reversed().lazy.compactMap { ($0 as? JSONKey)?.conversions }.first ?? .all
    }
}
