import ContractModel
import GenerationSettings
import SwiftEmission

/// Lowers the types and operations of a contract to the tables of their tests.
///
/// What a table says is read from the contract alone; the generated type appears in it only as what is put to the test.
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

    /// The result is empty if the type has nothing to test, or no fixture to test it with.
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

    /// The declaration of a table type: the lines of its members, then the function that fills the table.
    func declaration(
        _ name: String, _ conformance: String, pointer: String, members: [String], _ rows: TableRows? = nil
    ) -> String {
        var text = ""
        text.reserveCapacity(600 + 80 * (rows?.rows.count ?? 0))
        for line in DocCommentLine.lines(
            "What the contract says\(pointer.isEmpty ? "" : ": `\(pointer)`").", indentation: 0)
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

    /// The function that fills a table, around its rows.
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

    /// Values of JSON types that no variant has, and a discriminator that names none of them. Scalars convert into each other, so
    /// that one says something only where no variant is one.
    private func unknownValues(of union: UnionShape) -> [ContractValue] {
        let evidence = UnionEvidence(contract)
        let known = union.variants.reduce(into: Set<JSONTypeName>()) {
            $0.formUnion(evidence.types(of: $1.use.reference))
        }
        let scalars: Set<JSONTypeName> = [.boolean, .number, .string]
        let samples: [(JSONTypeName, ContractValue)] = [
            (.boolean, .boolean(true)), (.number, .integer("12")), (.string, .string("text")),
            (.array, .array([.string("text")])),
            (.object, .object([ContractValue.Member(key: "a", value: .string("value of tomorrow"))])),
        ]
        var values = samples.filter { type, _ in
            !known.contains(type) && (!scalars.contains(type) || known.isDisjoint(with: scalars))
        }.map(\.1)
        if let key = union.discriminator, union.defaultVariant == nil, known == [.object] {
            values += unknownVariants(of: union, key)
        }
        return values
    }

    /// Under a name that no variant has, an object is none of them, even if it looks like one.
    private func unknownVariants(of union: UnionShape, _ key: String) -> [ContractValue] {
        let name = ContractValue.string("a variant of tomorrow")
        let lookalikes = union.variants.compactMap { variant -> ContractValue? in
            guard case .definition(let id) = variant.use.reference else { return nil }
            return fixtures[record: id]?.minimal
        }
        // The first of those that look most like something.
        let lookalike = lookalikes.reduce(nil) { best, next -> ContractValue? in
            next.nodeCount > best?.nodeCount ?? 2 ? next : best
        }
        return [.object([ContractValue.Member(key: key, value: name)])]
            + [lookalike?.setting(key, to: name)].compactMap { $0 }
    }

    /// The type's Swift name as a literal, for messages.
    func displayName(of id: TypeID) -> String {
        SwiftLiteral.string(names[type: id].path.map(\.name).joined(separator: ".")).text
    }
}
