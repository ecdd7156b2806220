public import Foundation

/// A moment as the document writes it. The text is kept, so that neither damage nor precision gets lost.
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

    init?(losslessly found: FoundValue) {
        guard let text = String(losslessly: found) else { return nil }
        self.init(text)
    }

    public init(from decoder: any Decoder) throws {
        text = try String(defensivelyFrom: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try text.encode(to: encoder)
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Timestamp? {
        try String.decodeIfPresent(from: container, forKey: key).map { Timestamp($0) }
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Timestamp {
        Timestamp(try String.decodeNext(from: &container))
    }
}

extension Timestamp: CustomStringConvertible, ExpressibleByStringLiteral {
    public var description: String { text }

    public init(stringLiteral value: String) {
        self.init(value)
    }
}
