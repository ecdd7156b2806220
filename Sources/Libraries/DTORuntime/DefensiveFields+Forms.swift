// These methods read values with a special JSON form (`CodingForm`). The methods in `DefensiveFields+Values` read plain
// values. Other methods in this file are for types that are not `DefensiveDecodable`: types from the user's
// configuration, unions, and the parameters of generic types.

extension DefensiveFields {
    /// Returns a property with the JSON form `form`. Throws if the property is absent, null or unusable.
    @_spi(Generated) public func strict<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = []
    ) throws -> Form.Represented {
        let value: Form = try source.settleStrictly(JSONKey(key), or: aliases)
        return value.represented
    }

    /// Returns a property with the JSON form `form`, or nil if it is null. Throws if the property is absent or
    /// unusable.
    @_spi(Generated) public func strict<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool
    ) throws -> Form.Represented? {
        let value: Form? = try source.settleStrictly(JSONKey(key), or: aliases, allowsNull: nullable)
        return value?.represented
    }

    /// Returns a required property with the JSON form `form`, or the fallback if it is missing or unusable.
    @_spi(Generated) public func value<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], default fallback: @autoclosure () -> Form.Represented
    ) throws -> Form.Represented {
        let value: Form? = try source.settle(JSONKey(key), or: aliases, .required, used: fallback)
        return value?.represented ?? fallback()
    }

    /// Returns an optional property with the JSON form `form`, or the contract's default if it is absent or unusable.
    @_spi(Generated) public func defaulted<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool = false,
        default fallback: @autoclosure () -> Form.Represented
    ) throws -> Form.Represented {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let value: Form? = try source.settle(JSONKey(key), or: aliases, rules, used: fallback)
        return value?.represented ?? fallback()
    }

    /// Returns an optional property with the JSON form `form`.
    @_spi(Generated) public func optional<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Form.Represented? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let value: Form? = try source.settle(JSONKey(key), or: aliases, rules)
        return value?.represented
    }

    /// Returns a required property with the JSON form `form` that may be null.
    @_spi(Generated) public func required<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = []
    ) throws -> Form.Represented? {
        let rules = FieldRules(requiresKey: true, allowsNull: true)
        let value: Form? = try source.settle(JSONKey(key), or: aliases, rules)
        return value?.represented
    }

    /// Returns a property with the JSON form `form`, and distinguishes an absent key from null.
    @_spi(Generated) public func presence<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool = true
    ) throws -> Presence<Form.Represented> {
        try source.presence(JSONKey(key), or: aliases, nullable: nullable, as: Form.self).map { $0.represented }
    }

    /// Returns a required array whose elements have the JSON form `element`. The array is empty if it is missing.
    @_spi(Generated) public func array<Element: CodingForm>(
        _ key: Key, as element: Element.Type, or aliases: [String] = []
    ) throws -> [Element.Represented] {
        let array: [Element]? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.represented ?? []
    }

    /// Returns a required array of fixed length whose elements have the JSON form `element`.
    @_spi(Generated) public func array<Element: CodingForm>(
        _ key: Key, as element: Element.Type, or aliases: [String] = [], count: Int
    ) throws -> [Element.Represented] {
        let array: WholeArray<Element>? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.represented.represented ?? []
    }

    /// Returns a required dictionary whose values have the JSON form `value`. The dictionary is empty if it is missing.
    @_spi(Generated) public func dictionary<Value: CodingForm>(
        _ key: Key, as value: Value.Type, or aliases: [String] = []
    ) throws -> [String: Value.Represented] {
        let dictionary: [String: Value]? = try source.settle(
            JSONKey(key), or: aliases, .required, used: { [String: Any]() })
        return dictionary?.represented ?? [:]
    }
}

// These methods are disfavored overloads: the compiler tries them only if no other method fits the call.
extension DefensiveFields {
    /// Returns a property of any type. Throws if the property is absent, null or unusable.
    @_disfavoredOverload
    @_spi(Generated) public func strict<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []
    ) throws
        -> Value
    {
        let value: Dynamically<Value> = try source.settleStrictly(JSONKey(key), or: aliases)
        return value.value
    }

    /// Returns a property of any type, or nil if it is null. Throws if the property is absent or unusable.
    @_disfavoredOverload
    @_spi(Generated) public func strict<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool
    ) throws -> Value? {
        let value: Dynamically<Value>? = try source.settleStrictly(JSONKey(key), or: aliases, allowsNull: nullable)
        return value?.value
    }

    /// Returns a required property of any type, or the fallback if it is missing or unusable.
    @_disfavoredOverload
    @_spi(Generated) public func value<Value: Decodable>(
        _ key: Key, or aliases: [String] = [], default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let value: Dynamically<Value>? = try source.settle(JSONKey(key), or: aliases, .required, used: fallback)
        return value?.value ?? fallback()
    }

    /// Returns an optional property of any type, or the contract's default if it is absent or unusable.
    @_disfavoredOverload
    @_spi(Generated) public func defaulted<Value: Decodable>(
        _ key: Key, or aliases: [String] = [], nullable: Bool = false, default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let value: Dynamically<Value>? = try source.settle(JSONKey(key), or: aliases, rules, used: fallback)
        return value?.value ?? fallback()
    }

    /// Returns an optional property of any type.
    @_disfavoredOverload
    @_spi(Generated) public func optional<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Value? {
        let key = JSONKey(key)
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        guard let decoder = source.decoder(of: key, as: Value.self) else {
            return try source.anyOptional(key, or: aliases, rules)
        }
        source.note(aliases)
        let checkpoint = source.context?.checkpoint
        do {
            return try Value(from: decoder)
        } catch {
            return try source.anyOptional(key, rules, after: error, to: checkpoint)
        }
    }

    /// Returns a required property of any type that may be null.
    @_disfavoredOverload
    @_spi(Generated) public func required<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []
    )
        throws -> Value?
    {
        let rules = FieldRules(requiresKey: true, allowsNull: true)
        let value: Dynamically<Value>? = try source.settle(JSONKey(key), or: aliases, rules)
        return value?.value
    }

    /// Returns a property of any type, and distinguishes an absent key from null.
    @_disfavoredOverload
    @_spi(Generated) public func presence<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = true
    ) throws -> Presence<Value> {
        try source.presence(JSONKey(key), or: aliases, nullable: nullable, as: Dynamically<Value>.self).map { $0.value }
    }

    /// Returns a property of any type for which the contract allows a single value. Another value is kept and reported.
    @_disfavoredOverload
    @_spi(Generated) public func constant<Value: Decodable & Equatable>(
        _ key: Key, _ expected: @autoclosure () -> Value, or aliases: [String] = [], required: Bool = true
    ) throws -> Value {
        let rules = FieldRules(requiresKey: required, allowsNull: false)
        let checkpoint = source.context?.checkpoint
        guard let value: Dynamically<Value> = try source.settle(JSONKey(key), or: aliases, rules, used: expected)
        else { return expected() }
        try source.compare(value.value, with: expected(), at: JSONKey(key), or: aliases, since: checkpoint)
        return value.value
    }

    /// Returns an optional property of any type for which the contract allows a single value.
    @_disfavoredOverload
    @_spi(Generated) public func optionalConstant<Value: Decodable & Equatable>(
        _ key: Key, _ expected: @autoclosure () -> Value, or aliases: [String] = [], nullable: Bool = false,
        required: Bool = false
    ) throws -> Value? {
        let rules = FieldRules(requiresKey: required, allowsNull: nullable)
        let checkpoint = source.context?.checkpoint
        guard let value: Dynamically<Value> = try source.settle(JSONKey(key), or: aliases, rules) else { return nil }
        try source.compare(value.value, with: expected(), at: JSONKey(key), or: aliases, since: checkpoint)
        return value.value
    }
}

extension FieldSource {
    // These functions are separate because a generic function first looks up all types that it uses, even types that
    // only rare cases need.

    @inline(never)
    fileprivate func anyOptional<Value: Decodable>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules
    ) throws -> Value? {
        let value: Dynamically<Value>? = try settle(key, or: aliases, rules)
        return value?.value
    }

    @inline(never)
    fileprivate func anyOptional<Value: Decodable>(
        _ key: JSONKey, _ rules: FieldRules, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Value? {
        try settleDamage(Dynamically<Value>.self, key, rules, after: error, to: checkpoint)?.value
    }
}
