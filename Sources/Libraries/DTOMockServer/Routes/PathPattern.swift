import Foundation

/// A path whose segments may contain parameters.
struct PathPattern: Sendable {
    /// The segments, and whether each segment is fixed. A fixed segment has no parameters and is compared directly.
    private let segments: [(text: Substring, isFixed: Bool)]

    /// Whether `:name` and `*` also match any segment. In a contract only `{name}` is a parameter.
    private let takesWords: Bool

    /// The index of the segment that matches several segments of a path.
    private let rest: Int?

    /// - Parameter spanning: The parameters whose values may contain slashes. The last of them takes several segments.
    init(_ pattern: String, takesWords: Bool = true, spanning: Set<String> = []) {
        self.takesWords = takesWords
        segments = Self.segments(pattern).map { text in
            (text, !text.contains("{") && !(takesWords && (text == "*" || text.hasPrefix(":"))))
        }
        rest = segments.lastIndex { segment in spanning.contains { segment.text.contains("{\($0)}") } }
    }

    /// Whether a parameter takes several segments of a path.
    var takesRest: Bool { rest != nil }

    /// Splits a path. A slash at its end is ignored.
    static func segments(_ path: String) -> [Substring] {
        (path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...])
            .split(separator: "/", omittingEmptySubsequences: false)
    }

    /// Splits a path and decodes its segments.
    ///
    /// - Parameter path: The path as it was sent. An encoded slash does not separate segments (RFC 3986 section 2.2).
    static func segments(sent path: String) -> [String] {
        segments(path).map {
            $0.utf8.contains(UInt8(ascii: "%")) ? $0.removingPercentEncoding ?? String($0) : String($0)
        }
    }

    /// Returns the values of the path's parameters, or nil if the path does not match.
    func values(_ path: [String]) -> [String: String]? {
        var path = path
        if let rest, path.count > segments.count {
            let end = rest + path.count - segments.count
            path.replaceSubrange(rest...end, with: [path[rest...end].joined(separator: "/")])
        }
        guard segments.count == path.count else { return nil }
        for (part, segment) in zip(segments, path) where part.isFixed && part.text != segment { return nil }
        var values: [String: String] = [:]
        for (part, segment) in zip(segments, path) where !part.isFixed {
            guard let own = self.values(part.text, segment) else { return nil }
            values.merge(own) { $1 }
        }
        return values
    }

    /// Returns the values of a segment's parameters, or nil if the segment does not match. The parameters are `:name`,
    /// or parts of a segment such as `{name}.{format}`. Each value is as short as possible, except the last value.
    private func values(_ part: Substring, _ segment: String) -> [String: String]? {
        if takesWords, part == "*" { return [:] }
        if takesWords, part.hasPrefix(":") { return segment.isEmpty ? nil : [String(part.dropFirst()): segment] }
        var values: [String: String] = [:]
        var (part, rest) = (part, segment[...])
        while let open = part.firstIndex(of: "{"), let close = part[open...].firstIndex(of: "}") {
            guard rest.hasPrefix(part[..<open]) else { return nil }
            rest = rest.dropFirst(part[..<open].count)
            let name = String(part[part.index(after: open)..<close])
            part = part[part.index(after: close)...]
            let literal = part.prefix { $0 != "{" }
            let end = literal.isEmpty ? rest.endIndex : rest.dropFirst().range(of: literal)?.lowerBound
            guard let end, end > rest.startIndex else { return nil }
            // The last parameter of a segment takes everything that the text after it leaves.
            let value =
                literal.endIndex == part.endIndex && rest.hasSuffix(literal)
                ? rest.dropLast(literal.count) : rest[..<end]
            if value.isEmpty { return nil }
            values[name] = String(value)
            rest = rest[value.endIndex...]
        }
        return rest == part ? values : nil
    }
}
