public import Foundation

/// A request that the server has received, and its response.
public struct RecordedRequest: Sendable {
    /// The request.
    public var request: MockHTTPRequest
    /// The response. Until the server has responded, this is the server's default response.
    public var response: MockHTTPResponse
    /// The time of the request.
    public var timestamp: Date
    /// The pattern of the route that took the request, or nil if no route took it.
    public var matchedRoute: String?
}

/// The arguments and environment with which an app finds the server.
public struct MockServerAppConfig: Hashable, Sendable {
    /// The URL of the server.
    public var baseURL: URL
    /// The port of the server.
    public var port: UInt16
    /// The launch arguments for the app.
    public var launchArguments: [String]
    /// The environment variables for the app.
    public var launchEnvironment: [String: String]
}

/// Reads whether this process was launched with the default configuration of `MockServer.appConfig()`.
public enum MockServerDetector {
    /// Whether the process should call a mock server.
    public static var isUsingMockServer: Bool {
        ProcessInfo.processInfo.arguments.contains("-useMockServer")
    }

    /// The URL of the mock server, or nil if the environment does not contain it.
    public static var baseURL: URL? {
        ProcessInfo.processInfo.environment["MOCK_SERVER_URL"].flatMap { URL(string: $0) }
    }

    /// The port of the mock server, or nil if the environment does not contain it.
    public static var port: UInt16? {
        ProcessInfo.processInfo.environment["MOCK_SERVER_PORT"].flatMap { UInt16($0) }
    }
}
