import ContractModel

/// Compares flows of OAuth 2.0 that operations require. Flows with the same URL are compared. A changed URL is reported
/// as a change of the security requirements.
extension ContractComparison {
    /// All flows of the same kind with the same URL, whatever the names of their schemes are.
    private struct Flow {
        var name: String
        /// Maps names to schemes.
        var schemes: [String: SecuritySchemeDefinition] = [:]
        var scopes: Set<String> = []
        var refreshURLs: Set<String> = []

        var names: [String] { schemes.keys.sorted() }
    }

    mutating func compareFlows() {
        let (before, after) = (Self.flows(of: old, oldSchemes), Self.flows(of: new, newSchemes))
        for (text, old) in before.sorted(by: { $0.key < $1.key }) {
            guard let new = after[text] else { continue }
            let (oldNames, newNames) = (old.names, new.names)
            // The common name is preferred, so that an additional scheme does not change the place.
            let name = newNames.first { old.schemes[$0] != nil } ?? newNames[0]
            let oldName = old.schemes[name] == nil ? oldNames[0] : name
            let place = Place(
                text: "security scheme '\(name)', \(new.name)", subject: .inherited("security"),
                usages: [], old: old.schemes[oldName]?.location, new: new.schemes[name]?.location)
            let words = "flow '\(new.name)' of the security scheme '\(name)'"
            compareRenewal(old.refreshURLs, new.refreshURLs, of: words, at: place)
            compareScopes(old.scopes, new.scopes, of: words, at: place)
        }
    }

    /// Returns the flows of operations that the app calls. Other operations need no token.
    private static func flows(of contract: Contract, _ schemes: [String: SecuritySchemeDefinition]) -> [String: Flow] {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        let required = operations.flatMap { $0.interface?.security?.value.flatMap(\.schemes) ?? [] }
        var flows: [String: Flow] = [:]
        for name in Set(required.map(\.name)) {
            guard let scheme = schemes[name], case .oauth2(let all) = scheme.kind else { continue }
            for flow in all {
                let text = WireSecurity.text(of: flow)
                flows[text, default: Flow(name: flow.name)].schemes[name] = scheme
                flows[text]?.scopes.formUnion(flow.scopes)
                // Tokens are renewed at the token URL, unless the document has another URL for renewals (RFC 6749,
                // section 6).
                if let url = flow.refreshURL, url != flow.tokenURL { flows[text]?.refreshURLs.insert(url) }
            }
        }
        return flows
    }

    private mutating func compareRenewal(
        _ old: Set<String>, _ new: Set<String>, of words: String, at place: Place
    ) {
        guard old != new else { return }
        let suffix = old.isSubset(of: new) ? "added" : new.isSubset(of: old) ? "removed" : "changed"
        emit("api-security-refresh-url-\(suffix)", place) {
            let (lost, gained) = (Self.list(old.subtracting(new)), Self.list(new.subtracting(old)))
            $0.message =
                switch (new.isEmpty, gained) {
                case (true, _): "The \(words) no longer has its own URL for renewing tokens."
                case (false, let gained?): "Tokens of the \(words) are now renewed at '\(gained)'."
                case (false, nil): "Tokens of the \(words) are no longer renewed at '\(lost ?? "")'."
                }
            ($0.before, $0.after) = (lost, gained)
        }
    }

    private static func list(_ words: Set<String>) -> String? {
        words.isEmpty ? nil : words.sorted().joined(separator: ", ")
    }

    private mutating func compareScopes(
        _ old: Set<String>, _ new: Set<String>, of words: String, at place: Place
    ) {
        for scope in old.subtracting(new).sorted() {
            emit("api-security-flow-scope-removed", place) {
                $0.message = "The \(words) no longer has the scope '\(scope)'."
                $0.before = scope
            }
        }
        for scope in new.subtracting(old).sorted() {
            emit("api-security-flow-scope-added", place) {
                $0.message = "The \(words) has the scope '\(scope)'."
                $0.after = scope
            }
        }
    }
}
