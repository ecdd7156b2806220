import Texts

/// URLs of Server Objects (3.1.1, section 4.8.5), each in one spelling and without the `/` at its end.
public enum ServerURL {
    /// How many one list can come to.
    static let limit = 64
    private static let textLimit = 500

    static func list(of servers: [ServerDefinition]) -> [String] {
        var urls: Set<String> = []
        for server in servers.prefix(limit) {
            urls.formUnion(alternatives(server).prefix(max(1, limit - urls.count)).map(normalized))
        }
        return urls.isEmpty ? [""] : urls.sorted()
    }

    /// The URL with each combination of its variables' values, the defaults first; with the defaults alone where there are too many.
    private static func alternatives(_ server: ServerDefinition) -> [String] {
        let variables = Dictionary(server.variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let parts = PathTemplate(server.url.clipped(to: textLimit)).segments.map { segment -> [String] in
            switch segment {
            case .text(let text): return [text]
            case .parameter(let name):
                let standard = (variables[name]?.defaultValue ?? "{}").clipped(to: textLimit)
                let others = (variables[name]?.values ?? []).prefix(limit).map { $0.clipped(to: textLimit) }
                return [standard] + others.filter { $0 != standard }
            }
        }
        var urls = [""]
        for values in parts {
            if urls.count * values.count > limit { return [parts.map { $0[0] }.joined()] }
            urls = urls.flatMap { url in values.map { url + $0 } }
        }
        return urls
    }

    /// Scheme and host have no case, and a scheme has a port of its own (RFC 3986, section 6.2).
    public static func normalized(_ url: String) -> String {
        let (authority, path) = split(url)
        var host = authority.lowercased()
        for (scheme, port) in [("https:", ":443"), ("http:", ":80")]
        where host.hasPrefix(scheme) && host.hasSuffix(port) {
            host.removeLast(port.count)
        }
        var end = path[...]
        while end.last == "/" { end.removeLast() }
        return host + end
    }

    /// `https://a.example/v1` → `/v1`.
    public static func path(of url: String) -> String {
        String(split(url).path)
    }

    private static func split(_ url: String) -> (authority: Substring, path: Substring) {
        guard let slashes = url.firstRange(of: "//"), !url[..<slashes.lowerBound].contains("/") else {
            return ("", url[...])
        }
        let end = url[slashes.upperBound...].firstIndex(of: "/") ?? url.endIndex
        return (url[..<end], url[end...])
    }
}
