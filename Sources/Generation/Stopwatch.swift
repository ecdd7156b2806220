/// Wall-clock seconds by stage.
struct Stopwatch: Sendable {
    private(set) var timings: [(stage: String, seconds: Double)] = []
    private var last = ContinuousClock.now

    /// Ends a stage that began with the previous one's end.
    mutating func end(_ stage: String) {
        let now = ContinuousClock.now
        let elapsed = last.duration(to: now).components
        timings.append((stage, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18))
        last = now
    }

    /// What has gone on beside this one.
    mutating func add(_ other: Stopwatch) {
        timings += other.timings
        last = max(last, other.last)
    }
}
