import Foundation
import DecoderProperties
public import LibFuzzer
import Torture

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_decoding_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzDecoding)
}

/// libFuzzer's entry: the first byte chooses a type, the rest is its JSON. From 128 on it is one of the example
/// contract, so that tests can replay it without the other.
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

/// Appended to, never reordered: inputs on disk hold the numbers.
private let decodings: [FuzzedType] = [
    FuzzedType(Everything.self), FuzzedType(Tree.self),
    FuzzedType(Shape.self), FuzzedType(Event.self),
    FuzzedType(Mixed.self), FuzzedType([Everything].self),
    FuzzedType([String: Shape].self),
]
