/// A path with places for parameters (3.1.1, section 4.8.8.1): `/works/{id}/pages`.
public struct PathTemplate: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        /// As the document writes it.
        case text(String)
        /// The name of a parameter.
        case parameter(String)
    }

    public let segments: [Segment]

    /// A brace without a partner is text.
    public init(_ path: String) {
        var segments: [Segment] = []
        var rest = path[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { segments.append(.text(String(rest[..<open]))) }
            segments.append(.parameter(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { segments.append(.text(String(rest))) }
        self.segments = segments
    }

    /// `/things/{id}` for `/things/{id:[0-9]+}`: a pattern beside a name is the syntax of routers, and no template of OpenAPI's (3.1.1, section
    /// 4.8.8.1). The braces of a pattern come in pairs.
    ///
    /// - Parameter isName: whether the text within braces is the name of a parameter as it stands.
    public static func withoutPatterns(_ path: String, isName: (String) -> Bool) -> String {
        guard path.contains("{"), path.contains(":") else { return path }
        var result = ""
        var rest = path[...]
        while let open = rest.firstIndex(of: "{"), let close = end(of: rest[open...]) {
            let inner = String(rest[rest.index(after: open)..<close])
            let name = String(inner.prefix { $0 != ":" })
            result += rest[..<open]
            result += name.isEmpty || isName(inner) ? "{\(inner)}" : "{\(name)}"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// The brace that closes the first one.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// In the order of the path.
    public var parameters: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// `/works/{}/pages`: parameters of a path are places, whatever they are called.
    public var withoutNames: String {
        segments.map { if case .text(let text) = $0 { text } else { "{}" } }.joined()
    }
}
