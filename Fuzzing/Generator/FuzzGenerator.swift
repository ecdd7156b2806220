import InputProperties
public import LibFuzzer

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_generator_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzGenerator)
}

/// The entry point for libFuzzer. The input is a document for the whole generator, including fixtures and tests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGenerator(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // The generator runs on the stack of the main thread, on which a sanitizer's frames are large.
    Violations.stop(start, count) { GeneratorProperties.violations(of: $0, limits: .fuzzing(depth: 32)) }
}
