/// Wall-clock seconds by stage.
struct Stopwatch {
    private(set) var timings: [(stage: String, seconds: Double)] = []
    private var last = ContinuousClock.now

    /// Ends a stage that began with the previous lap.
    mutating func lap(_ stage: String) {
        let now = ContinuousClock.now
        let elapsed = last.duration(to: now).components
        timings.append((stage, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18))
        last = now
    }
}
