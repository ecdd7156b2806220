public import DTOClient
import DTOContract
import DTORuntime

/// Chooses the client that sends calls: `APIClient.shared`, or a client with mock data if the mock mode of a debug
/// build is on.
public enum APIClientFactory {
    private static let overriding = Guarded(nil as (any APIClientProtocol)?)
    private static let mocking = Guarded(nil as (@Sendable () -> any APIClientProtocol)?)

    /// Returns the client for the current mode. The function reads the configuration each time, so a change of the mode
    /// applies to the next call of this function.
    public static func create(config: AppConfig = .shared) -> any APIClientProtocol {
        if let client = overriding.withLock({ $0 }) { return client }
        guard config.mockMode else { return APIClient.shared }
        return mocking.withLock { $0 }?() ?? MockAPIClient()
    }

    /// The client that the shared configuration chooses.
    public static var shared: any APIClientProtocol { create() }

    /// Sets the function that creates the client for mock mode. Without a function, `MockAPIClient()` is used.
    public static func useMocks(_ make: @escaping @Sendable () -> any APIClientProtocol) {
        mocking.withLock { $0 = make }
    }

    /// Sets a client that is used in every mode, for tests. If the value is nil, the mode decides again.
    public static func override(with client: (any APIClientProtocol)?) {
        overriding.withLock { $0 = client }
    }
}
