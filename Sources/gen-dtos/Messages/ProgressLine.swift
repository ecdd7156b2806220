import Concurrency
import Dispatch

/// A line on the terminal for runs that take longer than a second; it is gone when they end.
struct ProgressLine: Sendable {
    private let isOver = Guarded(false)
    private let start = ContinuousClock.now

    init(_ text: String) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [isOver] in
            isOver.with { if !$0 { try? StandardStream.error.write(text) } }
        }
    }

    func end() {
        // Waits where the line is being written just now.
        isOver.with { $0 = true }
        // Back to the beginning of the line, and clear it; harmless where nothing was written.
        if ContinuousClock.now - start > .milliseconds(900) { try? StandardStream.error.write("\r\u{1B}[K") }
    }
}
