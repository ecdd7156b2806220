@_spi(Generated) import DTORuntime

/// Runs the checks of an enumeration.
struct EnumerationExamination<Contract: EnumerationContract> {
    typealias Enumeration = Contract.Enumeration

    let values: [EnumerationTable.Value]
    private let allowsOthers: Bool

    init() {
        var table = EnumerationTable()
        Contract.describe(&table)
        values = table.values
        allowsOthers = table.allowsOthers
    }

    func checkAllCases() -> [ContractFailure] {
        let expected = JSON.array(values.map(\.json))
        do {
            let found = try JSON(encoding: Array(Enumeration.allCases))
            guard found != expected else { return [] }
            return [
                ContractFailure(
                    "\(Contract.name): allCases should be \(expected.excerpt) as in the contract, but is \(found.excerpt)."
                )
            ]
        } catch {
            return [ContractFailure("\(Contract.name): allCases does not encode: \(error).")]
        }
    }

    func checkReading(of value: EnumerationTable.Value) -> [ContractFailure] {
        [DecodingPolicy.tolerant, .strict].flatMap { checkReading(of: value, $0) }
    }

    private func checkReading(of value: EnumerationTable.Value, _ policy: DecodingPolicy) -> [ContractFailure] {
        let attempt = DecodingAttempt<Enumeration>(value.json, policy: policy)
        switch attempt.result {
        case .failure(let error):
            return [failure(value.json, "should be the case \(value.caseName), but threw \(error)")]
        case .success(let decoded):
            let isNamed = String(describing: decoded) == value.caseName
            let isListed = Enumeration.allCases.contains(decoded)
            return (isNamed ? [] : [failure(value.json, "should be the case \(value.caseName), but is \(decoded)")])
                + (isListed ? [] : [failure(value.json, "should be among allCases, but is not")])
                + expectReport([], of: attempt.issues, value.json)
        }
    }

    func checkUnknownValues() -> [ContractFailure] {
        unknownValues.flatMap { json in
            let attempt = DecodingAttempt<Enumeration>(json)
            let strict = DecodingAttempt<Enumeration>(json, policy: .strict)
            let isKept = (try? JSON(encoding: attempt.result.get())) == json
            let isListed = (try? attempt.result.get()).map(Enumeration.allCases.contains) ?? false
            return
                (isKept ? [] : [failure(json, "should be kept and written back, but the result is \(attempt.result)")])
                + (isListed ? [failure(json, "should not become a case of the contract")] : [])
                + expectReport(allowsOthers ? [] : [ExpectedIssue(.unknownValue)], of: attempt.issues, json)
                + (strict.isSuccess == allowsOthers ? [] : [failure(json, verdict(strict: strict.result))])
        }
    }

    private func verdict(strict result: Result<Enumeration, any Error>) -> String {
        switch result {
        case .success: "should throw under the strict policy, but decoded"
        case .failure(let error): "is allowed, so should decode under the strict policy, but threw \(error)"
        }
    }

    func checkDamage() -> [ContractFailure] {
        damages.filter { DecodingAttempt<Enumeration>($0).isSuccess }.map {
            failure($0, "should throw an error, because no case replaces the value, but decoded")
        }
    }

    /// Checks that a number that is written as a string is decoded as the case of the number, and is reported. Nothing
    /// is checked if the enumeration allows unlisted strings.
    func checkNumbersAsTexts() -> [ContractFailure] {
        guard !allowsOthers || rawType == .integer else { return [] }
        return values.flatMap { value -> [ContractFailure] in
            guard case .number(let digits) = value.json, !values.contains(where: { $0.json == .string(digits) }) else {
                return []
            }
            let text = JSON.string(digits)
            let attempt = DecodingAttempt<Enumeration>(text)
            let isCase = (try? attempt.result.get()).map { String(describing: $0) } == value.caseName
            let isRefused = !DecodingAttempt<Enumeration>(text, policy: .strict).isSuccess
            return
                (isCase ? [] : [failure(text, "should be the case \(value.caseName), but is \(attempt.result)")])
                + (isRefused ? [] : [failure(text, "should throw under the strict policy, but decoded")])
                + expectReport([ExpectedIssue(.coerced)], of: attempt.issues, text)
        }
    }

    func checkRoundTrip() -> [ContractFailure] {
        (values.map(\.json) + unknownValues).compactMap { json in
            do {
                let decoded = try DecodingAttempt<Enumeration>(json).result.get()
                let encoded = try JSON(encoding: decoded)
                let again = try DecodingAttempt<Enumeration>(encoded).result.get()
                return encoded == json && again == decoded
                    ? nil : failure(json, "should be encoded unchanged, but was encoded as \(encoded.excerpt)")
            } catch {
                return failure(json, "should survive decoding and encoding, but threw \(error)")
            }
        }
    }

    /// Values of the JSON type of the enumeration for which there is no case.
    private var unknownValues: [JSON] {
        let strings: [JSON] = ["a value of tomorrow", "Ünïcode 👩‍👩‍👧 \"\\\n"]
        let integers: [JSON] = [-987_654_321, .number("9223372036854775807")]
        let known = values.map(\.json)
        switch rawType {
        case .string: return strings.filter { !known.contains($0) }
        case .integer: return integers.filter { !known.contains($0) }
        case .json: return (strings + integers + [["a": "value of tomorrow"]]).filter { !known.contains($0) }
        }
    }

    private var damages: [JSON] {
        switch rawType {
        case .string, .integer: [[], [:], true]
        case .json: []
        }
    }

    private var rawType: ValueType.RawType {
        if values.allSatisfy({ if case .string = $0.json { true } else { false } }) { return .string }
        if values.allSatisfy({ $0.json.isInteger && Int($0.json.text) != nil }) { return .integer }
        return .json
    }

    private func expectReport(
        _ expected: [ExpectedIssue], of issues: [DecodingIssue], _ json: JSON
    ) -> [ContractFailure] {
        let found = issues.map(ExpectedIssue.init)
        return found == expected
            ? [] : [failure(json, "should report \(expected.text), but reported \(found.text)")]
    }

    private func failure(_ json: JSON, _ verdict: String) -> ContractFailure {
        ContractFailure("\(Contract.name): the value \(json.excerpt) \(verdict).")
    }
}
