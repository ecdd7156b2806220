import Foundation

/// The choice between the network and mock data at run time.
///
/// Mock mode exists only in debug builds of this module. A release build has neither the flag nor its name, whatever
/// value is stored.
public final class AppConfig: Sendable {
    /// The configuration of the app.
    public static let shared = AppConfig()

    private let log: @Sendable (String) -> Void
    #if DEBUG
        private static let key = "app.networking.mockMode"
        /// The suite of `UserDefaults`, or nil for the app's own defaults.
        private let suite: String?

        private var defaults: UserDefaults {
            // The defaults are looked up each time, because `UserDefaults` is not `Sendable`.
            suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
        }
    #endif

    /// - Parameters:
    ///   - suite: The name of a suite of `UserDefaults`, or nil for the app's own.
    ///   - log: Receives the text of `logCurrentMode`.
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

    /// Writes the current mode to the log.
    public func logCurrentMode() {
        #if DEBUG
            log(mockMode ? "Networking: mock data." : "Networking: live.")
        #else
            log("Networking: live. This build has no mock mode.")
        #endif
    }
}
