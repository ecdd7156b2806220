extension DefensiveFields {
    /// Returns a record, or the record that decodes from `{}` if it is missing or unusable.
    ///
    /// - Parameter required: Whether to report that the record is absent.
    @_spi(Generated) public func record<Record: DefensiveRecord>(
        _ key: Key, or aliases: [String] = [], required: Bool = true
    ) throws -> Record {
        let rules = FieldRules(requiresKey: required, allowsNull: false)
        return source.fields == nil
            ? try source.recordElsewhere(JSONKey(key), or: aliases, rules)
            : try source.recordOnTape(JSONKey(key), or: aliases, rules)
    }

    /// Returns an optional record, or nil for an object that has none of the record's required keys.
    @_spi(Generated) public func optional<Record: DefensiveRecord>(
        _ key: Key, of type: Record.Type = Record.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Record? {
        source.fields == nil
            ? try source.optionalRecordElsewhere(JSONKey(key), or: aliases, nullable: nullable)
            : try source.optionalRecordOnTape(JSONKey(key), or: aliases, nullable: nullable)
    }

    /// Returns an optional record that is stored in a box (`Indirect`).
    @_spi(Generated) public func optional<Record: DefensiveRecord>(
        _ key: Key, of type: Indirect<Record>.Type = Indirect<Record>.self, or aliases: [String] = [],
        nullable: Bool = false
    ) throws -> Indirect<Record>? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        return try source.settleNested(
            RecognizedIndirectRecord<Record>.self, JSONKey(key), or: aliases, rules, used: { ReportWord.nil })?.record
    }
}

extension FieldSource {
    /// The greatest nesting depth of records that decode from `{}`. Without this limit, records that require each
    /// other would be made without end.
    private static let emptyDepthLimit = 64

    // These functions are separate for two reasons. A generic function first looks up all types that it uses, even
    // types that only rare cases need. And the variables of a function stay on the stack for each level of a document.

    @inline(never)
    fileprivate func recordOnTape<Record: DefensiveRecord>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules
    ) throws -> Record {
        guard let object = object(key, of: Record.self) else { return try recordElsewhere(key, or: aliases, rules) }
        note(aliases)
        let checkpoint = context?.checkpoint
        do {
            // The result is not stored in a variable because generic code would copy it.
            return try record(Record.self, of: object, under: key, isRecognized: false)
        } catch {
            return try record(key, rules, after: error, to: checkpoint)
        }
    }

    @inline(never)
    fileprivate func optionalRecordOnTape<Record: DefensiveRecord>(
        _ key: JSONKey, or aliases: [String], nullable: Bool
    ) throws -> Record? {
        guard let object = object(key, of: Record.self) else {
            return try optionalRecordElsewhere(key, or: aliases, nullable: nullable)
        }
        note(aliases)
        let checkpoint = context?.checkpoint
        do {
            return try record(Record.self, of: object, under: key, isRecognized: true)
        } catch {
            return try optionalRecord(key, nullable: nullable, after: error, to: checkpoint)
        }
    }

    @inline(never)
    fileprivate func optionalRecordElsewhere<Record: DefensiveRecord>(
        _ key: JSONKey, or aliases: [String], nullable: Bool
    ) throws -> Record? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        return try settleNested(RecognizedRecord<Record>.self, key, or: aliases, rules, used: { ReportWord.nil })?
            .record
    }

    @inline(never)
    fileprivate func optionalRecord<Record: DefensiveRecord>(
        _ key: JSONKey, nullable: Bool, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Record? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        return try settleDamage(RecognizedRecord<Record>.self, key, rules, after: error, to: checkpoint)?.record
    }

    @inline(never)
    fileprivate func recordElsewhere<Record: DefensiveRecord>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules
    ) throws -> Record {
        note(aliases)
        let checkpoint = context?.checkpoint
        var isAbsent = false
        do {
            return try container.decodeIfPresent(Record.self, forKey: marked(key))
                ?? absentRecord(key, or: aliases, rules, &isAbsent)
        } catch {
            // An error from handling an absent value is passed on, because there is no damaged value to replace.
            guard !isAbsent else { throw error }
            return try record(key, rules, after: error, to: checkpoint)
        }
    }

    /// - Parameter isAbsent: Is set to true first, so that the caller knows where a thrown error comes from.
    @inline(never)
    private func absentRecord<Record: DefensiveRecord>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules, _ isAbsent: inout Bool
    ) throws -> Record {
        isAbsent = true
        return try record(from: readElsewhere(key, or: aliases), at: key, rules)
    }

    @inline(never)
    fileprivate func record<Record: DefensiveRecord>(
        _ key: JSONKey, _ rules: FieldRules, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Record {
        try record(from: recover(key, after: error, to: checkpoint), at: key, rules)
    }

    /// Returns the record that was read, or the record of `{}`.
    private func record<Record: DefensiveRecord>(
        from reading: FieldReading<Dynamically<Record>>, at key: JSONKey, _ rules: FieldRules
    ) throws -> Record {
        if case .value(let record) = reading {
            return record.value
        }
        guard let substitute = emptyRecord(of: Record.self) else { throw error(for: reading, at: key) }
        _ = try settle(reading, at: key, rules, used: { ReportWord.emptyRecord })
        return substitute
    }

    /// Returns the record that decodes from `{}`, or nil if it cannot be decoded.
    func emptyRecord<Record: DefensiveRecord>(of type: Record.Type) -> Record? {
        guard emptyDepth < Self.emptyDepthLimit, !ThreadStack.isLow else { return nil }
        return try? Record(from: DefensiveFields(emptyAtDepth: emptyDepth + 1))
    }

    /// Returns the error that explains why the value is missing.
    func error<Value>(for reading: FieldReading<Value>, at key: JSONKey) -> DecodingError {
        switch reading {
        case .value, .absent:
            absence(of: key)
        case .null:
            nullError(for: Value.self, at: key)
        case .damaged(let error, _):
            error.asDecodingError(at: path(key))
        }
    }

    /// Returns the error for a null. The error names the property's type instead of an internal type that wraps it.
    func nullError<Value>(for type: Value.Type, at key: JSONKey) -> DecodingError {
        .valueNotFound(
            (type as? any TransparentWrapper.Type)?.wrapped ?? type,
            .init(codingPath: path(key), debugDescription: "The value is null."))
    }
}
