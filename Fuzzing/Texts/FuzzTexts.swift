import InputProperties
public import LibFuzzer

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_texts_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzTexts)
}

/// libFuzzer's entry: one text that a contract may promise to be a date, an address, a number.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTexts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { TextProperties.violations(of: String(decoding: $0, as: UTF8.self)) }
}
