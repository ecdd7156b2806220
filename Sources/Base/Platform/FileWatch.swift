/// Waits until a file in a list changes, appears or disappears.
///
/// The watch polls four times a second. This works on every system and file system, and a document has few files.
package struct FileWatch {
    /// The properties that show whether a file has changed.
    private struct State: Equatable {
        var identity: FileStatus.Identity
        var size: Int
        var modified: FileStatus.Time
    }

    /// Maps each path to the state of its file. The value is nil for a file that does not exist.
    private var states: [String: State?] = [:]
    /// The interval in microseconds.
    private static let interval: UInt32 = 250_000

    package init() {}

    /// Records the states of these files and of all files that are already watched. The function must be called before
    /// the files are read, so that a change in between is noticed.
    package mutating func begin(_ paths: [String]) {
        states = Dictionary(states.keys.map { ($0, Self.state(of: $0)) }) { $1 }
        add(paths)
    }

    package mutating func add(_ paths: [String]) {
        for path in paths where states[path] == nil { states[path] = .some(Self.state(of: path)) }
    }

    /// Returns when at least one file has changed.
    package func waitForChange() {
        while states.allSatisfy({ Self.state(of: $0.key) == $0.value }) { usleep(Self.interval) }
    }

    private static func state(of path: String) -> State? {
        FileStatus(path).map { State(identity: $0.identity, size: $0.size, modified: $0.modified) }
    }
}
