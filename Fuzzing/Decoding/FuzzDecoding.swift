import Foundation
import DecoderProperties
public import LibFuzzer
import Torture

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_decoding_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzDecoding)
}

/// The entry point for libFuzzer. The first byte chooses a type, and the other bytes are its JSON. Numbers from 128 on
/// are types of the example contract, so that tests can replay these inputs without the code that was generated for
/// fuzzing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoding(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Violations.stop(start, count) { input in
        guard let choice = input.first else { return [] }
        let data = Data(input.dropFirst())
        return choice < 128
            ? decodings[Int(choice) % decodings.count].violations(data)
            : ExampleDecodings.violations(ofType: Int(choice) - 128, data)
    }
}

/// Add new types at the end, because inputs on disk contain the numbers of the types.
private let decodings: [FuzzedType] = [
    FuzzedType(Everything.self), FuzzedType(Tree.self),
    FuzzedType(Shape.self), FuzzedType(Event.self),
    FuzzedType(Mixed.self), FuzzedType([Everything].self),
    FuzzedType([String: Shape].self),
]
