#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Waits until one of some files changes, appears or goes. It asks the system again and again: that is the same everywhere, and a document
/// has few files.
struct FileWatch {
    /// What a file is while nobody touches it.
    private struct State: Equatable {
        var inode: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// Nil: there is no such file.
    private var states: [String: State?] = [:]
    private static let interval: UInt32 = 250_000

    /// Looks at the files before they are read, so that a change meanwhile is one more change.
    mutating func begin(_ paths: [String]) {
        states = Dictionary(states.keys.map { ($0, Self.state(of: $0)) }) { $1 }
        add(paths)
    }

    mutating func add(_ paths: [String]) {
        for path in paths where states[path] == nil { states[path] = .some(Self.state(of: path)) }
    }

    /// Returns when something has changed.
    func waitForChange() {
        while states.allSatisfy({ Self.state(of: $0.key) == $0.value }) { usleep(Self.interval) }
    }

    private static func state(of path: String) -> State? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return State(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(time.tv_sec),
            nanoseconds: Int(time.tv_nsec))
    }
}
