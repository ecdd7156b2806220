import Foundation

/// The code that all fuzzers share.
package enum Violations {
    /// Ends the process if a property does not hold for an input, with the reason on standard error. The fuzzer then
    /// keeps the input.
    ///
    /// - Returns: 0, as libFuzzer wants it.
    package static func stop(
        _ start: UnsafePointer<UInt8>?, _ count: Int, for violations: ([UInt8]) -> [String]
    ) -> CInt {
        let violations = violations(Array(UnsafeBufferPointer(start: start, count: count)))
        if violations.isEmpty { return 0 }
        FileHandle.standardError.write(Data((violations.joined(separator: "\n") + "\n").utf8))
        abort()
    }
}
