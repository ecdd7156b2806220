import Foundation

/// Reads one file on a separate thread. On macOS, the threads of a queue have stacks of only 512 KB, which deeply
/// nested code would exceed.
// The class is `@unchecked Sendable`, because the compiler cannot know that the lock protects the result.
final class FileReading: @unchecked Sendable {
    private let path: String
    private let hasUses: Bool
    private let end = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var result: FileFacts?

    init(_ path: String, hasUses: Bool) {
        self.path = path
        self.hasUses = hasUses
    }

    /// Returns the facts, or a fault if reading takes longer. In this case, the thread continues, and its result is
    /// ignored.
    func facts(within seconds: Double) -> FileFacts {
        let thread = Thread { self.read() }
        thread.stackSize = 64 << 20
        thread.start()
        _ = end.wait(timeout: .now() + seconds)
        if let result = lock.withLock({ result }) { return result }
        var facts = FileFacts(path: path)
        facts.fault = "The Swift parser needs more than \(Int(seconds)) seconds for the file."
        return facts
    }

    private func read() {
        let facts = FileReader.facts(at: path, hasUses: hasUses)
        lock.withLock { result = facts }
        end.signal()
    }
}
