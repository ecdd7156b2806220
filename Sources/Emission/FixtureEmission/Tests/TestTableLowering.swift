import ContractModel
import GenerationSettings
import SwiftEmission

/// Makes the tables of tests from the types and operations of a contract.
///
/// A table depends only on the contract. The test compares the generated type with it.
struct TestTableLowering: Sendable {
    let contract: Contract
    let names: NameTable
    let options: GenerationOptions
    let fixtures: FixtureSet
    let spelling: TestSpelling
    let subjects: TestNames
    let fixtureNames: FixtureNames
    let types: ValueTypeSpelling

    init(
        _ contract: Contract, _ names: NameTable, _ options: GenerationOptions, _ fixtures: FixtureSet,
        _ fixtureNames: FixtureNames
    ) {
        self.contract = contract
        self.names = names
        self.options = options
        self.fixtures = fixtures
        spelling = TestSpelling(contract, names, options)
        subjects = fixtureNames.subjects
        self.fixtureNames = fixtureNames
        types = ValueTypeSpelling(contract)
    }

    /// Returns the tables of a definition. The array is empty if there is nothing to test, or if there is no fixture.
    func tables(of definition: TypeDefinition) -> [TestTable] {
        switch definition.shape {
        case .record(let record):
            [record.isWrapper ? wrapper(definition) : self.record(definition, record)].compactMap { $0 }
        case .envelope(let envelope):
            self.envelope(definition, envelope)
        case .outcome(let outcome):
            self.outcome(definition, outcome)
        case .enumeration(let enumeration):
            [self.enumeration(definition, enumeration)]
        case .union(let union):
            [self.union(definition, union)].compactMap { $0 }
        case .alias, .namespace:
            []
        }
    }

    /// Returns the declaration of a table type: the lines of its members, and then the function that fills the table.
    func declaration(
        _ name: String, _ conformance: String, pointer: String, members: [String], _ rows: TableRows? = nil
    ) -> String {
        var text = ""
        text.reserveCapacity(600 + 80 * (rows?.rows.count ?? 0))
        for line in DocCommentLine.lines(
            "The contract\(pointer.isEmpty ? "" : " of `\(pointer)`").", indentation: 0)
        {
            text += line.text
            text += "\n"
        }
        text += "nonisolated enum \(name): \(spelling.name(conformance, of: options.testingModule)) {\n"
        for line in members {
            text += line
            text += "\n"
        }
        if let rows { write(rows, to: &text) }
        text += "}\n"
        return text
    }

    /// Writes the function that fills a table, with its rows.
    private func write(_ rows: TableRows, to text: inout String) {
        if let attribute = rows.attribute { text += "    \(attribute)\n" }
        text += "    static func describe(_ table: inout \(rows.table)) {\n"
        for row in rows.rows { row.write(to: &text, indentation: "        ") }
        text += "    }\n"
    }

    // MARK: Enumerations

    private func enumeration(_ definition: TypeDefinition, _ enumeration: EnumerationShape) -> TestTable {
        let members = names[members: definition.id]
        let rows = zip(enumeration.cases, members.members).map { value, name in
            TableRow(
                method: "value",
                arguments: [JSONLiteral.text(value.value), "isCase: \(SwiftLiteral.string(name.identifier.name).text)"])
        }
        let others = enumeration.allowsOthers ? [TableRow(method: "others", arguments: [])] : []
        let subject = subjects[definition.id]
        return TestTable(
            subject: subject,
            declaration: declaration(
                subject.table, "EnumerationContract", pointer: definition.pointer,
                members: [
                    "    typealias Enumeration = \(spelling.type(definition.id))", "",
                    "    static let name = \(displayName(of: definition.id))", "",
                ],
                TableRows(
                    table: spelling.name("EnumerationTable", of: options.testingModule), rows: rows + others)),
            suites: TestTable.Suite.ofTypes, modules: [])
    }

    // MARK: Unions

    private func union(_ definition: TypeDefinition, _ union: UnionShape) -> TestTable? {
        let members = names[members: definition.id]
        let variants = fixtures[union: definition.id]
        guard !variants.isEmpty else { return nil }
        let rows = zip(variants, fixtureNames[union: definition.id]).map { variant, fixture in
            let name = SwiftLiteral.string(members.members[variant.index].identifier.name).text
            return variant.isTelling
                ? TableRow(method: "variant", arguments: [name, spelling.fixture(fixture)])
                : TableRow(method: "ambiguous", arguments: [spelling.fixture(fixture)])
        }
        let unknown = unknownValues(of: union).map { value in
            TableRow(
                method: "unknown",
                arguments: [JSONLiteral.text(value), "isCase: \(SwiftLiteral.string(members.catchAll.name).text)"])
        }
        let subject = subjects[definition.id]
        return TestTable(
            subject: subject,
            declaration: declaration(
                subject.table, "UnionContract", pointer: definition.pointer,
                members: [
                    "    typealias Union = \(spelling.type(definition.id))", "",
                    "    static let name = \(displayName(of: definition.id))", "",
                ],
                TableRows(table: spelling.name("UnionTable", of: options.testingModule), rows: rows + unknown)),
            suites: unknown.isEmpty ? [.compliance, .roundTrip] : TestTable.Suite.ofTypes, modules: [])
    }

    /// Returns values of JSON types that no variant has, and values with an unknown discriminator. Scalars are
    /// converted to each other, so an unknown scalar is possible only if no variant is a scalar.
    private func unknownValues(of union: UnionShape) -> [ContractValue] {
        let evidence = UnionEvidence(contract)
        let known = union.variants.reduce(into: JSONTypes()) {
            $0.formUnion(evidence.types(of: $1.use.reference))
        }
        let scalars: JSONTypes = [.boolean, .number, .string]
        let samples: [(JSONTypes, ContractValue)] = [
            (.boolean, .boolean(true)), (.number, .integer("12")), (.string, .string("text")),
            (.array, .array([.string("text")])),
            (.object, .object([ContractValue.Member(key: "a", value: .string("value of tomorrow"))])),
        ]
        var values = samples.filter { type, _ in
            !known.contains(type) && (!scalars.contains(type) || known.isDisjoint(with: scalars))
        }.map(\.1)
        // A variant without discriminator values accepts any string under the discriminator's key.
        if let key = union.discriminator, union.defaultVariant == nil, known == [.object],
            !union.variants.contains(where: \.discriminatorValues.isEmpty)
        {
            values += unknownVariants(of: union, key)
        }
        return values
    }

    /// Returns objects with an unknown discriminator. The objects do not belong to any variant, even if they have all
    /// members of a variant.
    private func unknownVariants(of union: UnionShape, _ key: String) -> [ContractValue] {
        let name = ContractValue.string("a variant of tomorrow")
        let lookalikes = union.variants.compactMap { variant -> ContractValue? in
            guard case .definition(let id) = variant.use.reference else { return nil }
            return fixtures[record: id]?.minimal
        }
        // The largest value is most like a record.
        let lookalike = lookalikes.reduce(nil) { best, next -> ContractValue? in
            next.nodeCount > best?.nodeCount ?? 2 ? next : best
        }
        return [.object([ContractValue.Member(key: key, value: name)])]
            + [lookalike?.setting(key, to: name)].compactMap { $0 }
    }

    /// Returns the Swift name of the type as a literal, for messages.
    func displayName(of id: TypeID) -> String {
        SwiftLiteral.string(names[type: id].path.map(\.name).joined(separator: ".")).text
    }
}
