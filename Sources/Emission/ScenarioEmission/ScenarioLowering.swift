import ContractModel
import ContractServing
import Diagnostics
import FixtureEmission
import Foundation
import SwiftEmission

/// Writes the scenarios of all resources.
struct ScenarioLowering: Sendable {
    private let initial: [Scenario]
    private let recoveries: [Scenario]
    private let texts: [(name: String, value: ContractValue)]
    /// Maps the name of a resource to the identifier of the list's first item, or of the detail if there is no list.
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
        self.initial = unique(initial)
        self.recoveries = unique(recoveries)
        var names: Set<String> = []
        self.texts = texts.filter { names.insert($0.name).inserted }
        picture = resources.lazy.flatMap(\.images).compactMap { operations[$0]?.image }.first ?? "image/png"
    }

    /// Returns the view of the file with all scenarios.
    ///
    /// - Parameter canClose: Whether the mock server can close a connection without a response.
    func methods(_ header: [DocCommentLine], _ imports: [SwiftExpression], canClose: Bool) -> ListedView {
        ListedView([
            .header: .leaves(header), .imports: .leaves(imports), .initialScenarios: .views(initial.map(\.view)),
            .hasScenarios: .flag(!initial.isEmpty), .recoveries: .views(recoveries.map(\.view)),
            .hasLinks: .flag(initial.contains(where: \.hasLink)),
            .hasBodies: .flag((initial + recoveries).contains(where: \.hasBody)), .server: .flag(canClose),
        ])
    }

    /// Returns the view of the file with the responses.
    func fixtures(_ header: [DocCommentLine]) -> ListedView {
        let known: Set = ["image/png", "image/jpeg", "image/gif"]
        let data = SampleFile.data(of: known.contains(picture) ? picture : "image/png")
        return ListedView([
            .header: .leaves(header), .string: .leaf(ServerLinks.placeholder),
            .fixtures: .views(texts.map(Self.fixture)), .hasFixtures: .flag(!texts.isEmpty),
            .value: .leaf(SwiftLiteral.string(data.base64EncodedString())),
        ])
    }

    /// Returns a response as a raw literal, so that the escapes of JSON need no further escapes.
    private static func fixture(_ name: String, _ value: ContractValue) -> ListedView {
        let text = value.jsonText
        let literal = RawLiteral(Array(text.utf8)[...])
        return ListedView([
            .name: .leaf(SwiftLiteral.string(name)), .opening: .leaf(literal.opening),
            .elements: .leaves(text.split(separator: "\n").map { SwiftExpression(trusted: String($0)) }),
            .closing: .leaf(literal.closing),
        ])
    }
}
