@_spi(Generated) import DTORuntime

extension RecordExamination {
    func checkDamage(to key: String) -> [ContractFailure] {
        withFixtures { full, _ in
            guard let property = property(key) else { return [] }
            return checkNull(in: property, full)
                + property.type.damages(allowing: Contract.conversions, localOffset: Contract.localOffset)
                .flatMap { checkDamage($0, to: property, full) }
                + checkAnotherConstant(in: property, full)
                + CollectionDamage.all(to: property.type, full[key], allowing: Contract.conversions)
                .flatMap { checkDamage($0, to: property, full) }
        }
    }

    private func checkNull(in property: PropertyContract<Record>, _ full: JSON) -> [ContractFailure] {
        let json = full.setting(property.key, to: .null)
        let reason = "\"\(property.key)\" null"
        if property.type.keepsNull {
            let values = expectedValues(of: full).setting(property.key, .null)
            var kinds: [DecodingIssue.Kind] = []
            if property.type.reportsNull, !property.isNullable { kinds.append(.unexpectedNull) }
            if property.isConstant, full[property.key] != .null { kinds.append(.constMismatch) }
            let issues = kinds.map { ExpectedIssue($0, at: IssuePath(property.key)) }
            return expect(json, values: values, issues: issues, because: reason)
        }
        guard !property.isNullable else {
            let values = expectedValues(of: full).setting(property.key, nullValue(of: property))
            return expect(json, values: values, issues: [], because: reason)
        }
        return expectLoss(of: property, json, full, .unexpectedNull, because: reason)
    }

    /// Returns the value of the property for a JSON null: its default, or null if it has no default.
    private func nullValue(of property: PropertyContract<Record>) -> JSON? {
        switch property.absentValue {
        case .value, .computed: absentValue(of: property)
        case .nothing, .failure: .null
        }
    }

    private func checkDamage(
        _ damage: ValueDamage, to property: PropertyContract<Record>, _ full: JSON
    ) -> [ContractFailure] {
        let json = full.setting(property.key, to: damage.sent)
        let reason = "\"\(property.key)\" damaged"
        switch damage.outcome {
        case .lost:
            return expectLoss(of: property, json, full, damage.kind, because: reason)
        case .read(let value):
            guard !property.isConstant else { return [] }
            let values = expectedValues(of: full).setting(property.key, property.type.canonical(value))
            let issue = ExpectedIssue(damage.kind, at: IssuePath(property.key))
            return expect(json, values: values, issues: [issue], because: reason)
        }
    }

    /// Checks an unusable value: decoding must use the default and report the value, or throw.
    private func expectLoss(
        of property: PropertyContract<Record>, _ json: JSON, _ full: JSON, _ kind: DecodingIssue.Kind,
        because reason: String
    ) -> [ContractFailure] {
        if property.isStrict {
            return expectFailure(json, naming: property.key, because: reason)
        }
        let values = expectedValues(of: full).setting(property.key, absentValue(of: property))
        let issue = ExpectedIssue(kind, at: IssuePath(property.key))
        return expect(json, values: values, issues: [issue], because: reason)
    }

    private func checkAnotherConstant(in property: PropertyContract<Record>, _ full: JSON) -> [ContractFailure] {
        guard property.isConstant,
            let other = property.type.samples(for: property.key).first(where: { $0 != full[property.key] })
        else { return [] }
        let json = full.setting(property.key, to: other)
        let values = expectedValues(of: full).setting(property.key, other)
        let issue = ExpectedIssue(.constMismatch, at: IssuePath(property.key))
        return expect(json, values: values, issues: [issue], because: "\"\(property.key)\" with another constant")
    }

    private func checkDamage(
        _ damage: CollectionDamage, to property: PropertyContract<Record>, _ full: JSON
    ) -> [ContractFailure] {
        let json = full.setting(property.key, to: damage.sent)
        let reason = "\"\(property.key)\" with \(damage.reason)"
        guard let value = damage.value else {
            return expectLoss(of: property, json, full, .malformed, because: reason)
        }
        guard !property.isConstant else { return [] }
        let values = expectedValues(of: full).setting(property.key, property.type.canonical(value))
        let issue = ExpectedIssue(damage.kind, at: damage.path(below: IssuePath(property.key)))
        return expect(json, values: values, issues: [issue], because: reason)
    }

    /// Checks members that are not properties in the contract, if the contract allows them. The members must be kept
    /// and encoded again, and an unusable value must be dropped and reported.
    func checkAdditionalProperties() -> [ContractFailure] {
        withFixtures { full, _ in
            guard let additional = table.additional else { return [] }
            var failures: [ContractFailure] = []
            if let good = additional.type.sample {
                let json = full.setting("x-unnamed", to: good)
                failures += expect(json, values: expectedValues(of: full), issues: [], because: "an unnamed key")
                failures += expectEncoding(json, as: json, because: "an unnamed key")
                failures += expectEntry(good, under: "x-unnamed", in: json, additional)
            }
            if let bad = additional.type.unusable {
                let json = full.setting("x-unnamed", to: bad)
                let issue = ExpectedIssue(.droppedEntry, at: IssuePath("x-unnamed"))
                failures += expect(
                    json, values: expectedValues(of: full), issues: [issue], because: "an unnamed key with a bad value")
            }
            return failures
        }
    }
}

extension RecordExamination {
    private func expectEntry(
        _ value: JSON, under key: String, in json: JSON, _ additional: AdditionalProperties<Record>
    ) -> [ContractFailure] {
        do {
            let entries = try additional.read(DecodingAttempt<Record>(json).result.get())
            let found = entries[key].map(additional.type.canonical)
            guard found != additional.type.canonical(value) else { return [] }
            return [
                failure(
                    json, "an unnamed key",
                    "should keep \(value) under \"\(key)\", but has \(found?.excerpt ?? "nothing") there")
            ]
        } catch {
            return [failure(json, "an unnamed key", "should decode, but threw \(error)")]
        }
    }
}

extension [String: JSON] {
    func setting(_ key: String, _ value: JSON?) -> [String: JSON] {
        var copy = self
        copy[key] = value
        return copy
    }
}
