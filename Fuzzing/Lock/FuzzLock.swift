import InputProperties
public import LibFuzzer
import YAMLTree

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_lock_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzLock)
}

/// libFuzzer's entry: a document with its past for the whole generator.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLock(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let violations = LockProperties.violations(
        of: Array(UnsafeBufferPointer(start: start, count: count)), limits: .fuzzing)
    Violations.stop(for: violations)
    return 0
}

extension YAMLLimits {
    /// Low enough for the main thread's stack with a sanitizer's large frames.
    fileprivate static var fuzzing: YAMLLimits {
        var limits = YAMLLimits()
        limits.depth = 32
        limits.aliasExpansion = 1_000
        return limits
    }
}
