@_spi(Generated) import DTORuntime
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

    /// Numbers are exact in the text that `JSONEncoder` writes.
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

    /// Null replaces only the value that cannot be represented. Everything else is kept.
    @Test func whatNoValueCanBeMadeOfIsLostInItsPlace() throws {
        let text = #"{"optional": {"a": [1, 1e400, "x"], "b": {"c": -1e999, "d": "\ud800"}, "e": 2}}"#
        let outcome = try decode(Kinds<JSONValue>.self, text)
        #expect(outcome.value.optional == ["a": [1, nil, "x"], "b": ["c": nil, "d": nil], "e": 2])
        let issues = outcome.issues.filter { $0.path.hasPrefix("optional") }
        #expect(issues.map(\.path) == ["optional.a[1]", "optional.b.c", "optional.b.d"])
        #expect(issues.allSatisfy { $0.kind == .malformed && $0.used == "null" })
        #expect(
            issues.map(\.found) == ["a number out of range", "a number out of range", "a string that is not Unicode"])
        let plain = try JSONDecoder().decode(Kinds<JSONValue>.self, from: Data(text.utf8))
        #expect(plain.optional == outcome.value.optional)
        #expect(
            failurePath {
                _ = try decodeStrictly(
                    Kinds<JSONValue>.self,
                    #"{"required": 1, "requiredNullable": 1, "optional": {"b": 1e400, "a": [1e400]}}"#)
            } == "optional.a.[0]")
        #expect(try decode([JSONValue].self, "[1, 1e400]").value == [1, nil])
        #expect(try decode([String: JSONValue].self, #"{"a": 1e400, "b": 1}"#).value == ["b": 1])
    }

    /// If the value itself cannot be represented, nothing is kept.
    @Test(arguments: ["1e400", #""\udc00""#]) func aPropertyThatIsAllLostIsDamaged(text: String) throws {
        let outcome = try decode(Kinds<JSONValue>.self, #"{"optional": \#(text)}"#)
        #expect(outcome.value.optional == nil)
        #expect(outcome.reports.contains("optional malformed"))
    }

    @Test func aLoneSurrogateIsMalformed() throws {
        let outcome = try decode(
            Kinds<String>.self, #"{"required": "\ud800", "requiredNullable": "a\udfff", "optional": "\ud83d x"}"#)
        #expect(outcome.issues.count == 3)
        #expect(outcome.issues.allSatisfy { $0.kind == .malformed && $0.found == "a string that is not Unicode" })
        #expect(try decode([String].self, #"["\ud800", "x"]"#).reports == ["[0] droppedElement"])
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

    /// The description is JSON (RFC 8259 section 7), even with invisible characters.
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
