public import LibFuzzer
import WireProperties

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_requests_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzRequests)
}

/// libFuzzer's entry: any bytes that come to a mock server.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { RequestProperties.violations(of: $0) }
}
