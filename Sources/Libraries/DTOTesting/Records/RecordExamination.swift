@_spi(Generated) import DTORuntime

/// Runs the checks of an object and its generated struct.
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

    /// Runs a check with the fixtures. If a fixture is not JSON, returns only this failure.
    func withFixtures(_ check: (_ full: JSON, _ minimal: JSON) -> [ContractFailure]) -> [ContractFailure] {
        switch fixtures {
        case .success(let fixtures): check(fixtures.full, fixtures.minimal)
        case .failure(let error): [ContractFailure("\(Contract.name): the fixture is not JSON: \(error).")]
        }
    }

    func property(_ key: String) -> PropertyContract<Record>? {
        table.properties.first { $0.key == key }
    }

    /// Returns the smallest object that can be decoded: it has only the keys without which decoding throws.
    func bare(_ full: JSON) -> JSON {
        .object(
            table.properties.filter(\.isStrict).map { JSON.Member($0.key, full[$0.key] ?? .null) })
    }

    /// Maps the key of each property to the value that is expected after decoding `json`, which must be valid.
    func expectedValues(of json: JSON) -> [String: JSON] {
        var values: [String: JSON] = [:]
        for property in table.properties {
            values[property.key] = json[property.key].map(property.type.canonical) ?? absentValue(of: property)
        }
        return values
    }

    /// Returns the expected value for an absent key. Returns nil if decoding throws, if the property is `absent`, or if
    /// the type cannot be decoded from `{}`, which another check reports.
    func absentValue(of property: PropertyContract<Record>) -> JSON? {
        switch property.absentValue {
        case .value(let value): value
        case .computed(let value): try? value()
        case .nothing, .failure: nil
        }
    }

    /// Returns the expected issues for `json`, in which only keys may be missing.
    func issuesOfMissingKeys(in json: JSON) -> [ExpectedIssue] {
        table.properties.filter { $0.isRequired && !$0.isStrict && json[$0.key] == nil }.map {
            ExpectedIssue(.missing, at: IssuePath($0.key))
        }
    }
}
