/// A kind of change, with what it means where nothing about the single case says otherwise.
package struct ChangeRule: Hashable, Sendable {
    /// The names are those that oasdiff made common where it has the same rule; the judgement is our own.
    package let id: String
    package let severity: ChangeSeverity
    package let effect: ChangeEffect
    package let swiftEffect: SwiftEffect

    package init(_ id: String, _ severity: ChangeSeverity, _ effect: ChangeEffect, _ swiftEffect: SwiftEffect) {
        self.id = id
        self.severity = severity
        self.effect = effect
        self.swiftEffect = swiftEffect
    }
}

/// Every rule by its id. `Documentation/Changes.md` is this catalogue as a table.
package enum ChangeCatalogue {
    /// By what they are about.
    package static let rules = contract + responses + requests + constraints

    private static let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    package static subscript(id: String) -> ChangeRule? { byID[id] }

    /// The same rule for values in several roles: `response-property-…`, `response-body-…`.
    package static func rules(
        _ prefixes: [String], _ suffix: String, _ severity: ChangeSeverity, _ effect: ChangeEffect,
        _ swiftEffect: SwiftEffect
    ) -> [ChangeRule] {
        prefixes.map { ChangeRule("\($0)-\(suffix)", severity, effect, swiftEffect) }
    }
}
