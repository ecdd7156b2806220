package import ContractModel
import DTOContract

/// Replaces the server in URLs by `{{BASE_URL}}`, so that links lead to the mock server or backend that is in use. The
/// servers are the document's servers, and the server in generated URLs.
package struct ServerLinks: Sendable {
    package static let placeholder = "{{BASE_URL}}"

    /// The URLs without slashes at their ends. Longer URLs come first, because one URL may be the beginning of another.
    package let servers: [String]

    package init(_ contract: Contract) {
        let lists = contract.operations.compactMap { $0.interface?.servers?.value }
        // The second URLs have the values of variables.
        let urls = lists.flatMap { $0.servers.map(\.url) + $0.urls }
        servers = Set(urls.filter(Self.isAbsolute).map(Self.withoutSlash)).sorted {
            ($1.utf8.count, $0) < ($0.utf8.count, $1)
        }
    }

    /// Returns the first absolute URL among the servers that operations inherit, or nil.
    package static func first(of contract: Contract) -> String? {
        contract.commonServers?.servers.map(\.url).first(where: isAbsolute).map(withoutSlash)
    }

    package func withPlaceholders(_ value: ContractValue) -> ContractValue {
        switch value {
        case .string(let text): return .string(withPlaceholder(text))
        case .array(let elements): return .array(elements.map(withPlaceholders))
        case .object(let members):
            return .object(members.map { .init(key: $0.key, value: withPlaceholders($0.value)) })
        case .null, .boolean, .integer, .number: return value
        }
    }

    private func withPlaceholder(_ text: String) -> String {
        for server in servers + [FormatSample.server] where text.hasPrefix(server) {
            let rest = text.dropFirst(server.count)
            // `https://api.example.com` does not begin `https://api.example.community`.
            if rest.isEmpty || "/?#".contains(rest[rest.startIndex]) { return Self.placeholder + rest }
        }
        return text
    }

    /// Whether a URL is absolute and has no variables, whose values are unknown.
    private static func isAbsolute(_ url: String) -> Bool {
        let rest = ["https://", "http://"].lazy.filter(url.hasPrefix).map { url.dropFirst($0.count) }.first
        return rest.map { !$0.isEmpty && !$0.hasPrefix("/") } == true && !url.contains("{") && isPlain(url)
    }

    private static func isPlain(_ url: String) -> Bool {
        url.utf8.count <= 2_000 && url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    private static func withoutSlash(_ url: String) -> String {
        var end = url[...]
        while end.last == "/" { end.removeLast() }
        return String(end)
    }
}
