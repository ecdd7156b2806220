import Foundation

public enum Violations {
    /// Ends the process, with the reason on standard error, if there are any: a fuzzer then keeps the input.
    public static func stop(for violations: [String]) {
        if violations.isEmpty { return }
        FileHandle.standardError.write(Data((violations.joined(separator: "\n") + "\n").utf8))
        abort()
    }
}
