import ContractModel
import ContractServing

/// The parts of a request that its samples have in common.
struct SampleRequest {
    /// The credentials with which a request proves the identity of its sender. The reader fills in the secret.
    enum Credential {
        case basic
        case bearer
        /// - Parameter place: `header`, `query` or `cookie`.
        case key(name: String, place: String)
    }

    /// The method. It has only capital letters and hyphens.
    let method: String
    /// The URL of the server without a slash at its end, with the defaults of its variables.
    let server: String
    /// The path and query, percent-encoded.
    let target: String
    /// The credentials of the first alternative that needs credentials, with the names of their schemes.
    let credentials: [(scheme: String, credential: Credential)]
    let headers: [(name: String, value: String)]
    let body: OperationSample.Body?

    /// The reason why a request cannot be made: `its server does not use HTTP`.
    struct Obstacle: Error {
        let reason: String
    }

    init(
        _ operation: OperationDefinition, _ sample: OperationSample, _ contract: Contract
    ) throws(Obstacle) {
        guard let target = sample.target, let interface = operation.interface else {
            throw Obstacle(reason: Self.missingValue(of: operation, sample))
        }
        guard let server = Self.server(interface.servers?.value.servers.first) else {
            throw Obstacle(reason: "its server does not use HTTP")
        }
        method = operation.sentMethod
        guard method.utf8.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x2D }) else {
            throw Obstacle(reason: "its method has characters other than letters and hyphens")
        }
        self.server = server
        self.target = target
        let needed = (interface.security?.value ?? []).first { !$0.schemes.isEmpty }?.schemes.map(\.name) ?? []
        credentials = contract.securitySchemes.filter { needed.contains($0.name) }.compactMap { scheme in
            Self.credential(for: scheme).map { (scheme.name, $0) }
        }
        headers = sample.headers
        body = sample.body
    }

    private static func missingValue(of operation: OperationDefinition, _ sample: OperationSample) -> String {
        let missing = operation.interface?.parameters.enumerated().first { position, parameter in
            parameter.isRequired && sample.parameters[position] == nil
        }
        return missing.map { "its required parameter '\($0.element.name)' has no value" }
            ?? "a required parameter has a value that its path or query cannot contain"
    }

    private static func server(_ server: ServerDefinition?) -> String? {
        guard let server else { return "http://localhost" }
        let variables = Dictionary(
            server.variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var url = PathTemplate(server.url).segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let name): variables[name].flatMap { $0.defaultValue ?? $0.values.first } ?? name
            }
        }.joined()
        while url.hasSuffix("/") { url.removeLast() }
        if url.hasPrefix("//") { url = "https:" + url }
        if !url.contains("://") { url = "http://localhost" + (url.isEmpty || url.hasPrefix("/") ? url : "/" + url) }
        let isHTTP = ["http://", "https://"].contains { url.lowercased().hasPrefix($0) }
        return isHTTP && url.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F } ? url : nil
    }

    private static func credential(for scheme: SecuritySchemeDefinition) -> Credential? {
        switch scheme.kind {
        case .http(scheme: "basic"): .basic
        case .http(scheme: "bearer"), .oauth2, .openIDConnect: .bearer
        case .apiKey(let name, let place) where isToken(name):
            .key(name: name, place: ["query", "cookie"].contains(place) ? place : "header")
        case .http, .apiKey, .mutualTLS, .unknown: nil
        }
    }

    /// Whether the string is a name of letters, digits, hyphens and underscores.
    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || (0x30...0x39).contains($0) || isLetter($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
