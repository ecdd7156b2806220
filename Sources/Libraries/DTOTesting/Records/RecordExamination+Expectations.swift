@_spi(Generated) import DTORuntime

extension RecordExamination {
    /// Decodes the JSON, and compares each property and the reported issues. With the strict policy, decoding must
    /// throw if issues are expected, and must succeed if no issues are expected.
    func expect(
        _ json: JSON, values expected: [String: JSON], issues: [ExpectedIssue], because reason: String
    ) -> [ContractFailure] {
        let attempt = DecodingAttempt<Record>(json)
        switch attempt.result {
        case .failure(let error):
            return [failure(json, reason, "should decode, but threw \(error)")]
        case .success(let record):
            return differences(of: record, from: expected, json, reason)
                + differences(of: attempt.issues, from: issues, json, reason)
                + expectStrictPolicy(json, throwsError: !issues.isEmpty, reason)
        }
    }

    /// Checks that decoding throws a `DecodingError` whose path contains the key.
    func expectFailure(_ json: JSON, naming key: String, because reason: String) -> [ContractFailure] {
        switch DecodingAttempt<Record>(json).result {
        case .success:
            return [failure(json, reason, "should throw an error that names \"\(key)\", but decoded")]
        case .failure(let error as DecodingError) where error.keys.contains(key):
            return []
        case .failure(let error):
            return [failure(json, reason, "should throw a DecodingError that names \"\(key)\", but threw \(error)")]
        }
    }

    private func differences(
        of record: Record, from expected: [String: JSON], _ json: JSON, _ reason: String
    ) -> [ContractFailure] {
        table.properties.compactMap { property in
            do {
                let found = try property.value(of: record)
                let wanted = expected[property.key]
                guard found != wanted else { return nil }
                let texts = (wanted: wanted?.excerpt ?? "no value", found: found?.excerpt ?? "no value")
                return failure(
                    json, reason, "should give \(texts.wanted) for \"\(property.key)\", but gave \(texts.found)")
            } catch {
                return failure(json, reason, "gave a value for \"\(property.key)\" that does not encode: \(error)")
            }
        }
    }

    private func differences(
        of found: [DecodingIssue], from expected: [ExpectedIssue], _ json: JSON, _ reason: String
    ) -> [ContractFailure] {
        let found = found.map(ExpectedIssue.init)
        let isEqual = found.count == expected.count && Set(found) == Set(expected)
        return isEqual
            ? [] : [failure(json, reason, "should report \(expected.text), but reported \(found.text)")]
    }

    private func expectStrictPolicy(_ json: JSON, throwsError: Bool, _ reason: String) -> [ContractFailure] {
        let attempt = DecodingAttempt<Record>(json, policy: .strict)
        guard attempt.isSuccess == throwsError else { return [] }
        let verdict =
            throwsError
            ? "should throw under the strict policy, but decoded" : "should decode under the strict policy too"
        return [failure(json, reason, verdict)]
    }

    func failure(_ json: JSON, _ reason: String, _ verdict: String) -> ContractFailure {
        ContractFailure("\(Contract.name), \(reason): \(json.excerpt) \(verdict).")
    }
}
