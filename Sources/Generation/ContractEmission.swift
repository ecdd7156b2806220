import Concurrency
import ContractModel
import ContractReports
import Diagnostics
import Files
import FixtureEmission
import GenerationSettings
import SwiftEmission

/// Contract → files, on two branches at the same time: models need the contract's names alone, fixtures and tests values and names.
struct ContractEmission: Sendable {
    let contract: Contract
    let options: GenerationOptions
    let renderer: FileRenderer
    let store: FileStore
    let workers: Workers

    /// What a branch has come to.
    struct Branch: Sendable {
        var files: [GeneratedFile] = []
        var diagnostics = DiagnosticSink()
        var stopwatch = Stopwatch()
    }

    struct Output: Sendable {
        var branches: [Branch]
        var names: NameTable
        /// Whether the names are what they were to be.
        var isNamed: Bool
        /// Nil where neither fixtures nor tests are made.
        var fixtures: FixtureSet?
        /// Nil where there are no fixtures, or the names have errors.
        var fixtureNames: FixtureNames?
    }

    /// - Parameter lockFile: makes the file of the contract's lock; none or one.
    func output(lockFile: () -> [GeneratedFile]) -> Output {
        // Nil where they have errors.
        let awaited = Awaited<NameTable?>()
        // The first does not wait for the second, so that one thread can do both.
        let (first, second) = concurrently(
            workers: workers, { models(lockFile, announcingNamesTo: awaited) }, { fixturesAndTests(awaited) })
        return Output(
            branches: [first.branch, second.branch], names: first.names, isNamed: first.isNamed,
            fixtures: second.fixtures, fixtureNames: second.fixtureNames)
    }

    // MARK: Branches

    private func models(
        _ lockFile: () -> [GeneratedFile], announcingNamesTo awaited: Awaited<NameTable?>
    ) -> (names: NameTable, isNamed: Bool, branch: Branch) {
        var branch = Branch()
        let names = names(&branch)
        let isNamed = !branch.diagnostics.hasErrors
        awaited.fulfill(isNamed ? names : nil)
        if isNamed {
            branch.files += lockFile()
            addModels(names, to: &branch)
        }
        return (names, isNamed, branch)
    }

    private func fixturesAndTests(
        _ awaited: Awaited<NameTable?>
    ) -> (fixtures: FixtureSet?, fixtureNames: FixtureNames?, branch: Branch) {
        var branch = Branch()
        // Without names nobody will see the fixtures, nor needs to know what is wrong with them.
        guard let fixtures = fixtures(&branch), let names = awaited.value(workers) ?? nil else {
            return (nil, nil, Branch())
        }
        let fixtureNames = FixtureNames(contract, names, fixtures)
        branch.stopwatch.end("names of fixtures")
        addFixtures(fixtureNames, names, to: &branch)
        addTests(fixtures, fixtureNames, names, to: &branch)
        return (fixtures, fixtureNames, branch)
    }

    // MARK: Stages

    private func names(_ branch: inout Branch) -> NameTable {
        let names = NameResolver.resolve(
            contract, options: options, workers: workers, diagnostics: &branch.diagnostics)
        branch.stopwatch.end("names")
        return names
    }

    private func addModels(_ names: NameTable, to branch: inout Branch) {
        let options = options(of: names)
        if options.emit.contains(.models) {
            let conformances = ConformanceTable.resolve(
                contract, names: names, options: options, diagnostics: &branch.diagnostics)
            let lowering = SwiftLowering(
                contract: contract, names: names, options: options, conformances: conformances)
            let rendered = lowering.files.concurrentMap(workers: workers) { file in
                let view = lowering.view(of: file)
                var diagnostics = DiagnosticSink()
                let bytes = renderer.render(view, diagnostics: &diagnostics)
                let made = GeneratedFile(path: lowering.outputPath(of: file), bytes: bytes)
                return (file: store.take(made), diagnostics: diagnostics)
            }
            for diagnostics in rendered.lazy.map(\.diagnostics) { branch.diagnostics.append(diagnostics) }
            branch.files += rendered.map(\.file)
        }
        branch.stopwatch.end("models")
        if options.emit.contains(.docs) {
            let page = ContractPage(contract, names: names, options: options)
            branch.files.append(store.take(page.file(workers: workers)))
            branch.stopwatch.end("docs")
        }
    }

    /// Nil where nobody asks for them.
    private func fixtures(_ branch: inout Branch) -> FixtureSet? {
        guard options.needsFixtures else { return nil }
        let fixtures = FixtureBuilder.fixtures(of: contract, options: options, diagnostics: &branch.diagnostics)
        branch.stopwatch.end("fixtures")
        return fixtures
    }

    private func addFixtures(_ fixtures: FixtureNames, _ names: NameTable, to branch: inout Branch) {
        guard options.emit.contains(.fixtures) else { return }
        let emitter = FixtureEmitter(
            contract, module: names.module, options: options(of: names), fixtures: fixtures)
        branch.files += emitter.files(store: store, workers: workers)
        branch.stopwatch.end("fixture files")
    }

    private func addTests(
        _ fixtures: FixtureSet, _ fixtureNames: FixtureNames, _ names: NameTable, to branch: inout Branch
    ) {
        guard options.emit.contains(.tests) else { return }
        let emitter = TestEmitter(
            contract: contract, names: names, options: options(of: names), fixtures: fixtures,
            fixtureNames: fixtureNames)
        branch.files += emitter.files(store: store, workers: workers)
        branch.stopwatch.end("tests")
    }

    /// With the names of what a package that stands alone brings along.
    func options(of names: NameTable) -> GenerationOptions {
        var options = options
        options.bringLibrariesAlong(module: names.module)
        return options
    }
}
