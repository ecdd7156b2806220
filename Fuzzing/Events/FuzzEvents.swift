public import LibFuzzer
import WireProperties

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_events_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzEvents)
}

/// libFuzzer's entry: any bytes that come to a client as a stream of events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvents(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { EventProperties.violations(of: $0) }
}
