@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Numbers are exact: an integer is never rounded, and a double is the nearest one to the document's number.
@Suite struct NumberTests {
    private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        try? DTODecoder().decode([Value].self, from: Data("[\(text)]".utf8)).first
    }

    @Test func integersOfSixtyFourBits() {
        #expect(decode(Int64.self, "9223372036854775807") == .max)
        #expect(decode(Int64.self, "-9223372036854775808") == .min)
        #expect(decode(Int64.self, "9223372036854775808") == nil)
        #expect(decode(UInt64.self, "18446744073709551615") == .max)
        #expect(decode(UInt64.self, "18446744073709551616") == nil)
        #expect(decode(UInt64.self, "-1") == nil)
        #expect(decode(UInt8.self, "255") == 255)
        #expect(decode(UInt8.self, "256") == nil)
        #expect(decode(Int8.self, "-128") == -128)
        #expect(decode(Int.self, "99999999999999999") == 99_999_999_999_999_999)
        #expect(decode(Int.self, "123456789012345678") == 123_456_789_012_345_678)
        #expect(decode(Int.self, "-0") == 0)
    }

    @Test func integersWithFractionsAndExponents() {
        #expect(decode(Int.self, "85.0") == 85)
        #expect(decode(Int.self, "1e3") == 1000)
        #expect(decode(Int.self, "1.5E1") == 15)
        #expect(decode(Int.self, "1500e-2") == 15)
        #expect(decode(Int.self, "85.5") == nil)
        #expect(decode(Int.self, "1e-1") == nil)
        #expect(decode(Int.self, "0.0e99999999999") == 0)
        #expect(decode(Int.self, "1e99999999999999999999") == nil)
        #expect(decode(UInt64.self, "18446744073709551615.000") == .max)
        #expect(decode(Int64.self, "-9223372036854775808.0") == .min)
        // Foundation rounds the number to 1 first.
        #expect(decode(Int.self, "1.0000000000000001") == nil)
    }

    @Test(arguments: [
        ("0.1", 0.1), ("-0.0", -0.0), ("-0", -0.0), ("1e22", 1e22), ("1e23", 1e23),
        ("9007199254740993", 9007199254740992.0),
        ("9007199254740993.00000000000000000000000000000000000001", 9007199254740994.0),
        // The compiler warns about such literals because their numbers have fewer than 53 bits.
        ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown), ("4.9e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e308", .greatestFiniteMagnitude),
        ("123456789012345678901234567890", 123456789012345678901234567890.0), ("0.000001", 1e-6), ("8.5e1", 85),
        ("100000000000000000000000000000000e-30", 100),
    ])
    func doublesAreTheNearest(text: String, value: Double) throws {
        let decoded = try #require(decode(Double.self, text))
        #expect(decoded.bitPattern == value.bitPattern)
    }

    /// Texts of random numbers are read back as the numbers.
    @Test func doublesComeBack() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite, number != 0 else { continue }
            let text = "\(number)".replacing("inf", with: "0")
            #expect(decode(Double.self, text)?.bitPattern == number.bitPattern, "\(text)")
        }
    }

    @Test func whatIsOutOfRangeIsCorrupt() {
        for text in ["1e400", "-1e400", "1e-400"] {
            #expect(decode(Double.self, text) == nil)
        }
        #expect(decode(Double.self, "0e-400") == 0)
        #expect(decode(Float.self, "1e39") == nil)
        #expect(decode(Float.self, "0.1") == 0.1)
    }

    @Test func decimalsAreReadFromTheText() {
        #expect(decode(Decimal.self, "0.1") == Decimal(string: "0.1"))
        #expect(
            decode(Decimal.self, "12345678901234567890.123456789") == Decimal(string: "12345678901234567890.123456789"))
        #expect(decode(Decimal.self, "1e200") == nil)
    }
}

/// Numbers of at most 15 digits take a short way, with the result of the exact way.
struct ShortNumberTests {
    @Test(arguments: [
        "0.5", "-0.25", "1000.25", "123456789012345e-7", "1.5e19", "1e22", "9.99999999999999e-8", "0.1e-20",
        "999999999999999.5", "0.000001", "123456789.123456",
    ])
    func shortNumbersAreExact(_ text: String) throws {
        let value = try DTODecoder().decode(JSONValue.self, from: Data(text.utf8))
        let number = try #require(Double(text))
        guard case .number(number) = value else { return #expect(Int64(exactly: number) != nil) }
        #expect(Decimal(string: "\(number)") == Decimal(string: text))
    }

    /// A number with more digits than a `Double` keeps is a decimal.
    @Test func longNumbersKeepTheirDigits() throws {
        let value = try DTODecoder().decode(JSONValue.self, from: Data("0.1234567890123456789".utf8))
        guard case .decimal = value else { return #expect(Bool(false)) }
    }
}
