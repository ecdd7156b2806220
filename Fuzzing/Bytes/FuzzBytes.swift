import DTORuntime
import Foundation
import DecoderProperties
public import LibFuzzer
import Torture

/// The package manager calls an executable's `main` so on some systems; on others libFuzzer's own is taken.
@_cdecl("fuzz_bytes_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzBytes)
}

/// libFuzzer's entry: decodes bytes where they lie, so that AddressSanitizer sees what is read behind them.
///
/// The first byte chooses a type, as for the fuzzer of decoders, and by its second bit whether there is a report.
/// Nothing is compared: that takes most of the other fuzzer's time, so this one tries many times as many inputs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 1 else { return 0 }
    let data = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start + 1), count: count - 1, deallocator: .none)
    let number = Int(start[0] & 63)
    let type = start[0] < 128 ? types[number % types.count] : ExampleDecodings.type(number)
    type.decode(data, start[0] & 64 != 0)
    return 0
}

/// Appended to, never reordered: inputs on disk hold the numbers.
private let types: [FuzzedType] = [
    FuzzedType(Everything.self), FuzzedType(Tree.self), FuzzedType(Shape.self), FuzzedType(Event.self),
    FuzzedType(Mixed.self), FuzzedType([Everything].self), FuzzedType([String: Shape].self),
    FuzzedType(JSONValue.self), FuzzedType([Double].self), FuzzedType([Decimal].self),
    FuzzedType([String: [Int8?]].self), FuzzedType(Plain.self),
]

/// A type of which the tool knows nothing, with what decoders treat specially.
private struct Plain: Codable, Hashable {
    var a: [Plain]?
    var b: String?
    var c: [String: Plain]?
    var d: Date?
    var e: UInt64?
    var f: Float?
    var g: URL?
    var h: Data?
}
