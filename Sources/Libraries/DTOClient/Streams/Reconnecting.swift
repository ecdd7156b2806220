/// Counts the failures of a stream and computes the waits between connections.
struct Reconnecting {
    private let options: StreamOptions
    /// The delay from the field `retry` of the stream, or nil.
    var statedDelay: Duration?
    /// The number of failures since the last event.
    private var failures = 0
    /// The number of failures since the last connection that lasted at least `steadyTime`.
    private var shortConnections = 0

    /// The shortest wait for a stream with the field `retry`. With each short connection, this wait doubles, up to
    /// `reconnectionDelay`.
    private var leastDelay: Duration {
        var delay = Self.shortestDelay
        for _ in 1..<max(shortConnections, 1) where delay < options.reconnectionDelay { delay = delay * 2 }
        return max(Self.shortestDelay, min(delay, options.reconnectionDelay))
    }
    /// The least wait before the stream is connected again, even if the server requests a shorter wait.
    static let shortestDelay = Duration.milliseconds(500)
    /// A connection that lasts less than this time is a short connection.
    private static let steadyTime = Duration.seconds(1)

    init(_ options: StreamOptions) {
        self.options = options
    }

    /// Records that an event or a response arrived.
    ///
    /// - Parameter time: The duration of the connection so far. If the server ends each connection at once, the waits
    ///   grow.
    mutating func succeed(after time: Duration) {
        failures = 0
        if time >= Self.steadyTime { shortConnections = 0 }
    }

    /// Counts a failure and returns the wait before the next connection. Returns nil if the stream must fail: after too
    /// many failures, or if `delay` is longer than the options allow.
    ///
    /// - Parameters:
    ///   - delay: The delay that the error response requests, or nil.
    ///   - chance: A random number from 0 to 1. Clients that lost a server at the same time then return at different
    ///     times.
    mutating func wait(_ delay: Duration?, chance: Double) -> Duration? {
        failures += 1
        shortConnections += 1
        guard failures < options.failureLimit else { return nil }
        if let delay {
            // The client does not connect earlier than the server allows. If the delay is too long for the options, the
            // stream fails at once.
            return delay <= options.longestDelay ? max(delay, Self.shortestDelay) : nil
        }
        let first = statedDelay.map { max($0, leastDelay) } ?? options.reconnectionDelay
        let longest = max(options.longestDelay, first)
        var wait = first
        for _ in 1..<max(failures, 1) where wait < longest { wait = wait * 2 }
        // The random part never makes the wait shorter than `retry`.
        let factor = statedDelay == nil ? 0.9 + 0.2 * chance : 1 + 0.2 * chance
        return min(wait, longest) * factor
    }
}
