import Foundation
package import YAMLTree

/// What the entries of the fuzzers have in common.
package enum Violations {
    /// Ends the process, with the reason on standard error, if something does not hold of an input: a fuzzer then keeps it.
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

extension YAMLLimits {
    /// Low enough that every limit is met within a few thousand bytes.
    package static func fuzzing(depth: Int) -> YAMLLimits {
        var limits = YAMLLimits()
        limits.depth = depth
        limits.aliasExpansion = 1_000
        return limits
    }
}
