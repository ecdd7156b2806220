import ContractModel
import DTOContract

/// The server of the API according to the document. In fixtures, a placeholder replaces the URL of this server.
struct ServerPlace {
    /// The placeholder for the server's URL in fixtures.
    static let placeholder = "{{BASE_URL}}"

    /// The beginning of all paths: `/v1`, or empty.
    let basePath: String
    /// The URL for generated links, which is a URL of the document if possible, so that links conform to the contract.
    let url: String
    /// The absolute URLs, with the longest first.
    private let urls: [String]

    init(_ contract: Contract) {
        let servers = contract.operations.lazy.compactMap { $0.interface?.servers }.first { $0.isInherited }?.value
        let first = servers?.servers.first.flatMap { ServerList([$0]).urls.first }
        let path = first.map(ServerURL.path(of:)) ?? ""
        basePath = path.contains("{") || !path.hasPrefix("/") ? "" : path
        let absolute = (servers?.urls ?? []).filter { $0.contains("://") && !$0.contains("{") }
        url = absolute.first ?? FormatSample.server
        urls = (absolute + [FormatSample.server]).sorted { $0.count > $1.count }
    }

    /// Returns the value with the placeholder in place of the server's URLs.
    func replaced(in value: ContractValue) -> ContractValue {
        switch value {
        case .string(let text): .string(replaced(in: text))
        case .array(let elements): .array(elements.map(replaced))
        case .object(let members): .object(members.map { .init(key: $0.key, value: replaced(in: $0.value)) })
        case .null, .boolean, .integer, .number: value
        }
    }

    private func replaced(in text: String) -> String {
        guard let url = urls.first(where: { text.hasPrefix($0) }) else { return text }
        let rest = text.dropFirst(url.count)
        return rest.isEmpty || "/?#".contains(rest.first ?? "/") ? Self.placeholder + rest : text
    }

    /// Returns the paths of images to which the value links, each with `*` for its last segment.
    func imagePaths(in value: ContractValue) -> [String] {
        switch value {
        case .string(let text): imagePath(text).map { [$0] } ?? []
        case .array(let elements): elements.flatMap(imagePaths)
        case .object(let members): members.flatMap { imagePaths(in: $0.value) }
        case .null, .boolean, .integer, .number: []
        }
    }

    private func imagePath(_ text: String) -> String? {
        guard text.hasPrefix(Self.placeholder) else { return nil }
        let path = text.dropFirst(Self.placeholder.count).prefix { $0 != "?" && $0 != "#" }
        guard let dot = path.lastIndex(of: "."), let slash = path.lastIndex(of: "/"), slash < dot,
            Self.endings.contains(path[dot...].dropFirst().lowercased())
        else { return nil }
        return basePath + path[...slash] + "*"
    }

    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg", "heic"]
}
