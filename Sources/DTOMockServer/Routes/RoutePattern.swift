import Foundation

/// Which paths a route answers.
public enum RoutePattern: Hashable, Sendable {
    case exact(String)
    /// Segments such as `:name` or `{name}` take any one segment, `*` too, without a name.
    case parameterized(String)
    case prefix(String)
    case any

    /// What a person would call it.
    public var text: String {
        switch self {
        case .exact(let path), .parameterized(let path): path
        case .prefix(let path): path + "…"
        case .any: "*"
        }
    }

    /// The values of its parameters; nil where it does not fit.
    ///
    /// - Parameter path: as it is meant, percent-decoded and without a query. A slash at its end does not matter.
    public func match(_ path: String) -> [String: String]? {
        match(path, Self.segments(path).map(String.init))
    }

    /// - Parameter path: as it was sent. An encoded slash separates no segments (RFC 3986, section 2.2).
    func match(sent path: String) -> [String: String]? {
        let segments = Self.segments(path).map { $0.removingPercentEncoding ?? String($0) }
        return match(path.removingPercentEncoding ?? path, segments)
    }

    private func match(_ path: String, _ segments: [String]) -> [String: String]? {
        switch self {
        case .any: return [:]
        case .exact(let own): return Self.segments(own).map(String.init) == segments ? [:] : nil
        case .prefix(let own): return path.hasPrefix(own) ? [:] : nil
        case .parameterized(let pattern): return Self.values(Self.segments(pattern), segments)
        }
    }

    private static func segments(_ path: String) -> [Substring] {
        (path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...])
            .split(separator: "/", omittingEmptySubsequences: false)
    }

    private static func values(_ pattern: [Substring], _ path: [String]) -> [String: String]? {
        guard pattern.count == path.count else { return nil }
        var values: [String: String] = [:]
        for (part, segment) in zip(pattern, path) {
            if part == "*" { continue }
            guard let own = self.values(part, segment) else { return nil }
            values.merge(own) { $1 }
        }
        return values
    }

    /// Of one segment: `:name`, or text with parameters in it, such as `{name}.{format}`, each as short as it can be.
    private static func values(_ part: Substring, _ segment: String) -> [String: String]? {
        if part.hasPrefix(":") { return segment.isEmpty ? nil : [String(part.dropFirst()): segment] }
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
            // The last of a segment takes all that its text leaves.
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
