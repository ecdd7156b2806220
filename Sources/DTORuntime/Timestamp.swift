public import Foundation

/// A moment as the document writes it. The text is kept, so that neither damage nor precision gets lost.
///
/// What is a date and time but not in the form of RFC 3339 (`2024-01-15 10:30+01`, `1705312200`) is brought to it and reported; any other text stays as
/// it is, and has no `date`.
public struct Timestamp: Hashable, Sendable {
    public var text: String

    public init(_ text: String) {
        self.text = text
    }

    /// The moment in UTC, with as many digits of a second as it has, six at most.
    public init(_ date: Date) {
        text = RFC3339.text(of: date)
    }

    /// The moment, if the text is a date and time of RFC 3339.
    public var date: Date? {
        RFC3339.date(from: text)
    }
}

extension Timestamp: DefensiveDecodable, LosslessScalar, Encodable {
    static let jsonType = JSONType.string

    public init(from decoder: any Decoder) throws {
        self = try Self.decodeConverting(from: decoder) { container in
            try Timestamp(container.decode(String.self), at: decoder.codingPath, decoder.conversions)
        }
    }

    /// - Throws: For a text that says a moment in another form than that of RFC 3339: it is to be converted.
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
            .init(codingPath: path, debugDescription: "The text is a date and time, but not as RFC 3339 writes it."))
    }

    public func encode(to encoder: any Encoder) throws {
        try text.encode(to: encoder)
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Timestamp? {
        guard let text = try String.decodeIfPresent(from: container, forKey: key) else { return nil }
        return try Timestamp(text, at: container.codingPath + [key], key.conversions ?? .all)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Timestamp {
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

    /// A number that is no moment, or is not to be one, is a text like others.
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
    public var description: String { text }

    public init(stringLiteral value: String) {
        self.init(value)
    }
}
