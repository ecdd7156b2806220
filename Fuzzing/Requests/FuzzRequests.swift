public import LibFuzzer
import WireProperties

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_requests_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzRequests)
}

/// The entry point for libFuzzer. The input is the bytes that a mock server receives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { RequestProperties.violations(of: $0) }
}
