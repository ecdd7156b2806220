extension DefensiveFields {
    /// Returns the values of all keys that the contract does not name.
    ///
    /// - Parameter aliases: Other names of the contract's properties. Their values are not returned.
    @_spi(Generated) public func additional<Value: Decodable>(besides aliases: [String] = []) throws -> [String: Value]
    {
        source.readAliases?.names.formUnion(source.undeclaredKeys().map(\.stringValue))
        return try members(besides: aliases)
    }

    /// Returns the values of all keys that the contract does not name. The reporter also receives these keys if it is
    /// configured to receive them.
    ///
    /// - Parameter aliases: Other names of the contract's properties. Their values are not returned.
    @_spi(Generated) public func unknown(besides aliases: [String] = []) throws -> UnknownMembers {
        UnknownMembers(try members(besides: aliases))
    }

    private func members<Value: Decodable>(besides aliases: [String]) throws -> [String: Value] {
        var values: [String: Value] = [:]
        for key in try source.undeclaredDocumentKeys() where !aliases.contains(key.name) {
            if key.name == source.discriminator {
                values[key.name] = source.tag(key)
                continue
            }
            let entry = try source.container.decode(DictionaryEntry<Value>.self, forKey: source.marked(key))
            values[key.name] = entry.value
        }
        return values
    }

    /// Whether to report keys that the contract does not name.
    var reportsUnknownKeys: Bool { source.readAliases != nil }

    /// Reports the keys that the contract does not name, if the reporter wants them.
    func reportUnknownKeys() throws {
        if let readAliases = source.readAliases { try source.reportUnknownKeys(besides: readAliases.names) }
    }
}

extension FieldSource {
    @inline(never)
    fileprivate func reportUnknownKeys(besides readAliases: Set<String>) throws {
        for key in try undeclaredDocumentKeys()
        where !readAliases.contains(key.stringValue) && key.name != discriminator {
            try reportUnknown(key)
        }
    }

    /// Returns the object's keys that the contract does not name, as the container gives them.
    fileprivate func undeclaredKeys() -> [JSONKey] {
        let declared = declaredNames
        return container.allKeys.filter { !declared.contains($0.stringValue) }
    }

    /// Returns the object's keys that the contract does not name, as the document spells them. The keys are sorted if
    /// issues of their values are reported.
    fileprivate func undeclaredDocumentKeys() throws -> [JSONKey] {
        let keys = undeclaredKeys()
        guard let decoder, !keys.isEmpty else { return [] }
        if context == nil, !container.mayConvertKeys { return keys }
        let declared = declaredNames
        return try container.documentKeys(of: decoder).filter { !declared.contains($0.name) }
    }

    /// Returns a union's discriminator as an additional property, so that encoding writes the tag that was read.
    /// Returns nil if additional properties have another type, which is not an error.
    fileprivate func tag<Value>(_ key: JSONKey) -> Value? {
        (try? container.decode(JSONValue.self, forKey: key)) as? Value
            ?? (try? container.decode(String.self, forKey: key)) as? Value
    }

    fileprivate func reportUnknown(_ key: JSONKey) throws {
        let found = try container.decode(FoundValue.self, forKey: key)
        try context?.report(
            .unknownKey, at: path(key), expected: ReportWord.nothing.rawValue, found: found, used: ReportWord.nothing)
    }
}

@_spi(Generated) extension Encoder {
    /// Writes additional properties next to the record's own properties.
    ///
    /// - Parameter keys: The record's own keys, which an additional property cannot overwrite.
    public func encodeAdditional<Value: Encodable, Keys: RecordKey>(
        _ properties: [String: Value], besides keys: Keys.Type
    ) throws {
        var container = container(keyedBy: JSONKey.self)
        let own = properties.isEmpty ? [] : Keys.names
        for (name, value) in properties where !own.contains(name) {
            try container.encode(value, forKey: JSONKey(stringValue: name))
        }
    }
}
