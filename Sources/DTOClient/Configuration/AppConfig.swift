import Foundation

/// What an app decides at run time: whether it talks to the network, or to mock data.
///
/// Mock mode exists in debug builds of this module only. A release build has neither the flag nor its name, whatever is stored.
public final class AppConfig: Sendable {
    public static let shared = AppConfig()

    private let log: @Sendable (String) -> Void
    #if DEBUG
        private static let key = "app.networking.mockMode"
        /// Nil for the app's own.
        private let suite: String?

        private var defaults: UserDefaults {
            // Looked up each time: UserDefaults is not Sendable.
            suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
        }
    #endif

    /// - Parameters:
    ///   - suite: of `UserDefaults`; nil: the app's own.
    ///   - log: hears what `logCurrentMode` says.
    public init(suite: String? = nil, log: @escaping @Sendable (String) -> Void = { print($0) }) {
        self.log = log
        #if DEBUG
            self.suite = suite
        #endif
    }

    /// Whether new clients answer from mock data. It takes effect at the next `APIClientFactory.create()`.
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

    /// Says which mode holds, for the log of a launch.
    public func logCurrentMode() {
        #if DEBUG
            log(mockMode ? "Networking: mock data." : "Networking: live.")
        #else
            log("Networking: live. This build has no mock mode.")
        #endif
    }
}
