import Platform
import Dispatch

/// A line on the terminal for runs of more than a second, which is removed at the end of the run.
struct ProgressLine: Sendable {
    private let isOver = Guarded(false)
    private let start = ContinuousClock.now

    /// Shows a line for a run. Returns nil if the run is quiet, or if the terminal cannot remove a line.
    static func shown(_ text: String, _ arguments: CommandLineArguments) -> ProgressLine? {
        arguments.isQuiet || !StandardStream.error.canErase ? nil : ProgressLine(text)
    }

    /// Shows a line until the work ends.
    static func during<Work>(_ text: String, _ arguments: CommandLineArguments, _ work: () throws -> Work) rethrows
        -> Work
    {
        let line = shown(text, arguments)
        defer { line?.end() }
        return try work()
    }

    private init(_ text: String) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [isOver] in
            isOver.with { if !$0 { try? StandardStream.error.write(text) } }
        }
    }

    func end() {
        // The call waits while the line is being written.
        isOver.with { $0 = true }
        // Returns to the beginning of the line and clears it. The function has no effect if nothing was written.
        if ContinuousClock.now - start > .milliseconds(900) { try? StandardStream.error.write("\r\u{1B}[K") }
    }
}
