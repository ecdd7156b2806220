import Diagnostics
import Files
import Platform

/// Standard output or standard error.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes bytes. A full disk is an error. A pipe that its reader has closed is not an error.
    func write(_ bytes: [UInt8]) throws {
        do {
            try SystemCall.writeAll(bytes, to: rawValue, path: self == .output ? "standard output" : "standard error")
        } catch let failure as SystemFailure where failure.code == EPIPE {
        }
    }

    func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    func write(_ diagnostics: [Diagnostic], _ sources: SourceFileTable, as format: DiagnosticFormat) throws {
        try write(format.text(of: diagnostics, in: sources, toolVersion: GeneratorVersion.text, colour: hasColour))
    }

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether a line can be cleared, because the stream is a capable terminal.
    var canErase: Bool {
        isTerminal && Self.environment("TERM") != "dumb"
    }

    /// Whether the terminal has colours and the user has not turned them off (no-color.org).
    var hasColour: Bool {
        canErase && Self.environment("NO_COLOR").isEmpty
    }

    private static func environment(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }
}
