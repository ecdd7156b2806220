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
        match(path, PathPattern.segments(path).map(String.init))
    }

    /// - Parameter path: as it was sent. An encoded slash separates no segments (RFC 3986, section 2.2).
    func match(sent path: String) -> [String: String]? {
        match(path.removingPercentEncoding ?? path, PathPattern.segments(sent: path))
    }

    private func match(_ path: String, _ segments: [String]) -> [String: String]? {
        switch self {
        case .any: return [:]
        case .exact(let own): return PathPattern.segments(own).map(String.init) == segments ? [:] : nil
        case .prefix(let own): return path.hasPrefix(own) ? [:] : nil
        case .parameterized(let pattern): return PathPattern(pattern).values(segments)
        }
    }
}
