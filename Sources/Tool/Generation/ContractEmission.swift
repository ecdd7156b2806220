import Platform
import ContractModel
import ContractReading
import ContractReports
import Diagnostics
import Files
import FixtureEmission
import GenerationSettings
import SwiftEmission

/// Makes files from a contract, in two branches at the same time. One branch needs only the contract's names, and the
/// other branch also needs values.
struct ContractEmission: Sendable {
    let contract: Contract
    /// The schemas for mocks, or nil without mocks.
    let schemas: SchemaExport?
    let options: GenerationOptions
    let renderer: FileRenderer
    let store: FileStore
    let workers: Workers
    let extras: PageExtras

    /// The result of a branch.
    struct Branch: Sendable {
        var files: [GeneratedFile] = []
        var diagnostics = DiagnosticSink()
        var stopwatch = Stopwatch()

        /// Ends a stage, and returns its freed memory to the system because the threads of the next stage could not use
        /// it.
        fileprivate mutating func end(_ stage: String) {
            ProcessMemory.release()
            stopwatch.end(stage)
        }
    }

    /// The results of both branches.
    struct Output: Sendable {
        var branches: [Branch]
        /// The contract with its names, or nil if the names have errors.
        var named: NamedContract?
        /// The contract with values, or nil if values are not needed or the names have errors.
        var valued: ValuedContract?
    }

    /// Runs both branches, and returns their files.
    ///
    /// - Parameter lockFile: Returns the file of the contract's lock, or an empty array.
    func output(lockFile: () -> [GeneratedFile]) -> Output {
        // The names, or nil if they have errors.
        let awaited = Awaited<NamedContract?>()
        // The first branch does not wait for the second branch, so one thread can run both branches.
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
        var faults = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: options, diagnostics: &faults)
        if wanted.contains(where: \.reportsValues) { branch.diagnostics.append(faults) }
        branch.end("fixtures")
        // If the names have errors, the fixtures are not written, and their faults need not be reported.
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
            contract: contract, names: names, options: options, renderer: renderer, store: store, workers: workers,
            extras: extras)
    }
}
