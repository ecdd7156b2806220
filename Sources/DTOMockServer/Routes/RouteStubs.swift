public import DTORuntime

/// An answer that is always the same.
public struct RouteStub: Sendable {
    public var method: HTTPMethod?
    public var path: String
    public var response: MockHTTPResponse

    public init(_ method: HTTPMethod? = nil, _ path: String, response: MockHTTPResponse) {
        self.method = method
        self.path = path
        self.response = response
    }
}

/// Several of them, written one below the other:
///
///     RouteStubCollection {
///         RouteStub(.get, "/health", response: .json(#"{"status": "ok"}"#))
///         if isFull { RouteStub(.get, "/books", response: page) }
///     }
public struct RouteStubCollection: Sendable {
    public var stubs: [RouteStub]

    public init(_ stubs: [RouteStub]) {
        self.stubs = stubs
    }

    public init(@RouteStubBuilder _ stubs: () -> [RouteStub]) {
        self.stubs = stubs()
    }
}

@resultBuilder
public enum RouteStubBuilder {
    public static func buildExpression(_ stub: RouteStub) -> [RouteStub] { [stub] }
    public static func buildBlock(_ parts: [RouteStub]...) -> [RouteStub] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [RouteStub]?) -> [RouteStub] { part ?? [] }
    public static func buildEither(first part: [RouteStub]) -> [RouteStub] { part }
    public static func buildEither(second part: [RouteStub]) -> [RouteStub] { part }
    public static func buildArray(_ parts: [[RouteStub]]) -> [RouteStub] { parts.flatMap(\.self) }
}
