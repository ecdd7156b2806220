import Foundation

/// A type that is written as a JSON scalar. A scalar of another type or spelling may be converted to this type without
/// loss.
protocol LosslessScalar: DefensiveDecodable {
    static var jsonType: JSONType { get }

    /// Returns the conversion that must be allowed for values of a JSON type, or nil if such values are never
    /// converted.
    static func conversion(from type: JSONType) -> LosslessConversions?

    /// Makes the value with the meaning of the found value, or returns nil.
    init?(losslessly found: FoundValue)

    /// Returns the value with the meaning of the found value, or nil if the rules do not allow the conversion.
    static func converted(from found: FoundValue, by rules: ConversionRules) -> Self?
}

extension LosslessScalar {
    static func conversion(from type: JSONType) -> LosslessConversions? {
        switch (type, jsonType) {
        case (.string, .number): .textToNumber
        case (.number, .string): .numberToText
        case (.string, .boolean): .textToBoolean
        case (.number, .boolean): .numberToBoolean
        default: nil
        }
    }

    static func converted(from found: FoundValue, by rules: ConversionRules) -> Self? {
        guard isConvertible(found, by: rules) else { return nil }
        return Self(losslessly: found)
    }

    static func isConvertible(_ found: FoundValue, by rules: ConversionRules) -> Bool {
        guard let conversion = found.type.flatMap(Self.conversion) else { return false }
        return rules.allowed.contains(conversion)
    }

    /// Decodes a value that is not the property of a record, such as a generic payload or the value of a dictionary.
    ///
    /// - Parameter read: Reads the value if it has the expected form.
    static func decodeConverting(
        from decoder: any Decoder,
        reading read: (any SingleValueDecodingContainer) throws -> Self = { try $0.decode(Self.self) }
    ) throws -> Self {
        do {
            return try read(decoder.singleValueContainer())
        } catch {
            return try converting(from: decoder, after: error)
        }
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private static func converting(from decoder: any Decoder, after error: any Error) throws -> Self {
        let found = FoundValue(in: decoder)
        guard let converted = converted(from: found, by: decoder.conversions) else { throw error }
        try DecodingContext.listening(to: decoder)?
            .reportConversion(of: found, to: converted, at: decoder.codingPath, throwing: error)
        return converted
    }
}

/// Converts a found value to a type that is known only at run time.
enum LosslessConversion {
    static func exists<Value>(to type: Value.Type) -> Bool {
        type is any LosslessScalar.Type || type is any OpenEnumeration.Type
    }

    static func convert<Value>(_ found: FoundValue, to type: Value.Type, by rules: ConversionRules) -> Value? {
        if let scalar = type as? any LosslessScalar.Type {
            return scalar.converted(from: found, by: rules) as? Value
        }
        if let enumeration = type as? any OpenEnumeration.Type {
            return enumeration.converted(from: found, by: rules) as? Value
        }
        return nil
    }
}

extension OpenEnumeration {
    /// Returns the case whose raw value has the meaning of the found value. If raw values can be any JSON, only a case
    /// that the contract lists is returned.
    static func converted(from found: FoundValue, by rules: ConversionRules) -> Self? {
        guard RawValue.self == JSONValue.self else {
            return LosslessConversion.convert(found, to: RawValue.self, by: rules).map { Self(rawValue: $0) }
        }
        return found.conversions(by: rules).lazy.compactMap { $0 as? RawValue }.map { Self(rawValue: $0) }
            .first { allCases.contains($0) }
    }
}

extension FoundValue {
    /// Returns the scalars of other JSON types that have the meaning of this scalar.
    fileprivate func conversions(by rules: ConversionRules) -> [JSONValue] {
        [
            Decimal.converted(from: self, by: rules).map { JSONValue.decimal($0).normalized },
            Double.converted(from: self, by: rules).map { JSONValue.number($0).normalized },
            Bool.converted(from: self, by: rules).map { .bool($0) },
            String.converted(from: self, by: rules).map { .string($0) },
        ].compactMap { $0 }
    }
}

extension DecodingContext {
    /// Reports a value that was converted from another JSON type or spelling. Throws under the strict policy.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func reportConversion<Value>(
        of found: FoundValue, to converted: Value, at path: @autoclosure () -> [any CodingKey],
        throwing error: any Error
    ) throws {
        if isStrict {
            throw error.asDecodingError(at: path())
        }
        try reportConversion(of: found, to: converted, at: path())
    }

    /// Reports a value that was converted from another JSON type or spelling, under the tolerant policy. If the
    /// contract does not allow the converted value, the report is about an unknown value.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func reportConversion<Value>(
        of found: FoundValue, to converted: Value, at path: @autoclosure () -> [any CodingKey]
    ) throws {
        let isNews = (converted as? any OpenEnumeration)?.isNews ?? false
        try report(
            isNews ? .unknownValue : .coerced, at: path(), expected: TypeText.name(of: Value.self), found: found,
            used: converted)
    }

    /// Reports a value that the contract does not allow: an unknown value of an enumeration, or a string that breaks
    /// its format.
    func reportDisallowed<Value>(_ value: Value, at path: @autoclosure () -> [any CodingKey]) throws {
        if let value = value as? any TextKeeping {
            try reportBrokenFormat(of: value, at: path())
        } else {
            try reportNovelty(of: value, at: path())
        }
    }

    /// Reports an enumeration's value that the contract does not allow.
    func reportNovelty<Value>(of value: Value, at path: @autoclosure () -> [any CodingKey]) throws {
        guard let value = value as? any OpenEnumeration else { return }
        try reportNovelty(of: value, at: path())
    }

    func reportNovelty<Value: OpenEnumeration>(of value: Value, at path: @autoclosure () -> [any CodingKey]) throws {
        guard value.isNews else { return }
        try report(
            .unknownValue, at: path(), expected: TypeText.name(of: Value.self), found: FoundValue(of: value.rawValue),
            used: value)
    }
}

extension OpenEnumeration {
    fileprivate var isNews: Bool { !Self.contractAllows(self) }
}

extension Error {
    /// Returns this error as a `DecodingError`. Decoders throw some errors about numbers in other types, without a
    /// path.
    func asDecodingError(at path: [any CodingKey]) -> DecodingError {
        if let error = self as? DecodingError {
            return error
        }
        return .dataCorrupted(
            .init(codingPath: path, debugDescription: "The value is malformed.", underlyingError: self))
    }
}
