/// The JSON form of a value whose schema is only `type: object`, without properties.
///
/// Frameworks write this schema for values of any kind. Any JSON is therefore kept, and a value that is not an object
/// is reported.
public struct FreeObject: CodingForm, Hashable, Sendable {
    /// The JSON value.
    public var represented: JSONValue

    /// Wraps a JSON value. The value is kept unchanged and is not checked.
    public init(_ represented: JSONValue) {
        self.represented = represented
    }

    /// Decodes any JSON value. Reports a value that is not an object.
    public init(from decoder: any Decoder) throws {
        represented = try Self.value(of: decoder, allowsNull: false)
    }

    fileprivate static func value(of decoder: any Decoder, allowsNull: Bool) throws -> JSONValue {
        let value = try JSONValue(defensivelyFrom: decoder)
        let kind: DecodingIssue.Kind
        switch value {
        case .object: return value
        case .null where allowsNull: return value
        case .null: kind = .unexpectedNull
        case .bool, .integer, .number, .decimal, .string, .array: kind = .typeMismatch
        }
        try DecodingContext.listening(to: decoder)?.report(
            kind, at: decoder.codingPath, expected: "object", found: FoundValue(of: value), used: value)
        return value
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }

    /// Returns the value under a key, or nil if the key is absent. A null is kept, as in a `JSONValue`.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> FreeObject? {
        container.contains(key) ? try container.decode(FreeObject.self, forKey: key) : nil
    }
}

/// The JSON form of a value whose schema allows only objects and null, without properties.
public struct FreeObjectOrNull: CodingForm, Hashable, Sendable {
    /// The JSON value.
    public var represented: JSONValue

    /// Wraps a JSON value. The value is kept unchanged and is not checked.
    public init(_ represented: JSONValue) {
        self.represented = represented
    }

    /// Decodes any JSON value. Reports a value that is neither an object nor null.
    public init(from decoder: any Decoder) throws {
        represented = try FreeObject.value(of: decoder, allowsNull: true)
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        try represented.encode(to: encoder)
    }

    /// Returns the value under a key, or nil if the key is absent. A null is kept, as in a `JSONValue`.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> FreeObjectOrNull? {
        container.contains(key) ? try container.decode(FreeObjectOrNull.self, forKey: key) : nil
    }
}
