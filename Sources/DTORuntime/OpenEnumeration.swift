/// An enumeration whose values may grow: a value that it does not name is kept and written back, and reported unless the contract
/// allows it.
public protocol OpenEnumeration: RawRepresentable, DefensiveDecodable, Encodable, Hashable, Sendable, CaseIterable
where RawValue: DefensiveDecodable & Encodable & Hashable & Sendable {
    init(rawValue: RawValue)
}

extension OpenEnumeration {
    public init(from decoder: any Decoder) throws {
        guard let context = DecodingContext.listening(to: decoder) else {
            self.init(rawValue: try RawValue(defensivelyFrom: decoder))
            return
        }
        let checkpoint = context.checkpoint
        self.init(rawValue: try RawValue(defensivelyFrom: decoder))
        if context.hasReported(since: checkpoint) {
            // That the raw value was converted is said of the enumeration.
            context.rollBack(to: checkpoint)
            try context.reportConversion(of: FoundValue(in: decoder), to: self, at: decoder.codingPath)
        } else {
            try context.reportNovelty(of: self, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try write(to: encoder)
    }

    // A function that is not public is not compiled for each type.
    private func write(to encoder: any Encoder) throws {
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

    public static func contractAllows(_ value: Self) -> Bool {
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

// An enumeration of any JSON does not hold null. Where the document allows null, the property is optional.
extension OpenEnumeration where RawValue == JSONValue {
    public init(from decoder: any Decoder) throws {
        let value = Self(rawValue: try PresentValue(from: decoder).value)
        let context = DecodingContext.listening(to: decoder)
        if let converted = value.converted(by: decoder.conversions) {
            let found = FoundValue(value.rawValue)
            try context?.reportConversion(
                of: found, to: converted, at: decoder.codingPath, throwing: value.mismatch(at: decoder.codingPath))
            self = converted
        } else {
            try context?.reportNovelty(of: value, at: decoder.codingPath)
            self = value
        }
    }

    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try container.decodeIfPresent(UnconvertedValue<Self>.self, forKey: key)?.value
    }

    public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        try container.decode(UnconvertedValue<Self>.self).value
    }

    /// The case that the contract names and that says the same in another JSON type, if this one is none that it names: 0.5 for `"0.5"`.
    fileprivate func converted(by rules: ConversionRules) -> Self? {
        guard !Self.contractAllows(self) else { return nil }
        return Self.converted(from: FoundValue(rawValue), by: rules)
    }

    fileprivate func mismatch(at path: [any CodingKey]) -> DecodingError {
        .typeMismatch(Self.self, .init(codingPath: path, debugDescription: "The value is of another JSON type."))
    }
}

/// A value of an enumeration, unless another JSON type would make it one that the contract names.
private struct UnconvertedValue<Value: OpenEnumeration>: Decodable where Value.RawValue == JSONValue {
    let value: Value

    init(from decoder: any Decoder) throws {
        value = Value(rawValue: try PresentValue(from: decoder).value)
        guard value.converted(by: decoder.conversions) == nil else {
            throw value.mismatch(at: decoder.codingPath)
        }
    }
}

/// Any JSON but null.
private struct PresentValue: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
        value = try JSONValue(defensivelyFrom: decoder)
        guard !value.isNull else {
            throw DecodingError.valueNotFound(
                JSONValue.self, .init(codingPath: decoder.codingPath, debugDescription: "Found null."))
        }
    }
}
