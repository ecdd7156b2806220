import ContractModel
import ContractServing
import DTOContract

/// The server of the API according to the document. In fixtures, a placeholder replaces the URL of this server.
struct ServerPlace {
    /// The beginning of all paths: `/v1`, or empty.
    let basePath: String
    /// The URL for generated links, which is a URL of the document if possible, so that links conform to the contract.
    let url: String
    private let links: ServerLinks

    init(_ contract: Contract) {
        let servers = contract.commonServers
        let first = servers?.servers.first.flatMap { ServerList([$0]).urls.first }
        let path = first.map(ServerURL.path(of:)) ?? ""
        basePath = path.contains("{") || !path.hasPrefix("/") ? "" : path
        url = ServerLinks.first(of: contract) ?? FormatSample.server
        links = ServerLinks(contract)
    }

    /// Returns the value with the placeholder in place of the server's URLs.
    func replaced(in value: ContractValue) -> ContractValue { links.withPlaceholders(value) }

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
        guard text.hasPrefix(ServerLinks.placeholder) else { return nil }
        let path = text.dropFirst(ServerLinks.placeholder.count).prefix { $0 != "?" && $0 != "#" }
        guard let dot = path.lastIndex(of: "."), let slash = path.lastIndex(of: "/"), slash < dot,
            Self.endings.contains(path[dot...].dropFirst().lowercased())
        else { return nil }
        return basePath + path[...slash] + "*"
    }

    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg", "heic"]
}
