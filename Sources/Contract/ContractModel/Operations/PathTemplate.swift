/// A path with parameters (OpenAPI 3.1.1 section 4.8.8.1): `/works/{id}/pages`.
public struct PathTemplate: Hashable, Sendable {
    /// A part of the path.
    public enum Segment: Hashable, Sendable {
        /// A text as the document writes it.
        case text(String)
        /// The name of a parameter.
        case parameter(String)
    }

    /// The parts in the order of the path.
    public let segments: [Segment]

    /// Reads a template. A brace without its partner is text.
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
    /// not to OpenAPI (3.1.1 section 4.8.8.1). The braces of a pattern come in pairs.
    ///
    /// - Parameter isName: Whether the whole text within braces is the name of a parameter.
    public static func withoutPatterns(_ path: String, isName: (String) -> Bool) -> String {
        guard path.contains("{"), path.utf8.contains(where: marks.contains) else { return path }
        var result = ""
        var rest = path[...]
        while let open = rest.firstIndex(of: "{"), let close = end(of: rest[open...]) {
            let inner = String(rest[rest.index(after: open)..<close])
            let name = name(in: inner)
            result += rest[..<open]
            result += name.isEmpty || isName(inner) ? "{\(inner)}" : "{\(name)}"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static let marks = Array(":+*?.".utf8)

    /// Without a pattern behind `:`, and without the marks of a parameter that is optional or takes the rest of a path.
    private static func name(in text: String) -> Substring {
        var name = text.prefix { $0 != ":" }.drop { $0 == "*" || $0 == "+" }
        if name.hasSuffix("...") { return name.dropLast(3) }
        while let last = name.last, "+*?".contains(last) { name.removeLast() }
        return name
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

    /// The names of the parameters in the order of the path.
    public var parameters: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The path without the names of parameters, which do not identify a path: `/works/{}/pages`.
    public var withoutNames: String {
        segments.map { if case .text(let text) = $0 { text } else { "{}" } }.joined()
    }
}
