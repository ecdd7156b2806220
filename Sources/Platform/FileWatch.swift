/// Waits until a file of a list changes, appears or goes.
///
/// It asks the system four times a second. That works on every system and file system, and a document has few files.
package struct FileWatch {
    /// The properties that stay while nobody touches a file.
    private struct State: Equatable {
        var identity: FileStatus.Identity
        var size: Int
        var modified: FileStatus.Time
    }

    /// The value is nil where there is no such file.
    private var states: [String: State?] = [:]
    /// In microseconds.
    private static let interval: UInt32 = 250_000

    package init() {}

    /// Looks at the files before they are read, so a change in the meantime is one more change.
    package mutating func begin(_ paths: [String]) {
        states = Dictionary(states.keys.map { ($0, Self.state(of: $0)) }) { $1 }
        add(paths)
    }

    package mutating func add(_ paths: [String]) {
        for path in paths where states[path] == nil { states[path] = .some(Self.state(of: path)) }
    }

    /// Returns after a change.
    package func waitForChange() {
        while states.allSatisfy({ Self.state(of: $0.key) == $0.value }) { usleep(Self.interval) }
    }

    private static func state(of path: String) -> State? {
        FileStatus(path).map { State(identity: $0.identity, size: $0.size, modified: $0.modified) }
    }
}
