import InputProperties
public import LibFuzzer

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_texts_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzTexts)
}

/// The entry point for libFuzzer. The input is a string that may be a date, an address or a number.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTexts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { TextProperties.violations(of: String(decoding: $0, as: UTF8.self)) }
}
