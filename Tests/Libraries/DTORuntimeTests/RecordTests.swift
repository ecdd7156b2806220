@_spi(Generated) import DTORuntime
import Foundation
import Testing

struct Shelf: DefensiveRecord, Hashable {
    var box: BoundingBox
    var spare: BoundingBox?
    var work: Work?
    var next: Shelf? {
        get { _next?.value }
        set { _next = newValue.map { Indirect($0) } }
    }
    private var _next: Indirect<Shelf>?

    enum CodingKeys: String, RecordKey {
        case box, spare, work
        case _next = "next"
    }

    static let requiredKeys: [CodingKeys] = [.box]

    init(from fields: DefensiveFields<CodingKeys>) throws {
        box = try fields.record(.box)
        spare = try fields.optional(.spare)
        work = try fields.optional(.work)
        _next = try fields.optional(._next)
    }
}

/// A record that another record may omit, with the default `{}`.
struct Labelled: DefensiveRecord {
    var label: BoundingBox

    enum CodingKeys: String, RecordKey {
        case label
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        label = try fields.record(.label, required: false)
    }
}

/// A record that requires a record that requires it again. The generator does not write such records.
struct Endless: DefensiveRecord {
    var other: Other

    struct Other: DefensiveRecord {
        var endless: [Endless]
        var direct: Indirect<Endless>

        enum CodingKeys: String, RecordKey {
            case endless, direct
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            endless = try fields.array(.endless)
            let direct: Endless = try fields.record(.direct)
            self.direct = Indirect(direct)
        }
    }

    enum CodingKeys: String, RecordKey {
        case other
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        other = try fields.record(.other)
    }
}

@Suite struct RecordTests {
    private let origin = BoundingBox(x: 0, y: 0)

    @Test(arguments: [
        ("{}", ["box missing"]), (#"{"box": null}"#, ["box unexpectedNull"]), (#"{"box": 7}"#, ["box typeMismatch"]),
        (#"{"box": []}"#, ["box typeMismatch"]), (#"{"box": {}}"#, ["box.x missing", "box.y missing"]),
        (#"{"box": {"y": "0", "x": {}}}"#, ["box.x typeMismatch", "box.y coerced"]),
    ])
    func requiredRecordsDecodeAsFromNothing(json: String, reports: [String]) throws {
        let outcome = try decode(Shelf.self, json)
        #expect(outcome.value.box == origin)
        #expect(outcome.reports == reports)
    }

    @Test func aRecordThatNeedNotBeThereIsSilent() throws {
        #expect(try decode(Labelled.self, "{}").reports == [])
        #expect(try decodeStrictly(Labelled.self, "{}").label == origin)
        let damaged = try decode(Labelled.self, #"{"label": null}"#)
        #expect(damaged.value.label == origin)
        #expect(damaged.reports == ["label unexpectedNull"])
    }

    @Test(arguments: [
        ("null", "unexpectedNull"), ("7", "typeMismatch"), ("[]", "typeMismatch"), ("{}", "typeMismatch"),
        (#"{"x1": 1, "y1": 2}"#, "typeMismatch"),
    ])
    func anOptionalRecordIsNilWhereItIsSomethingElse(json: String, kind: String) throws {
        let outcome = try decode(Shelf.self, #"{"box": {"x": 0, "y": 0}, "spare": \#(json), "next": \#(json)}"#)
        #expect(outcome.value.spare == nil)
        #expect(outcome.value.next == nil)
        #expect(outcome.reports == ["spare \(kind)", "next \(kind)"])
    }

    @Test func oneRequiredKeyMakesTheRecord() throws {
        let outcome = try decode(Shelf.self, #"{"box": {"x": 0, "y": 0}, "spare": {"y": null}}"#)
        #expect(outcome.value.spare == origin)
        #expect(outcome.reports == ["spare.x missing", "spare.y unexpectedNull"])
    }

    @Test func aStrictFailureTravelsToTheOptionalProperty() throws {
        let outcome = try decode(
            Shelf.self, #"{"box": {"x": 0, "y": 0}, "work": {"quality": "1", "reviewStatus": "odd", "title": null}}"#)
        #expect(outcome.value.work == nil)
        #expect(outcome.reports == ["work malformed"])
        #expect(outcome.issues.first?.cause == "work.title is null")
        #expect(outcome.issues.first?.found == "object with quality, reviewStatus, title")
        #expect(outcome.issues.first?.used == "nil")
    }

    @Test func boxesAreInvisibleInJSON() throws {
        let text = #"{"box": {"x": 1, "y": 2}, "next": {"box": {"x": 3, "y": 4}, "next": {"box": {"x": 5, "y": 6}}}}"#
        let outcome = try decode(Shelf.self, text)
        #expect(outcome.reports == [])
        #expect(outcome.value.next?.next?.box == BoundingBox(x: 5, y: 6))
        #expect(try encode(outcome.value) == json(text))
        var shelf = outcome.value
        shelf.next = nil
        #expect(try encode(shelf) == json(#"{"box": {"x": 1, "y": 2}}"#))
    }

    @Test func aCycleOfRequiredRecordsThrows() {
        #expect(failurePath { _ = try decode(Endless.self, "{}") } == "other")
    }

    @Test func deprecatedPropertiesAreStored() throws {
        let text = #"{"title": "A", "subjectTags": [], "quality": 1, "reviewStatus": "verified", "goodreadsID": "g"}"#
        let outcome = try decode(Work.self, text)
        #expect(outcome.reports == [])
        #expect(try encode(outcome.value) == json(text))
    }
}
