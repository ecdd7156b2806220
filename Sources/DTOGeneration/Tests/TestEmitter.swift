/// Writes the tests of a generated module: for each schema or operation a file in each of the three suites, of which the first holds
/// the tables too. Types that are nested in a schema's share its tests: a test costs the compiler as much as a small type.
package struct TestEmitter: Sendable {
    private let lowering: TestTableLowering
    private let printer: TestPrinter
    private let folder: String
    /// What shares a file, sorted by the file's name.
    private let groups: [Group]

    /// A schema with the types nested in it, or an operation.
    private struct Group: Sendable {
        var subject: TestNames.Subject
        var definitions: [TypeID] = []
        var operation: Int?
    }

    package init(
        contract: Contract, names: NameTable, options: GenerationOptions, fixtures: FixtureSet,
        fixtureNames: FixtureNames
    ) {
        lowering = TestTableLowering(contract, names, options, fixtures, fixtureNames)
        printer = TestPrinter(lowering.spelling, header: GeneratedHeader.lines(contract.info))
        folder = "Tests/\(names.module)Tests"
        groups = Self.groups(contract, lowering.subjects)
    }

    /// How many groups of files there are, and one more for the suites' own declarations.
    package var count: Int { groups.count + 1 }

    /// The files of one group: a pure function, on any thread.
    package func files(at index: Int) -> [GeneratedFile] {
        guard index < groups.count else { return TestTable.Suite.allCases.map(declaration) }
        let group = groups[index]
        let tables =
            group.definitions.flatMap { lowering.tables(of: lowering.contract[$0]) }
            + [group.operation.flatMap(lowering.operation)].compactMap { $0 }
        guard !tables.isEmpty else { return [] }
        return TestTable.Suite.allCases.compactMap { suite in
            printer.tests(group.subject, of: tables, in: suite).map {
                file("\(suite.name)/\(group.subject.testFile)\(suite.fileSuffix).swift", $0)
            }
        }
    }

    /// All files.
    package func files() -> [GeneratedFile] {
        (0..<count).flatMap(files)
    }

    private func declaration(of suite: TestTable.Suite) -> GeneratedFile {
        file("\(suite.name)/\(suite.name).swift", printer.declaration(of: suite))
    }

    private func file(_ path: String, _ text: String) -> GeneratedFile {
        GeneratedFile(path: "\(folder)/\(path)", bytes: Array(text.utf8))
    }

    private static func groups(_ contract: Contract, _ subjects: TestNames) -> [Group] {
        var groups: [TypeID: Group] = [:]
        for definition in contract.definitions {
            let root = root(of: definition, contract)
            let subject = subjects[root]
            groups[root, default: Group(subject: subject)].definitions.append(definition.id)
        }
        let operations = contract.operations.indices.map { index in
            Group(subject: subjects.operations[index], operation: index)
        }
        return (groups.values + operations).sorted { $0.subject.testFile < $1.subject.testFile }
    }

    /// The definition whose file a nested one shares.
    private static func root(of definition: TypeDefinition, _ contract: Contract) -> TypeID {
        var definition = definition
        while case .inline(let owner, _) = definition.origin { definition = contract[owner] }
        return definition.id
    }
}

/// The lines with which every generated Swift file begins.
enum GeneratedHeader {
    static func lines(_ info: ContractInfo) -> [String] {
        let title = info.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        return DocCommentLine.lines(
            "Made by gen-dtos from the contract \"\(title)\". Do not edit: change the contract and run gen-dtos.",
            marker: "//"
        ).map(\.text)
    }
}
