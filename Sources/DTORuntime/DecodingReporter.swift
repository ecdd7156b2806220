import Foundation

/// Collects the issues of one or more decodings.
///
/// A reporter may serve decodings on several threads at once. It keeps the first `capacity` issues and counts the rest.
public final class DecodingReporter: Sendable {
    /// How many issues are kept.
    public static let capacity = 1_000

    /// Whether keys that the contract does not name are reported too.
    public let reportsUnknownKeys: Bool

    private let lock = NSLock()
    // Guarded by `lock`: every access goes through `withState`. `Mutex` would say so in its type, but needs macOS 15.
    nonisolated(unsafe) private var state = State()

    public init(reportsUnknownKeys: Bool = false) {
        self.reportsUnknownKeys = reportsUnknownKeys
    }

    /// The issues so far, in the order in which they were met.
    public var issues: [DecodingIssue] {
        withState { $0.entries.map(\.issue) }
    }

    /// How many issues were met, kept or not.
    public var issueCount: Int {
        withState { $0.counts.values.reduce(0, +) }
    }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}

extension DecodingReporter {
    /// A moment of one decoding, to which its issues can be taken back.
    struct Checkpoint {
        fileprivate let thread: ObjectIdentifier
        fileprivate let sequenceNumber: Int
        fileprivate let count: Int
    }

    private struct Entry {
        let issue: DecodingIssue
        // A decoding stays on its thread, so this tells apart those that share the reporter.
        let thread: ObjectIdentifier
        let sequenceNumber: Int
    }

    private struct State {
        var entries: [Entry] = []
        var counts: [ObjectIdentifier: Int] = [:]
        var nextSequenceNumber = 0
    }

    func report(_ issue: DecodingIssue) {
        let thread = ObjectIdentifier(Thread.current)
        withState { state in
            state.counts[thread, default: 0] += 1
            guard state.entries.count < Self.capacity else { return }
            state.entries.append(Entry(issue: issue, thread: thread, sequenceNumber: state.nextSequenceNumber))
            state.nextSequenceNumber += 1
        }
    }

    var checkpoint: Checkpoint {
        let thread = ObjectIdentifier(Thread.current)
        return withState {
            Checkpoint(thread: thread, sequenceNumber: $0.nextSequenceNumber, count: $0.counts[thread] ?? 0)
        }
    }

    /// Forgets what this thread's decoding reported since the checkpoint, because the value it was about is gone.
    func rollBack(to checkpoint: Checkpoint) {
        withState { state in
            guard state.counts[checkpoint.thread] ?? 0 > checkpoint.count else { return }
            state.counts[checkpoint.thread] = checkpoint.count
            let first = state.entries.partitioningIndex { $0.sequenceNumber >= checkpoint.sequenceNumber }
            let kept = state.entries[first...].filter { $0.thread != checkpoint.thread }
            state.entries.replaceSubrange(first..., with: kept)
        }
    }
}

extension Array {
    /// The first index at which the predicate holds, in an array where it never ceases to hold once it does.
    fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = predicate(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
