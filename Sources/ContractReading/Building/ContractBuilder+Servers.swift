import ContractModel
import Diagnostics
import YAMLTree

/// Where an operation is served.
extension ContractBuilder {
    mutating func servers(of operation: OperationObject) -> EffectiveValue<[String]> {
        let isSwagger = document.version == .swagger20
        let own = isSwagger ? operation.node["schemes"] : operation.node["servers"]
        // A list without servers is that of an object which says nothing of them (3.1.1, section 4.8.1).
        if let own = own ?? (isSwagger ? nil : operation.pathServers), own.kind == .sequence, own.count > 0 {
            let urls = isSwagger ? swaggerServers(own) : ServerURL.list(own)
            return EffectiveValue(value: urls, isInherited: false, location: own.location)
        }
        if let known = rootServers { return known }
        let root = document.documents.root.root
        let node = root[isSwagger ? "schemes" : "servers"]
        let servers = EffectiveValue(
            value: isSwagger ? swaggerServers(node) : ServerURL.list(node), isInherited: true,
            location: (node ?? (isSwagger ? root["host"] ?? root["basePath"] : nil) ?? root).location)
        rootServers = servers
        return servers
    }

    /// `schemes`, `host` and `basePath` of 2.0. Without `schemes` it is the one by which the document was read.
    private func swaggerServers(_ schemes: YAMLNode?) -> [String] {
        let root = document.documents.root.root
        let stated = root.plainText("basePath") ?? ""
        let path = stated.isEmpty || stated.hasPrefix("/") ? stated : "/" + stated
        guard let host = root.plainText("host") else { return [ServerURL.normalized(path)] }
        let names = schemes.map { $0.kind == .sequence ? $0.elements.map(\.text) : [] } ?? []
        let urls = names.isEmpty ? ["//\(host)\(path)"] : names.prefix(ServerURL.limit).map { "\($0)://\(host)\(path)" }
        return Set(urls.map(ServerURL.normalized)).sorted()
    }
}
