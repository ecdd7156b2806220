import InputProperties
public import LibFuzzer

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_yaml_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzYAML)
}

/// libFuzzer's entry: one text for the YAML and JSON readers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { ReaderProperties.violations(of: $0, limits: .fuzzing(depth: 64)) }
}
