public import Foundation

/// A date and time that keeps the string in the document, so that no precision is lost and an invalid string can be
/// written back.
///
/// A date and time in another format (`2024-01-15 10:30+01`, `1705312200`) is converted to the format of RFC 3339 and
/// reported. Any other string is kept, and its `date` is nil.
public struct Timestamp: Hashable, Sendable {
    /// The string in the document, or the string in the format of RFC 3339 to which it was converted.
    public var text: String

    /// Makes a timestamp from a string, which may be invalid.
    public init(_ text: String) {
        self.text = text
    }

    /// Makes the timestamp of a date in UTC, with at most six digits for the fraction of a second.
    public init(_ date: Date) {
        text = RFC3339.text(of: date)
    }

    /// The point in time, or nil if `text` is not a date and time of RFC 3339.
    public var date: Date? {
        RFC3339.date(from: text)
    }
}

extension Timestamp: DefensiveDecodable, LosslessScalar, Encodable {
    static let jsonType = JSONType.string

    /// Decodes a string, or converts a number. Throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        self = try Self.decodeConverting(from: decoder) { container in
            try Timestamp(container.decode(String.self), at: decoder.codingPath, decoder.conversions)
        }
    }

    /// - Throws: An error if a date and time is not in the format of RFC 3339. The caller converts the string in this
    ///   case.
    @inline(__always)
    private init(
        _ text: String, at path: @autoclosure () -> [any CodingKey], _ rules: @autoclosure () -> ConversionRules
    )
        throws
    {
        self.text = text
        if !DateTimeSpelling.isUsual(text) {
            try Self.checkSpelling(of: text, at: path(), rules())
        }
    }

    @inline(never)
    private static func checkSpelling(of text: String, at path: [any CodingKey], _ rules: ConversionRules) throws {
        guard rules.allowed.contains(.dateTimes),
            DateTimeSpelling(localOffset: rules.localOffset).text(of: text) != nil
        else { return }
        throw DecodingError.dataCorrupted(
            .init(codingPath: path, debugDescription: "The string is a date and time, but not in the form of RFC 3339.")
        )
    }

    /// Writes `text` as a string.
    public func encode(to encoder: any Encoder) throws {
        try text.encode(to: encoder)
    }

    /// Returns the timestamp under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Timestamp? {
        guard let text = try String.decodeIfPresent(from: container, forKey: key) else { return nil }
        return try Timestamp(text, at: container.codingPath + [key], key.conversions ?? .all)
    }

    /// Returns the next element of an array, which is a timestamp.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws
        -> Timestamp
    {
        try container.decode(Self.self)
    }
}

extension Timestamp {
    static func conversion(from type: JSONType) -> LosslessConversions? {
        type == .string || type == .number ? .dateTimes : nil
    }

    init?(losslessly found: FoundValue) {
        guard let text = DateTimeSpelling().text(of: found) else { return nil }
        self.init(text)
    }

    /// Converts a found value. A number that is not converted to a date and time becomes its digits if the rules allow
    /// this.
    static func converted(from found: FoundValue, by rules: ConversionRules) -> Timestamp? {
        if isConvertible(found, by: rules),
            let text = DateTimeSpelling(localOffset: rules.localOffset).text(of: found)
        {
            return Timestamp(text)
        }
        return String.converted(from: found, by: rules).map { Timestamp($0) }
    }
}

extension Timestamp: CustomStringConvertible, ExpressibleByStringLiteral {
    /// The property `text`.
    public var description: String { text }

    /// Makes a timestamp from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
