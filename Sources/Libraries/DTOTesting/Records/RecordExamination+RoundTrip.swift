extension RecordExamination {
    func checkRoundTripOfFull() -> [ContractFailure] {
        withFixtures { full, _ in
            expectEncoding(full, as: full, because: "round trip of the full fixture")
        }
    }

    /// Checks that the defaults of absent keys are encoded, and that all other values are unchanged. A null that has
    /// the meaning of an absent key may be left out.
    func checkRoundTripOfMinimal() -> [ContractFailure] {
        withFixtures { _, minimal in
            let expected = table.properties.reduce(minimal) { json, property in
                guard json[property.key] == nil, let value = absentValue(of: property), value != .null else {
                    return json
                }
                return json.setting(property.key, to: value)
            }
            return expectEncoding(minimal, as: expected, because: "round trip of the minimal fixture")
        }
    }

    func checkRoundTrip(of values: BoundaryValues) -> [ContractFailure] {
        withFixtures { full, _ in
            let json = table.properties.filter { !$0.isConstant }.reduce(full) { json, property in
                guard let fixture = full[property.key], let value = values.value(of: property.type, fixture) else {
                    return json
                }
                return json.setting(property.key, to: value)
            }
            return expectEncoding(json, as: json, because: "round trip of \(values.rawValue)")
        }
    }

    /// Decodes and encodes the JSON. The encoded JSON must be the expected JSON, and decoding it again must give an
    /// equal value.
    func expectEncoding(_ json: JSON, as expected: JSON, because reason: String) -> [ContractFailure] {
        do {
            let record = try DecodingAttempt<Record>(json).result.get()
            let encoded = try JSON(encoding: record)
            let again = try DecodingAttempt<Record>(encoded).result.get()
            let differences = differences(of: encoded, from: expected, json, reason)
            return again == record
                ? differences : differences + [failure(json, reason, "should decode to the same value the second time")]
        } catch {
            return [failure(json, reason, "should survive decoding and encoding, but threw \(error)")]
        }
    }

    private func differences(
        of encoded: JSON, from expected: JSON, _ json: JSON, _ reason: String
    ) -> [ContractFailure] {
        guard canonical(encoded) != canonical(expected) else { return [] }
        guard case .object(let found) = canonical(encoded), case .object(let wanted) = canonical(expected) else {
            return [failure(json, reason, "should be written as an object, but was written as \(encoded.excerpt)")]
        }
        let unwanted = found.filter { expected[$0.key] == nil }.map {
            failure(json, reason, "should not be written with the key \"\($0.key)\" (\($0.value.excerpt))")
        }
        let changed = wanted.compactMap { member in
            let value = JSON.object(found)[member.key]
            return value == member.value || (value == nil && member.value == .null && isNothing(member.key))
                ? nil
                : failure(
                    json, reason,
                    "should be written with \(member.value.excerpt) under \"\(member.key)\", but has \(value?.excerpt ?? "nothing") there"
                )
        }
        return unwanted + changed
    }

    /// Returns whether a null of the property has the meaning of an absent key.
    private func isNothing(_ key: String) -> Bool {
        table.properties.contains { property in
            property.key == key && !property.isRequired && property.isNullable && absentValue(of: property) == .null
        }
    }

    private func canonical(_ json: JSON) -> JSON {
        table.properties.reduce(json) { json, property in
            guard let value = json[property.key] else { return json }
            return json.setting(property.key, to: property.type.canonical(value))
        }
    }
}
