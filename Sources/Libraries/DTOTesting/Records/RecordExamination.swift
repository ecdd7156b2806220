@_spi(Generated) import DTORuntime

/// Runs all checks of a record.
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

    /// Runs a check with the fixtures. If a fixture is not JSON, returns that as the only failure.
    func withFixtures(_ check: (_ full: JSON, _ minimal: JSON) -> [ContractFailure]) -> [ContractFailure] {
        switch fixtures {
        case .success(let fixtures): check(fixtures.full, fixtures.minimal)
        case .failure(let error): [ContractFailure("\(Contract.name): the fixture is not JSON: \(error).")]
        }
    }

    func property(_ key: String) -> PropertyContract<Record>? {
        table.properties.first { $0.key == key }
    }

    /// Returns an object with only the keys without which decoding throws. It is the smallest object that decodes, so
    /// every other property has its default.
    func bare(_ full: JSON) -> JSON {
        .object(
            table.properties.filter(\.isStrict).map { JSON.Member($0.key, full[$0.key] ?? .null) })
    }

    /// Returns the expected value of each property after decoding `json`, which has no damage.
    func expectedValues(of json: JSON) -> [String: JSON] {
        var values: [String: JSON] = [:]
        for property in table.properties {
            values[property.key] = json[property.key].map(property.type.canonical) ?? absentValue(of: property)
        }
        return values
    }

    /// Returns `nil` if decoding throws, or if the type cannot be decoded from `{}` although it should. Another
    /// comparison reports the second case.
    func absentValue(of property: PropertyContract<Record>) -> JSON? {
        switch property.absentValue {
        case .value(let value): value
        case .computed(let value): try? value()
        case .nothing, .failure: nil
        }
    }

    /// Returns the report for `json`, whose only faults are missing keys.
    func issuesOfMissingKeys(in json: JSON) -> [ExpectedIssue] {
        table.properties.filter { $0.isRequired && !$0.isStrict && json[$0.key] == nil }.map {
            ExpectedIssue(.missing, at: IssuePath($0.key))
        }
    }
}
