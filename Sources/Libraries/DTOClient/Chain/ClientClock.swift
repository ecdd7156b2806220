public import Foundation

/// The source of time and of random numbers for a client. A test can replace the clock.
public struct ClientClock: Sendable {
    /// Returns the current time for durations and deadlines.
    public var now: @Sendable () -> ContinuousClock.Instant
    /// Returns the current date, which is compared with dates from servers.
    public var date: @Sendable () -> Date
    /// Waits for a duration.
    ///
    /// - Throws: `CancellationError`.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// Returns a random number from 0 to 1.
    public var random: @Sendable () -> Double

    /// Creates a clock. By default, the clock is the clock of the system, and `sleep` waits for the given duration. A
    /// test can pass a `sleep` that returns at once.
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

    /// The clock of the system.
    public static let system = ClientClock()
}
