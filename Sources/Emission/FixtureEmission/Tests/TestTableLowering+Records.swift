import ContractModel
import GenerationSettings
import SwiftEmission

extension TestTableLowering {
    func record(_ definition: TypeDefinition, _ record: RecordShape) -> TestTable? {
        guard let fixture = fixtures[record: definition.id] else { return nil }
        let names = self.names[members: definition.id]
        let properties = tested(record.properties, names.members, fixture)
        var rows = properties.map { row(for: $0.definition, $0.name, payload: nil) }
        if let additional = record.additionalProperties ?? (record.keepsUnknown ? TypeUse(.json) : nil) {
            let type = types.text(additional.reference, additional.constraints)
            rows.append(TableRow(method: "additional", arguments: ["\\.\(names.additionalProperties.member)", type]))
        }
        rows += replacements(of: record.properties, properties, names)
        return table(
            subjects[definition.id], definition, fixtureNames[record: definition.id],
            type: spelling.type(definition.id), properties, rows)
    }

    /// A property with its Swift name.
    struct TestedProperty {
        var definition: PropertyDefinition
        var name: SwiftIdentifier
    }

    /// Returns the properties that the generated type has and that the fixture can test.
    func tested(
        _ properties: [PropertyDefinition], _ names: [MemberName], _ fixture: FixtureSet.Record
    ) -> [TestedProperty] {
        zip(properties, names).compactMap { property, name in
            guard !isSkipped(property), fixture.full[property.key] != nil else { return nil }
            return TestedProperty(definition: property, name: name.identifier)
        }
    }

    func isSkipped(_ property: PropertyDefinition) -> Bool {
        property.deprecation != nil && options.deprecated == .skip
    }

    func table(
        _ subject: TestNames.Subject, _ definition: TypeDefinition, _ fixture: FixtureNames.Record, type: String,
        _ properties: [TestedProperty], _ rows: [TableRow], modules: Set<String> = []
    ) -> TestTable {
        // A deprecated declaration may use deprecated properties without a warning.
        let isDeprecated = options.deprecated == .annotate && properties.contains { $0.definition.deprecation != nil }
        let table = "\(spelling.name("PropertyTable", of: options.testingModule))<Record>"
        return TestTable(
            subject: subject,
            declaration: declaration(
                subject.table, "RecordContract", pointer: definition.pointer,
                members: [
                    "    typealias Record = \(type)", "",
                    "    static let name = \(displayName(of: definition.id))",
                    "    static var full: \(string) { \(spelling.fixture(fixture.full)) }",
                    "    static var minimal: \(string) { \(spelling.fixture(fixture.minimal)) }",
                ] + conversions + localOffset + [""],
                TableRows(table: table, rows: rows, attribute: isDeprecated ? "@available(*, deprecated)" : nil)),
            suites: TestTable.Suite.ofTypes,
            modules: conversions.isEmpty ? modules : modules.union([options.runtimeModule]))
    }

    /// The line for the conversions that the configuration allows. The array is empty if the configuration allows all
    /// conversions.
    private var conversions: [String] {
        options.coerce.literal.map { literal in
            ["    static var conversions: \(options.runtimeModule).LosslessConversions { \(literal) }"]
        } ?? []
    }

    /// The line for the configuration's offset of times without an offset. The array is empty for the offset 0.
    private var localOffset: [String] {
        options.localOffset == 0 ? [] : ["    static var localOffset: \(spelling.int) { \(options.localOffset) }"]
    }

    var string: String { spelling.string }

    // MARK: Rows

    func row(for property: PropertyDefinition, _ name: SwiftIdentifier, payload: TypeReference?) -> TableRow {
        let type = types.text(property.use.reference, property.use.constraints, payload: payload)
        var row = TableRow(
            method: "optional", arguments: [SwiftLiteral.string(property.key).text, "\\.\(name.member)"])
        if property.hasExplicitPresence {
            row.method = "presence"
            row.arguments.append(type)
            if !property.isNullable { row.arguments.append("isNullable: false") }
        } else {
            fill(&row, property, type)
        }
        if !property.aliases.isEmpty {
            row.arguments.append(
                "aliases: [\(property.aliases.map { SwiftLiteral.string($0).text }.joined(separator: ", "))]")
        }
        return row
    }

    private func fill(_ row: inout TableRow, _ property: PropertyDefinition, _ type: String) {
        switch property.absence {
        case .none where property.encodesNull:
            row.method = "required"
            row.arguments += [type, "default: .null"]
        case .none:
            row.arguments.append(type)
        case .value, .emptyCollection, .zero:
            row.method = property.isRequired ? "required" : "optional"
            row.arguments += [type, "default: \(JSONLiteral.text(contract.absentValue(of: property) ?? .null))"]
        case .emptyRecord:
            row.method = "record"
            if !property.isRequired { row.arguments.append("isRequired: false") }
        case .failure:
            row.method = "strict"
            row.arguments.append(type)
        }
        if options.readsNull(of: property) { row.arguments.append("isNullable: true") }
        if property.comparesConstant { row.arguments.append("isConstant: true") }
    }

    /// Returns the rows of properties such as `effectiveToken`, which have the replacement's value or the deprecated
    /// property's value. Both properties must be tested.
    func replacements(
        of properties: [PropertyDefinition], _ tested: [TestedProperty], _ names: MemberNames
    ) -> [TableRow] {
        guard names.members.contains(where: { $0.effective != nil }) else { return [] }
        let keys = Set(tested.map(\.definition.key))
        return zip(properties, names.members).compactMap { property, names in
            guard let name = names.effective, let replacement = property.replacedBy,
                keys.isSuperset(of: [property.key, replacement])
            else { return nil }
            let arguments = [replacement, property.key].map { SwiftLiteral.string($0).text }
            return TableRow(method: "effective", arguments: ["\\.\(name.member)"] + arguments)
        }
    }
}
