package import ContractModel
package import SwiftEmission
import Texts

/// The names of all fixtures, with their owners.
package struct FixtureNames: Sendable {
    /// The constants of a record's two fixtures.
    package struct Record: Sendable {
        var full: String
        var minimal: String
    }

    /// The constants of the fixtures of an outcome's success and failure.
    package struct Outcome: Sendable {
        package var success: Record
        package var failure: Record
    }

    /// A fixture with its names.
    package struct Entry: Sendable {
        /// The name of the constant: `workDTOFull`.
        package var constant: String
        /// The type of the value, and the word that distinguishes it from other values of the type: `WorkDTO.full`.
        package var name: String
        package var value: ContractValue

        /// The type or operation in whose file the fixture is. Fixtures of types within `WorkDTO` are in the file of
        /// `WorkDTO`.
        package var owner: Substring { name.prefix { $0 != "." } }
    }

    /// All fixtures, each once, sorted by name.
    package private(set) var entries: [Entry] = []
    private var records: [Record] = []
    private var unions: [[String]] = []
    private var outcomes: [Outcome?] = []
    /// The constants of responses, indexed by operation.
    package private(set) var responses: [[String]] = []
    private var takenNames: Set<String> = []
    private var takenConstants: Set<String> = []

    /// The names of types and operations in tests.
    package let subjects: TestNames

    package init(_ contract: Contract, _ names: NameTable, _ fixtures: FixtureSet) {
        subjects = TestNames(contract, names)
        let ids = contract.definitions.indices.map { TypeID($0) }
        for id in ids {
            records.append(addRecord(subjects[id], contract.isModel(id) ? fixtures[record: id] : nil))
            outcomes.append(addOutcome(subjects[id], fixtures[outcome: id]))
        }
        for id in ids { unions.append(addUnion(id, contract, names, subjects, fixtures)) }
        for (index, operation) in contract.operations.enumerated() {
            responses.append(addResponses(subjects.operations[index], operation, fixtures.responses[index]))
        }
        entries.sort { $0.name < $1.name }
        // No more names are added, so the sets of taken names are not needed any more.
        (takenNames, takenConstants) = ([], [])
    }

    package subscript(record id: TypeID) -> Record { records[id.rawValue] }
    package subscript(union id: TypeID) -> [String] { unions[id.rawValue] }
    package subscript(outcome id: TypeID) -> Outcome? { outcomes[id.rawValue] }

    package func constants(of id: TypeID) -> [String] {
        let records = [self[record: id], self[outcome: id]?.success, self[outcome: id]?.failure].compactMap(\.self)
        return (records.flatMap { [$0.full, $0.minimal] } + self[union: id]).filter { !$0.isEmpty }
    }

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

    /// Adds the fixtures of a union. A variant whose value is the full fixture of a record uses that fixture's name.
    private mutating func addUnion(
        _ id: TypeID, _ contract: Contract, _ names: NameTable, _ subjects: TestNames, _ fixtures: FixtureSet
    ) -> [String] {
        guard case .union(let union) = contract[id].shape else { return [] }
        var counts: [Int: Int] = [:]
        return fixtures[union: id].map { variant in
            if case .definition(let record) = union.variants[variant.index].use.reference,
                fixtures[record: record]?.full == variant.value
            {
                return records[record.rawValue].full
            }
            counts[variant.index, default: 0] += 1
            let count = counts[variant.index, default: 1]
            let name = names[members: id].members[variant.index].identifier.name
            return add(subjects[id], [name] + (count > 1 ? ["\(count)"] : []), variant.value)
        }
    }

    private mutating func addResponses(
        _ subject: TestNames.Subject, _ operation: OperationDefinition, _ responses: [FixtureSet.Response]
    ) -> [String] {
        responses.map { response in
            let status = operation.responses[response.index].status
            return add(subject, [status] + [response.example].compactMap(\.self), response.value)
        }
    }

    /// - Parameter parts: The document's names for the facts that distinguish the fixtures of the subject.
    private mutating func add(_ subject: TestNames.Subject, _ parts: [String], _ value: ContractValue) -> String {
        let words = parts.map(Self.word)
        var entry = Entry(
            constant: subject.member + words.map(IdentifierCasing.capitalized).joined(separator: "_"),
            name: subject.file + "." + FileNaming.fitting(words.joined(separator: ".")), value: value)
        if !takenNames.insert(entry.name.lowercased()).inserted || !takenConstants.insert(entry.constant).inserted {
            let hash = StableHash.digits(of: ([subject.file] + parts + [value.jsonText]).joined(separator: "\n"))
            entry.constant += "_\(hash)"
            entry.name += ".\(hash)"
        }
        entries.append(entry)
        return entry.constant
    }

    /// Returns a word that follows other words, so it may begin with a digit: `200`, `4XX`.
    private static func word(_ name: String) -> String {
        let word = IdentifierCasing.lowerCamel(name)
        return word.hasPrefix("_") ? String(word.dropFirst()) : word
    }
}
