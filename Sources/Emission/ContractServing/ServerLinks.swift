package import ContractModel

/// Puts `{{BASE_URL}}` in the place of the document's servers, so that links lead to whatever stands for the backend.
package struct ServerLinks: Sendable {
    package static let placeholder = "{{BASE_URL}}"

    /// Without a slash at their ends; the longest first, since one may begin another.
    package let servers: [String]

    package init(_ contract: Contract) {
        let urls = contract.operations.flatMap { $0.interface?.servers?.value.servers ?? [] }.map(\.url)
        servers = Set(urls.filter(Self.isAbsolute).map(Self.withoutSlash)).sorted {
            ($1.utf8.count, $0) < ($0.utf8.count, $1)
        }
    }

    /// The first server of the document; nil where it has no absolute one.
    package static func first(of contract: Contract) -> String? {
        let servers = contract.operations.lazy.compactMap { $0.interface?.servers }.first { $0.isInherited }
        return servers?.value.servers.map(\.url).first(where: isAbsolute).map(withoutSlash)
    }

    package func withPlaceholders(_ value: ContractValue) -> ContractValue {
        if servers.isEmpty { return value }
        switch value {
        case .string(let text): return .string(withPlaceholder(text))
        case .array(let elements): return .array(elements.map(withPlaceholders))
        case .object(let members):
            return .object(members.map { .init(key: $0.key, value: withPlaceholders($0.value)) })
        case .null, .boolean, .integer, .number: return value
        }
    }

    private func withPlaceholder(_ text: String) -> String {
        for server in servers where text.hasPrefix(server) {
            let rest = text.dropFirst(server.count)
            // `https://api.example.com` does not begin `https://api.example.community`.
            if rest.isEmpty || "/?#".contains(rest[rest.startIndex]) { return Self.placeholder + rest }
        }
        return text
    }

    /// One without variables, whose values nobody knows.
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
