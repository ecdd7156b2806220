public import Foundation

/// The time and random numbers of a client. Tests pass their own.
public struct ClientClock: Sendable {
    /// The current time for durations and deadlines.
    public var now: @Sendable () -> ContinuousClock.Instant
    /// The time of day, for comparison with dates from servers.
    public var date: @Sendable () -> Date
    /// Waits for a duration.
    ///
    /// - Throws: `CancellationError`.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// A random number from 0 to 1.
    public var random: @Sendable () -> Double

    /// Makes a clock. The default values are the system's: its `sleep` waits for real, and tests pass a `sleep` that
    /// returns at once.
    public init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        date: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.now = now
        self.date = date
        self.sleep = sleep
        self.random = random
    }

    /// The system's clock.
    public static let system = ClientClock()
}
