import DTORuntime

/// Decides what sends calls: the network, or mock data in a debug build that asks for them.
public enum APIClientFactory {
    private static let overriding = Guarded(nil as (any APIClientProtocol)?)
    private static let mocking = Guarded(nil as (@Sendable () -> any APIClientProtocol)?)

    /// Asks the configuration each time, so that a change holds for the next client. A client that exists stays what it is.
    public static func create(config: AppConfig = .shared) -> any APIClientProtocol {
        if let client = overriding.withLock({ $0 }) { return client }
        guard config.mockMode else { return APIClient.shared }
        return mocking.withLock { $0 }?() ?? MockAPIClient()
    }

    public static var shared: any APIClientProtocol { create() }

    /// What is created in mock mode.
    public static func useMocks(_ make: @escaping @Sendable () -> any APIClientProtocol) {
        mocking.withLock { $0 = make }
    }

    /// What is created whatever the mode, for tests; nil: what the mode says.
    public static func override(with client: (any APIClientProtocol)?) {
        overriding.withLock { $0 = client }
    }
}
