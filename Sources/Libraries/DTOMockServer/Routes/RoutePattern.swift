import Foundation

/// The paths to which a route responds.
package enum RoutePattern: Hashable, Sendable {
    /// Only this path. A slash at its end is ignored.
    case exact(String)
    /// Segments such as `:name`, `{name}` and `*` match any segment. The value of a `*` is not a parameter, because it
    /// has no name.
    case parameterized(String)
    /// Every path that begins with this string.
    case prefix(String)
    /// Every path.
    case any

    /// The pattern as messages show it.
    package var text: String {
        switch self {
        case .exact(let path), .parameterized(let path): path
        case .prefix(let path): path + "…"
        case .any: "*"
        }
    }

    /// Returns the values of the path's parameters, or nil if the path does not match.
    ///
    /// - Parameter path: The path without percent-encoding and without a query. A slash at its end is ignored.
    package func match(_ path: String) -> [String: String]? {
        match(path, PathPattern.segments(path).map(String.init))
    }

    /// - Parameter path: The path as it was sent. An encoded slash does not separate segments (RFC 3986 section 2.2).
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
