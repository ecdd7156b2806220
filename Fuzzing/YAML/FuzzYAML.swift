import InputProperties
public import LibFuzzer

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_yaml_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzYAML)
}

/// The entry point for libFuzzer. The input is a text for the YAML and JSON readers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { ReaderProperties.violations(of: $0, limits: .fuzzing(depth: 64)) }
}
