/// Whether a property may be absent, and whether it may be null.
struct FieldRules {
    let requiresKey: Bool
    let allowsNull: Bool
}

extension FieldSource {
    /// Returns the value of a field. If the value is missing or unusable, reports an issue and returns the fallback.
    ///
    /// This function is separate because a generic function looks up the type `Value?` at its beginning, even if a copy
    /// that is compiled for `Value` does the work.
    @inline(never)
    func settle<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules, otherwise fallback: () -> Value
    ) throws -> Value {
        try settle(key, or: aliases, rules, used: fallback) ?? fallback()
    }

    /// Returns the value of a field. If the value is missing or unusable, reports an issue and returns nil.
    ///
    /// - Parameter used: Returns the value that the caller uses instead. The closure is called only for a report.
    func settle<Value: DefensiveDecodable>(
        _ key: JSONKey,
        or aliases: [String],
        _ rules: FieldRules,
        used: () -> Any = { ReportWord.nil }
    ) throws -> Value? {
        note(aliases)
        if Value.isOpen {
            return try settleOpen(key, or: aliases, rules, used: used)
        }
        let checkpoint = checkpoint(for: Value.self)
        var isAbsent = false
        do {
            // The result is not stored in a variable because generic code would copy it.
            return try (value(key) as Value?) ?? settleAbsence(of: key, or: aliases, rules, &isAbsent, used: used)
        } catch {
            // An error from handling an absent value is passed on, because there is no damaged value to replace.
            guard !isAbsent else { throw error }
            return try settleDamage(key, rules, after: error, to: checkpoint, used: used)
        }
    }

    /// Returns a record or an array of records. If the value is missing or unusable, reports an issue and returns nil.
    /// The function is inlined because records can contain themselves, and the function would be on the stack for each
    /// level of a document.
    @inline(__always)
    func settleNested<Value: DefensiveDecodable>(
        _ type: Value.Type, _ key: JSONKey, or aliases: [String], _ rules: FieldRules, used: () -> Any
    ) throws -> Value? {
        note(aliases)
        if isSilentlyAbsent(key, or: aliases, rules) { return nil }
        let checkpoint = context?.checkpoint
        let decoded: Value?
        do {
            decoded = try value(key)
        } catch {
            return try settleDamage(key, rules, after: error, to: checkpoint, used: used)
        }
        guard case .some = decoded else { return try settleAbsence(of: key, or: aliases, rules, used: used) }
        return decoded
    }

    /// Returns the value of a type that also accepts values outside the contract (`isOpen`), and reports them.
    @inline(never)
    private func settleOpen<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], _ rules: FieldRules, used: () -> Any
    ) throws -> Value? {
        let checkpoint = checkpoint(for: Value.self)
        let decoded: Value?
        do {
            decoded = try value(key)
        } catch {
            return try settleDamage(key, rules, after: error, to: checkpoint, used: used)
        }
        guard case .some = decoded else { return try settleAbsence(of: key, or: aliases, rules, used: used) }
        try reportNovelty(of: decoded, at: key)
        return decoded
    }

    // Rare cases are in separate functions, so that a generic function for the usual case does not look up their types.

    @inline(never)
    func settleDamage<Value: DefensiveDecodable>(
        _ key: JSONKey,
        _ rules: FieldRules,
        after error: any Error,
        to checkpoint: DecodingReporter.Checkpoint?,
        used: () -> Any
    ) throws -> Value? {
        try settle(recover(key, after: error, to: checkpoint), at: key, rules, used: used)
    }

    @inline(never)
    func settleDamage<Value: DefensiveDecodable>(
        _ type: Value.Type, _ key: JSONKey, _ rules: FieldRules, after error: any Error,
        to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Value? {
        try settleDamage(key, rules, after: error, to: checkpoint, used: { ReportWord.nil })
    }

    /// - Parameter isAbsent: Is set to true first, so that the caller knows where a thrown error comes from.
    @inline(never)
    private func settleAbsence<Value: DefensiveDecodable>(
        of key: JSONKey, or aliases: [String], _ rules: FieldRules, _ isAbsent: inout Bool, used: () -> Any
    ) throws -> Value? {
        isAbsent = true
        return try settleAbsence(of: key, or: aliases, rules, used: used)
    }

    /// Handles a key for which the container has no value: returns the value of an alias, or reports the absence and
    /// returns nil.
    @inline(never)
    func settleAbsence<Value: DefensiveDecodable>(
        of key: JSONKey, or aliases: [String], _ rules: FieldRules, used: () -> Any
    ) throws -> Value? {
        guard aliases.isEmpty, convertedName(of: key) == nil else {
            return try settle(readElsewhere(key, or: aliases), at: key, rules, used: used)
        }
        if context != nil {
            try reportAbsence(of: key, rules, as: Value.self, used: used)
        }
        return nil
    }

    /// Reports an absent key or a null that the contract does not allow. The type is needed only for the report.
    @inline(never)
    private func reportAbsence(
        of key: JSONKey, _ rules: FieldRules, as type: Any.Type, used: () -> Any
    ) throws {
        guard rules.requiresKey || !rules.allowsNull else { return }
        let isNull = contains(key)
        if isNull ? !rules.allowsNull : rules.requiresKey {
            try report(isNull ? .unexpectedNull : .missing, key, as: type, found: isNull ? .null : nil, used: used)
        }
    }

    func settle<Value: DefensiveDecodable>(
        _ reading: FieldReading<Value>,
        at key: JSONKey,
        _ rules: FieldRules,
        used: () -> Any = { ReportWord.nil }
    ) throws -> Value? {
        switch reading {
        case .value(let value):
            return value
        case .absent:
            if rules.requiresKey {
                try report(.missing, key, as: Value.self, used: used)
            }
        case .null:
            if !rules.allowsNull {
                try report(.unexpectedNull, key, as: Value.self, found: .null, used: used)
            }
        case .damaged(let error, let found):
            guard let context else { return nil }
            guard context.keepsIssues else {
                context.countIssues()
                return nil
            }
            let kind = kind(of: error, at: key, found: found, as: Value.self)
            try report(kind, key, as: Value.self, found: found, error: error, used: used)
        }
        return nil
    }

    func presence<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], nullable: Bool, as type: Value.Type
    ) throws -> Presence<Value> {
        let reading = try read(key, or: aliases, as: type)
        if nullable, case .null = reading {
            return .null
        }
        let rules = FieldRules(requiresKey: false, allowsNull: false)
        return try settle(reading, at: key, rules).map { .value($0) } ?? .absent
    }

    /// Returns the value of a field, or throws an error that names the field.
    @usableFromInline
    @inline(never)
    func settleStrictly<Value: DefensiveDecodable>(_ key: JSONKey, or aliases: [String]) throws -> Value {
        if Value.isOpen { return try settleStrictlyOpen(key, or: aliases) }
        note(aliases)
        let checkpoint = checkpoint(for: Value.self)
        var isAbsent = false
        do {
            // The result is not stored in a variable because generic code would copy it.
            return try (value(key) as Value?) ?? strictValueElsewhere(key, or: aliases, &isAbsent)
        } catch {
            // An error from handling an absent value is passed on, because there is no damaged value to replace.
            guard !isAbsent else { throw error }
            return try strictValue(of: key, after: error, to: checkpoint)
        }
    }

    @inline(never)
    private func settleStrictlyOpen<Value: DefensiveDecodable>(_ key: JSONKey, or aliases: [String]) throws -> Value {
        guard let value: Value = try settleStrictly(key, or: aliases, allowsNull: false) else {
            throw absence(of: key)
        }
        return value
    }

    /// - Parameter isAbsent: Is set to true first, so that the caller knows where a thrown error comes from.
    @inline(never)
    private func strictValueElsewhere<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], _ isAbsent: inout Bool
    ) throws -> Value {
        isAbsent = true
        return try strictValue(in: readElsewhere(key, or: aliases), at: key)
    }

    @inline(never)
    private func strictValue<Value: DefensiveDecodable>(
        of key: JSONKey, after error: any Error, to checkpoint: DecodingReporter.Checkpoint?
    ) throws -> Value {
        try strictValue(in: recover(key, after: error, to: checkpoint), at: key)
    }

    private func strictValue<Value>(in reading: FieldReading<Value>, at key: JSONKey) throws -> Value {
        guard case .value(let value) = reading else { throw self.error(for: reading, at: key) }
        return value
    }

    /// Returns the value of a field that has no replacement for a missing value. Returns nil for a null that the
    /// contract allows. Throws an error that names the field if the value is absent or unusable.
    func settleStrictly<Value: DefensiveDecodable>(
        _ key: JSONKey, or aliases: [String], allowsNull: Bool
    ) throws -> Value? {
        try soundValue(of: key, or: aliases) { (reading: FieldReading<Value>) in
            if allowsNull, case .null = reading { return nil }
            return try strictValue(in: reading, at: key)
        }
    }

    func absence(of key: JSONKey) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: decoder?.codingPath ?? [], debugDescription: "The object does not have the key '\(key.name)'.")
        return .keyNotFound(key, context)
    }

    func report(
        _ kind: DecodingIssue.Kind,
        _ key: JSONKey,
        as type: Any.Type,
        found: FoundValue? = nil,
        error: (any Error)? = nil,
        used: () -> Any
    ) throws {
        try context?.report(
            kind, at: path(key), expected: TypeText.name(of: type), found: found, used: used(), error: error)
    }

    private func kind(
        of error: any Error, at key: JSONKey, found: FoundValue?, as type: Any.Type
    ) -> DecodingIssue.Kind {
        if found?.type == .null {
            return .unexpectedNull
        }
        if let scalar = type as? any LosslessScalar.Type {
            return found?.type == scalar.jsonType ? .malformed : .typeMismatch
        }
        // A type mismatch deeper in the value means that the value itself has the right type, but its contents do not.
        if case DecodingError.typeMismatch(_, let context) = error, context.codingPath.count <= path(key).count {
            return .typeMismatch
        }
        return .malformed
    }
}
