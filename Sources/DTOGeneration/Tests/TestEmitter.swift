/// Writes the tests of a generated module: for each schema or operation a file in each of the three suites, of which the first holds
/// the tables too; in the bundled layout a file for each suite. Types that are nested in a schema's share its tests: a test costs the
/// compiler as much as a small type.
package struct TestEmitter: Sendable {
    private let lowering: TestTableLowering
    private let printer: TestPrinter
    private let module: String
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
        printer = TestPrinter(lowering.spelling, header: GeneratedHeader.lines(contract.info).map(\.text))
        module = names.module
        groups = Self.groups(contract, lowering.subjects)
    }

    /// All files, the groups on up to `jobs` threads.
    package func files(store: FileStore, jobs: Int) -> [GeneratedFile] {
        switch lowering.options.layout {
        case .files:
            return TestTable.Suite.allCases.map { store.take(file($0, $0.name, [printer.declaration(of: $0)])) }
                + groups.concurrentMap(jobs: jobs) { files(of: $0, store) }.flatMap(\.self)
        case .bundled:
            let parts = groups.concurrentMap(jobs: jobs, parts)
            return TestTable.Suite.allCases.map { suite in
                store.take(file(suite, suite.name, [printer.declaration(of: suite)] + parts.compactMap { $0[suite] }))
            }
        }
    }

    private func files(of group: Group, _ store: FileStore) -> [GeneratedFile] {
        parts(of: group).map { store.take(file($0, group.subject.testFile + $0.fileSuffix, [$1])) }
    }

    private func parts(of group: Group) -> [TestTable.Suite: TestPrinter.Part] {
        let tables =
            group.definitions.flatMap { lowering.tables(of: lowering.contract[$0]) }
            + [group.operation.flatMap(lowering.operation)].compactMap { $0 }
        var parts: [TestTable.Suite: TestPrinter.Part] = [:]
        if tables.isEmpty { return parts }
        for suite in TestTable.Suite.allCases {
            parts[suite] = printer.tests(group.subject, of: tables, in: suite)
        }
        return parts
    }

    private func file(_ suite: TestTable.Suite, _ name: String, _ parts: [TestPrinter.Part]) -> GeneratedFile {
        GeneratedFile(path: Self.path(of: name, in: suite, module: module), bytes: printer.page(parts))
    }

    static func path(of name: String, in suite: TestTable.Suite, module: String) -> String {
        "Tests/\(module)Tests/\(suite.name)/\(name).swift"
    }

    private static func groups(_ contract: Contract, _ subjects: TestNames) -> [Group] {
        var groups: [TypeID: Group] = [:]
        for definition in contract.definitions where !contract.isReplaced(definition.id) {
            let root = contract.root(of: definition.id)
            let subject = subjects[root]
            groups[root, default: Group(subject: subject)].definitions.append(definition.id)
        }
        let operations = contract.operations.indices.map { index in
            Group(subject: subjects.operations[index], operation: index)
        }
        return (groups.values + operations).sorted { $0.subject.testFile < $1.subject.testFile }
    }
}
