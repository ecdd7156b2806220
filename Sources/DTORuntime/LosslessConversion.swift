import Foundation

/// A type that is written as one JSON scalar, and to which another scalar, or another spelling, may be converted without loss.
protocol LosslessScalar: DefensiveDecodable {
    static var jsonType: JSONType { get }

    /// What has to be allowed for a conversion from a JSON type; nil where there is none.
    static func conversion(from type: JSONType) -> LosslessConversions?

    /// The value that says the same as what was found.
    init?(losslessly found: FoundValue)

    /// The value that says the same, if the rules allow the conversion.
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

    /// Decodes where no container of this library's stands around the value: a generic payload, a dictionary's value.
    ///
    /// - Parameter read: Reads the value as it should be.
    static func decodeConverting(
        from decoder: any Decoder,
        reading read: (any SingleValueDecodingContainer) throws -> Self = { try $0.decode(Self.self) }
    ) throws -> Self {
        do {
            return try read(decoder.singleValueContainer())
        } catch {
            let found = FoundValue(in: decoder)
            guard let converted = converted(from: found, by: decoder.conversions) else { throw error }
            try DecodingContext.listening(to: decoder)?
                .reportConversion(of: found, to: converted, at: decoder.codingPath, throwing: error)
            return converted
        }
    }
}

/// Conversion of what was found to a type that is known when the program runs.
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
    /// The case of a raw value that says the same as what was found. Of any JSON it is one that the contract names.
    static func converted(from found: FoundValue, by rules: ConversionRules) -> Self? {
        guard RawValue.self == JSONValue.self else {
            return LosslessConversion.convert(found, to: RawValue.self, by: rules).map { Self(rawValue: $0) }
        }
        return found.conversions(by: rules).lazy.compactMap { $0 as? RawValue }.map { Self(rawValue: $0) }
            .first { allCases.contains($0) }
    }
}

extension FoundValue {
    /// The scalars of other JSON types that say the same.
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
    /// Reports a value that came in another form; throws under the strict policy.
    func reportConversion<Value>(
        of found: FoundValue, to converted: Value, at path: @autoclosure () -> [any CodingKey],
        throwing error: any Error
    ) throws {
        if isStrict {
            throw error.asDecodingError(at: path())
        }
        try reportConversion(of: found, to: converted, at: path())
    }

    /// Reports a value that came in another form under the tolerant policy; as news, if the contract does not allow it.
    func reportConversion<Value>(
        of found: FoundValue, to converted: Value, at path: @autoclosure () -> [any CodingKey]
    ) throws {
        let isNews = (converted as? any OpenEnumeration)?.isNews ?? false
        try report(
            isNews ? .unknownValue : .coerced, at: path(), expected: TypeText.name(of: Value.self), found: found,
            used: converted)
    }

    /// Reports a value that the contract does not allow: of an enumeration, or a text that breaks its format.
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
    /// This error as one that names the place: decoders throw some of their own, without a path, for numbers.
    func asDecodingError(at path: [any CodingKey]) -> DecodingError {
        if let error = self as? DecodingError {
            return error
        }
        return .dataCorrupted(
            .init(codingPath: path, debugDescription: "The value is malformed.", underlyingError: self))
    }
}
