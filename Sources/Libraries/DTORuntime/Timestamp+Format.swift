// A timestamp keeps any string. A string that is not a date and time is reported if the decoder has a reporter, and is
// an error under the strict policy.

extension Timestamp: TextKeeping {
    static var format: TextFormat { .dateTime }

    var keptText: String { text }

    /// The value is true, because a string that is not a date and time is kept.
    @_spi(Generated) public static var isOpen: Bool { true }

    /// Whether the text is a date and time of RFC 3339.
    @_spi(Generated) public static func contractAllows(_ value: Timestamp) -> Bool {
        format.accepts(value.text)
    }

    /// Decodes a timestamp that is not the property of a record.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try Self.decodeConverting(from: decoder)
        // A converted string has already been reported.
        guard let context = DecodingContext.listening(to: decoder),
            let found = try? decoder.singleValueContainer().decode(String.self), found == text
        else { return }
        try context.reportBrokenFormat(of: self, at: decoder.codingPath)
    }
}

/// The JSON form of a timestamp whose text is not checked.
public struct UncheckedTimestamp: CodingForm, Hashable, Sendable {
    /// The timestamp.
    public var represented: Timestamp

    /// Wraps a timestamp. The text is kept unchanged and is not checked.
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

    /// Decodes a timestamp as `Timestamp` does.
    public init(from decoder: any Decoder) throws {
        self.init(try Timestamp(from: decoder))
    }

    /// Writes the text of the timestamp.
    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }

    /// Returns the timestamp under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> UncheckedTimestamp? {
        try Timestamp.decodeIfPresent(from: container, forKey: key).map { Self($0) }
    }

    /// Returns the next element of an array, which is a timestamp.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws
        -> UncheckedTimestamp
    {
        Self(try Timestamp.decodeNext(from: &container))
    }
}
