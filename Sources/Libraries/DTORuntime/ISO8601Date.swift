public import Foundation

/// The JSON form of a date as a string of RFC 3339. The decoder's `dateDecodingStrategy` has no effect on this form.
public struct ISO8601Date: CodingForm, Hashable, Sendable {
    /// The date.
    public var represented: Date

    /// Wraps a date, which is written as a string of RFC 3339.
    public init(_ represented: Date) {
        self.represented = represented
    }

    /// Decodes a date and time of RFC 3339. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard DateTimeSpelling.isUsual(text), let date = RFC3339.date(from: text) else {
            throw decoder.malformed("a date and time")
        }
        represented = date
    }

    /// Writes a date and time of RFC 3339.
    public func encode(to encoder: any Encoder) throws {
        try Timestamp(represented).text.encode(to: encoder)
    }
}

extension ISO8601Date: LosslessScalar, TransparentWrapper {
    static let jsonType = JSONType.string

    static var wrapped: Any.Type { Date.self }

    static func conversion(from type: JSONType) -> LosslessConversions? {
        type == .string || type == .number ? .dateTimes : nil
    }

    init?(losslessly found: FoundValue) {
        self.init(found, by: .all)
    }

    private init?(_ found: FoundValue, by rules: ConversionRules) {
        guard let text = DateTimeSpelling(localOffset: rules.localOffset).text(of: found),
            let date = RFC3339.date(from: text)
        else { return nil }
        self.init(date)
    }

    static func converted(from found: FoundValue, by rules: ConversionRules) -> ISO8601Date? {
        isConvertible(found, by: rules) ? ISO8601Date(found, by: rules) : nil
    }
}
