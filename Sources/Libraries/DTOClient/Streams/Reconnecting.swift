/// Counts the failures of a stream and computes the waits between connections.
struct Reconnecting {
    private let options: StreamOptions
    /// The delay that the stream has stated (`retry`), or nil.
    var statedDelay: Duration?
    /// The number of failures since the last event.
    private var failures = 0
    /// The number of failures since the last connection that lasted long enough.
    private var shortConnections = 0

    /// The shortest wait for a stream that states its own delay. It grows to the usual delay while connections are
    /// short.
    private var leastDelay: Duration {
        var delay = Self.shortestDelay
        for _ in 1..<max(shortConnections, 1) where delay < options.reconnectionDelay { delay = delay * 2 }
        return max(Self.shortestDelay, min(delay, options.reconnectionDelay))
    }
    /// The shortest wait, whatever a server requests.
    static let shortestDelay = Duration.milliseconds(500)
    /// The time that a connection must last before the waits become short again.
    private static let steadyTime = Duration.seconds(1)

    init(_ options: StreamOptions) {
        self.options = options
    }

    /// Records that an event or a response arrived.
    ///
    /// - Parameter time: The duration of the connection. If a server ends each connection at once, the waits grow.
    mutating func succeed(after time: Duration) {
        failures = 0
        if time >= Self.steadyTime { shortConnections = 0 }
    }

    /// Returns the wait before the next connection, or nil if there have been too many failures.
    ///
    /// - Parameters:
    ///   - delay: The delay in the server's response, or nil.
    ///   - chance: A random number from 0 to 1. It keeps many clients that lost one server from returning together.
    mutating func wait(_ delay: Duration?, chance: Double) -> Duration? {
        failures += 1
        shortConnections += 1
        guard failures < options.failureLimit else { return nil }
        if let delay {
            // The client does not return earlier than the server requests. If that is too late for the caller, the
            // stream fails at once.
            return delay <= options.longestDelay ? max(delay, Self.shortestDelay) : nil
        }
        let first = statedDelay.map { max($0, leastDelay) } ?? options.reconnectionDelay
        let longest = max(options.longestDelay, first)
        var wait = first
        for _ in 1..<max(failures, 1) where wait < longest { wait = wait * 2 }
        // The wait is never shorter than the stream states.
        let factor = statedDelay == nil ? 0.9 + 0.2 * chance : 1 + 0.2 * chance
        return min(wait, longest) * factor
    }
}
