@_spi(Generated) import DTORuntime

/// Runs the checks of a union.
struct UnionExamination<Contract: UnionContract> {
    typealias Union = Contract.Union

    let table: UnionTable

    init() {
        var table = UnionTable()
        Contract.describe(&table)
        self.table = table
    }

    func checkReading(of variant: UnionTable.Variant) -> [ContractFailure] {
        withJSON(variant.json) { json in
            // With the strict policy alone, a union would pass that selects the first variant that can be decoded.
            [DecodingPolicy.tolerant, .strict].flatMap { policy in
                let attempt = DecodingAttempt<Union>(json, policy: policy)
                return expectCase(variant.caseName, of: attempt, json) + expectReport([], of: attempt, json)
            }
        }
    }

    func checkUnknown(_ json: JSON) -> [ContractFailure] {
        let attempt = DecodingAttempt<Union>(json)
        let strict = DecodingAttempt<Union>(json, policy: .strict)
        return expectCase(table.catchAll, of: attempt, json)
            + expectReport([ExpectedIssue(.unknownVariant)], of: attempt, json)
            + expectRoundTrip(json)
            + (strict.isSuccess ? [failure(json, "should throw under the strict policy, but decoded")] : [])
    }

    func checkRoundTrip() -> [ContractFailure] {
        table.variants.flatMap { withJSON($0.json, expectRoundTrip) } + table.unknownValues.flatMap(expectRoundTrip)
    }

    private func expectCase(
        _ name: String?, of attempt: DecodingAttempt<Union>, _ json: JSON
    ) -> [ContractFailure] {
        switch attempt.result {
        case .failure(let error):
            return [failure(json, "should be \(name ?? "one of the variants"), but threw \(error)")]
        case .success(let union):
            let found = Self.caseName(of: union)
            if let name { return found == name ? [] : [failure(json, "should be \(name), but is \(found)")] }
            return found != table.catchAll ? [] : [failure(json, "should be one of the variants, but is \(found)")]
        }
    }

    /// Returns the name of the case. Each case has an associated value, so the only child of the mirror has the name of
    /// the case.
    private static func caseName(of union: Union) -> String {
        Mirror(reflecting: union).children.first?.label ?? String(describing: union)
    }

    private func expectReport(
        _ expected: [ExpectedIssue], of attempt: DecodingAttempt<Union>, _ json: JSON
    ) -> [ContractFailure] {
        let found = attempt.issues.map(ExpectedIssue.init)
        return found == expected || !attempt.isSuccess
            ? [] : [failure(json, "should report \(expected.text), but reported \(found.text)")]
    }

    private func expectRoundTrip(_ json: JSON) -> [ContractFailure] {
        do {
            let union = try DecodingAttempt<Union>(json).result.get()
            let encoded = try JSON(encoding: union)
            let again = try DecodingAttempt<Union>(encoded).result.get()
            return
                (encoded == json
                ? [] : [failure(json, "should be encoded unchanged, but was encoded as \(encoded.excerpt)")])
                + (again == union ? [] : [failure(json, "should decode to the same value the second time")])
        } catch {
            return [failure(json, "should survive decoding and encoding, but threw \(error)")]
        }
    }

    private func withJSON(_ text: String, _ check: (JSON) -> [ContractFailure]) -> [ContractFailure] {
        do {
            return check(try JSON(parsing: text))
        } catch {
            return [ContractFailure("\(Contract.name): the fixture is not JSON: \(error).")]
        }
    }

    private func failure(_ json: JSON, _ verdict: String) -> ContractFailure {
        ContractFailure("\(Contract.name): \(json.excerpt) \(verdict).")
    }
}
