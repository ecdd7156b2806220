public import Foundation

/// Time and chance, as a client sees them: tests give their own.
public struct ClientClock: Sendable {
    public var now: @Sendable () -> ContinuousClock.Instant
    /// The time of day, for what servers say in dates.
    public var date: @Sendable () -> Date
    /// - Throws: `CancellationError`.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// From 0 to 1.
    public var random: @Sendable () -> Double

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

    public static let system = ClientClock()
}
