// A timestamp keeps any text. One that is no date and time is reported, where somebody listens.

extension Timestamp: TextKeeping {
    static var format: TextFormat { .dateTime }

    var keptText: String { text }

    public static var isOpen: Bool { true }

    public static func contractAllows(_ value: Timestamp) -> Bool {
        format.accepts(value.text)
    }

    /// Where no container of this library's stands around the value.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try Self.decodeConverting(from: decoder)
        // What was converted has been reported.
        guard let context = DecodingContext.listening(to: decoder),
            let found = try? decoder.singleValueContainer().decode(String.self), found == text
        else { return }
        try context.reportBrokenFormat(of: self, at: decoder.codingPath)
    }
}

/// The form of a timestamp of which nobody wants to hear whether its text is a date and time.
public struct UncheckedTimestamp: CodingForm, Hashable, Sendable {
    public var represented: Timestamp

    public init(_ represented: Timestamp) {
        self.represented = represented
    }
}

extension UncheckedTimestamp: LosslessScalar, TransparentWrapper {
    static var jsonType: JSONType { Timestamp.jsonType }

    static var wrapped: Any.Type { Timestamp.self }

    init?(losslessly found: FoundValue) {
        guard let timestamp = Timestamp(losslessly: found) else { return nil }
        self.init(timestamp)
    }

    static func conversion(from type: JSONType) -> LosslessConversions? {
        Timestamp.conversion(from: type)
    }

    static func converted(from found: FoundValue, by rules: ConversionRules) -> UncheckedTimestamp? {
        Timestamp.converted(from: found, by: rules).map { UncheckedTimestamp($0) }
    }

    public init(from decoder: any Decoder) throws {
        self.init(try Timestamp(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> UncheckedTimestamp? {
        try Timestamp.decodeIfPresent(from: container, forKey: key).map { Self($0) }
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> UncheckedTimestamp {
        Self(try Timestamp.decodeNext(from: &container))
    }
}
