import ContractModel
import ContractServing
import Diagnostics
import Foundation
import SwiftEmission

/// Writes the scenarios of all resources.
struct ScenarioLowering: Sendable {
    private let initial: [ScenarioView]
    private let recoveries: [ScenarioView]
    private let texts: [FixtureTextView]
    /// The identifiers of an element, by the name of the resource.
    let identifiers: [String: ResourceIdentifier]
    /// The media type of the image that is used for all images.
    private let picture: String

    init(
        _ resources: [Resource], _ operations: [Int: AnsweredOperation], _ source: AnswerSource,
        at location: SourceLocation?, diagnostics: inout DiagnosticSink
    ) {
        var initial: [Scenario] = []
        var recoveries: [Scenario] = []
        var texts: [(name: String, value: ContractValue)] = []
        var identifiers: [String: ResourceIdentifier] = [:]
        for resource in resources {
            let fixtures = ResourceFixtures(resource, operations, source)
            let plan = ScenarioPlan(
                resource, ResourceRoutes(resource, operations, fixtures, basePath: source.place.basePath))
            initial += plan.initial
            recoveries += plan.recoveries
            texts += fixtures.texts
            identifiers[resource.name] = fixtures.identifier(of: resource)
        }
        self.identifiers = identifiers
        var taken: Set = [
            "givenAllRequestsFail", "givenAllRequestsReturnNotFound", "givenBackendIsOffline", "givenBackendIsSlow",
        ]
        func unique(_ scenarios: [Scenario]) -> [Scenario] {
            scenarios.filter { scenario in
                if taken.insert(scenario.name).inserted { return true }
                diagnostics.emit(ScenarioMessages.clash(scenario.name, at: location))
                return false
            }
        }
        self.initial = unique(initial).map(ScenarioView.init)
        self.recoveries = unique(recoveries).map(ScenarioView.init)
        var names: Set<String> = []
        self.texts = texts.filter { names.insert($0.name).inserted }.map { FixtureTextView($0.name, $0.value) }
        picture = resources.lazy.flatMap(\.images).compactMap { operations[$0]?.image }.first ?? "image/png"
    }

    func methods(
        _ header: [DocCommentLine], _ imports: [SwiftExpression], canClose: Bool
    ) -> ScenarioMethodsView {
        ScenarioMethodsView(
            header: header, imports: imports, initial: initial, recoveries: recoveries, canClose: canClose)
    }

    func fixtures(_ header: [DocCommentLine]) -> ScenarioFixturesView {
        let known: Set = ["image/png", "image/jpeg", "image/gif"]
        let data = SampleFile.data(of: known.contains(picture) ? picture : "image/png")
        return ScenarioFixturesView(
            header: header, placeholder: ServerPlace.placeholder, fixtures: texts,
            picture: SwiftLiteral.string(data.base64EncodedString()))
    }
}
