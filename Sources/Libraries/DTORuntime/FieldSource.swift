/// The container of an object together with its reporter, independent of the type of its keys.
///
/// `FieldSource` is a class because passing one reference is cheaper than passing a container and a decoder.
@usableFromInline
final class FieldSource {
    /// The decoder, or nil if the object is on a tape or is absent from the document.
    private let otherDecoder: (any Decoder)?
    // The property is not an optional because an optional would be copied at each use.
    private let otherContainer: KeyedDecodingContainer<JSONKey>
    /// The keys that the record's contract names, or nil without a record.
    private var declaredKeys: (any RecordKey.Type)?
    /// The key by which a union chose this record. The key is treated as known, although the record does not name it.
    private(set) var discriminator: String?
    /// The number of enclosing records that are absent from the document and are decoded from `{}`.
    let emptyDepth: Int
    /// The aliases that were read, or nil unless unknown keys are reported.
    let readAliases: ReadAliases?
    /// The receiver of issues, which is usually nil.
    let context: DecodingContext?
    private let conversions: ConversionRules
    /// The object's fields on a tape, or nil for other decoders.
    let fields: TapeFields?
    /// The positions of the values on the tape. They exist as long as `fields`.
    let places: UnsafePointer<FieldPlaces>?
    /// The next source in the linked list of idle sources if this source is idle.
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

    /// Makes a source for the object of another source, with other conversions.
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

    /// Makes a source that serves many objects on a tape, one after the other.
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

    // The property is `nonisolated(unsafe)`, because containers are not Sendable. This is safe, because this container
    // belongs to an empty object and has no state that changes.
    nonisolated(unsafe) private static let emptyContainer = KeyedDecodingContainer(
        JSONObjectContainer<JSONKey>(decoder: JSONValueDecoder(.object([:])), members: [:]))

    /// The decoder, or nil without an object.
    var decoder: (any Decoder)? {
        if let fields { fields.decoder } else { otherDecoder }
    }

    var container: KeyedDecodingContainer<JSONKey> {
        if let fields { fields.container } else { otherContainer }
    }

    /// Reuses this source for an object on the tape.
    @inline(__always)
    func turn<Record: DefensiveRecord>(
        to type: Record.Type, _ table: KeyTable, in decoder: TapeDecoder, _ discriminator: String?
    ) {
        declaredKeys = Record.CodingKeys.self
        self.discriminator = discriminator
        fields?.turn(to: decoder.index, table, at: decoder.path)
    }

    /// Reuses this source for an object in an array on the tape.
    @inline(__always)
    func turn<Record: DefensiveRecord>(
        to type: Record.Type, _ table: KeyTable, at index: Int, in array: TapeDecoder, element: Int
    ) {
        declaredKeys = Record.CodingKeys.self
        fields?.turn(to: index, table, at: array.path, element: element)
    }

    /// Reuses this source for an object in a record on the tape.
    @inline(__always)
    func turn<Record: DefensiveRecord>(
        to type: Record.Type, _ table: KeyTable, at index: Int, of parent: TapeFields, under key: JSONKey, element: Int
    ) {
        declaredKeys = Record.CodingKeys.self
        fields?.turn(to: index, table, of: parent, under: key, element: element)
    }

    /// Releases the references that belong to the current object.
    @inline(__always)
    func forget() {
        if discriminator != nil { discriminator = nil }
        fields?.forget()
    }

    /// Returns the value under a key, or nil if it is absent or null.
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

    /// Returns the scalar under a key on a tape if it has the expected type, or nil for any other value.
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

    /// Returns the key with the record's conversion rules, which apply to the values below it.
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

/// The keys of the object that must not be reported as unknown, because the record reads them as aliases or as
/// additional properties.
///
/// The aliases are in a separate object because Swift would guard a variable of `FieldSource` against overlapping
/// accesses in each record, even if the variable is not used.
final class ReadAliases {
    var names: Set<String> = []
}

extension FieldSource {
    /// Returns a checkpoint before a value that may report issues and then be discarded.
    func checkpoint<Value: DefensiveDecodable>(for type: Value.Type) -> DecodingReporter.Checkpoint? {
        context == nil || Value.failsAtOnce ? nil : context?.checkpoint
    }

    /// Reports a value that the contract does not allow: an unknown value of an enumeration, or a string that breaks
    /// its format.
    @inline(__always)
    func reportNovelty<Value: DefensiveDecodable>(of value: Value?, at key: JSONKey) throws {
        guard context != nil, Value.isOpen, let value, !Value.contractAllows(value) else { return }
        try context?.reportDisallowed(value, at: path(key))
    }
}

/// The state of a field.
enum FieldReading<Value> {
    case value(Value)
    case absent
    case null
    /// The value is unusable. `found` is the value, if a report needs it.
    case damaged(any Error, found: FoundValue?)
}

extension FieldSource {
    /// Reads the value of a key, or of its first alias that is present if the key is absent.
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

    /// Returns the value of a key if the value is intact, or the result of `settle`.
    ///
    /// The function is inlined and makes no `FieldReading` of an intact value, because generic code must look up each
    /// type through which a value passes.
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

    /// Reads a key for which the container gave no value: a null if the key is present, or the value of an alias.
    func readElsewhere<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String]
    ) throws -> FieldReading<Value> {
        guard let name = name(of: key, or: aliases) else { return .absent }
        guard name != key else { return .null }
        readAliases?.names.insert(name.stringValue)
        return try read(name, or: [])
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
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

    /// Records the aliases, so that they are not reported as unknown keys if the key itself is also present.
    @inline(__always)
    func note(_ aliases: [String]) {
        if !aliases.isEmpty { noteAliases(aliases) }
    }

    @inline(never)
    private func noteAliases(_ aliases: [String]) {
        guard let readAliases else { return }
        readAliases.names.formUnion(aliases.compactMap { name(of: JSONKey(stringValue: $0), or: [])?.stringValue })
    }

    /// Whether the object has the key, even if its value is null.
    func contains(_ key: JSONKey) -> Bool {
        if let fields { fields.place(key) != 0 } else { container.contains(key) }
    }

    /// Returns the name under which the object has the key: the key itself, the name to which a decoder converted it,
    /// or an alias.
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

    /// Returns the name that the caller's decoder gave the key when it converted all keys from snake case, or nil.
    func convertedName(of key: JSONKey) -> JSONKey? {
        guard let converted = key.convertedFromSnakeCase, contains(JSONKey(stringValue: converted)),
            container.mayConvertKeys, !isDeclared(converted)
        else { return nil }
        return key.converted
    }
}
