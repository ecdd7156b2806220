// Most enumerations have strings as raw values. These methods read a string and then make the enumeration. They take
// half the time of generic code, which looks up the type of an optional at each use. A scalar reports nothing before
// it fails, so there is nothing to roll back.

extension DefensiveFields {
    /// Returns a required enumeration, or the fallback if it is missing or unusable.
    @_spi(Generated) public func value<Value: OpenEnumeration>(
        _ key: Key, or aliases: [String] = [], default fallback: @autoclosure () -> Value
    ) throws -> Value where Value.RawValue == String {
        let key = JSONKey(key)
        if let text = source.textOnTape(key, or: aliases) { return try source.enumerated(text, at: key) }
        source.note(aliases)
        let text: String?
        do {
            text = try source.value(key)
        } catch {
            return try source.settleDamage(key, .required, after: error, to: nil, used: fallback) ?? fallback()
        }
        if let text {
            return try source.enumerated(text, at: key)
        }
        return try source.settleAbsence(of: key, or: aliases, .required, used: fallback) ?? fallback()
    }

    /// Returns an optional enumeration.
    ///
    /// - Parameter nullable: Whether the contract allows null.
    @_spi(Generated) public func optional<Value: OpenEnumeration>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Value? where Value.RawValue == String {
        let key = JSONKey(key)
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        if let text = source.textOnTape(key, or: aliases) { return try source.enumerated(text, at: key) }
        if source.isSilentlyAbsent(key, or: aliases, rules) { return nil }
        source.note(aliases)
        let text: String?
        do {
            text = try source.value(key)
        } catch {
            return try source.settleDamage(key, rules, after: error, to: nil, used: { ReportWord.nil })
        }
        if let text {
            return try source.enumerated(text, at: key)
        }
        return try source.settleAbsence(of: key, or: aliases, rules, used: { ReportWord.nil })
    }
}

extension FieldSource {
    fileprivate func enumerated<Value: OpenEnumeration>(
        _ text: String, at key: JSONKey
    ) throws -> Value where Value.RawValue == String {
        let value = Value(rawValue: text)
        if context != nil, Value.isOpen, !Value.contractAllows(value) {
            try context?.reportNovelty(of: value, at: path(key))
        }
        return value
    }
}
