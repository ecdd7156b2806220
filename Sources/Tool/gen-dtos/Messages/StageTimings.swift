/// The durations of the stages of a run, for `--timings`.
struct StageTimings {
    private let start = ContinuousClock.now
    private var stages: [(stage: String, seconds: Double)] = []

    mutating func add(_ stages: [(stage: String, seconds: Double)]) {
        self.stages += stages
    }

    mutating func measure<Result>(_ stage: String, _ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { stages.append((stage, (ContinuousClock.now - start).seconds)) }
        return try body()
    }

    /// A line for each stage, in milliseconds, followed by the duration of the run. With several threads, stages run at
    /// the same time.
    var table: String {
        let rows = stages + [("total", (ContinuousClock.now - start).seconds)]
        let names = rows.map(\.0.count).max() ?? 0
        let numbers = rows.map { Self.milliseconds($0.1) }
        let width = numbers.map(\.count).max() ?? 0
        return zip(rows, numbers).map { row, number in
            let padding = names - row.0.count + width - number.count + 2
            return row.0 + String(repeating: " ", count: padding) + number + " ms\n"
        }.joined()
    }

    /// Returns milliseconds with one decimal.
    private static func milliseconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10_000).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
