import DTORuntime
import Foundation
import Testing

@Suite struct JSONValueTests {
    @Test(arguments: [
        ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)), ("0", .integer(0)),
        ("1", .integer(1)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)), ("1.5", .number(1.5)),
        ("1e300", .number(1e300)), (#""""#, .string("")), (#""\u0000é😀\\\"""#, .string("\0é😀\\\"")), ("[]", .array([])),
        ("{}", .object([:])), (#"{"a": [null, {"b": 1}]}"#, .object(["a": .array([.null, .object(["b": 1])])])),
    ])
    func scalarsAndCollections(text: String, value: JSONValue) throws {
        #expect(try json(text) == value)
        #expect(try encode(value) == value)
    }

    /// Exact by the text that `JSONEncoder` writes.
    @Test(arguments: [
        "18446744073709551615", "-9223372036854775809", "12345678901234567890123456789012345678", "0.1",
        "0.30000000000000004",
        "3.1415926535897932384626433832795028841", "85", "-1.25",
    ])
    func numbersAreExact(text: String) throws {
        let data = try JSONEncoder().encode([try json(text)])
        #expect(String(decoding: data, as: UTF8.self) == "[\(text)]")
    }

    @Test func numbersBeyondThe38DigitsOfDecimalAreTheNearest() throws {
        let long = "123456789012345678901234567890123456789012345"
        #expect(try json(long) == .decimal(#require(Decimal(string: "123456789012345678901234567890123456789000000"))))
        #expect(throws: (any Error).self) { try json("1e400") }
    }

    @Test func equalityIsThatOfJSON() throws {
        #expect(JSONValue.number(85) == .integer(85))
        #expect(JSONValue.number(85).hashValue == JSONValue.integer(85).hashValue)
        #expect(JSONValue.decimal(1.5) == .number(1.5))
        #expect(JSONValue.decimal(85).hashValue == JSONValue.integer(85).hashValue)
        #expect(try JSONValue.decimal(#require(Decimal(string: "0.1"))) == .number(0.1))
        #expect(JSONValue.bool(true) != .integer(1))
        #expect(JSONValue.string("1") != .integer(1))
        #expect(JSONValue.null != .bool(false))
        #expect(["a": 1] as JSONValue != ["a": 1, "b": nil])
        #expect(
            try JSONValue.decimal(#require(Decimal(string: "9007199254740993.5"))) != .number(9_007_199_254_740_994))
    }

    @Test func accessors() {
        let value: JSONValue = ["t": "x", "n": 2.5, "i": 3, "b": true, "a": [1], "z": nil]
        #expect(value["t"]?.stringValue == "x")
        #expect(value["n"]?.doubleValue == 2.5)
        #expect(value["n"]?.integerValue == nil)
        #expect(value["i"]?.integerValue == 3)
        #expect(value["i"]?.doubleValue == 3)
        #expect(value["b"]?.boolValue == true)
        #expect(value["a"]?[0] == 1)
        #expect(value["a"]?[1] == nil)
        #expect(value["a"]?.arrayValue?.count == 1)
        #expect(value["z"]?.isNull == true)
        #expect(value["q"] == nil)
        #expect(value.objectValue?.count == 6)
        #expect(value["t"]?["t"] == nil)
    }

    @Test func descriptionIsJSON() {
        let value: JSONValue = ["b": [nil, true, "q\"\n"], "a": 1.5]
        #expect(value.description == #"{"a": 1.5, "b": [null, true, "q\"\n"]}"#)
    }

    /// RFC 8259 section 7, for all that one does not see.
    @Test func descriptionIsReadBack() throws {
        let value: JSONValue = ["k\u{C}": "\u{0}\u{7F}\u{85}\u{200D}\u{202E}\u{2028}\u{E0041}\\é😀"]
        let description = value.description
        #expect(description == #"{"k\u000c": "\u0000\u007f\u0085\u200d\u202e\u2028\udb40\udc41\\é😀"}"#)
        #expect(try JSONDecoder().decode(JSONValue.self, from: Data(description.utf8)) == value)
    }

    @Test func duplicateLiteralKeys() {
        #expect(["a": 1, "a": 2] as JSONValue == ["a": 2])
    }
}
