import ContractModel

/// Flows of OAuth 2.0 that operations ask for, each by where its tokens come from: that these places are others is told of the security.
extension ContractComparison {
    private struct Flow {
        var scheme: SecurityScheme
        var flow: OAuthFlow
    }

    mutating func compareFlows() {
        let (before, after) = (Self.flows(of: old, oldSchemes), Self.flows(of: new, newSchemes))
        for (text, old) in before.sorted(by: { $0.key < $1.key }) {
            guard let new = after[text] else { continue }
            let place = Place(
                text: "security scheme '\(new.scheme.name)', \(new.flow.name)", subject: .inherited("security"),
                usages: [], old: old.scheme.location, new: new.scheme.location)
            compareRenewal(old.flow, new.flow, at: place)
            compareScopes(old.flow, new.flow, at: place)
        }
    }

    /// Only those of operations that the app calls: nobody gets a token by the others.
    private static func flows(of contract: Contract, _ schemes: [String: SecurityScheme]) -> [String: Flow] {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        let required = operations.flatMap { $0.interface?.security?.value.flatMap(\.schemes) ?? [] }
        var flows: [String: Flow] = [:]
        for name in Set(required.map(\.name)).sorted() {
            guard let scheme = schemes[name], case .oauth2(let all) = scheme.kind else { continue }
            for flow in all where flows[WireSecurity.text(of: flow)] == nil {
                flows[WireSecurity.text(of: flow)] = Flow(scheme: scheme, flow: flow)
            }
        }
        return flows
    }

    private mutating func compareRenewal(_ old: OAuthFlow, _ new: OAuthFlow, at place: Place) {
        guard old.refreshURL != new.refreshURL else { return }
        let suffix = old.refreshURL == nil ? "added" : new.refreshURL == nil ? "removed" : "changed"
        emit("api-security-refresh-url-\(suffix)", place) {
            $0.message =
                new.refreshURL.map { "Tokens of the \(place.text) are renewed at '\($0)' now." }
                ?? "Tokens of the \(place.text) have no place of their own any more at which they are renewed."
            ($0.before, $0.after) = (old.refreshURL, new.refreshURL)
        }
    }

    private mutating func compareScopes(_ old: OAuthFlow, _ new: OAuthFlow, at place: Place) {
        let (before, after) = (Set(old.scopes), Set(new.scopes))
        for scope in before.subtracting(after).sorted() {
            emit("api-security-flow-scope-removed", place) {
                $0.message = "The \(place.text) no longer has the scope '\(scope)'."
                $0.before = scope
            }
        }
        for scope in after.subtracting(before).sorted() {
            emit("api-security-flow-scope-added", place) {
                $0.message = "The \(place.text) has the scope '\(scope)'."
                $0.after = scope
            }
        }
    }
}
