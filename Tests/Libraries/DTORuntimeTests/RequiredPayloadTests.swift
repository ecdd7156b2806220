@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A required payload is as tolerant as a required property of its type.
@Suite struct RequiredPayloadTests {
    struct Page<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
        var items: Payload

        enum CodingKeys: String, RecordKey {
            case items
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            items = try fields.requiredPayload(.items, or: ["elements"])
        }
    }

    struct Pedantic<Payload: Codable & Hashable & Sendable>: DefensiveRecord, Hashable, Sendable {
        var items: Payload

        enum CodingKeys: String, RecordKey {
            case items
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            items = try fields.requiredPayload(.items, zeros: false)
        }
    }

    struct Tag: DefensiveRecord, Hashable, Sendable {
        var name: String

        enum CodingKeys: String, RecordKey {
            case name
        }

        static var requiredKeys: [CodingKeys] { [.name] }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.value(.name, default: "")
        }
    }

    struct Strict: DefensiveRecord, Hashable, Sendable {
        var name: String

        enum CodingKeys: String, RecordKey {
            case name
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.strict(.name)
        }
    }

    private func expect<Payload: Codable & Hashable & Sendable>(
        _ json: String, _ payload: Payload, _ reports: [String]
    ) throws {
        let outcome = try decode(Page<Payload>.self, json)
        #expect(outcome.value.items == payload)
        #expect(outcome.reports == reports)
    }

    @Test func aPayloadThatIsThere() throws {
        try expect(#"{"items": ["a"]}"#, ["a"], [])
        try expect(#"{"elements": ["a"]}"#, ["a"], [])
        try expect(#"{"items": ["a", 1, null]}"#, ["a", "1"], ["items[1] coerced", "items[2] droppedElement"])
        try expect(#"{"items": {"name": "x"}}"#, try decode(Tag.self, #"{"name": "x"}"#).value, [])
        try expect(#"{"items": null}"#, JSONValue.null, [])
        try expect(#"{"items": null}"#, [String]?.none, [])
    }

    @Test(arguments: [("{}", "items missing"), (#"{"items": null}"#, "items unexpectedNull")])
    func aPayloadThatIsNot(_ json: String, _ report: String) throws {
        try expect(json, [String](), [report])
        try expect(json, [String: Int](), [report])
        try expect(json, "", [report])
        try expect(json, 0, [report])
        try expect(json, Int64(0), [report])
        try expect(json, UInt64(0), [report])
        try expect(json, 0.0, [report])
        try expect(json, Decimal(0), [report])
        try expect(json, false, [report])
        try expect(json, Timestamp(""), [report])
        try expect(json, Base64(Data()), [report])
        try expect(json, Base64URL(Data()), [report])
        try expect(json, DecimalString(0), [report])
        try expect(json, try decode(Tag.self, "{}").value, [report])
        #expect(try encode(decode(Page<Tag>.self, json).value) == DTORuntimeTests.json(#"{"items": {"name": ""}}"#))
    }

    @Test func damage() throws {
        try expect(#"{"items": 7}"#, [String: Int](), ["items typeMismatch"])
        try expect(#"{"items": true}"#, Decimal(0), ["items typeMismatch"])
    }

    @Test(arguments: ["{}", #"{"items": null}"#])
    func whatNothingStandsFor(_ json: String) {
        #expect(failurePath { _ = try decode(Page<URL>.self, json) } == "items")
        #expect(failurePath { _ = try decode(Page<UUID>.self, json) } == "items")
        #expect(failurePath { _ = try decode(Page<Date>.self, json) } == "items")
        #expect(failurePath { _ = try decode(Page<Strict>.self, json) } == "items")
        #expect(failurePath { _ = try decode(Pedantic<String>.self, json) } == "items")
        #expect(failurePath { _ = try decode(Pedantic<Int>.self, json) } == "items")
    }

    @Test func whatStandsWithoutZeros() throws {
        #expect(try decode(Pedantic<[String]>.self, "{}").value.items == [])
        #expect(try decode(Pedantic<JSONValue>.self, "{}").value.items == .null)
        #expect(try decode(Pedantic<Tag>.self, "{}").value.items.name == "")
    }

    @Test func theStrictPolicyThrows() {
        #expect(failurePath { _ = try decodeStrictly(Page<[String]>.self, "{}") } == "items")
        #expect(failurePath { _ = try decodeStrictly(Page<[String]>.self, #"{"items": null}"#) } == "items")
    }
}
