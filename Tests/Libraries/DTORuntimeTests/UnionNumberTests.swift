@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A union of an integer and a number, in the form in which it is generated.
enum Amount: Codable, Hashable {
    case integer(Int)
    case number(Double)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<Amount>] = [.integer(Amount.integer), .number(Amount.number)]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .integer(let value): try value.encode(to: encoder)
        case .number(let value): try FractionalNumber(value).encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// A `Double` holds each integer up to 2^53 only, and a server may tell `3` from `3.0`.
@Suite struct UnionNumberTests {
    private func read(_ text: String) throws -> (value: Amount?, issues: [DecodingIssue]) {
        let outcome = try DTODecoder().decodeReporting([Amount].self, from: Data("[\(text)]".utf8))
        return (outcome.value.first, outcome.issues)
    }

    @Test(
        arguments: [
            ("3", .integer(3)), ("-3", .integer(-3)), ("9007199254740993", .integer(9_007_199_254_740_993)),
            ("9223372036854775807", .integer(.max)), ("3.0", .number(3)), ("3e0", .number(3)), ("-0.0", .number(-0.0)),
            ("3.5", .number(3.5)), ("1e300", .number(1e300)),
        ] as [(String, Amount)])
    func theSpellingTellsIntegersFromNumbers(_ text: String, _ expected: Amount) throws {
        let (value, issues) = try read(text)
        #expect(value == expected)
        #expect(issues.isEmpty)
    }

    /// The nearest `Double` would be another number.
    @Test func anIntegerOfMoreThan64BitsIsKeptAndReported() throws {
        let (value, issues) = try read("18446744073709551615")
        #expect(value == .unknown(.decimal(Decimal(UInt64.max))))
        #expect(issues.count == 1)
    }

    /// Foundation's decoder does not tell `3.0` from `3`.
    @Test func otherDecodersTryTheIntegerFirst() throws {
        let values = try JSONDecoder().decode([Amount].self, from: Data("[9007199254740993, 3, 3.5]".utf8))
        #expect(values == [.integer(9_007_199_254_740_993), .integer(3), .number(3.5)])
    }

    @Test(
        arguments: [
            (.integer(3), "3"), (.number(3), "3.0"), (.number(-0.0), "-0.0"), (.number(3.5), "3.5"),
            (.number(1e16), "1e+16"), (.number(123_456_789), "123456789.0"),
        ] as [(Amount, String)])
    func aWholeNumberIsWrittenAsANumber(_ value: Amount, _ expected: String) throws {
        let text = String(decoding: try DTOEncoder().encode([value]), as: UTF8.self)
        #expect(text == "[\(expected)]")
        #expect(try read(expected).value == value)
    }

    @Test func otherEncodersWriteTheNumber() throws {
        let data = try JSONEncoder().encode([Amount.number(3), .number(3.5)])
        #expect(try JSONDecoder().decode([Double].self, from: data) == [3, 3.5])
    }

    @Test func whatIsNotFiniteIsRefused() {
        #expect(throws: EncodingError.self) { try DTOEncoder().encode([Amount.number(.nan)]) }
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([Amount.number(.infinity)]) }
    }
}
