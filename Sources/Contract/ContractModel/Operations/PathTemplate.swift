/// A path with parameters (OpenAPI 3.1.1 section 4.8.8.1): `/works/{id}/pages`.
public struct PathTemplate: Hashable, Sendable {
    /// A part of the path.
    public enum Segment: Hashable, Sendable {
        /// Text as the document writes it.
        case text(String)
        /// The name of a parameter.
        case parameter(String)
    }

    /// The parts in the order of the path.
    public let segments: [Segment]

    /// Parses a template. A brace without a matching brace is text.
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

    /// Returns `/things/{id}` for `/things/{id:[0-9]+}`. A pattern after a name belongs to the syntax of routers, and
    /// not to OpenAPI (OpenAPI 3.1.1 section 4.8.8.1). Braces within a pattern must come in pairs.
    ///
    /// - Parameter isName: Returns whether the whole text within braces is the name of a parameter.
    /// - Returns: The path, and the names of the parameters whose values may contain slashes, such as `{path...}`.
    public static func withoutPatterns(
        _ path: String, isName: (String) -> Bool
    ) -> (path: String, spanning: Set<String>) {
        guard path.contains("{"), path.utf8.contains(where: marks.contains) else { return (path, []) }
        var spanning: Set<String> = []
        var result = ""
        var rest = path[...]
        while let open = rest.firstIndex(of: "{"), let close = end(of: rest[open...]) {
            let inner = String(rest[rest.index(after: open)..<close])
            let name = name(in: inner)
            let isPlain = name.isEmpty || isName(inner)
            result += rest[..<open]
            result += isPlain ? "{\(inner)}" : "{\(name)}"
            if !isPlain, takesSlashes(inner) { spanning.insert(String(name)) }
            rest = rest[rest.index(after: close)...]
        }
        return (result + rest, spanning)
    }

    private static let marks = Array(":+*?.".utf8)

    /// Returns the name without a pattern behind `:`, and without the marks of a parameter that is optional or takes
    /// the rest of a path.
    private static func name(in text: String) -> Substring {
        var name = text.prefix { $0 != ":" }.drop { $0 == "*" || $0 == "+" }
        if name.hasSuffix("...") { return name.dropLast(3) }
        while let last = name.last, "+*?".contains(last) { name.removeLast() }
        return name
    }

    /// Whether the parameter takes the rest of a path: `{key+}` (API Gateway), `{+key}` (RFC 6570 section 3.2.3),
    /// `{key...}` (Go), `{*key}` (ASP.NET), `{key*}` (hapi), `{key:path}` (Starlette), `{key: .+}` (JAX-RS).
    private static func takesSlashes(_ text: String) -> Bool {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].filter { $0 != " " }
        let pattern = parts.dropFirst().first.map { $0.filter { !" ()".contains($0) } }
        return name.first.map { "*+".contains($0) } == true || ["*", "+", "..."].contains(where: name.hasSuffix)
            || pattern.map { ["path", ".*", ".+"].contains($0) } == true
    }

    /// Returns the index of the brace that closes the first brace.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The names of the parameters in the order of the path.
    public var parameters: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// Returns the names of the parameters, except the parameters that a query parameter fills. The path itself may
    /// contain a query (`x-ms-paths`), in which a query parameter fills the item with its name: `n={n}`.
    ///
    /// - Parameter query: The names of the query parameters.
    public func parameters(besides query: Set<String>) -> [String] {
        var names: [String] = []
        // The beginning of the current item of the query, or nil before the query.
        var item: Substring?
        for segment in segments {
            switch segment {
            case .text(let text):
                item = item == nil ? text.firstIndex(of: "?").map { text[$0...].dropFirst() } : text[...]
                item = item.map { $0[($0.lastIndex(of: "&").map($0.index(after:)) ?? $0.startIndex)...] }
            case .parameter(let name):
                let isFilled = item.map { query.contains(name) || query.contains(String($0.prefix { $0 != "=" })) }
                if isFilled != true { names.append(name) }
                if item != nil { item = "" }
            }
        }
        return names
    }

    /// The path without the names of parameters, because they do not identify a path: `/works/{}/pages`.
    public var withoutNames: String {
        segments.map { if case .text(let text) = $0 { text } else { "{}" } }.joined()
    }
}
