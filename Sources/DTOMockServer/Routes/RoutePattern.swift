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
    /// - Parameter path: without a query. A slash at its end does not matter.
    public func match(_ path: String) -> [String: String]? {
        switch self {
        case .any: return [:]
        case .exact(let own): return Self.trimmed(own) == Self.trimmed(path) ? [:] : nil
        case .prefix(let own): return path.hasPrefix(own) ? [:] : nil
        case .parameterized(let pattern): return Self.values(Self.segments(pattern), Self.segments(path))
        }
    }

    private static func trimmed(_ path: String) -> Substring {
        path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
    }

    private static func segments(_ path: String) -> [Substring] {
        trimmed(path).split(separator: "/", omittingEmptySubsequences: false)
    }

    private static func values(_ pattern: [Substring], _ path: [Substring]) -> [String: String]? {
        guard pattern.count == path.count else { return nil }
        var values: [String: String] = [:]
        for (part, segment) in zip(pattern, path) {
            if part == "*" { continue }
            if let name = name(of: part) {
                if segment.isEmpty { return nil }
                values[name] = String(segment)
            } else if part != segment {
                return nil
            }
        }
        return values
    }

    private static func name(of part: Substring) -> String? {
        if part.hasPrefix(":") { return String(part.dropFirst()) }
        if part.hasPrefix("{"), part.hasSuffix("}") { return String(part.dropFirst().dropLast()) }
        return nil
    }
}
