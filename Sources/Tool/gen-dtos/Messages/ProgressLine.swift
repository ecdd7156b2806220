import Platform
import Dispatch

/// A line on the terminal for runs of more than a second. It is removed at the end of the run.
struct ProgressLine: Sendable {
    private let isOver = Guarded(false)
    private let start = ContinuousClock.now

    init(_ text: String) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [isOver] in
            isOver.with { if !$0 { try? StandardStream.error.write(text) } }
        }
    }

    func end() {
        // This waits if the line is being written.
        isOver.with { $0 = true }
        // Returns to the beginning of the line and clears it. This has no effect if nothing was written.
        if ContinuousClock.now - start > .milliseconds(900) { try? StandardStream.error.write("\r\u{1B}[K") }
    }
}
