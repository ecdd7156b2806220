import InputProperties
public import LibFuzzer
import YAMLTree

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_yaml_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzYAML)
}

/// libFuzzer's entry: one text for the YAML and JSON readers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let violations = ReaderProperties.violations(
        of: Array(UnsafeBufferPointer(start: start, count: count)), limits: .fuzzing)
    Violations.stop(for: violations)
    return 0
}

extension YAMLLimits {
    /// Low enough that every limit is met within a few thousand bytes.
    fileprivate static var fuzzing: YAMLLimits {
        var limits = YAMLLimits()
        limits.depth = 64
        limits.aliasExpansion = 1_000
        return limits
    }
}
