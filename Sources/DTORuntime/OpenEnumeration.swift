/// An enumeration whose values may grow: a value that it does not name is kept, reported and written back.
public protocol OpenEnumeration: RawRepresentable, DefensiveDecodable, Encodable, Hashable, Sendable, CaseIterable
where RawValue: DefensiveDecodable & Encodable & Hashable & Sendable {
    init(rawValue: RawValue)
}

extension OpenEnumeration {
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try RawValue(defensivelyFrom: decoder))
        try DecodingContext.listening(to: decoder)?.reportNovelty(of: self, at: decoder.codingPath)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try RawValue.decodeIfPresent(from: container, forKey: key).map { Self(rawValue: $0) }
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        Self(rawValue: try RawValue.decodeNext(from: &container))
    }

    public static var failsAtOnce: Bool { true }

    public static var isOpen: Bool { true }

    public static func contractNames(_ value: Self) -> Bool {
        allCases.contains(value)
    }
}

// Most enumerations are text. Generic code would look up the raw type with each value.
extension OpenEnumeration where RawValue == String {
    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        guard let text = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
        return Self(rawValue: text)
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        Self(rawValue: try container.decode(String.self))
    }
}
