// These functions read fields from a tape, which is a scanned document (`JSONTape`). Each function is for one type.
// The functions in `FieldSource+Settling` handle all other values.

extension FieldSource {
    /// Whether a key is absent and its absence need not be reported.
    @inline(__always)
    func isSilentlyAbsent(_ key: JSONKey, or aliases: [String], _ rules: FieldRules) -> Bool {
        guard let places, !rules.requiresKey || context == nil, aliases.isEmpty else { return false }
        return places.pointee.lacks(key.position)
    }

    /// Returns the string under a key on the tape, or nil if the value is absent or is not a string.
    @inline(__always)
    func textOnTape(_ key: JSONKey, or aliases: [String]) -> String? {
        guard let text = places?.pointee.text(key.position) else { return nil }
        return noted(text, aliases)
    }

    @usableFromInline
    func optional(_ key: JSONKey, or aliases: [String], nullable: Bool) throws -> String? {
        if let text = places?.pointee.text(key.position) { return noted(text, aliases) }
        return try settled(key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }

    @usableFromInline
    func optional(_ key: JSONKey, or aliases: [String], nullable: Bool) throws -> Int? {
        if let integer = places?.pointee.integer(key.position, as: Int.self) { return noted(integer, aliases) }
        return try settled(key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }

    @usableFromInline
    func optional(_ key: JSONKey, or aliases: [String], nullable: Bool) throws -> Double? {
        if let number = places?.pointee.double(key.position) { return noted(number, aliases) }
        return try settled(key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }

    @usableFromInline
    func optional(_ key: JSONKey, or aliases: [String], nullable: Bool) throws -> Bool? {
        if let flag = places?.pointee.flag(key.position) { return noted(flag, aliases) }
        return try settled(key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }

    @usableFromInline
    func value(_ key: JSONKey, or aliases: [String], default fallback: () -> String) throws -> String {
        if let text = places?.pointee.text(key.position) { return noted(text, aliases) }
        return try settled(key, or: aliases, .required, used: fallback) ?? fallback()
    }

    @usableFromInline
    func value(_ key: JSONKey, or aliases: [String], default fallback: () -> Int) throws -> Int {
        if let integer = places?.pointee.integer(key.position, as: Int.self) { return noted(integer, aliases) }
        return try settled(key, or: aliases, .required, used: fallback) ?? fallback()
    }

    @usableFromInline
    func value(_ key: JSONKey, or aliases: [String], default fallback: () -> Double) throws -> Double {
        if let number = places?.pointee.double(key.position) { return noted(number, aliases) }
        return try settled(key, or: aliases, .required, used: fallback) ?? fallback()
    }

    @usableFromInline
    func value(_ key: JSONKey, or aliases: [String], default fallback: () -> Bool) throws -> Bool {
        if let flag = places?.pointee.flag(key.position) { return noted(flag, aliases) }
        return try settled(key, or: aliases, .required, used: fallback) ?? fallback()
    }

    @usableFromInline
    func strict(_ key: JSONKey, or aliases: [String]) throws -> String {
        if let text = places?.pointee.text(key.position) { return noted(text, aliases) }
        return try settleStrictly(key, or: aliases)
    }

    @inline(__always)
    private func noted<Value>(_ value: Value, _ aliases: [String]) -> Value {
        note(aliases)
        return value
    }

    @inline(__always)
    private func settled<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules, used: () -> Any = { ReportWord.nil }
    ) throws -> Value? {
        isSilentlyAbsent(key, or: aliases, rules) ? nil : try settle(key, or: aliases, rules, used: used)
    }
}

// MARK: Any other type

extension FieldSource {
    @usableFromInline
    func settleOptional<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], nullable: Bool
    ) throws -> Value? {
        try settled(key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
    }

    @usableFromInline
    func settleRequired<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], otherwise fallback: () -> Value
    ) throws -> Value {
        try settle(key, or: aliases, .required, otherwise: fallback)
    }

    @usableFromInline
    func elements<Element: DefensiveDecodable>(_ key: JSONKey, or aliases: [String]) throws -> [Element] {
        let array: Elements<Element>? = try settled(key, or: aliases, .required, used: { [Any]() })
        return array?.elements ?? []
    }

    @usableFromInline
    func optionalElements<Element: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], nullable: Bool
    ) throws -> [Element]? {
        let array: Elements<Element>? = try settled(
            key, or: aliases, .init(requiresKey: false, allowsNull: nullable))
        return array?.elements
    }
}

// MARK: Arrays and records

extension FieldSource {
    @usableFromInline
    func texts(_ key: JSONKey, or aliases: [String]) throws -> [String] {
        if let texts = places?.pointee.texts(key.position) { return noted(texts, aliases) }
        let array: Elements<String>? = try settled(key, or: aliases, .required, used: { [Any]() })
        return array?.elements ?? []
    }

    @usableFromInline
    func optionalTexts(_ key: JSONKey, or aliases: [String], nullable: Bool) throws -> [String]? {
        if let texts = places?.pointee.texts(key.position) { return noted(texts, aliases) }
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let array: Elements<String>? = try settled(key, or: aliases, rules)
        return array?.elements
    }

    /// Returns the records of an array on a tape, or nil if the value is not an array or cannot be read from the tape.
    @inline(never)
    func recordsOnTape<Record: DefensiveRecord>(_ key: JSONKey, of type: Record.Type = Record.self) throws -> [Record]?
    {
        guard let fields, let place = places?.pointee.place(key.position), place != 0,
            let table = fields.session.table(of: type)
        else { return nil }
        let view = fields.session.tape.view
        let word = view.pointee[place]
        guard word.isArray else { return nil }
        let count = word.length
        var records: [Record] = []
        records.reserveCapacity(min(count, 4_096))
        var index = place + 1
        var element = 0
        while element < count {
            let checkpoint = context?.checkpoint
            do {
                records.append(
                    try recordOnTape(type, table, at: index, in: fields, under: marked(key), element: element))
                index = view.pointee.index(after: index)
                element += 1
            } catch {
                try replace(in: &records, after: error, to: checkpoint, key, place, &element, &index)
            }
        }
        return records
    }

    @inline(never)
    private func replace<Record: DefensiveRecord>(
        in records: inout [Record], after error: any Error, to checkpoint: DecodingReporter.Checkpoint?,
        _ key: JSONKey, _ place: Int, _ element: inout Int, _ index: inout Int
    ) throws {
        guard let fields else { throw error }
        let decoder = TapeDecoder(fields.session, place, at: TapePath(fields.path, marked(key)))
        var container: any UnkeyedDecodingContainer = TapeUnkeyedContainer(decoder, at: element, next: index)
        _ = try replaceElement(
            in: &records, after: error, to: checkpoint, from: decoder, &container, isWhole: false)
        // This statement skips one element of any kind.
        index = fields.session.tape.view.pointee.index(after: index)
        element += 1
    }

    /// Reads a record on the tape.
    ///
    /// - Parameter isRecognized: Whether the object must have one of the record's required keys.
    @inline(never)
    func recordOnTape<Record: DefensiveRecord>(
        _ type: Record.Type, _ table: KeyTable, at index: Int, in fields: TapeFields, under key: JSONKey,
        element: Int = -1, isRecognized: Bool = false
    ) throws -> Record {
        let session = fields.session
        guard !ThreadStack.isLow, session.tape.view.pointee[index].isObject else {
            throw unreadable(at: index, in: fields, under: key, element)
        }
        return try session.record(type, table, isRecognized: isRecognized) {
            $0.turn(to: type, table, at: index, of: fields, under: key, element: element)
        }
    }

    @inline(never)
    private func unreadable(at index: Int, in fields: TapeFields, under key: JSONKey, _ element: Int) -> any Error {
        var path = TapePath(fields.path, key)
        if element >= 0 { path = TapePath(path, element: element) }
        let decoder = TapeDecoder(fields.session, index, at: path)
        return decoder.noRecord
    }

    /// Throws an error if the object has none of the record's required keys.
    @inline(__always)
    func recognize<Record: DefensiveRecord>(_ type: Record.Type, _ table: KeyTable) throws {
        if !hasRequired(table) { try requireKeys(of: type) }
    }

    @inline(__always)
    private func hasRequired(_ table: KeyTable) -> Bool {
        guard let required = table.required, let places else { return false }
        for position in required where places.pointee.place(position) != 0 { return true }
        return required.isEmpty
    }

    @inline(never)
    private func requireKeys<Record: DefensiveRecord>(of type: Record.Type) throws {
        try RecognizedRecord<Record>.recognize(DefensiveFields(self), at: decoder?.codingPath ?? [])
    }

    /// Returns the object under a key on a tape together with the keys of its record, or nil if the value is not an
    /// object.
    @inline(__always)
    func object<Record: DefensiveRecord>(_ key: JSONKey, of type: Record.Type) -> ObjectOnTape? {
        guard let fields, let place = places?.pointee.place(key.position), place != 0,
            fields.session.tape.view.pointee[place].isObject, let table = fields.session.table(of: type)
        else { return nil }
        return ObjectOnTape(index: place, table: table, fields: fields)
    }

    @inline(__always)
    func record<Record: DefensiveRecord>(
        _ type: Record.Type, of object: ObjectOnTape, under key: JSONKey, isRecognized: Bool
    ) throws -> Record {
        try recordOnTape(
            type, object.table, at: object.index, in: object.fields, under: marked(key), isRecognized: isRecognized)
    }
}

/// An object that is the value of a record's field.
struct ObjectOnTape {
    let index: Int
    let table: KeyTable
    let fields: TapeFields
}

// MARK: Values of any type

extension FieldSource {
    /// Returns the decoder for a key's value on a tape if only the type's own initializer can read the value, for
    /// example for a union. Returns nil for other types, and if the value is absent or null.
    @inline(__always)
    func decoder<Value: Decodable>(of key: JSONKey, as type: Value.Type) -> TapeDecoder? {
        guard let fields, fields.session.leavesToItself(type) else { return nil }
        return fields.decoder(of: marked(key))
    }
}
