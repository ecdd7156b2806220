import ClientEmission
import Platform
import ContractModel
import ContractReading
import ContractReports
import ContractServing
import Diagnostics
import Files
import FixtureEmission
import GenerationSettings
import MappingEmission
import MockEmission
import ScenarioEmission
import SwiftEmission

/// A kind of output: a name in `emit:`, and a function that makes files from a contract.
struct Artifact: Sendable {
    /// The function that makes the files.
    enum Making: Sendable {
        case named(@Sendable (NamedContract, inout DiagnosticSink) -> [GeneratedFile])
        /// Makes files from the contract and from values that conform to it.
        case valued(@Sendable (ValuedContract, inout DiagnosticSink) -> [GeneratedFile])
    }

    let name: GenerationOptions.Artifact
    /// The name of the stage in a table of timings.
    let stage: String
    /// Whether the artefact needs all parameters, bodies and responses of operations.
    var needsInterfaces = false
    /// Whether faults of examples are reported. These faults are reported if examples become files.
    var reportsValues = true
    let making: Making

    /// All artefacts.
    static let all = GenerationOptions.Artifact.allCases.map(artifact)

    private static func artifact(_ name: GenerationOptions.Artifact) -> Artifact {
        switch name {
        case .models: Artifact(name: name, stage: "models", making: .named(models))
        case .fixtures: Artifact(name: name, stage: "fixture files", making: .valued(fixtures))
        case .tests: Artifact(name: name, stage: "tests", needsInterfaces: true, making: .valued(tests))
        case .docs:
            Artifact(name: name, stage: "docs", needsInterfaces: true, reportsValues: false, making: .valued(page))
        case .client:
            Artifact(name: name, stage: "client", needsInterfaces: true, reportsValues: false, making: .valued(client))
        case .mocks: Artifact(name: name, stage: "mocks", needsInterfaces: true, making: .valued(mocks))
        case .scenarios: Artifact(name: name, stage: "scenarios", needsInterfaces: true, making: .valued(scenarios))
        case .mapping: Artifact(name: name, stage: "mapping", making: .valued(mapping))
        }
    }

    /// Returns the artefacts that a run should make.
    static func wanted(_ options: GenerationOptions) -> [Artifact] {
        all.filter { options.emit.contains($0.name) }
    }

    var needsValues: Bool {
        if case .valued = making { true } else { false }
    }

    // MARK: Functions

    @Sendable private static func models(
        _ named: NamedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let conformances = ConformanceTable.resolve(
            named.contract, names: named.names, options: named.options, diagnostics: &diagnostics)
        let lowering = SwiftLowering(
            contract: named.contract, names: named.names, options: named.options, conformances: conformances)
        let rendered = lowering.files.concurrentMap(workers: named.workers) { file in
            let view = lowering.view(of: file)
            var diagnostics = DiagnosticSink()
            let bytes = named.renderer.render(view, diagnostics: &diagnostics)
            let made = GeneratedFile(path: lowering.outputPath(of: file), bytes: bytes)
            return (file: named.store.take(made), diagnostics: diagnostics)
        }
        for made in rendered { diagnostics.append(made.diagnostics) }
        return rendered.map(\.file)
    }

    @Sendable private static func client(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        let samples = RequestSamples(named.contract, valued.fixtures)
        return ClientEmitter(named.contract, names: named.names, options: named.options, diagnostics: &diagnostics)
            .files(
                values: { values(of: $0, samples) }, renderer: named.renderer, store: named.store,
                workers: named.workers, diagnostics: &diagnostics)
    }

    /// Returns the values with which the sample call in a comment calls an operation. Only required values are
    /// included. The document's example is preferred, and then the document's default.
    private static func values(of operation: OperationDefinition, _ samples: RequestSamples) -> CallValues {
        let parameters = (operation.interface?.parameters ?? []).filter(\.isRequired).compactMap { parameter in
            (parameter.value?.use).flatMap {
                samples.value(
                    of: $0, example: parameter.example ?? parameter.value?.defaultValue, name: parameter.name)
            }.map { ("\(parameter.place) \(parameter.name)", $0) }
        }
        let body = operation.interface?.body?.choices.first?.value?.use.reference
        return CallValues(
            parameters: Dictionary(parameters) { first, _ in first }, body: nil,
            leastBody: body.flatMap { samples.body($0, isLeast: true) })
    }

    @Sendable private static func page(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        return page(of: valued, named.extras).files(
            renderer: named.renderer, workers: named.workers, diagnostics: &diagnostics
        )
        .map(named.store.take)
    }

    /// Returns the pages by which a standalone package explains itself.
    ///
    /// - Parameters:
    ///   - valued: The contract with values, which the example of a client needs.
    ///   - readme: The bytes of the `README.md` in the output folder, or nil if it does not exist.
    static func packagePages(
        _ named: NamedContract, _ valued: ValuedContract?, beside readme: [UInt8]?
    ) -> [GeneratedFile] {
        let samples = valued.map { RequestSamples(named.contract, $0.fixtures) }
        return PackagePages(
            named.contract, names: named.names, options: named.options, client: clientEmitter(named),
            values: { operation in
                samples.map { values(of: operation, $0) } ?? CallValues(parameters: [:], body: nil, leastBody: nil)
            }, beside: readme
        ).files
    }

    /// Returns the page of a contract.
    static func page(of valued: ValuedContract, _ extras: PageExtras) -> ContractPage {
        let named = valued.named
        return ContractPage(
            named.contract, names: named.names, options: named.options, client: clientEmitter(named),
            samples: OperationSamples(named.contract, valued.fixtures, pagination: named.options.pagination),
            extras: extras)
    }

    /// Returns the emitter of the client, or nil without a client. Faults of operations are ignored here, because they
    /// are reported when the client's files are made.
    private static func clientEmitter(_ named: NamedContract) -> ClientEmitter? {
        guard named.options.emit.contains(.client) else { return nil }
        var diagnostics = DiagnosticSink()
        return ClientEmitter(named.contract, names: named.names, options: named.options, diagnostics: &diagnostics)
    }

    @Sendable private static func fixtures(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        return FixtureEmitter(
            named.contract, module: named.names.module, options: named.options, fixtures: valued.fixtureNames
        ).files(store: named.store, workers: named.workers)
    }

    @Sendable private static func tests(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        return TestEmitter(
            contract: named.contract, names: named.names, options: named.options, fixtures: valued.fixtures,
            fixtureNames: valued.fixtureNames, calls: LivePlan.calls(of: named.contract)
        ).files(store: named.store, workers: named.workers) + requestTests(valued).map(named.store.take)
    }

    /// Returns the tests of the client's requests. Faults of operations are reported where the calls are made.
    private static func requestTests(_ valued: ValuedContract) -> [GeneratedFile] {
        let named = valued.named
        guard named.options.emit.contains(.client) else { return [] }
        let samples = RequestSamples(named.contract, valued.fixtures)
        var diagnostics = DiagnosticSink()
        return ClientEmitter(
            named.contract, names: named.names, options: named.options, diagnostics: &diagnostics
        ).requestTests(
            parameter: { samples.value(of: $0, example: $1, name: $2) }, body: { samples.body($0, isLeast: $1) })
    }

    @Sendable private static func mocks(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        diagnostics.append(MockMessages.omittedExamples(of: named.contract))
        let calls = clientEmitter(named).map { MockedClient(name: $0.clientName, operations: $0.operationNames) }
        return MockEmitter(
            named.contract, names: named.names, options: named.options, fixtures: valued.fixtures,
            schemas: valued.schemas,
            client: calls
        ).files(store: named.store, workers: named.workers)
    }

    @Sendable private static func scenarios(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        return ScenarioEmitter(named.contract, valued.fixtures, options: named.options, diagnostics: &diagnostics)
            .files(renderer: named.renderer, store: named.store, diagnostics: &diagnostics)
    }

    @Sendable private static func mapping(
        _ valued: ValuedContract, _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let named = valued.named
        return MappingEmitter(
            named.contract, names: named.names, options: named.options, fixtures: valued.fixtures,
            diagnostics: &diagnostics
        ).files(renderer: named.renderer, store: named.store, diagnostics: &diagnostics)
    }
}

/// A contract with its names, and the tools that make files from it.
struct NamedContract: Sendable {
    let contract: Contract
    let names: NameTable
    /// The options, including the names that a standalone package uses.
    let options: GenerationOptions
    let renderer: FileRenderer
    let store: FileStore
    let workers: Workers
    let extras: PageExtras
}

/// A contract with values that conform to it.
struct ValuedContract: Sendable {
    let named: NamedContract
    /// The schemas for mocks, or nil without mocks.
    let schemas: SchemaExport?
    let fixtures: FixtureSet
    let fixtureNames: FixtureNames
}
