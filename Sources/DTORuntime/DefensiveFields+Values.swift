// The methods that records call most are compiled once for each of the most usual types. Measured on a record of 23
// properties, decoding takes 1.0 times as long as synthesized code with these copies, and 1.2 times without.

extension DefensiveFields {
    /// A property without which the record is meaningless: throws where it is absent, null or unusable.
    ///
    /// - Parameter aliases: Other keys, tried in this order where the object does not have the key itself.
    @_specialize(kind:partial,where Value == String)
    public func strict<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []
    ) throws -> Value {
        try source.settleStrictly(JSONKey(key), or: aliases)
    }

    /// A strict property that may be null.
    public func strict<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool
    ) throws -> Value? {
        try source.settleStrictly(JSONKey(key), or: aliases, allowsNull: nullable)
    }

    /// A required property that has a value to fall back on.
    @_specialize(kind:partial,where Value == String)
    @_specialize(kind:partial,where Value == Int)
    @_specialize(kind:partial,where Value == Double)
    @_specialize(kind:partial,where Value == Bool)
    public func value<Value: DefensiveDecodable>(
        _ key: Key, or aliases: [String] = [], default fallback: @autoclosure () -> Value
    ) throws -> Value {
        try source.settle(JSONKey(key), or: aliases, .required, otherwise: fallback)
    }

    /// An optional property for whose absence the contract names a value.
    ///
    /// - Parameter nullable: Whether the contract allows null, which then means the same as absence.
    public func defaulted<Value: DefensiveDecodable>(
        _ key: Key, or aliases: [String] = [], nullable: Bool = false, default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        return try source.settle(JSONKey(key), or: aliases, rules, otherwise: fallback)
    }

    /// An optional property.
    ///
    /// - Parameter nullable: Whether the contract allows null.
    @_specialize(kind:partial,where Value == String)
    @_specialize(kind:partial,where Value == Int)
    @_specialize(kind:partial,where Value == Double)
    @_specialize(kind:partial,where Value == Bool)
    public func optional<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Value? {
        try source.settle(JSONKey(key), or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }

    /// A required property that may be null.
    public func required<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []
    ) throws -> Value? {
        try source.settle(JSONKey(key), or: aliases, .init(requiresKey: true, allowsNull: true))
    }

    /// A property of three states.
    public func presence<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = true
    ) throws -> Presence<Value> {
        try source.presence(JSONKey(key), or: aliases, nullable: nullable, as: Value.self)
    }

    /// A property that the contract allows one value only. Another one is kept, and reported.
    ///
    /// - Parameter required: Whether its absence is worth a report.
    public func constant<Value: DefensiveDecodable & Equatable>(
        _ key: Key, _ expected: @autoclosure () -> Value, or aliases: [String] = [], required: Bool = true
    ) throws -> Value {
        let rules = FieldRules(requiresKey: required, allowsNull: false)
        let checkpoint = source.context?.checkpoint
        guard let value: Value = try source.settle(JSONKey(key), or: aliases, rules, used: expected)
        else { return expected() }
        try source.compare(value, with: expected(), at: JSONKey(key), or: aliases, since: checkpoint)
        return value
    }

    /// An optional property that the contract allows one value only.
    ///
    /// - Parameter required: Whether its absence is worth a report.
    public func optionalConstant<Value: DefensiveDecodable & Equatable>(
        _ key: Key, _ expected: @autoclosure () -> Value, or aliases: [String] = [], nullable: Bool = false,
        required: Bool = false
    ) throws -> Value? {
        let rules = FieldRules(requiresKey: required, allowsNull: nullable)
        let checkpoint = source.context?.checkpoint
        guard let value: Value = try source.settle(JSONKey(key), or: aliases, rules) else { return nil }
        try source.compare(value, with: expected(), at: JSONKey(key), or: aliases, since: checkpoint)
        return value
    }
}

extension FieldSource {
    /// Reports a value that is not the constant. What was reported of it before is part of that.
    func compare<Value: Equatable>(
        _ value: Value, with expected: Value, at key: JSONKey, or aliases: [String],
        since checkpoint: DecodingReporter.Checkpoint?
    ) throws {
        guard let context, value != expected else { return }
        context.rollBack(to: checkpoint)
        guard context.keepsIssues else { return context.countIssue() }
        let name = name(of: key, or: aliases) ?? key
        let found = try container.decode(FoundValue.self, forKey: name)
        try context.report(
            .constMismatch, at: path(name), expected: FoundValue(of: expected).text(redacting: false), found: found,
            used: value)
    }
}
