public import DTOClient
import DTOContract
import DTORuntime

/// Chooses the client that sends calls: a client for the network, or for mock data in a debug build whose configuration
/// requests it.
public enum APIClientFactory {
    private static let overriding = Guarded(nil as (any APIClientProtocol)?)
    private static let mocking = Guarded(nil as (@Sendable () -> any APIClientProtocol)?)

    /// Returns a client. It reads the configuration each time, so a change applies to the next client. Existing clients
    /// do not change.
    public static func create(config: AppConfig = .shared) -> any APIClientProtocol {
        if let client = overriding.withLock({ $0 }) { return client }
        guard config.mockMode else { return APIClient.shared }
        return mocking.withLock { $0 }?() ?? MockAPIClient()
    }

    /// The client that the shared configuration chooses.
    public static var shared: any APIClientProtocol { create() }

    /// Sets the function that makes the client for mock mode.
    public static func useMocks(_ make: @escaping @Sendable () -> any APIClientProtocol) {
        mocking.withLock { $0 = make }
    }

    /// Sets a client that is used in every mode, for tests. Nil restores the choice by mode.
    public static func override(with client: (any APIClientProtocol)?) {
        overriding.withLock { $0 = client }
    }
}
