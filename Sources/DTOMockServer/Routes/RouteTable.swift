public import DTORuntime

/// Answers a request. An error that it throws becomes a 500 with the error's text.
public typealias RouteHandler = @Sendable (MockHTTPRequest) async throws -> MockHTTPResponse

/// Whom requests go to.
public struct Route: Sendable {
    public let id: String
    /// Nil: any.
    public let method: HTTPMethod?
    public let pattern: RoutePattern
    public let handler: RouteHandler
}

/// All routes. Exact paths come before patterns, patterns before prefixes, prefixes before the catch-all; of one kind the newest comes first.
struct RouteTable {
    /// One list for each kind, the oldest first.
    private var kinds: [[Route]] = [[], [], [], []]
    private var count = 0

    /// A new catch-all takes the place of the old.
    mutating func add(_ method: HTTPMethod?, _ pattern: RoutePattern, _ handler: @escaping RouteHandler) -> String {
        count += 1
        let route = Route(id: "route-\(count)", method: method, pattern: pattern, handler: handler)
        let kind = Self.kind(of: pattern)
        if pattern == .any { kinds[kind] = [] }
        kinds[kind].append(route)
        return route.id
    }

    mutating func remove(id: String) {
        for kind in kinds.indices { kinds[kind].removeAll { $0.id == id } }
    }

    mutating func removeAll() {
        kinds = [[], [], [], []]
    }

    /// - Parameter path: as it was sent.
    func match(_ method: HTTPMethod, _ path: String) -> (route: Route, parameters: [String: String])? {
        for kind in kinds {
            for route in kind.reversed() where Self.takes(method, route.method) {
                if let parameters = route.pattern.match(sent: path) { return (route, parameters) }
            }
        }
        return nil
    }

    /// HEAD is GET without the body (RFC 9110, section 9.3.2).
    private static func takes(_ method: HTTPMethod, _ own: HTTPMethod?) -> Bool {
        own == nil || own == method || (own == .get && method == .head)
    }

    private static func kind(of pattern: RoutePattern) -> Int {
        switch pattern {
        case .exact: 0
        case .parameterized: 1
        case .prefix: 2
        case .any: 3
        }
    }
}
