import ContractModel
import GenerationSettings
import SwiftEmission

extension TestTableLowering {
    /// A schema that is nothing but itself in arrays or maps: one value, there and back.
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

    /// Each response of an operation, with each of its examples.
    func operation(at index: Int) -> TestTable? {
        let operation = contract.operations[index]
        let samples = fixtures.responses[index]
        guard !samples.isEmpty else { return nil }
        let rows = zip(samples, fixtureNames.responses[index]).map { sample, fixture in
            let response = operation.responses[sample.index]
            let label = [response.status, sample.example].compactMap { $0 }.joined(separator: " ")
            let body = response.body.reference
            let type = spelling.form(of: body) ?? spelling.type(body)
            return TableRow(
                method: "response",
                arguments: [SwiftLiteral.string(label).text, "\(type).self", spelling.fixture(fixture)])
        }
        let modules = samples.reduce(into: Set<String>()) { modules, sample in
            let body = operation.responses[sample.index].body.reference
            modules.formUnion(spelling.form(of: body) == nil ? spelling.modules(of: body) : [options.runtimeModule])
        }
        return responses(
            subjects.operations[index], name: SwiftLiteral.string(operation.name).text,
            pointer: "\(operation.method.uppercased()) \(operation.path)", rows, modules: modules)
    }

    private func responses(
        _ subject: TestNames.Subject, name: String, pointer: String, _ rows: [TableRow], modules: Set<String>
    ) -> TestTable {
        TestTable(
            subject: subject,
            declaration: declaration(
                subject.table, "ResponseContract", pointer: pointer,
                members: ["    static let name = \(name)", ""],
                TableRows(table: spelling.name("ResponseTable", of: options.testingModule), rows: rows)),
            suites: [.compliance], modules: modules)
    }
}
