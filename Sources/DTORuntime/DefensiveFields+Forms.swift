// Each method once more for values whose JSON form is not their Swift type's own, and for types that are not
// defensive by themselves: those of a configuration, unions, and the parameters of generic types.

extension DefensiveFields {
    public func strict<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = []
    ) throws -> Form.Represented {
        let value: Form = try source.settleStrictly(JSONKey(key), or: aliases)
        return value.represented
    }

    public func strict<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool
    ) throws -> Form.Represented? {
        let value: Form? = try source.settleStrictly(JSONKey(key), or: aliases, allowsNull: nullable)
        return value?.represented
    }

    public func value<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], default fallback: @autoclosure () -> Form.Represented
    ) throws -> Form.Represented {
        let value: Form? = try source.settle(JSONKey(key), or: aliases, .required, used: fallback)
        return value?.represented ?? fallback()
    }

    public func defaulted<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool = false,
        default fallback: @autoclosure () -> Form.Represented
    ) throws -> Form.Represented {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let value: Form? = try source.settle(JSONKey(key), or: aliases, rules, used: fallback)
        return value?.represented ?? fallback()
    }

    public func optional<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Form.Represented? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let value: Form? = try source.settle(JSONKey(key), or: aliases, rules)
        return value?.represented
    }

    public func required<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = []
    ) throws -> Form.Represented? {
        let rules = FieldRules(requiresKey: true, allowsNull: true)
        let value: Form? = try source.settle(JSONKey(key), or: aliases, rules)
        return value?.represented
    }

    public func presence<Form: CodingForm>(
        _ key: Key, as form: Form.Type, or aliases: [String] = [], nullable: Bool = true
    ) throws -> Presence<Form.Represented> {
        try source.presence(JSONKey(key), or: aliases, nullable: nullable, as: Form.self).map { $0.represented }
    }

    /// - Parameter element: The form of the elements.
    public func array<Element: CodingForm>(
        _ key: Key, as element: Element.Type, or aliases: [String] = []
    ) throws -> [Element.Represented] {
        let array: [Element]? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.represented ?? []
    }

    public func array<Element: CodingForm>(
        _ key: Key, as element: Element.Type, or aliases: [String] = [], count: Int
    ) throws -> [Element.Represented] {
        let array: WholeArray<Element>? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.represented.represented ?? []
    }

    /// - Parameter value: The form of the values.
    public func dictionary<Value: CodingForm>(
        _ key: Key, as value: Value.Type, or aliases: [String] = []
    ) throws -> [String: Value.Represented] {
        let dictionary: [String: Value]? = try source.settle(
            JSONKey(key), or: aliases, .required, used: { [String: Any]() })
        return dictionary?.represented ?? [:]
    }
}

// Disfavoured, so that the compiler tries them for no call that another method serves.
extension DefensiveFields {
    @_disfavoredOverload
    public func strict<Value: Decodable>(_ key: Key, of type: Value.Type = Value.self, or aliases: [String] = []) throws
        -> Value
    {
        let value: Dynamically<Value> = try source.settleStrictly(JSONKey(key), or: aliases)
        return value.value
    }

    @_disfavoredOverload
    public func strict<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool
    ) throws -> Value? {
        let value: Dynamically<Value>? = try source.settleStrictly(JSONKey(key), or: aliases, allowsNull: nullable)
        return value?.value
    }

    @_disfavoredOverload
    public func value<Value: Decodable>(
        _ key: Key, or aliases: [String] = [], default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let value: Dynamically<Value>? = try source.settle(JSONKey(key), or: aliases, .required, used: fallback)
        return value?.value ?? fallback()
    }

    @_disfavoredOverload
    public func defaulted<Value: Decodable>(
        _ key: Key, or aliases: [String] = [], nullable: Bool = false, default fallback: @autoclosure () -> Value
    ) throws -> Value {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let value: Dynamically<Value>? = try source.settle(JSONKey(key), or: aliases, rules, used: fallback)
        return value?.value ?? fallback()
    }

    @_disfavoredOverload
    public func optional<Value: Decodable>(
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

    @_disfavoredOverload
    public func required<Value: Decodable>(_ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [])
        throws -> Value?
    {
        let rules = FieldRules(requiresKey: true, allowsNull: true)
        let value: Dynamically<Value>? = try source.settle(JSONKey(key), or: aliases, rules)
        return value?.value
    }

    @_disfavoredOverload
    public func presence<Value: Decodable>(
        _ key: Key, of type: Value.Type = Value.self, or aliases: [String] = [], nullable: Bool = true
    ) throws -> Presence<Value> {
        try source.presence(JSONKey(key), or: aliases, nullable: nullable, as: Dynamically<Value>.self).map { $0.value }
    }

    @_disfavoredOverload
    public func constant<Value: Decodable & Equatable>(
        _ key: Key, _ expected: @autoclosure () -> Value, or aliases: [String] = [], required: Bool = true
    ) throws -> Value {
        let rules = FieldRules(requiresKey: required, allowsNull: false)
        let checkpoint = source.context?.checkpoint
        guard let value: Dynamically<Value> = try source.settle(JSONKey(key), or: aliases, rules, used: expected)
        else { return expected() }
        try source.compare(value.value, with: expected(), at: JSONKey(key), or: aliases, since: checkpoint)
        return value.value
    }

    @_disfavoredOverload
    public func optionalConstant<Value: Decodable & Equatable>(
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
    // Functions of their own: the types of all that a function mentions are looked up when it begins, those of rare cases too.

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
