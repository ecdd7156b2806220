import DTORuntime
import Foundation
import DecoderProperties
public import LibFuzzer
import Torture

/// SwiftPM renames the `main` of an executable to this name on some systems. On other systems, libFuzzer's `main` is
/// used.
@_cdecl("fuzz_bytes_main")
public func main(_ count: CInt, _ arguments: LibFuzzer.Arguments) -> CInt {
    LibFuzzer.run(count, arguments, fuzzBytes)
}

/// The entry point for libFuzzer. It decodes the bytes without copying them, so that AddressSanitizer notices reads
/// beyond their end.
///
/// The first byte chooses a type, as for the fuzzer of decoders. Its second bit decides whether decoding has a report.
/// This fuzzer compares nothing. Comparing takes most of the other fuzzer's time, so this fuzzer tries many times as
/// many inputs.
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

/// Add new types at the end, because inputs on disk contain the numbers of the types.
private let types: [FuzzedType] = [
    FuzzedType(Everything.self), FuzzedType(Tree.self), FuzzedType(Shape.self), FuzzedType(Event.self),
    FuzzedType(Mixed.self), FuzzedType([Everything].self), FuzzedType([String: Shape].self),
    FuzzedType(JSONValue.self), FuzzedType([Double].self), FuzzedType([Decimal].self),
    FuzzedType([String: [Int8?]].self), FuzzedType(Plain.self),
]

/// A hand-written type, with property types that decoders treat specially.
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
