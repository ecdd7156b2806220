// Records call these methods most often. Some of the methods are inlined: where the type is known, the inlined code
// only calls the function for that type. The other methods are compiled once for all types.

extension DefensiveFields {
    /// Returns a property without which the record has no meaning. Throws if the property is absent, null or unusable.
    ///
    /// - Parameter aliases: Other keys, which are tried in this order if the object does not have the key itself.
    @inlinable
    @_spi(Generated) public func strict<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []
    ) throws -> Value {
        let key = JSONKey(key)
        return Value.self == String.self
            ? unsafeBitCast(try source.strict(key, or: aliases), to: Value.self)
            : try source.settleStrictly(key, or: aliases)
    }

    /// Returns a property without which the record has no meaning, or nil if the property is null. Throws if the
    /// property is absent or unusable.
    @_spi(Generated) public func strict<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool
    ) throws -> Value? {
        try source.settleStrictly(JSONKey(key), or: aliases, allowsNull: nullable)
    }

    /// Returns a required property, or the fallback if it is missing or unusable.
    @inlinable
    @_spi(Generated) public func value<Value: DefensiveDecodable>(
        _ key: Key, or aliases: [String] = [], default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let key = JSONKey(key)
        if Value.self == String.self {
            let text: String = try source.value(key, or: aliases) { unsafeBitCast(fallback(), to: String.self) }
            return unsafeBitCast(text, to: Value.self)
        }
        if Value.self == Int.self {
            let integer: Int = try source.value(key, or: aliases) { unsafeBitCast(fallback(), to: Int.self) }
            return unsafeBitCast(integer, to: Value.self)
        }
        if Value.self == Double.self {
            let number: Double = try source.value(key, or: aliases) { unsafeBitCast(fallback(), to: Double.self) }
            return unsafeBitCast(number, to: Value.self)
        }
        if Value.self == Bool.self {
            let flag: Bool = try source.value(key, or: aliases) { unsafeBitCast(fallback(), to: Bool.self) }
            return unsafeBitCast(flag, to: Value.self)
        }
        return try source.settleRequired(key, or: aliases, otherwise: fallback)
    }

    /// Returns an optional property, or the contract's default if it is absent or unusable.
    ///
    /// - Parameter nullable: Whether the contract allows null, which then means absence.
    @_spi(Generated) public func defaulted<Value: DefensiveDecodable>(
        _ key: Key, or aliases: [String] = [], nullable: Bool = false, default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        return try source.settle(JSONKey(key), or: aliases, rules, otherwise: fallback)
    }

    /// Returns an optional property, or nil if it is absent, null or unusable.
    ///
    /// - Parameter nullable: Whether the contract allows null.
    @inlinable
    @_spi(Generated) public func optional<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Value? {
        let key = JSONKey(key)
        if Value.self == String.self {
            let text: String? = try source.optional(key, or: aliases, nullable: nullable)
            return unsafeBitCast(text, to: Value?.self)
        }
        if Value.self == Int.self {
            let integer: Int? = try source.optional(key, or: aliases, nullable: nullable)
            return unsafeBitCast(integer, to: Value?.self)
        }
        if Value.self == Double.self {
            let number: Double? = try source.optional(key, or: aliases, nullable: nullable)
            return unsafeBitCast(number, to: Value?.self)
        }
        if Value.self == Bool.self {
            let flag: Bool? = try source.optional(key, or: aliases, nullable: nullable)
            return unsafeBitCast(flag, to: Value?.self)
        }
        return try source.settleOptional(key, or: aliases, nullable: nullable)
    }

    /// Returns a required property that may be null.
    @_spi(Generated) public func required<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []
    ) throws -> Value? {
        try source.settle(JSONKey(key), or: aliases, .init(requiresKey: true, allowsNull: true))
    }

    /// Returns a property, and distinguishes an absent key from null.
    @_spi(Generated) public func presence<Value: DefensiveDecodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = true
    ) throws -> Presence<Value> {
        try source.presence(JSONKey(key), or: aliases, nullable: nullable, as: Value.self)
    }

    /// Returns a property for which the contract allows a single value. Another value is kept and reported.
    ///
    /// - Parameter required: Whether to report that the property is absent.
    @_spi(Generated) public func constant<Value: DefensiveDecodable & Equatable>(
        _ key: Key, _ expected: @autoclosure () -> Value, or aliases: [String] = [], required: Bool = true
    ) throws -> Value {
        let rules = FieldRules(requiresKey: required, allowsNull: false)
        let checkpoint = source.context?.checkpoint
        guard let value: Value = try source.settle(JSONKey(key), or: aliases, rules, used: expected)
        else { return expected() }
        try source.compare(value, with: expected(), at: JSONKey(key), or: aliases, since: checkpoint)
        return value
    }

    /// Returns an optional property for which the contract allows a single value.
    ///
    /// - Parameter required: Whether to report that the property is absent.
    @_spi(Generated) public func optionalConstant<Value: DefensiveDecodable & Equatable>(
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
    /// Reports a value that differs from the constant. The report replaces earlier reports about the value.
    func compare<Value: Equatable>(
        _ value: Value, with expected: Value, at key: JSONKey, or aliases: [String],
        since checkpoint: DecodingReporter.Checkpoint?
    ) throws {
        guard let context, value != expected else { return }
        context.rollBack(to: checkpoint)
        guard context.keepsIssues else { return context.countIssues() }
        let name = name(of: key, or: aliases) ?? key
        let found = try container.decode(FoundValue.self, forKey: name)
        try context.report(
            .constMismatch, at: path(name), expected: FoundValue(of: expected).text(redacting: false), found: found,
            used: value)
    }
}
