import Dispatch

/// A line on the terminal for runs that take longer than a second; it is gone when they end.
struct ProgressLine {
    private let queue = DispatchQueue(label: "progress")
    private let announcement: DispatchWorkItem
    private let start = ContinuousClock.now

    init(_ text: String) {
        announcement = DispatchWorkItem { try? StandardStream.error.write(text) }
        queue.asyncAfter(deadline: .now() + 1, execute: announcement)
    }

    func end() {
        announcement.cancel()
        // It may be writing just now.
        queue.sync {}
        // Back to the beginning of the line, and clear it; harmless where nothing was written.
        if ContinuousClock.now - start > .milliseconds(900) { try? StandardStream.error.write("\r\u{1B}[K") }
    }
}
