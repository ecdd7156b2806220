/// An object's container together with who listens, apart from the type of its keys.
struct FieldSource {
    /// nil where there is no object.
    let decoder: (any Decoder)?
    let container: KeyedDecodingContainer<JSONKey>?
    /// The keys that the record's contract names; nil where there is no object.
    private let declaredKeys: (any CodingKey.Type)?
    /// How many records made from nothing stand around this one.
    let emptyDepth: Int
    /// The aliases that were read, kept only where unknown keys are reported.
    let readAliases: AliasLog?
    /// Whether user info has to be looked at on the way; it need not, as a rule.
    private let mayListen: Bool

    init(_ decoder: any Decoder, declaredKeys: any CodingKey.Type) throws {
        self.decoder = decoder
        self.declaredKeys = declaredKeys
        container = try decoder.container(keyedBy: JSONKey.self)
        emptyDepth = 0
        mayListen = !decoder.userInfo.isEmpty
        let wantsUnknownKeys = mayListen && DecodingContext(decoder).reporter?.reportsUnknownKeys == true
        readAliases = wantsUnknownKeys ? AliasLog() : nil
    }

    init(emptyAtDepth depth: Int) {
        decoder = nil
        container = nil
        declaredKeys = nil
        emptyDepth = depth
        readAliases = nil
        mayListen = false
    }

    var context: DecodingContext {
        guard mayListen, let decoder else { return .silent }
        return DecodingContext(decoder)
    }

    func isDeclared(_ name: String) -> Bool {
        declaredKeys?.init(stringValue: name) != nil
    }

    func path(_ key: JSONKey) -> [any CodingKey] {
        (decoder?.codingPath ?? []) + [key]
    }
}

/// The aliases under which a record's properties were found.
final class AliasLog {
    var keys: Set<String> = []
}

/// What a field holds.
enum FieldReading<Value> {
    case value(Value)
    case absent
    case null
    /// Something that cannot be used; and what it is, if anybody wants to know.
    case damaged(any Error, found: FoundValue?)
}

extension FieldSource {
    /// What the key holds, or the first of its aliases that is there if the key is not.
    func read<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], as type: Value.Type = Value.self
    ) throws -> FieldReading<Value> {
        guard let container else { return .absent }
        let checkpoint = mayListen ? context.reporter?.checkpoint : nil
        let decoded: Value?
        do {
            decoded = try Value.decodeIfPresent(from: container, forKey: key)
        } catch {
            return try recover(key, after: error, to: checkpoint)
        }
        if let value = decoded {
            if mayListen {
                try context.reportNovelty(of: value, at: path(key))
            }
            return .value(value)
        }
        guard let name = name(of: key, or: aliases) else { return .absent }
        guard name != key else { return .null }
        readAliases?.keys.insert(name.stringValue)
        return try read(name, or: [])
    }

    private func recover<Value>(
        _ key: JSONKey, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> FieldReading<Value> {
        let context = context
        context.rollBack(to: checkpoint)
        let isConvertible = LosslessConversion.exists(to: Value.self)
        guard isConvertible || context.isListening else { return .damaged(error, found: nil) }
        let found = try container?.decode(FoundValue.self, forKey: key)
        if isConvertible, let found, let converted = LosslessConversion.convert(found, to: Value.self) {
            try context.reportConversion(of: found, to: converted, at: path(key), throwing: error)
            return .value(converted)
        }
        return .damaged(error, found: found)
    }

    /// The name under which the object has the key: its own, the one a decoder converted it to, or an alias.
    func name(of key: JSONKey, or aliases: [String]) -> JSONKey? {
        guard let container else { return nil }
        if container.contains(key) {
            return key
        }
        if let converted = key.convertedFromSnakeCase, container.contains(converted), convertsKeys(of: container),
            !isDeclared(converted.stringValue)
        {
            return converted
        }
        return aliases.lazy.compactMap { name(of: JSONKey(stringValue: $0), or: []) }.first
    }

    /// Whether the decoder may be converting keys from snake case: then none is left.
    func convertsKeys(of container: KeyedDecodingContainer<JSONKey>) -> Bool {
        container.allKeys.allSatisfy { $0.convertedFromSnakeCase == nil }
    }
}
