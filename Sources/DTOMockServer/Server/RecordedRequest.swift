public import Foundation

/// A request that came, and what was answered.
public struct RecordedRequest: Sendable {
    public var request: MockHTTPRequest
    public var response: MockHTTPResponse
    public var timestamp: Date
    /// The text of the route's pattern; nil where no route fitted.
    public var matchedRoute: String?
}

/// What an app needs to be told to call the server.
public struct MockServerAppConfig: Hashable, Sendable {
    public var baseURL: URL
    public var port: UInt16
    public var launchArguments: [String]
    public var launchEnvironment: [String: String]
}

/// Whether this process was told to call a mock server, by `MockServer.appConfig()`.
public enum MockServerDetector {
    public static var isUsingMockServer: Bool {
        ProcessInfo.processInfo.arguments.contains("-useMockServer")
    }

    public static var baseURL: URL? {
        ProcessInfo.processInfo.environment["MOCK_SERVER_URL"].flatMap { URL(string: $0) }
    }

    public static var port: UInt16? {
        ProcessInfo.processInfo.environment["MOCK_SERVER_PORT"].flatMap { UInt16($0) }
    }
}
