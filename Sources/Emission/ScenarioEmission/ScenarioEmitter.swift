package import ContractModel
package import Diagnostics
package import Files
package import FixtureEmission
import Foundation
package import GenerationSettings
package import SwiftEmission

/// Writes the files with which tests of an app's screens set up the backend: a base class, a method for each scenario,
/// responses, and example robots.
package struct ScenarioEmitter: Sendable {
    private static let folder = "Scenarios/"

    private let header: [DocCommentLine]
    private let settings: ScenarioSettings
    /// The modules of the mock server that replaces the backend.
    private let server: [String]
    private let resources: [Resource]
    private let lowering: ScenarioLowering
    private let place: ServerPlace
    private let isBundled: Bool

    package init(
        _ contract: Contract, _ fixtures: FixtureSet, options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) {
        header = GeneratedHeader.lines(contract.info)
        settings = options.scenarios
        server =
            settings.server == .ours ? [options.runtimeModule, options.serverModule] : [settings.server.rawValue]
        isBundled = options.layout == .bundled
        let finder = ResourceFinder(contract, options: options)
        let source = AnswerSource(contract, fixtures)
        place = source.place
        let found = ResourceSettings(finder, contract, options.scenarios)
            .applied(to: finder.resources, &diagnostics)
        resources = Self.distinct(found, options.locations["scenarios"], &diagnostics)
        // An empty document has no location for the diagnostic.
        if resources.isEmpty,
            let place = contract.operations.first?.location ?? contract.definitions.first?.location
        {
            diagnostics.emit(ScenarioMessages.nothing(at: place))
        }
        let operations = Dictionary(
            finder.operations.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        lowering = ScenarioLowering(
            resources, operations, source, at: options.locations["scenarios"], diagnostics: &diagnostics)
    }

    package func files(
        renderer: FileRenderer, store: FileStore, diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        func add(_ path: String, _ template: String, _ view: ListedView, isUsers: Bool = false) {
            let bytes = renderer.render(template, view, diagnostics: &diagnostics)
            let file = GeneratedFile(path: Self.folder + path, bytes: bytes)
            files.append(store.take(isUsers ? file.users : file))
        }
        let frame = frame
        add("UITestCase.swift", "ScenarioTestCase", frame)
        add("NetworkLog.swift", "ScenarioNetworkLog", frame)
        add("TestedApp.swift", "ScenarioTestedApp", frame)
        add("AppProcess.swift", "ScenarioAppProcess", frame)
        add(
            "UITestCase+Scenarios.swift", "ScenarioMethods",
            lowering.methods(header, imports, canClose: settings.server == .ours))
        add("Data+Fixture.swift", "ScenarioFixtures", lowering.fixtures(header))
        // A build that must know its outputs in advance makes only files that the tool owns.
        if isBundled { return files }
        let robots = RobotLowering(resources: resources)
        add("Robots/ScreenRobot.swift", "ScreenRobot", robots.home, isUsers: true)
        for (resource, view) in zip(resources, robots.views) {
            add("Robots/\(resource.name)Robots.swift", "Robots", view, isUsers: true)
        }
        let tests = ExampleTests(resources, identifiers: lowering.identifiers, scheme: settings.scheme)?.views ?? []
        for (type, view) in tests { add("Tests/\(type).swift", "ScenarioTest", view, isUsers: true) }
        return files
    }

    private var imports: [SwiftExpression] {
        (["Foundation"] + server).sorted().map { SwiftExpression(trusted: "import " + $0) }
    }

    /// The parts of the files that hardly depend on the contract.
    private var frame: ListedView {
        let isOurs = settings.server == .ours
        // The text of the literal without its quotation marks.
        let basePath = SwiftLiteral.string(place.basePath).text.dropFirst().dropLast()
        return ListedView([
            .header: .leaves(header), .imports: .leaves(imports),
            .string: .leaf("\"\\(await serverMock.baseURL)\(basePath)\""),
            .type: .leaf(isOurs ? "HTTPHeaders" : "[String: String]"), .getter: .leaf(isOurs ? ".fields" : ""),
            .label: .leaf(isOurs ? "name" : "key"), .value: .leaf(SwiftLiteral.string(settings.app ?? "App")),
        ])
    }

    /// Removes parts of resources whose names would equal the name of another screen or test.
    private static func distinct(
        _ resources: [Resource], _ location: SourceLocation?, _ diagnostics: inout DiagnosticSink
    ) -> [Resource] {
        let names = resources.map { $0.name.lowercased() }
        var taken = Set(names.flatMap { [$0 + "list", $0 + "detail", $0 + "flow"] })
        return resources.map { resource in
            var resource = resource
            resource.dependents = resource.dependents.filter { dependent in
                let name = resource.name + dependent.name
                if taken.insert(name.lowercased()).inserted { return true }
                diagnostics.emit(ScenarioMessages.clash("given\(name)Recovers", at: location))
                return false
            }
            return resource
        }
    }
}
