import ContractModel
import Diagnostics
import YAMLTree

/// Reads the servers of an operation.
extension ContractBuilder {
    /// The greatest number of servers in a list, of variables of a server, and of values of a variable.
    private static let serverLimit = 64

    mutating func servers(of operation: OperationObject) -> EffectiveValue<ServerList> {
        let isSwagger = document.version == .swagger20
        let inherited = documentServers(isSwagger: isSwagger)
        let own = isSwagger ? operation.node["schemes"] : operation.node["servers"]
        // An empty list has the effect of a missing list (OpenAPI 3.1.1, section 4.8.1).
        guard let own = own ?? (isSwagger ? nil : operation.pathServers), own.kind == .sequence, own.count > 0 else {
            return inherited
        }
        let servers = isSwagger ? swaggerServers(own) : Self.servers(own)
        // A path may repeat the servers of the document. A client must be able to replace them.
        if servers.urls == inherited.value.urls, servers.servers.map(\.url) == inherited.value.servers.map(\.url) {
            return inherited
        }
        return EffectiveValue(value: servers, isInherited: false, location: own.location)
    }

    private mutating func documentServers(isSwagger: Bool) -> EffectiveValue<ServerList> {
        if let known = rootServers { return known }
        let root = document.documents.root.root
        let node = root[isSwagger ? "schemes" : "servers"]
        let servers = EffectiveValue(
            value: isSwagger ? swaggerServers(node) : Self.servers(node), isInherited: true,
            location: (node ?? (isSwagger ? root["host"] ?? root["basePath"] : nil) ?? root).location)
        rootServers = servers
        return servers
    }

    private static func servers(_ node: YAMLNode?) -> ServerList {
        guard let node, node.kind == .sequence else { return ServerList([]) }
        return ServerList(node.elements.prefix(serverLimit).filter { $0.kind == .mapping }.map(server))
    }

    private static func server(_ node: YAMLNode) -> ServerDefinition {
        let url = node.plainText("url") ?? ""
        let variables = PathTemplate(url).parameters.prefix(serverLimit).compactMap { name in
            node["variables"]?[name].map { variable in
                ServerDefinition.Variable(
                    name: name, defaultValue: variable.plainText("default"),
                    values: variable["enum"].map { list in
                        list.kind == .sequence ? list.elements.prefix(serverLimit).map(\.text) : []
                    } ?? [])
            }
        }
        return ServerDefinition(
            url: url, variables: variables, description: node.plainText("description"), name: node.plainText("name"))
    }

    /// Makes servers from `schemes`, `host` and `basePath` of OpenAPI 2.0. Without `schemes`, the URLs begin with `//`,
    /// so they have the scheme of the document's own URL.
    private func swaggerServers(_ schemes: YAMLNode?) -> ServerList {
        let root = document.documents.root.root
        let stated = root.plainText("basePath") ?? ""
        let path = stated.isEmpty || stated.hasPrefix("/") ? stated : "/" + stated
        guard let host = root.plainText("host") else { return ServerList([ServerDefinition(url: path)]) }
        let names = schemes.map { $0.kind == .sequence ? $0.elements.map(\.text) : [] } ?? []
        let urls =
            names.isEmpty ? ["//\(host)\(path)"] : names.prefix(Self.serverLimit).map { "\($0)://\(host)\(path)" }
        return ServerList(urls.map { ServerDefinition(url: $0) })
    }
}
