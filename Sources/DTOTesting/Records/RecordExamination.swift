import DTORuntime

/// Asks one record everything its contract promises.
struct RecordExamination<Contract: RecordContract> {
    typealias Record = Contract.Record

    let table: PropertyTable<Record>
    let fixtures: Result<(full: JSON, minimal: JSON), any Error>

    init() {
        var table = PropertyTable<Record>()
        Contract.describe(&table)
        self.table = table
        fixtures = Result { (try JSON(parsing: Contract.full), try JSON(parsing: Contract.minimal)) }
    }

    /// Runs a check over the fixtures; a fixture that is not JSON, or a key without a property, is a failure of its own.
    func withFixtures(_ check: (_ full: JSON, _ minimal: JSON) -> [ContractFailure]) -> [ContractFailure] {
        switch fixtures {
        case .success(let fixtures): check(fixtures.full, fixtures.minimal)
        case .failure(let error): [ContractFailure("\(Contract.name): the fixture is not JSON: \(error).")]
        }
    }

    func property(_ key: String) -> PropertyContract<Record>? {
        table.properties.first { $0.key == key }
    }

    /// The strict keys alone: the least that decodes, so that every other property shows what stands for an absent one.
    func bare(_ full: JSON) -> JSON {
        .object(
            table.properties.filter(\.isStrict).map { JSON.Member($0.key, full[$0.key] ?? .null) })
    }

    /// What each property must have after decoding `json`, in which nothing is damaged.
    func expectedValues(of json: JSON) -> [String: JSON] {
        var values: [String: JSON] = [:]
        for property in table.properties {
            values[property.key] = json[property.key].map(property.type.canonical) ?? absentValue(of: property)
        }
        return values
    }

    /// `nil` where decoding throws, or the type cannot be made of `{}` as the contract says it can; the latter shows in its own
    /// comparison.
    func absentValue(of property: PropertyContract<Record>) -> JSON? {
        switch property.absentValue {
        case .value(let value): value
        case .computed(let value): try? value()
        case .nothing, .failure: nil
        }
    }

    /// The report that `json` deserves when its only fault is that keys are missing.
    func issuesOfMissingKeys(in json: JSON) -> [ExpectedIssue] {
        table.properties.filter { $0.isRequired && !$0.isStrict && json[$0.key] == nil }.map {
            ExpectedIssue(.missing, at: IssuePath($0.key))
        }
    }
}
