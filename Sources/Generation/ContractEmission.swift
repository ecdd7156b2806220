import Platform
import Concurrency
import ContractModel
import ContractReading
import Diagnostics
import Files
import FixtureEmission
import GenerationSettings
import SwiftEmission

/// Contract → files, on two branches at the same time: what needs the contract's names alone, and what needs values too.
struct ContractEmission: Sendable {
    let contract: Contract
    /// For mocks; nil where there are none.
    let schemas: SchemaExport?
    let options: GenerationOptions
    let renderer: FileRenderer
    let store: FileStore
    let workers: Workers

    /// What a branch has come to.
    struct Branch: Sendable {
        var files: [GeneratedFile] = []
        var diagnostics = DiagnosticSink()
        var stopwatch = Stopwatch()

        /// Ends a stage, and gives back what it has freed: the next one's threads could not use it.
        fileprivate mutating func end(_ stage: String) {
            ProcessMemory.release()
            stopwatch.end(stage)
        }
    }

    struct Output: Sendable {
        var branches: [Branch]
        /// Nil where the names have errors.
        var named: NamedContract?
        /// Nil where there are none, or the names have errors.
        var valued: ValuedContract?
    }

    /// - Parameter lockFile: makes the file of the contract's lock; none or one.
    func output(lockFile: () -> [GeneratedFile]) -> Output {
        // Nil where the names have errors.
        let awaited = Awaited<NamedContract?>()
        // The first does not wait for the second, so that one thread can do both.
        let (first, second) = concurrently(
            workers: workers, { ofNames(lockFile, announcingTo: awaited) }, { ofValues(awaited) })
        return Output(branches: [first.branch, second.branch], named: first.named, valued: second.valued)
    }

    // MARK: Branches

    private func ofNames(
        _ lockFile: () -> [GeneratedFile], announcingTo awaited: Awaited<NamedContract?>
    ) -> (named: NamedContract?, branch: Branch) {
        var branch = Branch()
        let named = named(&branch)
        awaited.fulfill(named)
        guard let named else { return (nil, branch) }
        branch.files += lockFile()
        for artifact in Artifact.wanted(options) {
            guard case .named(let files) = artifact.making else { continue }
            branch.files += files(named, &branch.diagnostics)
            branch.end(artifact.stage)
        }
        return (named, branch)
    }

    private func ofValues(_ awaited: Awaited<NamedContract?>) -> (valued: ValuedContract?, branch: Branch) {
        let wanted = Artifact.wanted(options).filter(\.needsValues)
        if wanted.isEmpty { return (nil, Branch()) }
        var branch = Branch()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: options, diagnostics: &branch.diagnostics)
        branch.end("fixtures")
        // Without names nobody will see the fixtures, nor needs to know what is wrong with them.
        guard let named = awaited.value(workers) ?? nil else { return (nil, Branch()) }
        let valued = ValuedContract(
            named: named, schemas: schemas, fixtures: fixtures,
            fixtureNames: FixtureNames(contract, named.names, fixtures))
        branch.end("names of fixtures")
        for artifact in wanted {
            guard case .valued(let files) = artifact.making else { continue }
            branch.files += files(valued, &branch.diagnostics)
            branch.end(artifact.stage)
        }
        return (valued, branch)
    }

    private func named(_ branch: inout Branch) -> NamedContract? {
        let names = NameResolver.resolve(
            contract, options: options, workers: workers, diagnostics: &branch.diagnostics)
        branch.end("names")
        if branch.diagnostics.hasErrors { return nil }
        var options = options
        options.bringLibrariesAlong(module: names.module)
        return NamedContract(
            contract: contract, names: names, options: options, renderer: renderer, store: store, workers: workers)
    }
}
