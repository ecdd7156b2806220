/// An enumeration that may gain values later. A value that the enumeration does not name is kept and written back. The
/// value is reported unless the contract allows unknown values.
public protocol OpenEnumeration: RawRepresentable, DefensiveDecodable, Encodable, Hashable, Sendable, CaseIterable
where RawValue: DefensiveDecodable & Encodable & Hashable & Sendable {
    /// Makes the case with the raw value, or the case for unknown values.
    init(rawValue: RawValue)
}

extension OpenEnumeration {
    /// Decodes the raw value. Throws a `DecodingError` if the value has the wrong JSON type and cannot be converted.
    public init(from decoder: any Decoder) throws {
        guard let context = DecodingContext.listening(to: decoder) else {
            self.init(rawValue: try RawValue(defensivelyFrom: decoder))
            return
        }
        let checkpoint = context.checkpoint
        self.init(rawValue: try RawValue(defensivelyFrom: decoder))
        if context.hasReported(since: checkpoint) {
            // The conversion of the raw value is reported for the enumeration.
            context.rollBack(to: checkpoint)
            try context.reportConversion(of: FoundValue(in: decoder), to: self, at: decoder.codingPath)
        } else {
            try context.reportNovelty(of: self, at: decoder.codingPath)
        }
    }

    /// Encodes the raw value.
    public func encode(to encoder: any Encoder) throws {
        try write(to: encoder)
    }

    // This function is separate and private, so that the compiler does not make a copy of it for each enumeration.
    private func write(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// Returns the enumeration under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try RawValue.decodeIfPresent(from: container, forKey: key).map { Self(rawValue: $0) }
    }

    /// Returns the next element of an array, which is an enumeration.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        Self(rawValue: try RawValue.decodeNext(from: &container))
    }

    /// The value is true, because an enumeration reports nothing before it fails.
    @_spi(Generated) public static var failsAtOnce: Bool { true }

    /// The value is true, because a value may be outside the contract.
    @_spi(Generated) public static var isOpen: Bool { true }

    /// Whether the contract lists the value.
    @_spi(Generated) public static func contractAllows(_ value: Self) -> Bool {
        allCases.contains(value)
    }
}

// Most enumerations have strings as raw values. Generic code would look up the raw type for each value.
extension OpenEnumeration where RawValue == String {
    /// Returns the enumeration under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        guard let text = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
        return Self(rawValue: text)
    }

    /// Returns the next element of an array, which is an enumeration.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        Self(rawValue: try container.decode(String.self))
    }
}

// The raw values of these enumerations are any JSON except null. If the contract allows null, the property is optional.
extension OpenEnumeration where RawValue == JSONValue {
    /// Decodes any JSON value except null.
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

    /// Returns the enumeration under a key, or nil if the key is absent or null.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> Self? {
        try container.decodeIfPresent(UnconvertedValue<Self>.self, forKey: key)?.value
    }

    /// Returns the next element of an array, which is an enumeration.
    @_spi(Generated) public static func decodeNext(from container: inout any UnkeyedDecodingContainer) throws -> Self {
        try container.decode(UnconvertedValue<Self>.self).value
    }

    /// Returns the case of the contract that has this value's meaning in another JSON type, such as 0.5 for `"0.5"`.
    /// Returns nil if there is no such case, or if the contract lists this value itself.
    fileprivate func converted(by rules: ConversionRules) -> Self? {
        guard !Self.contractAllows(self) else { return nil }
        return Self.converted(from: FoundValue(rawValue), by: rules)
    }

    fileprivate func mismatch(at path: [any CodingKey]) -> DecodingError {
        .typeMismatch(Self.self, .init(codingPath: path, debugDescription: "The value is of another JSON type."))
    }
}

/// Decodes an enumeration's value without conversion. Fails if a conversion to another JSON type would give a value
/// that the contract lists.
private struct UnconvertedValue<Value: OpenEnumeration>: Decodable where Value.RawValue == JSONValue {
    let value: Value

    init(from decoder: any Decoder) throws {
        value = Value(rawValue: try PresentValue(from: decoder).value)
        guard value.converted(by: decoder.conversions) == nil else {
            throw value.mismatch(at: decoder.codingPath)
        }
    }
}

/// Any JSON value except null.
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
