// Most enumerations are texts. Read as such, and made of them where all is well, they take half of what they take in generic code, which
// looks up the type of an optional each time that it needs one.

extension DefensiveFields {
    /// A required enumeration that has a value to fall back on.
    public func value<Value: OpenEnumeration>(
        _ key: Key, or aliases: [String] = [], default fallback: @autoclosure () -> Value
    ) throws -> Value where Value.RawValue == String {
        let key = JSONKey(key)
        if let text = source.soundText(of: key) {
            return try source.enumerated(text, at: key)
        }
        return try source.settle(key, or: aliases, .required, otherwise: fallback)
    }

    /// An optional enumeration.
    ///
    /// - Parameter nullable: Whether the contract allows null.
    public func optional<Value: OpenEnumeration>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Value? where Value.RawValue == String {
        let key = JSONKey(key)
        if let text = source.soundText(of: key) {
            return try source.enumerated(text, at: key)
        }
        return try source.settle(key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }
}

extension FieldSource {
    /// The text of a key; nil where it is anything else, or absent: then the enumeration is settled as any value is.
    fileprivate func soundText(of key: JSONKey) -> String? {
        try? value(key)
    }

    fileprivate func enumerated<Value: OpenEnumeration>(
        _ text: String, at key: JSONKey
    ) throws -> Value where Value.RawValue == String {
        let value = Value(rawValue: text)
        if context != nil, !Value.contractAllows(value) {
            try context?.reportNovelty(of: value, at: path(key))
        }
        return value
    }
}
