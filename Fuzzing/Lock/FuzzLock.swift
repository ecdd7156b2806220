import InputProperties
public import LibFuzzer

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_lock_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzLock)
}

/// libFuzzer's entry: a document with its past for the whole generator.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLock(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Its stack is the main thread's, with a sanitizer's large frames.
    Violations.stop(start, count) { LockProperties.violations(of: $0, limits: .fuzzing(depth: 32)) }
}
