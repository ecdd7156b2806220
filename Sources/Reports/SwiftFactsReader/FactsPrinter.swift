import Foundation

/// Prints the facts of each file on one line. Several threads may print.
// The class is `@unchecked Sendable`, because the compiler cannot know that the lock protects the output.
final class FactsPrinter: @unchecked Sendable {
    private let lock = NSLock()

    func write(_ facts: FileFacts) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        guard var line = try? encoder.encode(facts) else { return }
        line.append(0x0A)
        lock.lock()
        defer { lock.unlock() }
        line.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stdout) }
    }
}
