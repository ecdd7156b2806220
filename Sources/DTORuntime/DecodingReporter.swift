import Foundation

/// Collects the issues of one or more decodings.
///
/// A reporter may serve decodings on several threads at once. It keeps the first `capacity` issues and counts the rest.
public final class DecodingReporter: Sendable {
    /// How many issues are kept.
    public static let capacity = 1_000

    /// Whether keys that the contract does not name are reported too.
    public let reportsUnknownKeys: Bool
    /// Whether issues go without what the document holds: for logs that must not have it.
    ///
    /// What was found and used is then a JSON type, and a key that no contract names, such as a map's, is `[…]` in a path.
    public let isRedacting: Bool

    /// Whether issues are counted and not kept: nobody reads them.
    let isCounting: Bool
    private let lock = NSLock()
    // `nonisolated(unsafe)`, because the compiler does not know what the lock is for; `Mutex` would say so in its type, but needs macOS 15. It is
    // safe, because `withState`, which holds the lock, is all that touches the state once it is there.
    nonisolated(unsafe) private var state: State
    /// The thread that made the reporter, which as a rule is the one that decodes, and its log.
    private let maker: ObjectIdentifier
    // `nonisolated(unsafe)`, because a log is not Sendable. It is safe: `makersLog` hands it out to that thread only, which alone changes it, under
    // the lock, and all others read it with the lock. A thread that has the same address later begins after the first has ended. With the lock
    // for each look at the log, an object would cost 400 instructions more.
    nonisolated(unsafe) private let logOfMaker = Log()

    /// - Parameter redacting: Whether issues go without what the document holds.
    public convenience init(reportsUnknownKeys: Bool = false, redacting: Bool = false) {
        self.init(reportsUnknownKeys: reportsUnknownKeys, redacting: redacting, isCounting: false)
    }

    /// A reporter that counts issues. They have neither paths nor texts, so an issue costs little however deep it is.
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

    /// The issues so far, in the order in which they were met.
    public var issues: [DecodingIssue] {
        let entries = withState { $0.logs.values.flatMap(\.entries) }
        return entries.sorted { $0.sequenceNumber < $1.sequenceNumber }.map(\.issue)
    }

    /// How many issues were met, kept or not.
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
    /// A moment of one thread's decoding, to which its issues can be taken back.
    struct Checkpoint {
        fileprivate let keptCount: Int
        fileprivate let count: Int
    }

    /// What one thread reported. A decoding stays on its thread, so this tells apart those that share the reporter.
    ///
    /// Only its own thread changes it, and under the reporter's lock: so this thread may read it without, and any other with the lock.
    /// That makes a checkpoint, of which there is one per record that may fail, as cheap as two loads.
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

    fileprivate struct Entry {
        let issue: DecodingIssue
        let sequenceNumber: Int
    }

    private struct State {
        var logs: [ObjectIdentifier: Log]
        var keptCount = 0
        var nextSequenceNumber = 0
    }

    /// The log of this thread, if it made the reporter: found without the lock.
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

    /// Whether an issue would be kept.
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

    /// Makes one issue of two that were reported since if both are about one place: that a value stands where a list is due, and what is to be said
    /// of the value itself. The latter is told unless it is a conversion too.
    func unitePlaces(in log: Log, since checkpoint: Checkpoint, isScalar: Bool) {
        if isCounting {
            // There are no paths. Only a scalar is certain to have both issues in one place.
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

    /// Forgets what the log's decoding reported since the checkpoint, because the value it was about is gone.
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
