public import LibFuzzer
import WireProperties

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_events_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzEvents)
}

/// The entry point for libFuzzer. The input is a stream of events that a client receives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvents(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { EventProperties.violations(of: $0) }
}
