package import Platform
package import ContractModel
package import Files
package import GenerationSettings
package import SwiftEmission

/// Writes the tests of a generated module. Each schema or operation has a file with its tables and one test, which can
/// be found by its name. Each of the other suites has one test, whose arguments are the checks of all tables. A test
/// takes the compiler as long as a small type does, and an argument takes almost no time. Nested types share the test
/// of the schema that contains them.
package struct TestEmitter: Sendable {
    private let lowering: TestTableLowering
    private let printer: TestPrinter
    private let module: String
    /// The groups that share a file, sorted by the name of the file.
    private let groups: [Group]
    private let calls: [LiveCall]

    /// A schema with its nested types, or an operation.
    private struct Group: Sendable {
        var subject: TestNames.Subject
        var definitions: [TypeID] = []
        var operation: Int?
    }

    /// - Parameter calls: The calls that can be made to a running backend.
    package init(
        contract: Contract, names: NameTable, options: GenerationOptions, fixtures: FixtureSet,
        fixtureNames: FixtureNames, calls: [LiveCall] = []
    ) {
        lowering = TestTableLowering(contract, names, options, fixtures, fixtureNames)
        printer = TestPrinter(lowering.spelling, header: GeneratedHeader.lines(contract.info).map(\.text))
        module = names.module
        groups = Self.groups(contract, lowering.subjects)
        self.calls = calls
    }

    /// Returns all files. Several threads may make the groups.
    package func files(store: FileStore, workers: Workers) -> [GeneratedFile] {
        let isBundled = lowering.options.layout == .bundled
        let asked = groups.concurrentMap(workers: workers) { group -> Asked in
            let tables = tables(of: group)
            if tables.isEmpty { return Asked() }
            let part = printer.compliance(of: group.subject, tables)
            let named = tables.map { (name: $0.name, suites: $0.suites) }
            if isBundled { return Asked(parts: [part], tables: named) }
            let path = Self.path(of: group.subject, module: module, layout: .files)
            return Asked(files: [store.take(GeneratedFile(path: path, bytes: printer.page([part])))], tables: named)
        }
        // The bundled layout has a fixed list of files, so suites without tests are written, too.
        let left = TestTable.Suite.optional.filter { !isBundled && Self.tables(of: asked, in: $0).isEmpty }
        let files = Dictionary(grouping: TestTable.Suite.allCases.filter { !left.contains($0) }, by: \.file)
        let suites = files.sorted { $0.key < $1.key }.concurrentMap(workers: workers) { file, suites in
            let parts =
                suites == [.compliance]
                ? [printer.suite(.compliance)] + asked.flatMap(\.parts)
                : suites.map { printer.suite($0, asking: Self.tables(of: asked, in: $0)) }
            return store.take(
                GeneratedFile(path: Self.path(of: file, in: file, module: module), bytes: printer.page(parts)))
        }
        return suites + live(store) + asked.flatMap(\.files)
    }

    /// Returns the file that tests a running backend. The array is empty without calls, except in the bundled layout.
    private func live(_ store: FileStore) -> [GeneratedFile] {
        if calls.isEmpty, lowering.options.layout != .bundled { return [] }
        let path = Self.path(of: TestPrinter.liveSuite, in: TestPrinter.liveSuite, module: module)
        return [store.take(GeneratedFile(path: path, bytes: printer.page([printer.live(lowering.live(calls))])))]
    }

    /// The result for one group.
    private struct Asked: Sendable {
        /// The parts in the bundled layout, in which the group does not have its own file.
        var parts: [TestPrinter.Part] = []
        var files: [GeneratedFile] = []
        /// The tables, with the suites that use them.
        var tables: [(name: String, suites: Set<TestTable.Suite>)] = []
    }

    private static func tables(of asked: [Asked], in suite: TestTable.Suite) -> [String] {
        asked.flatMap { $0.tables.filter { $0.suites.contains(suite) }.map(\.name) }
    }

    private func tables(of group: Group) -> [TestTable] {
        group.definitions.flatMap { lowering.tables(of: lowering.contract[$0]) }
            + [group.operation.flatMap(lowering.operation)].compactMap { $0 }
    }

    /// Returns the path of the file with the tables of a schema or operation.
    package static func path(
        of subject: TestNames.Subject, module: String, layout: GenerationOptions.Layout
    ) -> String {
        let suite = TestTable.Suite.compliance.file
        return path(of: layout == .bundled ? suite : subject.testFile + "Compliance", in: suite, module: module)
    }

    private static func path(of name: String, in folder: String, module: String) -> String {
        "Tests/\(module)Tests/\(folder)/\(name).swift"
    }

    private static func groups(_ contract: Contract, _ subjects: TestNames) -> [Group] {
        var groups: [TypeID: Group] = [:]
        for id in contract.definitions.indices.map(TypeID.init) where contract.isModel(id) {
            let root = contract.root(of: id)
            groups[root, default: Group(subject: subjects[root])].definitions.append(id)
        }
        let operations = contract.operations.indices.map { index in
            Group(subject: subjects.operations[index], operation: index)
        }
        return (groups.values + operations).sorted { $0.subject.testFile < $1.subject.testFile }
    }
}
