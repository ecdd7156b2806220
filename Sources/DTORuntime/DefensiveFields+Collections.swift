extension DefensiveFields {
    /// A required array, empty where it is missing; elements that cannot be decoded are left out.
    public func array<Element: Decodable>(
        _ key: Key, of type: Element.Type = Element.self, or aliases: [String] = []
    ) throws -> [Element] {
        try source.settleNested(AnyElements<Element>.self, JSONKey(key), or: aliases, .required, used: { [Any]() })?
            .elements ?? []
    }

    @_specialize(kind:partial,where Element == String)
    public func array<Element: DefensiveDecodable>(
        _ key: Key, of type: Element.Type = Element.self, or aliases: [String] = []
    ) throws -> [Element] {
        let array: Elements<Element>? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.elements ?? []
    }

    /// An optional array; elements that cannot be decoded are left out.
    @_specialize(kind:partial,where Element == String)
    public func optional<Element: DefensiveDecodable>(
        _ key: Key, of type: [Element].Type = [Element].self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> [Element]? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let array: Elements<Element>? = try source.settle(JSONKey(key), or: aliases, rules)
        return array?.elements
    }

    public func array<Element: DefensiveRecord>(
        _ key: Key, of type: Element.Type = Element.self, or aliases: [String] = []
    ) throws -> [Element] {
        try source.settleNested(RecordElements<Element>.self, JSONKey(key), or: aliases, .required, used: { [Any]() })?
            .elements ?? []
    }

    public func optional<Element: DefensiveRecord>(
        _ key: Key, of type: [Element].Type = [Element].self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> [Element]? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        return try source.settleNested(
            RecordElements<Element>.self, JSONKey(key), or: aliases, rules, used: { ReportWord.nil })?
            .elements
    }

    /// A required array of a fixed length, which is unusable if one of its elements is.
    public func array<Element: Decodable>(
        _ key: Key, or aliases: [String] = [], count: Int
    ) throws -> [Element] {
        let array: WholeArray<Element>? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.represented ?? []
    }

    /// An optional array of a fixed length, which is unusable if one of its elements is.
    public func optional<Element: Decodable>(
        _ key: Key, or aliases: [String] = [], nullable: Bool = false, count: Int
    ) throws -> [Element]? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let array: WholeArray<Element>? = try source.settle(JSONKey(key), or: aliases, rules)
        return array?.represented
    }

    /// A required dictionary, empty where it is missing; values that cannot be decoded are left out.
    public func dictionary<Value: Decodable>(_ key: Key, or aliases: [String] = []) throws -> [String: Value] {
        try source.settleNested(Entries<Value>.self, JSONKey(key), or: aliases, .required, used: { [String: Any]() })?
            .entries ?? [:]
    }
}

extension FieldRules {
    static let required = FieldRules(requiresKey: true, allowsNull: false)
}
