extension Array: DefensiveDecodable where Element: Decodable {
    public init(defensivelyFrom decoder: any Decoder) throws {
        try self.init(defensivelyFrom: decoder, isWhole: false)
    }

    /// - Parameter isWhole: Whether an element that cannot be decoded makes the array unusable.
    init(defensivelyFrom decoder: any Decoder, isWhole: Bool) throws {
        if let type = Element.self as? any DefensiveDecodable.Type {
            self = try Self.renamed(decodeElements(of: type, from: decoder, isWhole: isWhole), from: decoder)
        } else if let type = Element.self as? any DefensiveRecord.Type {
            self = try Self.renamed(decodeRecords(of: type, from: decoder, isWhole: isWhole), from: decoder)
        } else {
            self = try decodeElements(of: Dynamically<Element>.self, from: decoder, isWhole: isWhole).map { $0.value }
        }
    }

    /// The same type under another name; through `Any`, since a cast between arrays would look at each element.
    private static func renamed<Known>(_ elements: [Known], from decoder: any Decoder) throws -> Self {
        guard let elements = (elements as Any) as? Self else {
            throw DecodingError.typeMismatch(
                Self.self, .init(codingPath: decoder.codingPath, debugDescription: "Found [\(Known.self)]."))
        }
        return elements
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> [Element]? {
        try container.decodeIfPresent(Defensively<[Element]>.self, forKey: key)?.value
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> [Element] {
        try container.decode(Defensively<[Element]>.self).value
    }
}

extension Dictionary: DefensiveDecodable where Key == String, Value: Decodable {
    public init(defensivelyFrom decoder: any Decoder) throws {
        // As a dictionary, since a decoder that converts keys leaves those of a dictionary alone.
        let entries = try decoder.singleValueContainer().decode([String: DictionaryEntry<Value>].self)
        self = entries.compactMapValues { $0.value }
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> [String: Value]? {
        try container.decodeIfPresent(Defensively<[String: Value]>.self, forKey: key)?.value
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> [String: Value] {
        try container.decode(Defensively<[String: Value]>.self).value
    }
}

extension Optional: DefensiveDecodable where Wrapped: Decodable {
    public init(defensivelyFrom decoder: any Decoder) throws {
        let isNull = try decoder.singleValueContainer().decodeNil()
        self = isNull ? nil : try Dynamically<Wrapped>(from: decoder).value
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Wrapped?? {
        try container.decodeIfPresent(Dynamically<Wrapped>.self, forKey: key).map { $0.value }
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Wrapped? {
        try container.decodeNil() ? nil : container.decode(Dynamically<Wrapped>.self).value
    }
}

/// A type that has a value for what is damaged, where the value is an element or entry: nil of an optional.
protocol HasDamagedValue {
    static var damagedValue: Self { get }
}

extension Optional: HasDamagedValue {
    static var damagedValue: Wrapped? { nil }
}
