import Platform

/// Standard output or standard error.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Whoever has closed the other end wants no more: that is no failure. A full disk is.
    func write(_ bytes: [UInt8]) throws {
        do {
            try SystemCall.writeAll(bytes, to: rawValue, path: self == .output ? "standard output" : "standard error")
        } catch let failure as SystemFailure where failure.code == EPIPE {
        }
    }

    func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether a line can be taken back: on terminals that know how.
    var canErase: Bool {
        isTerminal && Self.environment("TERM") != "dumb"
    }

    /// On terminals that have colours, and not where the user asks for none (no-color.org).
    var hasColour: Bool {
        canErase && Self.environment("NO_COLOR").isEmpty
    }

    private static func environment(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }
}
