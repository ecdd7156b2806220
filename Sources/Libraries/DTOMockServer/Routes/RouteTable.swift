import DTORuntime

/// A function that responds to a request. If the function throws an error, the response is a 500 with the text of the
/// error.
public typealias RouteHandler = @Sendable (MockHTTPRequest) async throws -> MockHTTPResponse

/// A route: the requests that it takes, and the function that responds to them.
struct Route: Sendable {
    let id: String
    /// The method, or nil for every method.
    let method: HTTPMethod?
    /// The paths that the route takes.
    let pattern: RoutePattern
    let handler: RouteHandler
}

/// All routes. Exact paths come before patterns, patterns before prefixes, and prefixes before the route for all paths.
/// Within a kind, the newest route comes first.
struct RouteTable {
    /// The routes of each kind. The oldest route of a kind is first.
    private var kinds: [[Route]] = [[], [], [], []]
    private var count = 0

    /// Adds a route and returns its id. A new route for all paths replaces the old route for all paths.
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

    /// - Parameter path: The path as it was sent.
    func match(_ method: HTTPMethod, _ path: String) -> (route: Route, parameters: [String: String])? {
        for kind in kinds {
            for route in kind.reversed() where Self.takes(method, route.method) {
                if let parameters = route.pattern.match(sent: path) { return (route, parameters) }
            }
        }
        return nil
    }

    /// Whether a route takes the method. A route for GET also takes HEAD (RFC 9110 section 9.3.2).
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
