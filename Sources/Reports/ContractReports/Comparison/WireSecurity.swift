import ContractModel
import Texts

/// A security requirement, described by its effect on messages. The names of its schemes in the document are ignored.
struct WireSecurity: Hashable {
    /// The greatest number of alternatives in a list. A scheme with several flows gives several alternatives.
    private static let limit = 64
    private static let textLimit = 200

    /// The scopes that each scheme requires.
    private(set) var scopes: [Scheme: Set<String>] = [:]

    /// A scheme. Names of headers are case-insensitive (RFC 9110, section 5.1), but are shown as in the document.
    struct Scheme: Hashable {
        var text: String
        private let key: String

        init(_ text: String, hasCase: Bool = true) {
            self.text = text
            key = hasCase ? text : text.lowercased()
        }

        static func == (left: Scheme, right: Scheme) -> Bool { left.key == right.key }

        func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    /// Returns the distinct alternatives in a fixed order.
    static func alternatives(
        of requirements: [SecurityRequirement], _ schemes: [String: SecuritySchemeDefinition]
    ) -> [WireSecurity] {
        var alternatives: Set<WireSecurity> = []
        for requirement in requirements {
            let room = max(1, limit - alternatives.count)
            alternatives.formUnion(self.alternatives(of: requirement, schemes).prefix(room))
        }
        return alternatives.sorted { $0.text < $1.text }
    }

    /// Returns an alternative for each flow that satisfies its schemes.
    private static func alternatives(
        of requirement: SecurityRequirement, _ schemes: [String: SecuritySchemeDefinition]
    ) -> [WireSecurity] {
        var alternatives = [WireSecurity()]
        for scheme in requirement.schemes {
            let scopes = Set(scheme.scopes.map { $0.clipped(to: textLimit) })
            var words = words(for: scheme.name, schemes[scheme.name]?.kind ?? .unknown)
            if words.count * alternatives.count > limit {
                words = [Scheme(words.map(\.text).joined(separator: " or "))]
            }
            alternatives = alternatives.flatMap { alternative in
                words.map { word in
                    var alternative = alternative
                    alternative.scopes[word, default: []].formUnion(scopes)
                    return alternative
                }
            }
        }
        return alternatives
    }

    /// Describes the effect of a scheme on messages. Each flow of OAuth 2.0 is an alternative, because one flow is
    /// enough.
    private static func words(for name: String, _ kind: SecuritySchemeDefinition.Kind) -> [Scheme] {
        switch kind {
        case .http(let scheme): return [Scheme("HTTP \(word(scheme))")]
        case .apiKey(let key, let place):
            return [Scheme("API key in \(word(place)) '\(word(key))'", hasCase: place != "header")]
        case .openIDConnect(let url): return [Scheme("OpenID Connect \(word(url))")]
        case .mutualTLS: return [Scheme("mutual TLS")]
        case .oauth2(let flows):
            if flows.isEmpty { return [Scheme("OAuth 2.0")] }
            return flows.map { Scheme(text(of: $0)) }
        case .unknown: return [Scheme("'\(word(name))'")]
        }
    }

    private static func word(_ text: String?) -> String { text?.clipped(to: textLimit) ?? "" }

    /// Describes a flow by the URLs of its tokens: `OAuth 2.0 implicit https://id.example/authorize`.
    static func text(of flow: OAuthFlow) -> String {
        let addresses = [flow.authorizationURL, flow.tokenURL, flow.deviceAuthorizationURL].map(word)
        return (["OAuth 2.0 \(word(flow.name))"] + addresses).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether credentials for the other requirement also satisfy this requirement.
    func isContained(in other: WireSecurity) -> Bool {
        scopes.allSatisfy { scheme, scopes in other.scopes[scheme].map(scopes.isSubset) ?? false }
    }

    var schemes: Set<Scheme> { Set(scopes.keys) }

    /// The requirement in words: `API key in header 'X-Key' with OAuth 2.0 implicit … (read, write)`
    var text: String {
        if scopes.isEmpty { return "nothing" }
        return scopes.sorted { $0.key.text < $1.key.text }.map { scheme, scopes in
            scopes.isEmpty ? scheme.text : "\(scheme.text) (\(scopes.sorted().joined(separator: ", ")))"
        }.joined(separator: " with ")
    }
}
