@_spi(Generated) import DTORuntime

extension RecordExamination {
    func checkAllFields() -> [ContractFailure] {
        withFixtures { full, _ in
            let missing = table.properties.filter { full[$0.key] == nil }.map {
                ContractFailure("\(Contract.name): the full fixture has no \"\($0.key)\".")
            }
            return missing
                + expect(full, values: expectedValues(of: full), issues: [], because: "all fields")
                + expectEncoding(full, as: full, because: "all fields")
        }
    }

    func checkMinimal() -> [ContractFailure] {
        withFixtures { _, minimal in
            expect(minimal, values: expectedValues(of: minimal), issues: [], because: "minimal")
        }
    }

    /// Checks an object without keys, and for each required key an object without this key.
    func checkRequiredLeftOut() -> [ContractFailure] {
        withFixtures { full, _ in
            var failures = expectLeftOut(
                [:], leaving: table.properties.first(where: \.isStrict), because: "no keys at all")
            for property in table.properties where property.isRequired {
                let json = full.removing(property.key)
                failures += expectLeftOut(
                    json, leaving: property.isStrict ? property : nil, because: "\"\(property.key)\" left out")
            }
            return failures
        }
    }

    private func expectLeftOut(
        _ json: JSON, leaving strict: PropertyContract<Record>?, because reason: String
    ) -> [ContractFailure] {
        if let strict {
            return expectFailure(json, naming: strict.key, because: reason)
        }
        return expect(
            json, values: expectedValues(of: json), issues: issuesOfMissingKeys(in: json), because: reason)
    }

    /// Checks an object with the key and with the keys without which decoding throws. The value of the key must be in
    /// its own property, and in no other property.
    func checkReading(of key: String) -> [ContractFailure] {
        withFixtures { full, _ in
            guard let property = property(key) else { return [] }
            let base = bare(full)
            let samples = property.isConstant ? [] : property.type.samples(for: key)
            return ([full[key] ?? .null] + samples).flatMap { value in
                let json = base.setting(key, to: value)
                let values = expectedValues(of: json)
                let issues = issuesOfMissingKeys(in: json)
                return expect(json, values: values, issues: issues, because: "\"\(key)\" alone")
                    + property.aliases.flatMap { alias in
                        let json = base.removing(key).setting(alias, to: value)
                        return expect(json, values: values, issues: issues, because: "\"\(key)\" as \"\(alias)\"")
                    }
            }
        }
    }

    /// Checks objects with both keys, with each key, and without these keys. The computed property must have the value
    /// or the default of the replacement, or the value of the deprecated property if the replacement has neither.
    func checkReplacement(at index: Int) -> [ContractFailure] {
        withFixtures { full, _ in
            let effective = table.effective[index]
            let subsets = [effective.keys, [effective.keys[0]], [effective.keys[1]], []]
            return subsets.flatMap { keys in
                let absent = effective.keys.filter { !keys.contains($0) }
                let json = absent.reduce(full) { $0.removing($1) }
                let reason = "\(effective.keys.joined(separator: " else "))"
                if let strict = absent.first(where: { property($0)?.isStrict == true }) {
                    return expectFailure(json, naming: strict, because: reason)
                }
                return expect(json, replacement: effective, because: reason)
            }
        }
    }

    private func expect(
        _ json: JSON, replacement effective: EffectiveProperty<Record>, because reason: String
    ) -> [ContractFailure] {
        let values = expectedValues(of: json)
        let expected = effective.keys.lazy.compactMap { values[$0] }.first { $0 != .null } ?? .null
        do {
            let found = try effective.read(DecodingAttempt<Record>(json).result.get())
            if found == expected { return [] }
            return [failure(json, reason, "should give \(expected.excerpt), but gave \(found.excerpt)")]
        } catch {
            return [failure(json, reason, "should decode, but threw \(error)")]
        }
    }
}
