/// Conversion between JSON types that loses nothing: `"12"` to an integer, an integer to text, `0` to false.
enum LosslessConversion {
    static func exists<Value>(to type: Value.Type) -> Bool {
        type is any LosslessScalar.Type || type is any OpenEnumeration.Type
    }

    static func convert<Value>(
        _ found: FoundValue, to type: Value.Type, allowing conversions: LosslessConversions
    ) -> Value? {
        if let scalar = type as? any LosslessScalar.Type {
            guard conversions.allows(found, to: scalar.jsonType) else { return nil }
            return scalar.init(losslessly: found) as? Value
        }
        if let enumeration = type as? any OpenEnumeration.Type {
            return enumeration.converted(from: found, allowing: conversions) as? Value
        }
        return nil
    }
}

extension OpenEnumeration {
    fileprivate static func converted(from found: FoundValue, allowing conversions: LosslessConversions) -> Self? {
        LosslessConversion.convert(found, to: RawValue.self, allowing: conversions).map { Self(rawValue: $0) }
    }
}

extension LosslessScalar {
    /// Decodes where no container of this library's stands around the value: a generic payload, a dictionary's value.
    static func decodeConverting(from decoder: any Decoder) throws -> Self {
        do {
            return try decoder.singleValueContainer().decode(Self.self)
        } catch {
            let found = FoundValue(in: decoder)
            guard decoder.conversions.allows(found, to: jsonType), let converted = Self(losslessly: found) else {
                throw error
            }
            try DecodingContext.listening(to: decoder)?
                .reportConversion(of: found, to: converted, at: decoder.codingPath, throwing: error)
            return converted
        }
    }
}

extension DecodingContext {
    /// Reports a value that came as another JSON type, and one that the contract does not allow, if it is such.
    func reportConversion<Value>(
        of found: FoundValue, to converted: Value, at path: [any CodingKey], throwing error: any Error
    ) throws {
        let type = TypeText.name(of: Value.self)
        if isStrict {
            throw error.asDecodingError(at: path)
        }
        try report(.coerced, at: path, expected: type, found: found.excerpt, used: converted)
        try reportNovelty(of: converted, at: path)
    }

    /// Reports an enumeration's value that the contract does not allow.
    func reportNovelty<Value>(of value: Value, at path: [any CodingKey]) throws {
        guard let value = value as? any OpenEnumeration else { return }
        try reportNovelty(of: value, at: path)
    }

    func reportNovelty<Value: OpenEnumeration>(of value: Value, at path: [any CodingKey]) throws {
        guard !Value.contractAllows(value) else { return }
        let found = DecodingIssue.excerpt(of: value.rawValue)
        try report(.unknownValue, at: path, expected: TypeText.name(of: Value.self), found: found, used: value)
    }
}

extension Error {
    /// This error as one that names the place: decoders throw some of their own, without a path, for numbers.
    func asDecodingError(at path: [any CodingKey]) -> DecodingError {
        if let error = self as? DecodingError {
            return error
        }
        return .dataCorrupted(
            .init(codingPath: path, debugDescription: "The value is malformed.", underlyingError: self))
    }
}
