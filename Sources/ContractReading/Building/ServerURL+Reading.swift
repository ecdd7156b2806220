package import ContractModel
import Texts
package import YAMLTree

extension ServerURL {
    /// How many one list can come to.
    package static let limit = 64
    private static let textLimit = 500

    /// Sorted; without a list the root of the host that served the document.
    package static func list(_ node: YAMLNode?) -> [String] {
        guard let node, node.kind == .sequence, node.count > 0 else { return [""] }
        var urls: Set<String> = []
        for server in node.elements.prefix(limit) where server.kind == .mapping {
            urls.formUnion(alternatives(server).prefix(max(1, limit - urls.count)).map(normalized))
        }
        return urls.isEmpty ? [""] : urls.sorted()
    }

    /// The URL with each combination of its variables' values, the defaults first; with the defaults alone where there are too many.
    private static func alternatives(_ server: YAMLNode) -> [String] {
        let template = parts(of: server.plainText("url")?.clipped(to: textLimit) ?? "")
        let values = template.map { part -> [String] in
            guard part.isVariable else { return [part.text] }
            let variable = server["variables"]?[part.text]
            let standard = (variable?.plainText("default") ?? "{}").clipped(to: textLimit)
            let others =
                variable?["enum"].map { $0.kind == .sequence ? $0.elements.prefix(limit).map(\.text) : [] } ?? []
            return [standard] + others.map { $0.clipped(to: textLimit) }.filter { $0 != standard }
        }
        var urls = [""]
        var isBounded = true
        for values in values {
            if urls.count * values.count > limit { isBounded = false; break }
            urls = urls.flatMap { url in values.map { url + $0 } }
        }
        return isBounded ? urls : [values.map { $0[0] }.joined()]
    }

    /// `https://{host}/v1` → `https://`, the variable `host`, `/v1`.
    private static func parts(of url: String) -> [(text: String, isVariable: Bool)] {
        var parts: [(text: String, isVariable: Bool)] = []
        var rest = url[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append((String(rest[..<open]), false))
            parts.append((String(rest[rest.index(after: open)..<close]), true))
            rest = rest[rest.index(after: close)...]
        }
        return parts + [(String(rest), false)]
    }
}
