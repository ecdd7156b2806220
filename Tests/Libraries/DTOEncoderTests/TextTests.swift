@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// Tests texts and numbers against RFC 8259.
@Suite struct TextTests {
    private func text(_ value: some Encodable, _ format: JSONEncoder.OutputFormatting = []) throws -> String {
        var encoder = DTOEncoder()
        encoder.outputFormatting = format
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The quotation mark, the reverse solidus and characters below U+0020 must be escaped (RFC 8259 section 7).
    @Test func escapes() throws {
        #expect(try text("a\"b\\c") == #""a\"b\\c""#)
        #expect(try text("/") == #""\/""#)
        #expect(try text("/", .withoutEscapingSlashes) == #""/""#)
        #expect(try text("\u{8}\u{9}\u{A}\u{C}\u{D}") == #""\b\t\n\f\r""#)
        #expect(try text("\u{0}\u{1F}\u{7F}") == "\"\\u0000\\u001f\u{7F}\"")
        #expect(try text("é€😀\u{2028}") == "\"é€😀\u{2028}\"")
        #expect(try text(["a\"/\n": 1]) == #"{"a\"\/\n":1}"#)
    }

    /// Each byte that needs an escape is tried at each place of a word of eight bytes.
    @Test func escapesAtEachPlace() throws {
        for scalar in (0..<0x80).compactMap(Unicode.Scalar.init) {
            for length in 0..<18 {
                for place in 0...length {
                    let filling = Array(repeating: Character("é"), count: place % 3)
                    let text =
                        String(filling) + String(repeating: "x", count: place) + String(scalar)
                        + String(repeating: "y", count: length - place)
                    let written = try DTOEncoder().encode(text)
                    #expect(try JSONDecoder().decode(String.self, from: written) == text)
                    #expect(written.allSatisfy { $0 >= 0x20 })
                }
            }
        }
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1.05, "1.05"), (-3.14, "-3.14"),
            (100.001, "100.001"), (0.001, "0.001"), (0.30000000000000004, "0.30000000000000004"), (1e21, "1e+21"),
            (.leastNonzeroMagnitude, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (9_007_199_254_740_992, "9007199254740992"),
            (999_999_999.5, "999999999.5"), (123_456_789.000001, "123456789.000001"), (0.94, "0.94"),
        ] as [(Double, String)])
    func doubles(number: Double, expected: String) throws {
        #expect(try text(number) == expected)
        #expect(try text([number]) == "[\(expected)]")
    }

    @Test func integers() throws {
        #expect(
            try text([Int64.min, Int64.max, 0, 9, 10, 99, 100, -1])
                == "[-9223372036854775808,9223372036854775807,0,9,10,99,100,-1]")
        #expect(try text([UInt64.max]) == "[18446744073709551615]")
        let exact = "0.1000000000000000000000000000000000001"
        #expect(try text(Decimal(string: exact)) == exact)
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            #expect(try text([Int128.min]) == "[-170141183460469231731687303715884105728]")
        }
    }

    /// Each number has the digits of `JSONEncoder`, and reads back as the number.
    @Test func randomNumbers() throws {
        var random = SeededRandom(seed: 11)
        var numbers: [Double] = []
        for _ in 0..<20_000 {
            numbers.append(Double(bitPattern: random.next()))
            numbers.append(Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 1000)
            numbers.append(Double(Int.random(in: -999_999_999...999_999_999, using: &random)) / 1e6)
            numbers.append(Double.random(in: -1e10...1e10, using: &random).rounded())
            numbers.append(Double.random(in: 0...1, using: &random))
        }
        numbers.removeAll { !$0.isFinite }
        #expect(try DTOEncoder().encode(numbers) == JSONEncoder().encode(numbers))
        #expect(try JSONDecoder().decode([Double].self, from: DTOEncoder().encode(numbers)) == numbers)
        let small = numbers.map { Float($0) }.filter(\.isFinite)
        #expect(try DTOEncoder().encode(small) == JSONEncoder().encode(small))
    }

    @Test func membersStandInTheOrderOfTheType() throws {
        struct Record: Encodable {
            var zebra = 1
            var apple = [Int]()
            var middle: [String: Int] = [:]
        }
        #expect(try text(Record()) == #"{"zebra":1,"apple":[],"middle":{}}"#)
        #expect(try text(Record(), .sortedKeys) == #"{"apple":[],"middle":{},"zebra":1}"#)
        #expect(
            try text(Record(zebra: 1, apple: [1, 2], middle: ["a": 1]), .prettyPrinted)
                == """
                {
                  "zebra" : 1,
                  "apple" : [
                    1,
                    2
                  ],
                  "middle" : {
                    "a" : 1
                  }
                }
                """)
    }
}
