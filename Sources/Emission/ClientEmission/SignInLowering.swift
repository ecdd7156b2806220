import ContractModel
import Files
import SwiftEmission

/// The constants for the security schemes with which users or apps sign in (`sign-in: true`).
struct SignInLowering {
    let calls: [CallDefinition]
    let type: SwiftTypeSpelling

    /// The OAuth flows that the library has, with the preferred flow first.
    enum Flow: String, CaseIterable {
        case authorizationCode, clientCredentials
    }

    /// Returns the constant of an OAuth or OpenID Connect scheme. Returns nil for schemes of other kinds, and for flows
    /// that the library does not have or whose URLs are not absolute.
    func value(of scheme: SecuritySchemeDefinition) -> SwiftExpression? {
        guard let server = Self.server(of: scheme.kind)?.arguments else { return nil }
        let scopes = scopes(of: scheme.name).map { name, scopes in
            "            \(SwiftLiteral.string(name).text): \(SwiftLiteral.array(scopes.map(SwiftLiteral.string)).text),\n"
        }
        return SwiftExpression(
            trusted: """
                \(type.text)(
                        \(SwiftLiteral.string(scheme.name).text), \(server),
                        scopes: [\(scopes.isEmpty ? ":" : "\n\(scopes.joined())        ")])
                """)
    }

    /// Returns the flow and the arguments for the authorization server: `token: "https://example.com/token"`. The flow
    /// is nil if the document does not have the page on which users sign in.
    static func server(of kind: SecuritySchemeDefinition.Kind) -> (flow: Flow?, arguments: String)? {
        switch kind {
        case .openIDConnect(let url): return argument("discovery", url).map { (.authorizationCode, $0) }
        case .oauth2(let known):
            for flow in Flow.allCases {
                guard let urls = known.first(where: { $0.name == flow.rawValue }),
                    let token = argument("token", urls.tokenURL)
                else { continue }
                let isForUsers = flow == .authorizationCode
                let page = isForUsers ? argument("authorization", urls.authorizationURL) : nil
                return (
                    isForUsers && page == nil ? nil : flow,
                    [page, token, argument("refresh", urls.refreshURL)].compactMap(\.self).joined(separator: ", ")
                )
            }
            return nil
        case .http, .apiKey, .mutualTLS, .unknown: return nil
        }
    }

    private static func argument(_ label: String, _ url: String?) -> String? {
        guard let url, ["https://", "http://"].contains(where: url.lowercased().hasPrefix) else { return nil }
        return "\(label): \(SwiftLiteral.string(url).text)"
    }

    /// Returns the scopes of the operations that ask for a scheme, sorted by the operations' names. If a scheme is in
    /// several alternatives of an operation, the scopes of the first alternative are used.
    private func scopes(of scheme: String) -> [(String, [String])] {
        let scopes = calls.compactMap { call -> (String, [String])? in
            let schemes = call.operation.interface?.security?.value.lazy.flatMap(\.schemes)
            return schemes?.first { $0.name == scheme }.map { (call.operation.name, $0.scopes) }
        }
        return Dictionary(scopes) { first, _ in first }.sorted { OutputPath.precedes($0.key, $1.key) }
            .map { ($0.key, $0.value) }
    }
}
