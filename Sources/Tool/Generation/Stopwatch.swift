/// Measures the wall-clock seconds of each stage.
struct Stopwatch: Sendable {
    private(set) var timings: [(stage: String, seconds: Double)] = []
    private var last = ContinuousClock.now

    /// Ends a stage, which began at the end of the previous stage.
    mutating func end(_ stage: String) {
        let now = ContinuousClock.now
        let elapsed = last.duration(to: now).components
        timings.append((stage, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18))
        last = now
    }

    /// Adds the stages that ran at the same time as the stages of this stopwatch.
    mutating func add(_ other: Stopwatch) {
        timings += other.timings
        last = max(last, other.last)
    }
}
