import ClientEmission
package import Platform
package import ContractModel
import Diagnostics
import FixtureEmission
package import GenerationSettings
import SwiftEmission

/// Maps types and operations to the files of the output.
///
/// The names are the names that generation uses. The set of generated files decides whether a file exists, because a
/// type without checks has no tests. The test file of a type contains its table. The suites for all types list this
/// table by name.
package struct FileTable: Sendable {
    /// Paths within the output folder.
    package struct Files: Sendable {
        package var models: Set<String> = []
        package var clients: Set<String> = []
        package var fixtures: Set<String> = []
        package var tests: Set<String> = []

        mutating func formUnion(_ other: Files) {
            models.formUnion(other.models)
            clients.formUnion(other.clients)
            fixtures.formUnion(other.fixtures)
            tests.formUnion(other.tests)
        }
    }

    /// Maps each `TypeID` to the type that contains it, or to the type itself.
    private let roots: [TypeID]
    /// Maps each root to itself and its nested types, which share their tests.
    private let groups: [TypeID: [TypeID]]
    /// Maps each `TypeID` to the file of its model.
    private var models: [String?]
    /// Maps each `TypeID` to the files of its fixtures.
    private var fixtures: [[String]]
    /// Maps each root to its test file.
    private var tests: [TypeID: String] = [:]
    private var responses: [Response: [String]] = [:]
    /// Maps pointers of operations to the test files of their responses.
    private var responseTests: [String: String] = [:]

    /// The file of the client, or nil.
    private var clientFile: String?
    /// Maps pointers of operations to the files that call them.
    private var calls: [String: String] = [:]

    private struct Response: Hashable {
        var operation: String
        var status: String
    }

    /// Makes the table. Faults in names and examples are not reported, because the configuration may belong to another
    /// state of the document.
    package init(_ contract: Contract, options: GenerationOptions, workers: Workers = .one) {
        var unsaid = DiagnosticSink()
        let names = NameResolver.resolve(contract, options: options, workers: workers, diagnostics: &unsaid)
        let hasFixtures = !options.emit.isDisjoint(with: [.fixtures, .tests])
        let fixtures =
            hasFixtures ? FixtureBuilder.fixtures(of: contract, options: options, diagnostics: &unsaid) : nil
        let roots = contract.definitions.map { contract.root(of: $0.id) }
        self.roots = roots
        groups = Dictionary(grouping: contract.definitions.map(\.id)) { roots[$0.rawValue] }
        models = Array(repeating: nil, count: roots.count)
        self.fixtures = Array(repeating: [], count: roots.count)
        let lowering = SwiftLowering(contract: contract, names: names, options: options)
        if options.emit.contains(.models) { addModels(lowering) }
        if options.emit.contains(.client) {
            let emitter = ClientEmitter(contract, names: names, options: options, diagnostics: &unsaid)
            let paths = emitter.paths()
            (clientFile, calls) = (paths.client, paths.operations)
            // The file that calls an operation also declares the operation's own types.
            for operation in contract.operations {
                guard let type = operation.type, let path = calls[operation.pointer] else { continue }
                place([type], at: path, lowering)
            }
        }
        guard let fixtures else { return }
        let fixtureNames = FixtureNames(contract, names, fixtures)
        if options.emit.contains(.fixtures) {
            addFixtures(contract, fixtures, fixtureNames, module: names.module, options.layout)
        }
        if options.emit.contains(.tests) {
            addTests(contract, fixtures, fixtureNames.subjects, module: names.module, options.layout)
        }
    }

    package subscript(id: TypeID) -> Files {
        Files(
            models: Set([models[id.rawValue]].compactMap(\.self)), fixtures: Set(fixtures[id.rawValue]),
            tests: Set([tests[roots[id.rawValue]]].compactMap(\.self)))
    }

    /// Returns the files of a type and of all types nested in it.
    package subscript(group root: TypeID) -> Files {
        (groups[root] ?? []).reduce(into: Files()) { $0.formUnion(self[$1]) }
    }

    /// Returns the files of a response, without the files of its types.
    package subscript(response status: String, of operation: String) -> Files {
        Files(
            fixtures: Set(responses[Response(operation: operation, status: status)] ?? []),
            tests: Set([responseTests[operation]].compactMap(\.self)))
    }

    /// Returns the files that call an operation.
    package subscript(call pointer: String) -> Files {
        Files(clients: Set([calls[pointer]].compactMap(\.self)))
    }

    /// The files of the client and of all its calls.
    package var client: Files {
        Files(clients: Set(calls.values).union([clientFile].compactMap(\.self)))
    }

    package var paths: Set<String> {
        Set(models.compactMap(\.self)).union(client.clients).union(fixtures.joined()).union(tests.values)
            .union(responses.values.joined()).union(responseTests.values)
    }

    // MARK: Making

    private mutating func addModels(_ lowering: SwiftLowering) {
        for file in lowering.files {
            let path = lowering.outputPath(of: file)
            switch file {
            case .definition(let id): place([id], at: path, lowering)
            case .bundle(_, let ids): place(ids, at: path, lowering)
            case .contractInfo: break
            }
        }
    }

    /// Records the file of types and of all types nested in them.
    private mutating func place(_ ids: [TypeID], at path: String, _ lowering: SwiftLowering) {
        var ids = ids
        while let id = ids.popLast() {
            models[id.rawValue] = path
            ids += lowering.nested[id.rawValue]
        }
    }

    private mutating func addFixtures(
        _ contract: Contract, _ values: FixtureSet, _ names: FixtureNames, module: String,
        _ layout: GenerationOptions.Layout
    ) {
        let entries = Dictionary(names.entries.map { ($0.constant, $0) }, uniquingKeysWith: { first, _ in first })
        func paths(_ constants: [String]) -> [String] {
            constants.compactMap { entries[$0] }.map { FixtureEmitter.path(of: $0, module: module, layout) }
        }
        for id in contract.definitions.map(\.id) { fixtures[id.rawValue] = paths(names.constants(of: id)) }
        for (index, operation) in contract.operations.enumerated() {
            for (sample, constant) in zip(values.responses[index], names.responses[index]) {
                let status = operation.responses[sample.index].status
                responses[Response(operation: operation.pointer, status: status), default: []] += paths([constant])
            }
        }
    }

    private mutating func addTests(
        _ contract: Contract, _ values: FixtureSet, _ subjects: TestNames, module: String,
        _ layout: GenerationOptions.Layout
    ) {
        func path(_ subject: TestNames.Subject) -> String {
            TestEmitter.path(of: subject, module: module, layout: layout)
        }
        for definition in contract.definitions where definition.shape.isAsked && contract.isModel(definition.id) {
            let root = roots[definition.id.rawValue]
            if tests[root] == nil { tests[root] = path(subjects[root]) }
        }
        for (index, operation) in contract.operations.enumerated()
        where !values.responses[index].isEmpty || operation.interface?.hasMessages == true {
            responseTests[operation.pointer] = path(subjects.operations[index])
        }
    }
}

extension OperationInterface {
    /// Whether streams or web sockets have typed messages.
    fileprivate var hasMessages: Bool {
        message != nil || statuses.flatMap(\.contents).contains { !$0.events.isEmpty || $0.item != nil }
    }
}

extension TypeShape {
    /// Whether the type may have tests.
    fileprivate var isAsked: Bool {
        switch self {
        case .record, .enumeration, .union, .envelope, .outcome: true
        case .alias, .namespace: false
        }
    }
}
