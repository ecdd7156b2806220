import ContractModel
import GenerationSettings
import SwiftEmission

extension TestTableLowering {
    /// Returns the table of a schema that consists only of itself in arrays or maps. The tests decode and encode two
    /// values: the complete value and the minimal value.
    func wrapper(_ definition: TypeDefinition) -> TestTable? {
        guard fixtures[record: definition.id] != nil else { return nil }
        let subject = subjects[definition.id]
        let fixture = fixtureNames[record: definition.id]
        let type = "\(spelling.type(definition.id)).self"
        let rows = [("full", fixture.full), ("minimal", fixture.minimal)].map { label, name in
            TableRow(method: "response", arguments: [SwiftLiteral.string(label).text, type, spelling.fixture(name)])
        }
        return responses(subject, name: displayName(of: definition.id), pointer: definition.pointer, rows, modules: [])
    }

    /// Returns the table of an operation: each response with each of its examples, and the items of its streams.
    func operation(at index: Int) -> TestTable? {
        let operation = contract.operations[index]
        let samples = fixtures.responses[index]
        var suites: Set<TestTable.Suite> = []
        var rows = zip(samples, fixtureNames.responses[index]).map { sample, fixture in
            let response = operation.responses[sample.index]
            let label = [response.status, sample.example].compactMap { $0 }.joined(separator: " ")
            let body = response.body.reference
            let type = spelling.form(of: body) ?? spelling.type(body)
            let isFailure = operation.isFailure(response.status)
            suites.insert(isFailure ? .failures : .compliance)
            return TableRow(
                method: isFailure ? "failure" : "response",
                arguments: [SwiftLiteral.string(label).text, "\(type).self", spelling.fixture(fixture)])
        }
        let messages = messages(of: operation)
        if !messages.isEmpty { suites.insert(.messages) }
        rows += messages
        guard !rows.isEmpty else { return nil }
        let modules = samples.reduce(into: Set<String>()) { modules, sample in
            let body = operation.responses[sample.index].body.reference
            modules.formUnion(spelling.form(of: body) == nil ? spelling.modules(of: body) : [options.runtimeModule])
        }
        return responses(
            subjects.operations[index], name: SwiftLiteral.string(operation.name).text,
            pointer: operation.endpoint, rows, modules: modules, suites: suites)
    }

    // MARK: Messages

    private func messages(of operation: OperationDefinition) -> [TableRow] {
        guard let interface = operation.interface else { return [] }
        let contents = interface.statuses.flatMap(\.contents)
        let events = contents.flatMap(\.events).map { ($0.name, $0.value) }
        let items = contents.compactMap(\.item).map { ("item", $0) }
        let socket = [interface.message].compactMap(\.self).map { ("message", $0) }
        return (events + items + socket).flatMap { name, value in
            messages(value.use.reference, label: name, isNested: false)
        }
    }

    /// Returns the rows for values of a type with its own fixtures. For a record, the rows cover only properties of
    /// several possible types.
    private func messages(_ reference: TypeReference, label: String, isNested: Bool) -> [TableRow] {
        if case .optional(let wrapped) = reference { return messages(wrapped, label: label, isNested: isNested) }
        guard case .definition(let id) = reference, contract.externalType(for: id) == nil else { return [] }
        func row(_ word: String, _ fixture: String) -> TableRow {
            let text = word.isEmpty ? label : "\(label) \(word)"
            return TableRow(
                method: "message",
                arguments: [SwiftLiteral.string(text).text, "\(spelling.type(id)).self", spelling.fixture(fixture)])
        }
        switch contract[id].shape {
        case .alias(let use): return messages(use.reference, label: label, isNested: isNested)
        case .union:
            let members = names[members: id].members
            return zip(fixtures[union: id], fixtureNames[union: id]).map { variant, fixture in
                row(members[variant.index].identifier.name, fixture)
            }
        case .record(let record) where !isNested && fixtures[record: id] != nil:
            let fixture = fixtureNames[record: id]
            return [row("", fixture.full), row("with the required properties", fixture.minimal)]
                + record.properties.flatMap { messages($0.use.reference, label: "\(label) \($0.key)", isNested: true) }
        case .record, .envelope, .outcome, .enumeration, .namespace: return []
        }
    }

    private func responses(
        _ subject: TestNames.Subject, name: String, pointer: String, _ rows: [TableRow], modules: Set<String>,
        suites: Set<TestTable.Suite> = [.compliance]
    ) -> TestTable {
        TestTable(
            subject: subject,
            declaration: declaration(
                subject.table, "ResponseContract", pointer: pointer,
                members: ["    static let name = \(name)", ""],
                TableRows(table: spelling.name("ResponseTable", of: options.testingModule), rows: rows)),
            suites: suites, modules: modules)
    }
}

extension OperationDefinition {
    /// Whether a response with this status is a failure. `default` is a failure if another status is a success.
    fileprivate func isFailure(_ status: String) -> Bool {
        switch status.first {
        case "4", "5": true
        case "d": (interface?.statuses.map(\.status) ?? responses.map(\.status)).contains { $0.hasPrefix("2") }
        default: false
        }
    }
}
