import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Reads the credentials that an operation requires.
extension ContractBuilder {
    /// The greatest number of alternatives in a list, and of schemes in an alternative.
    private static let alternativeLimit = 64

    /// Returns the requirements of an operation. Requirements of the configuration have priority over requirements of
    /// the document.
    mutating func security(of operation: OperationObject) -> EffectiveValue<[SecurityRequirement]> {
        if let configured = configuredSecurity(of: operation) { return configured }
        guard let own = operation.node["security"] else { return inheritedSecurity() }
        return EffectiveValue(
            value: requirements(own), isInherited: false, location: own.location)
    }

    private func configuredSecurity(of operation: OperationObject) -> EffectiveValue<[SecurityRequirement]>? {
        if options.security.isEmpty { return nil }
        let name = operation.selectionNames.first { options.security[$0] != nil } ?? "*"
        guard let value = options.security[name], let location = options.locations["security.\(name)"] else {
            return nil
        }
        return EffectiveValue(value: value, isInherited: name == "*", location: location)
    }

    /// Reports the operations and schemes that the configuration names but the document does not have.
    mutating func reportUnknownSecurity() {
        if options.security.isEmpty { return }
        let operations = Set(document.operations.flatMap(\.selectionNames))
        let schemes = Set(securitySchemes().map(\.name))
        for (operation, requirements) in options.security.sorted(by: { $0.key < $1.key }) {
            let location = options.locations["security.\(operation)"]
            let unknown = requirements.flatMap { $0.schemes.map(\.name) }.filter { !schemes.contains($0) }
            if operation != "*", !operations.contains(operation), !document.absentNames.contains(operation) {
                reportUnknown(operation, among: operations, at: location)
            }
            for scheme in unknown { reportUnknown(scheme, among: schemes, at: location) }
        }
    }

    private mutating func reportUnknown(_ name: String, among known: Set<String>, at location: SourceLocation?) {
        classifier.diagnostics.emit(
            OptionMessages.unknownName(
                name, of: .security, suggestion: Spelling.nearest(to: name, among: known.sorted()), at: location))
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

    /// Reads a list of alternatives. An empty list means that the operation requires no credentials.
    private func requirements(_ node: YAMLNode) -> [SecurityRequirement] {
        guard node.kind == .sequence else { return [SecurityRequirement()] }
        let requirements = node.elements.prefix(Self.alternativeLimit).filter { $0.kind == .mapping }.map { element in
            SecurityRequirement(
                schemes: element.pairs.prefix(Self.alternativeLimit).map { pair in
                    let scopes = pair.value.kind == .sequence ? pair.value.elements.map(\.text) : []
                    return SecurityRequirement.Scheme(name: pair.key, scopes: scopes)
                })
        }
        return requirements.isEmpty ? [SecurityRequirement()] : requirements
    }

    func securitySchemes() -> [SecuritySchemeDefinition] {
        let root = document.documents.root.root
        let schemes =
            document.version == .swagger20
            ? root["securityDefinitions"] : root["components"]?["securitySchemes"]
        guard let schemes, schemes.kind == .mapping else { return [] }
        return schemes.pairs.map { pair in
            let node = target(of: pair.value)
            return SecuritySchemeDefinition(
                name: pair.key, kind: Self.kind(of: node), description: node.plainText("description"),
                location: pair.keyLocation)
        }
    }

    private static func kind(of scheme: YAMLNode) -> SecuritySchemeDefinition.Kind {
        switch scheme.plainText("type") {
        case "basic": .http(scheme: "basic")
        case "http": .http(scheme: scheme.plainText("scheme")?.lowercased() ?? "")
        case "apiKey": .apiKey(name: scheme.plainText("name") ?? "", place: scheme.plainText("in") ?? "")
        case "openIdConnect": .openIDConnect(url: scheme.plainText("openIdConnectUrl") ?? "")
        case "mutualTLS": .mutualTLS
        case "oauth2": .oauth2(flows(of: scheme))
        default: .unknown
        }
    }

    /// Returns the flows, with the names that OpenAPI 3 gives them.
    private static func flows(of scheme: YAMLNode) -> [OAuthFlow] {
        if let flow = scheme.plainText("flow") {
            let names = ["application": "clientCredentials", "accessCode": "authorizationCode"]
            var result = self.flow(names[flow] ?? flow, scheme)
            // Only the Scopes Object of OpenAPI 2.0 has extensions. In OpenAPI 3, each key is a scope.
            result.scopes.removeAll { $0.hasPrefix("x-") }
            return [result]
        }
        guard let flows = scheme["flows"], flows.kind == .mapping else { return [] }
        let known = ["implicit", "password", "clientCredentials", "authorizationCode", "deviceAuthorization"]
        return known.compactMap { name in flows[name].map { flow(name, $0) } }
    }

    private static func flow(_ name: String, _ node: YAMLNode) -> OAuthFlow {
        OAuthFlow(
            name: name, authorizationURL: node.plainText("authorizationUrl"), tokenURL: node.plainText("tokenUrl"),
            deviceAuthorizationURL: node.plainText("deviceAuthorizationUrl"), refreshURL: node.plainText("refreshUrl"),
            scopes: node["scopes"]?.pairs.map(\.key) ?? [])
    }
}
