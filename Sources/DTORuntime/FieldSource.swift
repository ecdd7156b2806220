/// An object's container together with who listens, apart from the type of its keys.
///
/// A class, since one reference is cheaper to hand around than what a container and a decoder are made of.
@usableFromInline
final class FieldSource {
    /// Another library's decoder; nil where there is no object, or where it is on a tape.
    private let otherDecoder: (any Decoder)?
    // Not an optional, which would be copied at each use.
    private let otherContainer: KeyedDecodingContainer<JSONKey>
    /// The keys that the record's contract names; nil where there is no record.
    private var declaredKeys: (any RecordKey.Type)?
    /// The key by which a union around the record has told it from others: it is not the record's, but known.
    private(set) var discriminator: String?
    /// How many records made from nothing stand around this one.
    let emptyDepth: Int
    /// The aliases that were read, kept only where unknown keys are reported.
    let readAliases: ReadAliases?
    /// The listener for issues; nil as a rule.
    let context: DecodingContext?
    private let conversions: ConversionRules
    /// The object's place on a tape, if it is on one and the record's fields are found there.
    let fields: TapeFields?
    /// The places of its fields. Those of the tape's own last as long as `fields`.
    let places: UnsafePointer<FieldPlaces>?
    /// The next of the sources that are idle, if this one is.
    var nextIdle: FieldSource?

    init(
        _ decoder: any Decoder, declaredKeys: (any RecordKey.Type)?, discriminator: String? = nil
    ) throws {
        try decoder.requireStack()
        otherDecoder = decoder
        self.declaredKeys = declaredKeys
        self.discriminator = discriminator
        otherContainer = try decoder.container(keyedBy: JSONKey.self)
        emptyDepth = 0
        context = DecodingContext.listening(to: decoder)
        readAliases = context?.reportsUnknownKeys == true ? ReadAliases() : nil
        conversions = .all
        fields = nil
        places = nil
    }

    /// The same source with other conversions.
    init(_ source: FieldSource, converting conversions: ConversionRules) {
        otherDecoder = source.otherDecoder
        otherContainer = source.otherContainer
        declaredKeys = source.declaredKeys
        discriminator = source.discriminator
        emptyDepth = source.emptyDepth
        readAliases = source.readAliases
        context = source.context
        self.conversions = conversions
        fields = source.fields
        places = source.places
    }

    init(emptyAtDepth depth: Int) {
        otherDecoder = nil
        otherContainer = Self.emptyContainer
        declaredKeys = nil
        discriminator = nil
        emptyDepth = depth
        readAliases = nil
        context = nil
        conversions = .all
        fields = nil
        places = nil
    }

    /// A source for objects on a tape, one after the other.
    init(in session: TapeSession) {
        otherDecoder = nil
        otherContainer = Self.emptyContainer
        declaredKeys = nil
        discriminator = nil
        emptyDepth = 0
        readAliases = nil
        context = session.context
        conversions = .all
        let fields = TapeFields(session)
        self.fields = fields
        places = UnsafePointer(fields.places)
    }

    // `nonisolated(unsafe)`, because containers are not Sendable. It is safe: this one is over an empty object, and has nothing that could
    // change.
    nonisolated(unsafe) private static let emptyContainer = KeyedDecodingContainer(
        JSONObjectContainer<JSONKey>(decoder: JSONValueDecoder(.object([:])), members: [:]))

    /// nil where there is no object.
    var decoder: (any Decoder)? {
        if let fields { fields.decoder } else { otherDecoder }
    }

    var container: KeyedDecodingContainer<JSONKey> {
        if let fields { fields.container } else { otherContainer }
    }

    /// Turns to an object on a tape.
    @inline(__always)
    func turn<Record: DefensiveRecord>(
        to type: Record.Type, _ table: KeyTable, in decoder: TapeDecoder, _ discriminator: String?
    ) {
        declaredKeys = Record.CodingKeys.self
        self.discriminator = discriminator
        fields?.turn(to: decoder.index, table, at: decoder.path)
    }

    /// Turns to an object in an array on a tape.
    @inline(__always)
    func turn<Record: DefensiveRecord>(
        to type: Record.Type, _ table: KeyTable, at index: Int, in array: TapeDecoder, element: Int
    ) {
        declaredKeys = Record.CodingKeys.self
        fields?.turn(to: index, table, at: array.path, element: element)
    }

    /// Turns to an object in a record on a tape.
    @inline(__always)
    func turn<Record: DefensiveRecord>(
        to type: Record.Type, _ table: KeyTable, at index: Int, of parent: TapeFields, under key: JSONKey, element: Int
    ) {
        declaredKeys = Record.CodingKeys.self
        fields?.turn(to: index, table, of: parent, under: key, element: element)
    }

    /// Lets go of what belongs to the object.
    @inline(__always)
    func forget() {
        if discriminator != nil { discriminator = nil }
        fields?.forget()
    }

    /// The value of a key; nil where it is absent or null.
    @inline(__always)
    func value<Value: DefensiveDecodable>(_ key: JSONKey) throws -> Value? {
        if let places, let value: Value = Self.scalar(places, key.position) { return value }
        if let fields, Value.isDecodedByItself {
            guard let decoder = fields.decoder(of: marked(key)) else { return nil }
            return try Value(from: decoder)
        }
        return try conversions == .all
            ? Value.decodeIfPresent(from: container, forKey: key)
            : Value.decodeIfPresent(from: container, forKey: marked(key))
    }

    /// The value of a key on a tape, where it is a scalar as it should be; nil where it has to be looked at more closely.
    @inline(__always)
    private static func scalar<Value>(_ places: UnsafePointer<FieldPlaces>, _ position: Int) -> Value? {
        if Value.self == String.self { return unsafeBitCast(places.pointee.text(position), to: Value?.self) }
        if Value.self == Int.self {
            return unsafeBitCast(places.pointee.integer(position, as: Int.self), to: Value?.self)
        }
        if Value.self == Double.self { return unsafeBitCast(places.pointee.double(position), to: Value?.self) }
        if Value.self == Bool.self { return unsafeBitCast(places.pointee.flag(position), to: Value?.self) }
        return nil
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

    /// Whether the object has the key, be it with a null.
    func contains(_ key: JSONKey) -> Bool {
        if let fields { fields.place(key) != 0 } else { container.contains(key) }
    }

    /// The name under which the object has the key: its own, the one a decoder converted it to, or an alias.
    func name(of key: JSONKey, or aliases: [String]) -> JSONKey? {
        if contains(key) {
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
        guard let converted = key.convertedFromSnakeCase, contains(JSONKey(stringValue: converted)),
            container.mayConvertKeys, !isDeclared(converted)
        else { return nil }
        return key.converted
    }
}
