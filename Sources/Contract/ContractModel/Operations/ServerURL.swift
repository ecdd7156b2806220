import Texts

/// The URLs of Server Objects (OpenAPI 3.1.1 section 4.8.5), normalized and without a `/` at the end.
public enum ServerURL {
    /// The greatest number of URLs for one list of servers.
    static let limit = 64
    private static let textLimit = 500

    static func list(of servers: [ServerDefinition]) -> [String] {
        var urls: Set<String> = []
        for server in servers.prefix(limit) {
            urls.formUnion(alternatives(server).prefix(max(1, limit - urls.count)).map(normalized))
        }
        return urls.isEmpty ? [""] : urls.sorted()
    }

    /// Returns the URL with each combination of its variables' values, with the defaults first. If there are too many
    /// combinations, returns only the URL with the defaults.
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

    /// Returns the URL in one spelling: scheme and host are lower-cased, and the scheme's default port is removed (RFC
    /// 3986 section 6.2). Slashes at the end of the path are removed, too. The RFC does not remove these slashes.
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

    /// Returns the path of a URL: `https://a.example/v1` → `/v1`.
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
