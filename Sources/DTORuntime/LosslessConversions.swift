/// Which conversions between JSON types are done where one loses nothing.
public struct LosslessConversions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `"12"` where a number is due.
    public static let textToNumber = LosslessConversions(rawValue: 1)
    /// `12` where a text is due.
    public static let numberToText = LosslessConversions(rawValue: 2)
    /// `"true"` where a Boolean is due.
    public static let textToBoolean = LosslessConversions(rawValue: 4)
    /// `0` or `1` where a Boolean is due.
    public static let numberToBoolean = LosslessConversions(rawValue: 8)

    public static let all: LosslessConversions = [.textToNumber, .numberToText, .textToBoolean, .numberToBoolean]
}

extension LosslessConversions {
    func allows(_ found: FoundValue, to type: JSONType) -> Bool {
        switch (found.type, type) {
        case (.string, .number): contains(.textToNumber)
        case (.number, .string): contains(.numberToText)
        case (.string, .boolean): contains(.textToBoolean)
        case (.number, .boolean): contains(.numberToBoolean)
        default: true
        }
    }
}

extension Decoder {
    /// What the record allows in whose field the decoder's value stands; all where there is no such record.
    var conversions: LosslessConversions {
        codingPath.reversed().lazy.compactMap { ($0 as? JSONKey)?.conversions }.first ?? .all
    }
}
