@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Forms of values for which contracts allow more than one JSON type.
@Suite struct LooseFormTests {
    struct Entry: DefensiveRecord, Hashable {
        var id: Int
        var amount: Double
        var price: Decimal?
        var parts: [Int]
        var byName: [String: Int64]
        var meta: JSONValue
        var tags: [JSONValue]

        enum CodingKeys: String, RecordKey {
            case id, amount, price, parts, byName, meta, tags
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.strict(.id, as: NumberOrText<Int>.self)
            amount = try fields.value(.amount, as: NumberOrText<Double>.self, default: 0)
            price = try fields.optional(.price, as: NumberOrText<Decimal>.self, nullable: true)
            parts = try fields.array(.parts, as: NumberOrText<Int>.self)
            byName = try fields.dictionary(.byName, as: NumberOrText<Int64>.self)
            meta = try fields.value(.meta, as: FreeObject.self, default: .null)
            tags = try fields.array(.tags, as: FreeObject.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(amount, forKey: .amount)
            try container.encodeIfPresent(price, forKey: .price)
            try container.encode(parts, forKey: .parts)
            try container.encode(byName, forKey: .byName)
            try container.encode(meta, forKey: .meta)
            try container.encode(tags, forKey: .tags)
        }
    }

    /// An object in which only some keys are of interest.
    private func object(_ members: [String: String]) -> String {
        let standard = [
            "id": "1", "amount": "1.5", "price": "2", "parts": "[]", "byName": "{}", "meta": "{}", "tags": "[]",
        ]
        let all = standard.merging(members) { $1 }.sorted { $0.key < $1.key }
        return "{" + all.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// .NET 10 (`JsonNumberHandling.AllowReadingFromString`) describes numbers that may also be texts, and some back
    /// ends send texts. Both forms conform to the contract.
    @Test func textsOfNumbersAreNumbers() throws {
        let text = object([
            "id": "\"-12\"", "amount": "\"1.5e3\"", "price": "\"12.50\"", "parts": "[1, \"2\", \"0\"]",
            "byName": #"{"a": "9007199254740993", "b": 3}"#,
        ])
        let outcome = try decode(Entry.self, text)
        #expect(outcome.reports == [])
        #expect(
            outcome.value.id == -12 && outcome.value.amount == 1500 && outcome.value.price == Decimal(string: "12.5"))
        #expect(outcome.value.parts == [1, 2, 0] && outcome.value.byName == ["a": 9_007_199_254_740_993, "b": 3])
        #expect(try decodeStrictly(Entry.self, text) == outcome.value)
        // Numbers are written as numbers.
        #expect(try encode(outcome.value)["id"] == .integer(-12))
    }

    /// Texts that the contract does not allow are converted and reported as before, or are lost.
    @Test func otherTextsAreReported() throws {
        let outcome = try decode(
            Entry.self,
            object(["id": "\" 7 \"", "amount": "\"much\"", "price": "null", "parts": "[\"+1\", \"x\", true]"]))
        #expect(outcome.value.id == 7 && outcome.value.amount == 0 && outcome.value.price == nil)
        #expect(outcome.value.parts == [1])
        #expect(
            outcome.reports == [
                "id coerced", "amount typeMismatch", "parts[0] coerced", "parts[1] droppedElement",
                "parts[2] droppedElement",
            ])
        #expect(failurePath { _ = try decodeStrictly(Entry.self, object(["amount": "\" 1\""])) } == "amount")
    }

    /// NestJS and Spring write `type: object` for values of any kind.
    @Test func whateverIsNoObjectIsKeptAndReported() throws {
        let text = object(["meta": "\"Tom\"", "tags": #"["a", 1, {"b": [1.5]}, null, [true]]"#])
        let outcome = try decode(Entry.self, text)
        #expect(outcome.value.meta == .string("Tom"))
        #expect(
            outcome.value.tags == [
                .string("a"), .integer(1), .object(["b": .array([.number(1.5)])]), .null, .array([.bool(true)]),
            ])
        #expect(
            outcome.reports == [
                "meta typeMismatch", "tags[0] typeMismatch", "tags[1] typeMismatch", "tags[3] unexpectedNull",
                "tags[4] typeMismatch",
            ])
        #expect(outcome.issues.first?.description == #"meta: expected object, found "Tom" (typeMismatch); used "Tom""#)
        #expect(failurePath { _ = try decodeStrictly(Entry.self, text) } == "meta")
        #expect(try decodeStrictly(Entry.self, object(["meta": #"{"a": 1}"#, "tags": "[{}]"])).tags == [.object([:])])
        #expect(failurePath { _ = try decodeStrictly(Entry.self, object(["tags": "[null]"])) } == "tags.[0]")
    }

    /// Null is kept, and reported where the contract does not allow it.
    @Test func nullIsNoObject() throws {
        let outcome = try decode(Entry.self, object(["meta": "null"]))
        #expect(outcome.value.meta == .null && outcome.reports == ["meta unexpectedNull"])
        let values = try DTODecoder().decodeReporting([FreeObjectOrNull].self, from: Data(#"[null, {}, 1]"#.utf8))
        #expect(values.value.represented == [.null, .object([:]), .integer(1)])
        #expect(values.issues.map(\.path) == ["[2]"])
    }
}
