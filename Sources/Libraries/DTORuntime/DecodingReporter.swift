import Foundation

/// Collects the issues of one or more decodings.
///
/// A reporter may serve decodings on several threads at once. The reporter keeps the first 1,000 issues and counts the
/// rest.
public final class DecodingReporter: Sendable {
    /// The greatest number of issues that a reporter keeps.
    package static let capacity = 1_000

    /// Whether keys that the contract does not name are also reported.
    package let reportsUnknownKeys: Bool
    /// Whether issues leave out the contents of the document, for logs that must not contain personal data.
    ///
    /// If the value is true, `found` and `used` are JSON types. In paths, `[…]` replaces each key that the contract
    /// does not name, such as the key of a map.
    package let isRedacting: Bool

    /// Whether issues are only counted, because nothing reads their descriptions.
    let isCounting: Bool
    private let lock = NSLock()
    // The property is `nonisolated(unsafe)`, because the compiler does not know what the lock protects. `Mutex` needs
    // macOS 15. After the initialization, only `withState` accesses the state, and `withState` holds the lock.
    nonisolated(unsafe) private var state: State
    /// The thread that made the reporter. Usually this thread also decodes.
    private let maker: ObjectIdentifier
    // The property is `nonisolated(unsafe)`, because a log is not Sendable. `makersLog` gives the log only to the
    // maker's thread. Only this thread changes the log, and it holds the lock while it changes the log. All other
    // threads hold the lock when they read the log. A thread can have the address of the maker's thread only after that
    // thread has ended. If each access took the lock, decoding an object would cost 400 instructions more.
    nonisolated(unsafe) private let logOfMaker = Log()

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - reportsUnknownKeys: Whether keys that the contract does not name are also reported.
    ///   - redacting: Whether issues leave out the contents of the document.
    public convenience init(reportsUnknownKeys: Bool = false, redacting: Bool = false) {
        self.init(reportsUnknownKeys: reportsUnknownKeys, redacting: redacting, isCounting: false)
    }

    /// A reporter that only counts issues. The issues have neither paths nor descriptions, so an issue is cheap at any
    /// depth.
    static var counting: DecodingReporter {
        DecodingReporter(reportsUnknownKeys: false, redacting: true, isCounting: true)
    }

    private init(reportsUnknownKeys: Bool, redacting: Bool, isCounting: Bool) {
        self.reportsUnknownKeys = reportsUnknownKeys
        self.isCounting = isCounting
        isRedacting = redacting
        maker = ObjectIdentifier(ThreadStack.thread)
        state = State(logs: [maker: logOfMaker])
    }

    /// The kept issues, in the order in which they occurred.
    public var issues: [DecodingIssue] {
        let entries = withState { $0.logs.values.flatMap(\.entries) }
        return entries.sortedCompactly { $0.sequenceNumber < $1.sequenceNumber }.map(\.issue)
    }

    /// The number of issues, including issues that were not kept.
    public var issueCount: Int {
        withState { $0.logs.values.reduce(0) { $0 + $1.count } }
    }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}

extension DecodingReporter {
    /// A mark in the log of a thread. Later issues of the log can be rolled back to this mark.
    struct Checkpoint {
        fileprivate let keptCount: Int
        fileprivate let count: Int
    }

    /// The issues that one thread reported. A decoding stays on its thread, so simultaneous decodings with a common
    /// reporter have different logs.
    ///
    /// Only the log's thread changes the log, and it holds the reporter's lock while it changes the log. This thread
    /// reads the log without the lock, and other threads read the log with the lock. Each record that may fail needs a
    /// checkpoint, so a checkpoint must be cheap: it takes two loads from memory.
    final class Log {
        fileprivate var entries: [Entry] = []
        fileprivate var count = 0

        var checkpoint: Checkpoint {
            Checkpoint(keptCount: entries.count, count: count)
        }

        func growth(since checkpoint: Checkpoint) -> Int {
            count - checkpoint.count
        }
    }

    /// An issue with its number in the order of all threads.
    fileprivate struct Entry {
        let issue: DecodingIssue
        let sequenceNumber: Int
    }

    private struct State {
        var logs: [ObjectIdentifier: Log]
        var keptCount = 0
        var nextSequenceNumber = 0
    }

    /// The log of this thread if this thread made the reporter, or nil. The lock is not needed.
    var makersLog: Log? {
        ObjectIdentifier(ThreadStack.thread) == maker ? logOfMaker : nil
    }

    /// The log of this thread.
    var log: Log {
        @inline(never) get { findLog() }
    }

    private func findLog() -> Log {
        let thread = ObjectIdentifier(ThreadStack.thread)
        return withState { state in
            if let log = state.logs[thread] {
                return log
            }
            let log = Log()
            state.logs[thread] = log
            return log
        }
    }

    /// Whether another issue would be kept.
    var hasRoom: Bool {
        !isCounting && withState { $0.keptCount < Self.capacity }
    }

    func countIssues(_ number: Int, in log: Log) {
        withState { _ in log.count += number }
    }

    func report(_ issue: DecodingIssue, in log: Log) {
        withState { state in
            log.count += 1
            guard state.keptCount < Self.capacity else { return }
            log.entries.append(Entry(issue: issue, sequenceNumber: state.nextSequenceNumber))
            state.keptCount += 1
            state.nextSequenceNumber += 1
        }
    }

    /// Merges the two issues since the checkpoint into one issue if their paths are equal. One issue is a value where a
    /// list was expected, and the other issue is a fault of that value. The second issue is kept, unless it is also a
    /// conversion.
    func unitePlaces(in log: Log, since checkpoint: Checkpoint, isScalar: Bool) {
        if isCounting {
            // Counted issues have no paths. Only the paths of a scalar's issues are certainly equal.
            if isScalar, log.count == checkpoint.count + 2 { withState { _ in log.count -= 1 } }
            return
        }
        guard log.entries.count == checkpoint.keptCount + 2, let value = log.entries.last?.issue else { return }
        let list = log.entries[checkpoint.keptCount].issue
        guard value.path == list.path else { return }
        withState { state in
            log.entries.remove(at: value.kind == .coerced ? checkpoint.keptCount + 1 : checkpoint.keptCount)
            log.count -= 1
            state.keptCount -= 1
        }
    }

    /// Removes the issues since the checkpoint, because the value that they describe was discarded.
    func rollBack(_ log: Log, to checkpoint: Checkpoint) {
        guard log.count > checkpoint.count else { return }
        withState { state in
            let surplus = log.entries.count - checkpoint.keptCount
            log.entries.removeLast(surplus)
            log.count = checkpoint.count
            state.keptCount -= surplus
        }
    }
}
