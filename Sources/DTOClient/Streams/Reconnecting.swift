/// Counts the failures of a stream, and says how long each wait is.
struct Reconnecting {
    private let options: StreamOptions
    /// The delay that the stream has stated (`retry`); nil where it has not.
    var statedDelay: Duration?
    /// The failures since the last event.
    private var failures = 0
    /// The failures since the last connection that lasted.
    private var shortConnections = 0

    /// The least wait for a stream that states its own. It grows to the usual one while connections are short.
    private var leastDelay: Duration {
        var delay = Self.shortestDelay
        for _ in 1..<max(shortConnections, 1) where delay < options.reconnectionDelay { delay = delay * 2 }
        return max(Self.shortestDelay, min(delay, options.reconnectionDelay))
    }
    /// The least wait, whatever a server asks for.
    static let shortestDelay = Duration.milliseconds(500)
    /// How long a connection has to last before the waits are short again.
    private static let steadyTime = Duration.seconds(1)

    init(_ options: StreamOptions) {
        self.options = options
    }

    /// An event or an answer has come.
    ///
    /// - Parameter time: how long the connection has lasted. A server that ends each connection at once is asked less and less often.
    mutating func succeed(after time: Duration) {
        failures = 0
        if time >= Self.steadyTime { shortConnections = 0 }
    }

    /// The wait before the next connection; nil where the stream has failed for good.
    ///
    /// - Parameters:
    ///   - delay: What the server asks for in its answer; nil where it does not.
    ///   - chance: From 0 to 1. Many clients that a server has lost together shall not come back together.
    mutating func wait(_ delay: Duration?, chance: Double) -> Duration? {
        failures += 1
        shortConnections += 1
        guard failures < options.failureLimit else { return nil }
        if let delay {
            // The server is not asked sooner than it wants, so an impatient caller is told at once.
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
