/// Counts the failures of a stream, and says how long each wait is.
struct Reconnecting {
    private let options: StreamOptions
    /// The delay that the stream has stated (`retry`); nil where it has not.
    var statedDelay: Duration?
    /// The failures since the last event.
    private var failures = 0

    init(_ options: StreamOptions) {
        self.options = options
    }

    mutating func succeed() {
        failures = 0
    }

    /// The wait before the next connection; nil where the stream has failed for good.
    ///
    /// - Parameters:
    ///   - delay: What the server asks for in its answer; nil where it does not.
    ///   - chance: From 0 to 1. Many clients that a server has lost together shall not come back together.
    mutating func wait(_ delay: Duration?, chance: Double) -> Duration? {
        failures += 1
        guard failures < options.failureLimit else { return nil }
        if let delay {
            // The server is not asked sooner than it wants, so an impatient caller is told at once.
            return delay <= options.longestDelay ? delay : nil
        }
        let first = statedDelay ?? options.reconnectionDelay
        let longest = max(options.longestDelay, first)
        var wait = first
        for _ in 1..<max(failures, 1) where wait < longest { wait = wait * 2 }
        // A delay that the stream states is never undercut.
        let factor = statedDelay == nil ? 0.9 + 0.2 * chance : 1 + 0.2 * chance
        return min(wait, longest) * factor
    }
}
