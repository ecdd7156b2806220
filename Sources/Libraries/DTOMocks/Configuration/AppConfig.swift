import Foundation

/// Selects the network or mock data at run time.
///
/// Mock mode exists only in debug builds of this module. In a release build, `mockMode` is always false.
public final class AppConfig: Sendable {
    /// The configuration of the app.
    public static let shared = AppConfig()

    private let log: @Sendable (String) -> Void
    #if DEBUG
        private static let key = "app.networking.mockMode"
        /// The suite of `UserDefaults`, or nil for the standard defaults of the app.
        private let suite: String?

        private var defaults: UserDefaults {
            // The object is not stored, because `UserDefaults` is not `Sendable`.
            suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
        }
    #endif

    /// Creates a configuration whose mode is stored in `UserDefaults`.
    ///
    /// - Parameters:
    ///   - suite: The name of a suite of `UserDefaults`, or nil for the standard defaults of the app.
    ///   - log: Receives the message of `logCurrentMode`.
    public init(suite: String? = nil, log: @escaping @Sendable (String) -> Void = { print($0) }) {
        self.log = log
        #if DEBUG
            self.suite = suite
        #endif
    }

    /// Whether new clients respond with mock data. A change applies to the next `APIClientFactory.create()`.
    public var mockMode: Bool {
        get {
            #if DEBUG
                defaults.bool(forKey: Self.key)
            #else
                false
            #endif
        }
        set {
            #if DEBUG
                defaults.set(newValue, forKey: Self.key)
            #endif
        }
    }

    /// Passes a message with the current mode to the `log` of the initializer.
    public func logCurrentMode() {
        #if DEBUG
            log(mockMode ? "Networking: mock data." : "Networking: live.")
        #else
            log("Networking: live. This build has no mock mode.")
        #endif
    }
}
