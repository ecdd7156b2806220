@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A record with a property of each kind, for values of one type.
struct Kinds<Value: DefensiveDecodable & Codable & Hashable & Sendable & Zero>: DefensiveRecord, Hashable {
    var required: Value
    var optional: Value?
    var optionalNullable: Value?
    var requiredNullable: Value?
    var defaulted: Value
    var defaultedNullable: Value

    enum CodingKeys: String, RecordKey {
        case required, optional, optionalNullable, requiredNullable, defaulted, defaultedNullable
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        required = try fields.value(.required, default: .zeroValue)
        optional = try fields.optional(.optional)
        optionalNullable = try fields.optional(.optionalNullable, nullable: true)
        requiredNullable = try fields.required(.requiredNullable)
        defaulted = try fields.defaulted(.defaulted, default: .zeroValue)
        defaultedNullable = try fields.defaulted(.defaultedNullable, nullable: true, default: .zeroValue)
    }
}

struct Strict<Value: DefensiveDecodable & Codable & Hashable & Sendable>: DefensiveRecord, Hashable {
    var strict: Value
    var enclosed: Int?

    enum CodingKeys: String, RecordKey {
        case strict, enclosed
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        strict = try fields.strict(.strict)
        enclosed = try fields.optional(.enclosed)
    }
}

protocol Zero {
    static var zeroValue: Self { get }
}

extension Int: Zero { static var zeroValue: Int { 0 } }
extension Int64: Zero { static var zeroValue: Int64 { 0 } }
extension String: Zero { static var zeroValue: String { "" } }
extension Bool: Zero { static var zeroValue: Bool { false } }
extension Double: Zero { static var zeroValue: Double { 0 } }
extension Decimal: Zero { static var zeroValue: Decimal { 0 } }
extension Timestamp: Zero { static var zeroValue: Timestamp { "" } }
extension ReviewStatus: Zero { static var zeroValue: ReviewStatus { .needsReview } }
extension Priority: Zero { static var zeroValue: Priority { .low } }
extension JSONValue: Zero { static var zeroValue: JSONValue { .null } }

private let keys = ["required", "optional", "optionalNullable", "requiredNullable", "defaulted", "defaultedNullable"]

/// Returns an object with one value under each key.
private func object(_ json: String) -> String {
    "{\(keys.map { "\"\($0)\": \(json)" }.joined(separator: ", "))}"
}

@Suite struct DegradationTableTests {
    @Test func absence() throws {
        let outcome = try decode(Kinds<Int>.self, "{}")
        #expect(outcome.value.required == 0)
        #expect(outcome.value.optional == nil)
        #expect(outcome.value.requiredNullable == nil)
        #expect(outcome.value.defaulted == 0)
        #expect(outcome.reports == ["required missing", "requiredNullable missing"])
        #expect(outcome.issues.first?.found == "nothing")
        #expect(outcome.issues.map(\.used) == ["0", "nil"])
    }

    @Test func null() throws {
        let outcome = try decode(Kinds<Int>.self, object("null"))
        #expect(outcome.value.required == 0)
        #expect(outcome.value.optional == nil)
        #expect(outcome.value.optionalNullable == nil)
        #expect(outcome.value.requiredNullable == nil)
        #expect(outcome.value.defaulted == 0)
        #expect(
            outcome.reports == ["required unexpectedNull", "optional unexpectedNull", "defaulted unexpectedNull"])
    }

    /// Null is a value of any JSON. Every property can have it, and it is written back.
    @Test func nullAsJSON() throws {
        try expectValue(JSONValue.null, from: "null")
        let value = try decode(Kinds<JSONValue>.self, #"{"optional": null}"#).value
        #expect(value.optional == .some(.null))
        #expect(value.optionalNullable == nil)
    }

    /// Expects the value in every property, without reports.
    private func expectValue<Value>(_ value: Value, from json: String) throws
    where Value: DefensiveDecodable & Codable & Hashable & Sendable & Zero {
        let outcome = try decode(Kinds<Value>.self, object(json))
        #expect(outcome.reports == [])
        #expect(outcome.value.required == value)
        #expect(outcome.value.optional == value)
        #expect(outcome.value.optionalNullable == value)
        #expect(outcome.value.requiredNullable == value)
        #expect(outcome.value.defaulted == value)
        #expect(outcome.value.defaultedNullable == value)
    }

    /// Expects the value in every property, with a report of the conversion for each.
    private func expectConversion<Value>(to value: Value, from json: String) throws
    where Value: DefensiveDecodable & Codable & Hashable & Sendable & Zero {
        let outcome = try decode(Kinds<Value>.self, object(json))
        #expect(outcome.reports == keys.map { "\($0) coerced" })
        #expect(outcome.issues.first?.found == json)
        #expect(outcome.value.required == value)
        #expect(outcome.value.optional == value)
        #expect(outcome.value.requiredNullable == value)
        #expect(outcome.value.defaulted == value)
        let strict = try decode(Strict<Value>.self, #"{"strict": \#(json)}"#)
        #expect(strict.value.strict == value)
        #expect(strict.reports == ["strict coerced"])
        #expect(failurePath { _ = try decodeStrictly(Kinds<Value>.self, object(json)) } == "required")
        let elements = try decode([Value].self, "[\(json)]")
        #expect(elements.value == [value] && elements.reports == ["[0] coerced"])
        let entries = try decode([String: Value].self, #"{"key": \#(json)}"#)
        #expect(entries.value == ["key": value] && entries.reports == ["key coerced"])
        #expect(try decode(Value?.self, json).value == value)
    }

    /// Expects no value in any property, with a report for each. A strict property throws.
    private func expectDamage<Value>(_ kind: DecodingIssue.Kind, as type: Value.Type, from json: String) throws
    where Value: DefensiveDecodable & Codable & Hashable & Sendable & Zero {
        let outcome = try decode(Kinds<Value>.self, object(json))
        #expect(outcome.reports == keys.map { "\($0) \(kind.rawValue)" })
        #expect(outcome.value.required == Value.zeroValue)
        #expect(outcome.value.optional == nil)
        #expect(outcome.value.optionalNullable == nil)
        #expect(outcome.value.requiredNullable == nil)
        #expect(outcome.value.defaulted == Value.zeroValue)
        #expect(outcome.value.defaultedNullable == Value.zeroValue)
        #expect(failurePath { _ = try decode(Strict<Value>.self, #"{"strict": \#(json)}"#) } == "strict")
        #expect(failurePath { _ = try decodeStrictly(Kinds<Value>.self, object(json)) } == "required")
        let plain = try JSONDecoder().decode(Kinds<Value>.self, from: Data(object(json).utf8))
        #expect(plain == outcome.value)
    }

    @Test func rightTypes() throws {
        try expectValue(12, from: "12")
        try expectValue(85, from: "85.0")
        try expectValue(1_000, from: "1e3")
        try expectValue(Int64.max, from: "9223372036854775807")
        try expectValue("x", from: #""x""#)
        try expectValue(true, from: "true")
        try expectValue(1.5, from: "1.5")
        try expectValue(2.0, from: "2")
        try expectValue(try #require(Decimal(string: "0.10000000000000000001")), from: "0.10000000000000000001")
        try expectValue(Timestamp("2024-02-29T10:30:00Z"), from: #""2024-02-29T10:30:00Z""#)
        try expectValue(ReviewStatus.verified, from: #""verified""#)
        try expectValue(Priority.high, from: "2")
        try expectValue(["a": [1, false]] as JSONValue, from: #"{"a": [1, false]}"#)
    }

    @Test func losslessConversions() throws {
        try expectConversion(to: 12, from: #""12""#)
        try expectConversion(to: -3, from: #""-3""#)
        try expectConversion(to: Int64.min, from: #""-9223372036854775808""#)
        try expectConversion(to: "12", from: "12")
        try expectConversion(to: "18446744073709551616", from: "18446744073709551616")
        try expectConversion(to: true, from: #""true""#)
        try expectConversion(to: false, from: #""false""#)
        try expectConversion(to: true, from: "1")
        try expectConversion(to: false, from: "0")
        try expectConversion(to: 1.5, from: #""1.5""#)
        try expectConversion(to: -25.0, from: #""-2.5e1""#)
        try expectConversion(to: try #require(Decimal(string: "12.50")), from: #""12.50""#)
        try expectConversion(to: Timestamp("2023-11-14T22:13:20Z"), from: "1700000000")
        try expectConversion(to: "1.5", from: "1.5")
        try expectConversion(to: Priority.high, from: #""2""#)
    }

    @Test func anUnknownNumberForTextIsNews() throws {
        let outcome = try decode(Kinds<ReviewStatus>.self, #"{"required": 7, "requiredNullable": null}"#)
        #expect(outcome.value.required == .unknown("7"))
        #expect(outcome.reports == ["required unknownValue"])
    }

    @Test(arguments: [
        #""twelve""#, #""1 2""#, #""++12""#, #""007""#, #""12.5""#, #""1e99""#, #""""#, "true", "[]", "{}",
    ])
    func noIntegers(json: String) throws {
        try expectDamage(.typeMismatch, as: Int.self, from: json)
    }

    @Test(arguments: ["85.5", "9223372036854775808", "1e400", "-1e30"])
    func unusableIntegers(json: String) throws {
        try expectDamage(.malformed, as: Int.self, from: json)
    }

    @Test(arguments: ["true", "[]", #"{"a": 1}"#, "1e400"])
    func noTexts(json: String) throws {
        try expectDamage(.typeMismatch, as: String.self, from: json)
        try expectDamage(.typeMismatch, as: Timestamp.self, from: json)
        try expectDamage(.typeMismatch, as: ReviewStatus.self, from: json)
    }

    @Test(arguments: [#""perhaps""#, #""2""#, #""""#, "2", "-1", "0.5", "[]", "{}"])
    func noBooleans(json: String) throws {
        try expectDamage(.typeMismatch, as: Bool.self, from: json)
    }

    @Test(arguments: [#""1,5""#, #"".""#, #""5.""#, #""nan""#, #""inf""#, #""0x10""#, #""1e400""#, "true", "[]", "{}"])
    func noNumbers(json: String) throws {
        try expectDamage(.typeMismatch, as: Double.self, from: json)
    }

    @Test func unusableNumbers() throws {
        try expectDamage(.malformed, as: Double.self, from: "1e400")
        try expectDamage(.malformed, as: Decimal.self, from: "1e200")
        try expectDamage(.malformed, as: Priority.self, from: "1.5")
        try expectDamage(.malformed, as: JSONValue.self, from: "1e400")
    }

    @Test func unknownEnumerationValues() throws {
        let outcome = try decode(Kinds<ReviewStatus>.self, object(#""new""#))
        #expect(outcome.value.required == .unknown("new"))
        #expect(outcome.value.optional == .unknown("new"))
        #expect(outcome.value.defaulted == .unknown("new"))
        #expect(outcome.reports == keys.map { "\($0) unknownValue" })
        #expect(try encode(outcome.value) == json(object(#""new""#)))
        #expect(failurePath { _ = try decodeStrictly(Kinds<ReviewStatus>.self, object(#""new""#)) } == "required")
    }

    @Test func strictProperties() throws {
        #expect(failurePath { _ = try decode(Strict<Int>.self, "{}") } == "strict")
        #expect(failurePath { _ = try decode(Strict<Int>.self, #"{"strict": null}"#) } == "strict")
        #expect(failurePath { _ = try decode([Strict<Int>].self, #"{"other": 1}"#) } == "")
        let outcome = try decode(Strict<[Int]>.self, #"{"strict": [1, "x", 3], "enclosed": {}}"#)
        #expect(outcome.value.strict == [1, 3])
        #expect(outcome.reports == ["strict[1] droppedElement", "enclosed typeMismatch"])
    }

    @Test func theReportSaysWhatWasExpectedFoundAndUsed() throws {
        let outcome = try decode(Kinds<Int>.self, #"{"required": "many", "requiredNullable": 1}"#)
        let issue = try #require(outcome.issues.first)
        #expect(
            issue
                == DecodingIssue(
                    kind: .typeMismatch, path: "required", expected: "Int", found: #""many""#, used: "0"))
        #expect("\(issue)" == #"required: expected Int, found "many" (typeMismatch); used 0"#)
    }

    @Test(arguments: ["null", "[]", "7", #""text""#])
    func noObjectAtTheTop(json: String) {
        #expect(failurePath { _ = try decode(Kinds<Int>.self, json) } == "")
    }
}
