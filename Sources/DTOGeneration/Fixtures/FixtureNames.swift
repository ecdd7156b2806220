/// What each fixture is called: the constant in Swift, and the file that it is the text of.
package struct FixtureNames: Sendable {
    struct Record: Sendable {
        var full: String
        var minimal: String
    }

    struct Outcome: Sendable {
        var success: Record
        var failure: Record
    }

    /// A fixture with its names.
    struct Entry: Sendable {
        /// `workDTOFull`
        var constant: String
        /// `WorkDTO.full`
        var file: String
        var value: ContractValue
    }

    /// Every fixture once, sorted by file.
    private(set) var entries: [Entry] = []
    private var records: [Record] = []
    private var unions: [[String]] = []
    private var outcomes: [Outcome?] = []
    /// By index of the operation.
    private(set) var responses: [[String]] = []
    private var isTaken: Set<String> = []

    /// What the types and operations are called in tests.
    let subjects: TestNames

    package init(_ contract: Contract, _ names: NameTable, _ fixtures: FixtureSet) {
        subjects = TestNames(contract, names)
        for definition in contract.definitions {
            let subject = subjects[definition.id]
            records.append(addRecord(subject, fixtures[record: definition.id]))
            outcomes.append(addOutcome(subject, fixtures[outcome: definition.id]))
        }
        for definition in contract.definitions {
            unions.append(addUnion(definition, contract, names, subjects, fixtures))
        }
        for (index, operation) in contract.operations.enumerated() {
            responses.append(addResponses(subjects.operations[index], operation, fixtures.responses[index]))
        }
        entries.sort { $0.file < $1.file }
    }

    subscript(record id: TypeID) -> Record { records[id.rawValue] }
    subscript(union id: TypeID) -> [String] { unions[id.rawValue] }
    subscript(outcome id: TypeID) -> Outcome? { outcomes[id.rawValue] }

    private mutating func addRecord(_ subject: TestNames.Subject, _ fixture: FixtureSet.Record?) -> Record {
        guard let fixture else { return Record(full: "", minimal: "") }
        return Record(full: add(subject, ["full"], fixture.full), minimal: add(subject, ["minimal"], fixture.minimal))
    }

    private mutating func addOutcome(_ subject: TestNames.Subject, _ fixture: FixtureSet.Outcome?) -> Outcome? {
        guard let fixture else { return nil }
        return Outcome(
            success: addBranch(subject, "success", fixture.success),
            failure: addBranch(subject, "failure", fixture.failure))
    }

    private mutating func addBranch(
        _ subject: TestNames.Subject, _ name: String, _ fixture: FixtureSet.Record
    ) -> Record {
        Record(
            full: add(subject, [name], fixture.full), minimal: add(subject, [name, "minimal"], fixture.minimal))
    }

    /// A variant's value that is a record's full fixture goes by that one's name.
    private mutating func addUnion(
        _ definition: TypeDefinition, _ contract: Contract, _ names: NameTable, _ subjects: TestNames,
        _ fixtures: FixtureSet
    ) -> [String] {
        guard case .union(let union) = definition.shape else { return [] }
        var counts: [Int: Int] = [:]
        return fixtures[union: definition.id].map { variant in
            if case .definition(let id) = union.variants[variant.index].use.reference,
                fixtures[record: id]?.full == variant.value
            {
                return records[id.rawValue].full
            }
            counts[variant.index, default: 0] += 1
            let count = counts[variant.index, default: 1]
            let name = names[members: definition.id].names[variant.index].name
            return add(subjects[definition.id], [name] + (count > 1 ? ["\(count)"] : []), variant.value)
        }
    }

    private mutating func addResponses(
        _ subject: TestNames.Subject, _ operation: OperationDefinition, _ responses: [FixtureSet.Response]
    ) -> [String] {
        responses.map { response in
            let status = operation.responses[response.index].status
            let example = response.example.map { [IdentifierCasing.lowerCamel($0)] } ?? []
            return add(
                subject, [Self.word(of: status)] + example, response.value, of: "\(status) \(response.example ?? "")")
        }
    }

    /// `200`, `4XX` and `default` as they are; what else a document has for a status is any text.
    private static func word(of status: String) -> String {
        let isPlain = !status.isEmpty && status.utf8.count <= 16 && status.utf8.allSatisfy(isASCIILetterOrDigit)
        return isPlain ? status : IdentifierCasing.upperCamel(status)
    }

    private static func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    /// - Parameter origin: what tells it apart from others with its name, where its value does not.
    private mutating func add(
        _ subject: TestNames.Subject, _ parts: [String], _ value: ContractValue, of origin: String = ""
    ) -> String {
        var entry = Entry(
            constant: subject.member + parts.map(IdentifierCasing.capitalized).joined(separator: "_"),
            file: ([subject.file] + parts).joined(separator: "."), value: value)
        if !isTaken.insert(entry.file.lowercased()).inserted || !isTaken.insert("constant " + entry.constant).inserted {
            let hash = StableHash.digits(of: origin + value.jsonText)
            entry.constant += "_\(hash)"
            entry.file += ".\(hash)"
        }
        entries.append(entry)
        return entry.constant
    }
}
