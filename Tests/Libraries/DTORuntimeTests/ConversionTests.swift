@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A record that converts only texts to numbers.
private struct Narrow: DefensiveRecord, Hashable {
    var count: Int?
    var isDone: Bool?
    var name: String?
    var steps: [Int]
    var labels: [String]
    var flags: [String: Bool]
    var inner: [Inner]
    var nested: [[Int]]
    var further: [String: Int]

    /// A record without its own rules for conversions.
    struct Inner: DefensiveRecord, Hashable {
        var text: String?

        enum CodingKeys: String, RecordKey {
            case text
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            text = try fields.optional(.text)
        }
    }

    enum CodingKeys: String, RecordKey {
        case count, isDone, name, steps, labels, flags, inner, nested
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        let fields = fields.converting(only: [.textToNumber])
        count = try fields.optional(.count)
        isDone = try fields.optional(.isDone)
        name = try fields.optional(.name, or: ["title"])
        steps = try fields.array(.steps)
        labels = try fields.array(.labels)
        flags = try fields.dictionary(.flags)
        inner = try fields.array(.inner)
        nested = try fields.array(.nested)
        further = try fields.additional(besides: ["title"])
    }
}

/// A record that converts nothing.
private struct Exact: DefensiveRecord, Hashable {
    var count: Int
    var further: [String: Int]

    enum CodingKeys: String, RecordKey {
        case count
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        let fields = fields.converting(only: [])
        count = try fields.value(.count, default: 7)
        further = try fields.additional()
    }
}

/// A record decides about conversions in its fields and in everything within them.
@Suite struct ConversionTests {
    private static let required = #""steps": [], "labels": [], "flags": {}, "inner": [], "nested": []"#

    private func narrow(_ members: String) throws -> DecodingOutcome<Narrow> {
        try decode(Narrow.self, "{\(members), \(Self.required)}")
    }

    @Test func whatIsAllowedIsConverted() throws {
        let outcome = try decode(
            Narrow.self, #"{"count": "12", "steps": ["3"], "nested": [["4"]], "labels": [], "flags": {}, "inner": []}"#)
        #expect(outcome.value.count == 12)
        #expect(outcome.value.steps == [3])
        #expect(outcome.value.nested == [[4]])
        #expect(Set(outcome.reports) == ["count coerced", "steps[0] coerced", "nested[0][0] coerced"])
    }

    @Test func whatIsNotAllowedIsAMismatch() throws {
        let outcome = try narrow(#""isDone": "true", "name": 12"#)
        #expect(outcome.value.isDone == nil && outcome.value.name == nil)
        #expect(Set(outcome.reports) == ["isDone typeMismatch", "name typeMismatch"])
        #expect(try narrow(#""isDone": 1"#).reports == ["isDone typeMismatch"])
        #expect(try narrow(#""title": 12"#).reports == ["name typeMismatch"])
    }

    @Test func elementsAndEntriesObeyTheirRecord() throws {
        let outcome = try decode(
            Narrow.self,
            #"{"labels": ["a", 1], "flags": {"x": true, "y": "true"}, "steps": [], "inner": [{"text": 5}], "nested": []}"#
        )
        #expect(outcome.value.labels == ["a"])
        #expect(outcome.value.flags == ["x": true])
        #expect(Set(outcome.reports) == ["labels[1] droppedElement", "flags.y droppedEntry", "inner[0].text coerced"])
    }

    @Test func additionalPropertiesObeyTheirRecord() throws {
        let outcome = try decode(Exact.self, #"{"count": "1", "x": "2", "y": 3}"#)
        #expect(outcome.value.count == 7)
        #expect(outcome.value.further == ["y": 3])
        #expect(Set(outcome.reports) == ["count typeMismatch", "x droppedEntry"])
        #expect(try decode(Narrow.self, #"{"x": "2", \#(Self.required)}"#).value.further == ["x": 2])
    }

    @Test func withoutARecordAllIsConverted() throws {
        let outcome = try decode([Int].self, #"["1", 2]"#)
        #expect(outcome.value == [1, 2])
    }

    @Test func strictPolicyThrowsForBoth() {
        #expect(failurePath { _ = try decodeStrictly(Exact.self, #"{"count": "1"}"#) } == "count")
    }
}
