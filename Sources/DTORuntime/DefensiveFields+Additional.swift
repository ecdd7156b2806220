extension DefensiveFields {
    /// The values of all keys that the contract does not name.
    ///
    /// - Parameter aliases: The keys that are other names of properties.
    public func additional<Value: Decodable>(besides aliases: [String] = []) throws -> [String: Value] {
        source.readAliases?.names.formUnion(source.undeclaredKeys().map(\.stringValue))
        var values: [String: Value] = [:]
        for (name, key) in try source.undeclaredNames() where !aliases.contains(name) {
            if name == source.discriminator {
                values[name] = source.tag(key)
                continue
            }
            let entry = try source.container.decode(DictionaryEntry<Value>.self, forKey: source.marked(key))
            values[name] = entry.value
        }
        return values
    }

    /// Reports the keys that the contract does not name, if that was asked for.
    func reportUnknownKeys() throws {
        guard let readAliases = source.readAliases?.names else { return }
        let unknown = source.undeclaredKeys().filter {
            !readAliases.contains($0.stringValue) && $0.stringValue != source.discriminator
        }
        for key in unknown.sorted(by: { $0.stringValue < $1.stringValue }) {
            try source.reportUnknown(key)
        }
    }
}

extension FieldSource {
    /// The object's keys that the contract does not name, as the container shows them.
    fileprivate func undeclaredKeys() -> [JSONKey] {
        let declared = declaredNames
        return container.allKeys.filter { !declared.contains($0.stringValue) }
    }

    /// The names of the keys that the contract does not name, each with the key that the container has for it.
    fileprivate func undeclaredNames() throws -> [(String, JSONKey)] {
        let keys = undeclaredKeys()
        guard let decoder, !keys.isEmpty else { return [] }
        guard convertsKeys(of: container) else {
            return keys.map { ($0.stringValue, $0) }
        }
        // A decoder that converts keys leaves those of a dictionary alone.
        let names = try decoder.singleValueContainer().decode([String: Anything].self).keys
        let declared = declaredNames
        return names.filter { !declared.contains($0) }.sorted().map { name in
            let key = JSONKey(stringValue: name)
            return (name, container.contains(key) ? key : key.convertedFromSnakeCase ?? key)
        }
    }

    /// A union's discriminator among the additional properties, so that a name which is not the variant's first comes back as it was;
    /// nil where their values cannot be what it is, which is no damage.
    fileprivate func tag<Value>(_ key: JSONKey) -> Value? {
        (try? container.decode(JSONValue.self, forKey: key)) as? Value
            ?? (try? container.decode(String.self, forKey: key)) as? Value
    }

    fileprivate func reportUnknown(_ key: JSONKey) throws {
        try report(
            .unknownKey, key, as: Never.self, found: container.decode(FoundValue.self, forKey: key),
            used: { "nothing" })
    }
}

extension Encoder {
    /// Writes additional properties beside the record's own.
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
