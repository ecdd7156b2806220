import ContractModel
import ContractServing

/// A request as a command for a shell. Each text of the document is in single quotes, and none of them is an option or
/// the name of a file.
struct CurlSample {
    private(set) var lines: [String]

    /// Returns nil if the request cannot be made: a value is missing, or the server does not speak HTTP.
    init?(_ operation: OperationDefinition, _ sample: OperationSample, _ contract: Contract) {
        guard var target = sample.target, let interface = operation.interface,
            let server = Self.server(interface.servers?.value.servers.first)
        else { return nil }
        let access = Self.access(interface, contract)
        if let query = access.query { target += (target.contains("?") ? "&" : "?") + query }
        let method = operation.sentMethod
        guard method.utf8.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x2D }) else { return nil }
        let verb = method == "GET" ? "" : method == "HEAD" ? "--head " : "--request \(method) "
        lines = ["curl \(verb)\(Self.quoted(server + target))"]
        var options = access.options + sample.headers.map { "--header \(Self.quoted("\($0.name): \($0.value)"))" }
        if let body = sample.body { options += Self.options(for: body) }
        for option in options {
            lines[lines.count - 1] += " \\"
            lines += ContractPage.lines(of: "  " + option)
        }
    }

    /// Puts a text in single quotes, in which only the quote itself has a meaning (POSIX.1-2017, XCU 2.2.2).
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// Returns the URL of a server with the defaults of its variables.
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

    /// Returns the credentials of the first alternative that needs some.
    private static func access(
        _ interface: OperationInterface, _ contract: Contract
    ) -> (options: [String], query: String?) {
        let needed = (interface.security?.value ?? []).first { !$0.schemes.isEmpty }?.schemes.map(\.name) ?? []
        var options: [String] = []
        var query: String?
        for scheme in contract.securitySchemes where needed.contains(scheme.name) {
            switch scheme.kind {
            case .http(scheme: "basic"): options.append("--user 'USER:PASSWORD'")
            case .http(scheme: "bearer"), .oauth2, .openIDConnect:
                options.append("--header 'Authorization: Bearer TOKEN'")
            case .apiKey(let name, let place) where isToken(name):
                switch place {
                case "query": query = "\(name)=KEY"
                case "cookie": options.append("--cookie '\(name)=KEY'")
                default: options.append("--header '\(name): KEY'")
                }
            case .http, .apiKey, .mutualTLS, .unknown: break
            }
        }
        return (options, query)
    }

    /// Whether the text is a name of letters, digits, hyphens and underscores.
    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || (0x30...0x39).contains($0) || isLetter($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    // MARK: Bodies

    private static func options(for body: OperationSample.Body) -> [String] {
        let type = "--header \(quoted("Content-Type: \(body.mediaType)"))"
        guard let value = body.value else { return [type, "--data-binary '@FILE'"] }
        if MediaType.isJSON(body.mediaType) {
            return [type, "--data-raw \(quoted(String(value.jsonText.dropLast())))"]
        }
        guard case .object(let members) = value else { return [] }
        let option = MediaType.isMultipart(body.mediaType) ? "--form-string" : "--data-urlencode"
        return members.flatMap { member -> [String] in
            if body.files.contains(member.key) { return ["--form \(quoted("\(member.key)=@FILE"))"] }
            let values = if case .array(let elements) = member.value { elements } else { [member.value] }
            return values.map { "\(option) \(quoted("\(member.key)=\($0.words)"))" }
        }
    }
}
