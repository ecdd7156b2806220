@_spi(Generated) import DTORuntime
import Foundation
import Testing

struct Collections: DefensiveRecord, Hashable {
    var texts: [String]
    var optionalTexts: [String]?
    var nullableTexts: [String?]
    var grid: [[Int]]
    var corners: [Double]
    var optionalCorners: [Double]?
    var pairs: [[Double]]
    var counts: [String: Int]
    var optionalCounts: [String: Int]?
    var nullableCounts: [String: Int?]
    var nested: [String: [[String: Int]]]
    var boxes: [BoundingBox]

    enum CodingKeys: String, RecordKey {
        case texts, optionalTexts, nullableTexts, grid, corners, optionalCorners, pairs
        case counts, optionalCounts, nullableCounts, nested, boxes
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        texts = try fields.array(.texts)
        optionalTexts = try fields.optional(.optionalTexts)
        nullableTexts = try fields.array(.nullableTexts)
        grid = try fields.array(.grid)
        corners = try fields.array(.corners, count: 2)
        optionalCorners = try fields.optional(.optionalCorners, count: 2)
        pairs = try fields.array(.pairs, as: WholeArray<Double>.self)
        counts = try fields.dictionary(.counts)
        optionalCounts = try fields.optional(.optionalCounts)
        nullableCounts = try fields.dictionary(.nullableCounts)
        nested = try fields.dictionary(.nested)
        boxes = try fields.array(.boxes)
    }
}

private let required = [
    "texts", "nullableTexts", "grid", "corners", "pairs", "counts", "nullableCounts", "nested", "boxes",
]

/// Returns only the reports about the key.
private func reports(_ key: String, _ json: String) throws -> ([String], Collections) {
    let outcome = try decode(Collections.self, json)
    return (outcome.reports.filter { $0.hasPrefix(key) }, outcome.value)
}

@Suite struct CollectionTests {
    @Test func requiredCollectionsAreEmptyWhereMissing() throws {
        let outcome = try decode(Collections.self, "{}")
        #expect(outcome.reports == required.map { "\($0) missing" })
        #expect(outcome.value.texts == [])
        #expect(outcome.value.counts == [:])
        #expect(outcome.value.optionalTexts == nil)
        #expect(outcome.value.optionalCounts == nil)
    }

    @Test(arguments: [("null", "unexpectedNull"), ("true", "typeMismatch")])
    func otherTypes(json: String, kind: String) throws {
        let object = (required + ["optionalTexts", "optionalCounts", "optionalCorners"]).map { "\"\($0)\": \(json)" }
        let outcome = try decode(Collections.self, "{\(object.joined(separator: ", "))}")
        #expect(
            Set(outcome.reports)
                == Set((required + ["optionalTexts", "optionalCounts", "optionalCorners"]).map { "\($0) \(kind)" }))
        #expect(outcome.value.grid == [])
        #expect(outcome.value.optionalTexts == nil)
        #expect(outcome.value.optionalCorners == nil)
    }

    @Test func damagedElementsAreLeftOut() throws {
        let (reports, value) = try reports("texts", #"{"texts": ["a", null, {"deep": [1]}, [], true, "b", false]}"#)
        #expect(value.texts == ["a", "b"])
        #expect(reports == [1, 2, 3, 4, 6].map { "texts[\($0)] droppedElement" })
    }

    @Test func elementsAreConverted() throws {
        let (reports, value) = try reports("texts", #"{"texts": ["a", 16, "b"]}"#)
        #expect(value.texts == ["a", "16", "b"])
        #expect(reports == ["texts[1] coerced"])
    }

    @Test func nullableElementsAreNilInPlace() throws {
        let (reports, value) = try reports("nullableTexts", #"{"nullableTexts": ["a", null, {}, 5]}"#)
        #expect(value.nullableTexts == ["a", nil, nil, "5"])
        #expect(reports == ["nullableTexts[2] droppedElement", "nullableTexts[3] coerced"])
    }

    @Test func arraysInsideArrays() throws {
        let (reports, value) = try reports("grid", #"{"grid": [[1, "x", 3], null, "x", [[], 4]]}"#)
        #expect(value.grid == [[1, 3], [4]])
        #expect(
            reports == [
                "grid[0][1] droppedElement", "grid[1] droppedElement", "grid[2] droppedElement",
                "grid[3][0] droppedElement",
            ])
    }

    @Test func anArrayOfFixedLengthIsWholeOrUnusable() throws {
        let whole = try reports("corners", #"{"corners": [0.5, "1.5"], "optionalCorners": [1, 2]}"#)
        #expect(whole.1.corners == [0.5, 1.5])
        #expect(whole.1.optionalCorners == [1, 2])
        #expect(whole.0 == ["corners[1] coerced"])
        let damaged = try decode(Collections.self, #"{"corners": [0.5, {}], "optionalCorners": [null, 2]}"#)
        #expect(damaged.value.corners == [])
        #expect(damaged.value.optionalCorners == nil)
        let issues = damaged.issues.filter { $0.path.lowercased().hasSuffix("corners") }
        #expect(issues.map(\.kind) == [.malformed, .malformed])
        #expect(issues.map(\.cause) == ["corners[1] is not of type Double", "optionalCorners[0] is null"])
    }

    @Test func arraysOfFixedLengthInsideArrays() throws {
        let (reports, value) = try reports("pairs", #"{"pairs": [[1, 2], [3, "x"], [5, "6"]]}"#)
        #expect(value.pairs == [[1, 2], [5, 6]])
        #expect(reports == ["pairs[1] droppedElement", "pairs[2][1] coerced"])
    }

    @Test func damagedEntriesAreLeftOut() throws {
        let (reports, value) = try reports(
            "counts", #"{"counts": {"a": 1, "b": null, "c": {}, "d": "4", "e.f": true}}"#)
        #expect(value.counts == ["a": 1, "d": 4])
        #expect(
            Set(reports) == [
                "counts.b droppedEntry", "counts.c droppedEntry", "counts.d coerced", #"counts["e.f"] droppedEntry"#,
            ])
    }

    @Test func nullableEntriesAreNil() throws {
        let (reports, value) = try reports("nullableCounts", #"{"nullableCounts": {"a": 1, "b": null, "c": {}}}"#)
        let expected: [String: Int?] = ["a": 1, "b": nil, "c": nil]
        #expect(value.nullableCounts == expected)
        #expect(reports == ["nullableCounts.c droppedEntry"])
    }

    @Test func toleranceReachesThroughEveryNesting() throws {
        let (reports, value) = try reports("nested", #"{"nested": {"k": [{"a": 1, "b": []}, 7], "l": 3}}"#)
        #expect(value.nested == ["k": [["a": 1]]])
        #expect(Set(reports) == ["nested.k[0].b droppedEntry", "nested.k[1] droppedElement", "nested.l droppedEntry"])
    }

    @Test func recordsInArraysKeepTheirOwnRules() throws {
        let (reports, value) = try reports("boxes", #"{"boxes": [{"x": 1, "y": "2"}, {}, null, {"x": "?", "y": 0}]}"#)
        #expect(value.boxes == [BoundingBox(x: 1, y: 2), BoundingBox(x: 0, y: 0), BoundingBox(x: 0, y: 0)])
        #expect(
            reports == [
                "boxes[0].y coerced", "boxes[1].x missing", "boxes[1].y missing", "boxes[2] droppedElement",
                "boxes[3].x typeMismatch",
            ])
    }

    @Test func aDroppedElementReportsNothingButItself() throws {
        let outcome = try decode(
            [Work].self,
            #"[{"title": "A", "subjectTags": [], "quality": 1, "reviewStatus": "odd"}, {"quality": "7", "title": {}}]"#)
        #expect(outcome.value.map(\.title) == ["A"])
        #expect(outcome.reports == ["[0].reviewStatus unknownValue", "[1] droppedElement"])
        #expect(outcome.issues.last?.cause == "[1].title is not of type String")
        #expect(outcome.issueCount == 2)
    }

    @Test func theTopLevelIsTolerantToo() throws {
        #expect(try decode([Int].self, #"[1, "2", {}]"#).value == [1, 2])
        #expect(try decode([String: Int].self, #"{"a": 1, "b": []}"#).value == ["a": 1])
        #expect(try decode([[Int]?].self, #"[null, [1, null], "x"]"#).value == [nil, [1], nil])
        #expect(try decode(Int?.self, "null").value == nil)
        #expect(try decode(Int.self, #""5""#).value == 5)
        #expect(try decode([ReviewStatus].self, #"["verified", "odd"]"#).reports == ["[1] unknownValue"])
    }

    @Test func enumerationsInCollectionsAreReportedOnce() throws {
        #expect(try decode([Priority?].self, "[1, 9, null]").reports == ["[1] unknownValue"])
        #expect(try decode([String: Priority].self, #"{"a": 9}"#).reports == ["a unknownValue"])
        #expect(
            try decode([[Priority]].self, #"[[9], ["8"]]"#).reports == ["[0][0] unknownValue", "[1][0] unknownValue"])
    }

    @Test func typesOfNobody() throws {
        let id = UUID()
        let outcome = try decode([UUID].self, #"["\#(id)", "x", 7]"#)
        #expect(outcome.value == [id])
        #expect(outcome.reports == ["[1] droppedElement", "[2] droppedElement"])
        struct Plain: Codable, Equatable { var a: Int }
        #expect(try decode([Plain].self, #"[{"a": 1}, {"a": "1"}, {}]"#).value == [Plain(a: 1)])
        let expected: [String: Plain?] = ["k": nil]
        #expect(try decode([String: Plain?].self, #"{"k": {}}"#).value == expected)
    }
}
