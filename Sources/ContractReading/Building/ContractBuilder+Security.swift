import ContractModel
import Diagnostics
import Texts
import YAMLTree

/// Who may call an operation.
extension ContractBuilder {
    /// How many alternatives one list can come to: a scheme with several flows is several.
    private static let alternativeLimit = 64
    private static let textLimit = 200

    mutating func security(of operation: OperationObject) -> EffectiveValue<[SecurityRequirement]> {
        guard let own = operation.node["security"] else { return inheritedSecurity() }
        return EffectiveValue(
            value: requirements(own), isInherited: false, location: own.location)
    }

    private mutating func inheritedSecurity() -> EffectiveValue<[SecurityRequirement]> {
        if let known = rootSecurity { return known }
        let root = document.documents.root.root
        let node = root["security"]
        let security = EffectiveValue(
            value: node.map { requirements($0) } ?? [SecurityRequirement()], isInherited: true,
            location: (node ?? root).location)
        rootSecurity = security
        return security
    }

    /// Each once, in an order of their own; an empty list asks for nothing.
    private func requirements(_ node: YAMLNode) -> [SecurityRequirement] {
        guard node.kind == .sequence, node.count > 0 else { return [SecurityRequirement()] }
        var requirements: Set<SecurityRequirement> = []
        for element in node.elements.prefix(Self.alternativeLimit) where element.kind == .mapping {
            let room = max(1, Self.alternativeLimit - requirements.count)
            requirements.formUnion(alternatives(element).prefix(room))
        }
        return requirements.isEmpty ? [SecurityRequirement()] : requirements.sorted { $0.text < $1.text }
    }

    /// One for each flow by which its schemes can be fulfilled.
    private func alternatives(_ requirement: YAMLNode) -> [SecurityRequirement] {
        var alternatives = [SecurityRequirement()]
        for pair in requirement.pairs.prefix(Self.alternativeLimit) {
            let scopes = Set(
                pair.value.kind == .sequence
                    ? pair.value.elements.map { $0.text.clipped(to: Self.textLimit) } : [])
            var schemes = schemes(pair.key)
            if schemes.count * alternatives.count > Self.alternativeLimit {
                schemes = [schemes.joined(separator: " or ")]
            }
            alternatives = alternatives.flatMap { alternative in
                schemes.map { scheme in
                    var alternative = alternative
                    alternative.scopes[scheme, default: []].formUnion(scopes)
                    return alternative
                }
            }
        }
        return alternatives
    }

    /// What a scheme puts on the wire: of OAuth 2.0 each flow alone, since one of them is enough.
    private func schemes(_ name: String) -> [String] {
        let root = document.documents.root.root
        let schemes =
            document.version == .swagger20
            ? root["securityDefinitions"] : root["components"]?["securitySchemes"]
        guard var node = schemes?[name] else { return ["'\(name.clipped(to: Self.textLimit))'"] }
        if case .success(let place?) = document.documents.target(of: node) { node = place.node }
        func word(_ key: String, of node: YAMLNode) -> String {
            node.plainText(key)?.clipped(to: Self.textLimit) ?? ""
        }
        switch word("type", of: node) {
        case "basic": return ["HTTP basic"]
        case "http": return ["HTTP \(word("scheme", of: node).lowercased())"]
        case "apiKey":
            let place = word("in", of: node)
            let key = word("name", of: node)
            return ["API key in \(place) '\(place == "header" ? key.lowercased() : key)'"]
        case "openIdConnect": return ["OpenID Connect \(word("openIdConnectUrl", of: node))"]
        case "mutualTLS": return ["mutual TLS"]
        case "oauth2":
            let flows = Self.flows(of: node)
            if flows.isEmpty { return ["OAuth 2.0"] }
            return flows.map { flow, node in
                let addresses = ["authorizationUrl", "tokenUrl", "deviceAuthorizationUrl"].map { word($0, of: node) }
                return (["OAuth 2.0 \(flow)"] + addresses).filter { !$0.isEmpty }.joined(separator: " ")
            }
        default: return ["'\(name.clipped(to: Self.textLimit))'"]
        }
    }

    /// By their names in version 3.
    private static func flows(of scheme: YAMLNode) -> [(name: String, node: YAMLNode)] {
        if let flow = scheme.plainText("flow") {
            let names = ["application": "clientCredentials", "accessCode": "authorizationCode"]
            return [(names[flow] ?? flow.clipped(to: textLimit), scheme)]
        }
        guard let flows = scheme["flows"], flows.kind == .mapping else { return [] }
        let known = ["implicit", "password", "clientCredentials", "authorizationCode", "deviceAuthorization"]
        return known.compactMap { name in flows[name].map { (name, $0) } }
    }
}
