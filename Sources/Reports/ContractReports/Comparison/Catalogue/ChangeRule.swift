/// A kind of change, with its usual consequences.
package struct ChangeRule: Hashable, Sendable {
    /// The id. If oasdiff has a similar rule, the id is the id in oasdiff, because it is widely known. The severity may
    /// differ from the severity in oasdiff.
    package let id: String
    package let severity: ChangeSeverity
    package let effect: ChangeEffect
    package let swiftEffect: SwiftEffect

    /// The direction of the values that the rule concerns. The value is nil for rules about other parts.
    var direction: Usage.Direction? {
        if id.hasPrefix("response-") { return .response }
        return id.hasPrefix("request-") || id.hasPrefix("new-") && id.contains("-request-") ? .request : nil
    }

    package init(_ id: String, _ severity: ChangeSeverity, _ effect: ChangeEffect, _ swiftEffect: SwiftEffect) {
        self.id = id
        self.severity = severity
        self.effect = effect
        self.swiftEffect = swiftEffect
    }
}

/// All rules of changes with their ids. `Documentation/ChangeRules.md` shows this catalogue as a table.
package enum ChangeCatalogue {
    /// All rules, grouped by subject.
    package static let rules = contract + responses + requests + constraints

    private static let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    package static subscript(id: String) -> ChangeRule? { byID[id] }

    /// Makes one rule for values in several roles: `response-property-…`, `response-body-…`.
    package static func rules(
        _ prefixes: [String], _ suffix: String, _ severity: ChangeSeverity, _ effect: ChangeEffect,
        _ swiftEffect: SwiftEffect
    ) -> [ChangeRule] {
        prefixes.map { ChangeRule("\($0)-\(suffix)", severity, effect, swiftEffect) }
    }
}
