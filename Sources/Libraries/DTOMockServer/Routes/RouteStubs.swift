public import DTORuntime

/// A route with a fixed response.
public struct RouteStub: Sendable {
    /// The method, or nil for every method.
    package var method: HTTPMethod?
    /// The path. A slash at its end is ignored.
    package var path: String
    package var response: MockHTTPResponse

    /// Makes a route with a fixed response.
    public init(_ method: HTTPMethod? = nil, _ path: String, response: MockHTTPResponse) {
        self.method = method
        self.path = path
        self.response = response
    }
}

/// Several routes with fixed responses:
///
///     RouteStubCollection {
///         RouteStub(.get, "/health", response: .json(#"{"status": "ok"}"#))
///         if isFull { RouteStub(.get, "/books", response: page) }
///     }
public struct RouteStubCollection: Sendable {
    package var stubs: [RouteStub]

    /// Makes a collection of routes.
    public init(_ stubs: [RouteStub]) {
        self.stubs = stubs
    }

    /// Makes a collection of the routes in a closure.
    public init(@RouteStubBuilder _ stubs: () -> [RouteStub]) {
        self.stubs = stubs()
    }
}

@resultBuilder
/// Collects routes from a closure.
public enum RouteStubBuilder {
    /// Adds a route.
    public static func buildExpression(_ stub: RouteStub) -> [RouteStub] { [stub] }
    /// Joins the routes of a block.
    public static func buildBlock(_ parts: [RouteStub]...) -> [RouteStub] { parts.flatMap(\.self) }
    /// Adds the routes of an `if` without `else`.
    public static func buildOptional(_ part: [RouteStub]?) -> [RouteStub] { part ?? [] }
    /// Adds the routes of the first branch.
    public static func buildEither(first part: [RouteStub]) -> [RouteStub] { part }
    /// Adds the routes of the second branch.
    public static func buildEither(second part: [RouteStub]) -> [RouteStub] { part }
    /// Joins the routes of a loop.
    public static func buildArray(_ parts: [[RouteStub]]) -> [RouteStub] { parts.flatMap(\.self) }
}
