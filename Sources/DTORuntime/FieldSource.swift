/// An object's container together with who listens, apart from the type of its keys.
///
/// A class, since one reference is cheaper to hand around than what a container and a decoder are made of.
final class FieldSource {
    /// nil where there is no object.
    let decoder: (any Decoder)?
    // Not an optional, which would be copied at each use.
    let container: KeyedDecodingContainer<JSONKey>
    /// The keys that the record's contract names; nil where there is no record.
    private let declaredKeys: (any RecordKey.Type)?
    /// The key by which a union around the record has told it from others: it is not the record's, but known.
    let discriminator: String?
    /// How many records made from nothing stand around this one.
    let emptyDepth: Int
    /// The aliases that were read, kept only where unknown keys are reported.
    let readAliases: ReadAliases?
    /// The listener for issues; nil as a rule.
    let context: DecodingContext?
    private let conversions: ConversionRules

    init(
        _ decoder: any Decoder, declaredKeys: (any RecordKey.Type)?, discriminator: String? = nil
    ) throws {
        try decoder.requireStack()
        self.decoder = decoder
        self.declaredKeys = declaredKeys
        self.discriminator = discriminator
        container = try decoder.container(keyedBy: JSONKey.self)
        emptyDepth = 0
        context = DecodingContext.listening(to: decoder)
        readAliases = context?.reportsUnknownKeys == true ? ReadAliases() : nil
        conversions = .all
    }

    /// The same source with other conversions.
    init(_ source: FieldSource, converting conversions: ConversionRules) {
        decoder = source.decoder
        container = source.container
        declaredKeys = source.declaredKeys
        discriminator = source.discriminator
        emptyDepth = source.emptyDepth
        readAliases = source.readAliases
        context = source.context
        self.conversions = conversions
    }

    init(emptyAtDepth depth: Int) {
        decoder = nil
        container = KeyedDecodingContainer(JSONObjectContainer(decoder: JSONValueDecoder(.object([:])), members: [:]))
        declaredKeys = nil
        discriminator = nil
        emptyDepth = depth
        readAliases = nil
        context = nil
        conversions = .all
    }

    /// The value of a key; nil where it is absent or null.
    @inline(__always)
    func value<Value: DefensiveDecodable>(_ key: JSONKey) throws -> Value? {
        if conversions == .all {
            try Value.decodeIfPresent(from: container, forKey: key)
        } else {
            try Value.decodeIfPresent(from: container, forKey: marked(key))
        }
    }

    /// The key, saying what may be converted below it.
    func marked(_ key: JSONKey) -> JSONKey {
        conversions == .all ? key : key.converting(by: conversions)
    }

    func isDeclared(_ name: String) -> Bool {
        declaredKeys?.init(stringValue: name) != nil
    }

    var declaredNames: Set<String> {
        declaredKeys?.names ?? []
    }

    func path(_ key: JSONKey) -> [any CodingKey] {
        (decoder?.codingPath ?? []) + [key]
    }
}

/// The keys that are aliases of the record's properties, as the container has them.
///
/// An object of its own, since a variable of `FieldSource` would be guarded against overlapping accesses in each record, asked for or not.
final class ReadAliases {
    var names: Set<String> = []
}

extension FieldSource {
    /// A checkpoint before a value that may report something and then be thrown away.
    func checkpoint<Value: DefensiveDecodable>(for type: Value.Type) -> DecodingReporter.Checkpoint? {
        context == nil || Value.failsAtOnce ? nil : context?.checkpoint
    }

    /// Reports a value that the contract does not allow: of an enumeration, or a text that breaks its format.
    @inline(__always)
    func reportNovelty<Value: DefensiveDecodable>(of value: Value?, at key: JSONKey) throws {
        guard context != nil, Value.isOpen, let value, !Value.contractAllows(value) else { return }
        try context?.reportDisallowed(value, at: path(key))
    }
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
        var found = FieldReading<Value>.absent
        let value: Value? = try soundValue(of: key, or: aliases) { reading in
            found = reading
            return nil
        }
        return value.map { .value($0) } ?? found
    }

    /// The value of a key as it should be, as a rule; or what is made of anything else.
    ///
    /// Inlined, and without a `FieldReading` of what is well: in generic code each type that a value passes through has to be looked up.
    @inline(__always)
    func soundValue<Value: DefensiveDecodable>(
        of key: JSONKey, or aliases: [String], otherwise settle: (FieldReading<Value>) throws -> Value?
    ) throws -> Value? {
        note(aliases)
        let checkpoint = checkpoint(for: Value.self)
        let decoded: Value?
        do {
            decoded = try value(key)
        } catch {
            return try settle(recover(key, after: error, to: checkpoint))
        }
        guard case .some = decoded else { return try settle(readElsewhere(key, or: aliases)) }
        try reportNovelty(of: decoded, at: key)
        return decoded
    }

    /// What a key holds that the container gave no value for: a null, if it is there; else what is under its other names.
    func readElsewhere<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String]
    ) throws -> FieldReading<Value> {
        guard let name = name(of: key, or: aliases) else { return .absent }
        guard name != key else { return .null }
        readAliases?.names.insert(name.stringValue)
        return try read(name, or: [])
    }

    func recover<Value>(
        _ key: JSONKey, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> FieldReading<Value> {
        context?.rollBack(to: checkpoint)
        let isConvertible = LosslessConversion.exists(to: Value.self)
        guard isConvertible || context?.keepsIssues == true else { return .damaged(error, found: nil) }
        let found = try container.decode(FoundValue.self, forKey: key)
        if isConvertible,
            let converted = LosslessConversion.convert(found, to: Value.self, by: conversions)
        {
            try context?.reportConversion(of: found, to: converted, at: path(key), throwing: error)
            return .value(converted)
        }
        return .damaged(error, found: found)
    }

    /// Makes the aliases known, which are no unknown keys where they stand beside the key itself.
    @inline(__always)
    func note(_ aliases: [String]) {
        if !aliases.isEmpty { noteAliases(aliases) }
    }

    @inline(never)
    private func noteAliases(_ aliases: [String]) {
        guard let readAliases else { return }
        readAliases.names.formUnion(aliases.compactMap { name(of: JSONKey(stringValue: $0), or: [])?.stringValue })
    }

    /// The name under which the object has the key: its own, the one a decoder converted it to, or an alias.
    func name(of key: JSONKey, or aliases: [String]) -> JSONKey? {
        if container.contains(key) {
            return key
        }
        if let converted = convertedName(of: key) {
            return converted
        }
        for alias in aliases {
            if let name = name(of: JSONKey(declared: alias), or: []) {
                return name
            }
        }
        return nil
    }

    /// The name that the caller's decoder gave the key when it converted all of them from snake case.
    func convertedName(of key: JSONKey) -> JSONKey? {
        guard let converted = key.convertedFromSnakeCase, container.contains(JSONKey(stringValue: converted)),
            container.mayConvertKeys, !isDeclared(converted)
        else { return nil }
        return key.converted
    }
}
