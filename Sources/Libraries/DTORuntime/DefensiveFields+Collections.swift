extension DefensiveFields {
    /// Returns a required array without the elements that cannot be decoded. The array is empty if it is missing.
    @_spi(Generated) public func array<Element: Decodable>(
        _ key: Key, of type: Element.Type = Element.self, or aliases: [String] = []
    ) throws -> [Element] {
        try source.settleNested(AnyElements<Element>.self, JSONKey(key), or: aliases, .required, used: { [Any]() })?
            .elements ?? []
    }

    @inlinable
    /// Returns a required array without the elements that cannot be decoded. The array is empty if it is missing.
    @_spi(Generated) public func array<Element: DefensiveDecodable>(
        _ key: Key, of type: Element.Type = Element.self, or aliases: [String] = []
    ) throws -> [Element] {
        Element.self == String.self
            ? unsafeBitCast(try source.texts(JSONKey(key), or: aliases), to: [Element].self)
            : try source.elements(JSONKey(key), or: aliases)
    }

    /// Returns an optional array without the elements that cannot be decoded.
    @inlinable
    @_spi(Generated) public func optional<Element: DefensiveDecodable>(
        _ key: Key, of type: [Element].Type = [Element].self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> [Element]? {
        Element.self == String.self
            ? unsafeBitCast(
                try source.optionalTexts(JSONKey(key), or: aliases, nullable: nullable), to: [Element]?.self)
            : try source.optionalElements(JSONKey(key), or: aliases, nullable: nullable)
    }

    /// Returns a required array of records without the records that cannot be decoded. The array is empty if it is
    /// missing.
    @_spi(Generated) public func array<Element: DefensiveRecord>(
        _ key: Key, of type: Element.Type = Element.self, or aliases: [String] = []
    ) throws -> [Element] {
        let key = JSONKey(key)
        do {
            if let records = try source.recordsOnTape(key, of: type) { return records }
        } catch {
            return try source.settleDamage(RecordElements<Element>.self, key, .required, after: error, to: nil)?
                .elements ?? []
        }
        return try source.settleNested(RecordElements<Element>.self, key, or: aliases, .required, used: { [Any]() })?
            .elements ?? []
    }

    /// Returns an optional array of records without the records that cannot be decoded.
    @_spi(Generated) public func optional<Element: DefensiveRecord>(
        _ key: Key, of type: [Element].Type = [Element].self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> [Element]? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let key = JSONKey(key)
        do {
            if let records = try source.recordsOnTape(key, of: Element.self) { return records }
        } catch {
            return try source.settleDamage(RecordElements<Element>.self, key, rules, after: error, to: nil)?.elements
        }
        return try source.settleNested(
            RecordElements<Element>.self, key, or: aliases, rules, used: { ReportWord.nil })?
            .elements
    }

    /// Returns a required array of fixed length. An element that cannot be decoded makes the whole array unusable.
    @_spi(Generated) public func array<Element: Decodable>(
        _ key: Key, or aliases: [String] = [], count: Int
    ) throws -> [Element] {
        let array: WholeArray<Element>? = try source.settle(JSONKey(key), or: aliases, .required, used: { [Any]() })
        return array?.represented ?? []
    }

    /// Returns an optional array of fixed length. An element that cannot be decoded makes the whole array unusable.
    @_spi(Generated) public func optional<Element: Decodable>(
        _ key: Key, or aliases: [String] = [], nullable: Bool = false, count: Int
    ) throws -> [Element]? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let array: WholeArray<Element>? = try source.settle(JSONKey(key), or: aliases, rules)
        return array?.represented
    }

    /// Returns a required dictionary without the values that cannot be decoded. The dictionary is empty if it is
    /// missing.
    @_spi(Generated) public func dictionary<Value: Decodable>(_ key: Key, or aliases: [String] = []) throws -> [String:
        Value]
    {
        try source.settleNested(Entries<Value>.self, JSONKey(key), or: aliases, .required, used: { [String: Any]() })?
            .entries ?? [:]
    }
}

extension FieldRules {
    static let required = FieldRules(requiresKey: true, allowsNull: false)
}
