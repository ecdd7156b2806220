@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests the texts of issues, as sentences and as JSON.
@Suite struct IssueTextTests {
    /// A document with one damage for each kind of issue.
    private static let document = #"""
        {
            "renamed": 1, "title": 5, "count": "twelve", "level": 1.5, "status": "odd", "rank": 7, "note": null, "version": "v2",
            "tags": ["a", {}], "list": 5, "named": {"jane@example.org": {}}, "result": {"what": "ever"}, "web": "no address",
            "holders": [{"note": "x"}, {"strict": 1}, {"strict": "12"}]
        }
        """#

    private static let lines = [
        #"title: expected String, found 5 (coerced); used "5""#,
        #"count: expected Int, found "twelve" (typeMismatch); used 3"#,
        #"level: expected Int, found 1.5 (malformed); used nil"#,
        #"name: expected String, found nothing (missing); used """#,
        #"mode: expected ReviewStatus, found nothing (missing); used "needsReview""#,
        #"box: expected BoundingBox, found nothing (missing); used object with x, y"#,
        #"status: expected ReviewStatus, found "odd" (unknownValue); used "odd""#,
        #"rank: expected ListedText, found 7 (unknownValue); used "7""#,
        #"note: expected String, found null (unexpectedNull); used nil"#,
        #"version: expected "v1", found "v2" (constMismatch); used "v2""#,
        #"tags[1]: expected String, found {} (droppedElement); used nothing"#,
        #"list: expected [String], found 5 (coerced); used array of 1"#,
        #"named["jane@example.org"]: expected Int, found {} (droppedEntry); used nothing"#,
        #"result: expected JobResults, found object with what (unknownVariant); used unknown"#,
        #"web: expected uri, found "no address" (malformed); used "no address""#,
        #"holders[0]: expected Holder, found object with note (droppedElement), because holders[0].strict is missing; "#
            + "used nothing",
        #"holders[2].strict: expected Int, found "12" (coerced); used 12"#,
        #"renamed: expected nothing, found 1 (unknownKey); used nothing"#,
    ]

    private func outcome(redacting: Bool = false) throws -> DecodingOutcome<Damaged> {
        try JSONDecoder().decodeReporting(
            Damaged.self, from: Data(Self.document.utf8), reportingUnknownKeys: true, redacting: redacting)
    }

    @Test func eachDamageIsToldOnceAndInOneStyle() throws {
        let issues = try outcome().issues
        #expect(issues.map(\.description) == Self.lines)
        #expect(Set(issues.map(\.path)).count == issues.count)
        #expect(Set(issues.map(\.kind)) == Set(DecodingIssue.Kind.allCases))
    }

    @Test func noTextIsEmptyOrEndsInABlank() throws {
        for issue in try outcome().issues {
            for text in [issue.expected, issue.found, issue.used, issue.description] {
                #expect(!text.isEmpty && text.last?.isWhitespace == false)
            }
        }
    }

    /// A number in place of a text constant is one fault. So is a single value that is neither a list nor of its
    /// element's type.
    @Test(arguments: [
        (#"{"version": 5}"#, #"version: expected "v1", found 5 (constMismatch); used "5""#),
        (#"{"list": "odd", "version": "v1"}"#, #"list: expected [String], found "odd" (coerced); used array of 1"#),
        (#"{"modes": 5}"#, #"modes: expected ReviewStatus, found 5 (unknownValue); used "5""#),
        (#"{"modes": "odd"}"#, #"modes: expected ReviewStatus, found "odd" (unknownValue); used "odd""#),
        (#"{"modes": "verified"}"#, #"modes: expected [ReviewStatus], found "verified" (coerced); used array of 1"#),
    ])
    func onePlaceHasOneIssue(json: String, line: String) throws {
        let outcome = try decode(Once.self, json)
        #expect(outcome.issues.map(\.description) == [line])
        #expect(outcome.issueCount == 1)
    }

    @Test func keysOfWhatWasFoundAreSpelledAsInPaths() throws {
        let outcome = try decode([Int].self, #"[{"a b": 1, "plain": 2, "\u001b[31m": 3}]"#)
        #expect(outcome.issues.map(\.found) == [#"object with "\u001b[31m", "a b", plain"#])
    }

    // MARK: JSON

    @Test func anIssueIsWrittenUnderItsOwnNames() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let issue = DecodingIssue(
            kind: .droppedElement, path: "works[3]", expected: "Work", found: "{}", used: "nothing",
            cause: "works[3].title is missing")
        let text = String(decoding: try encoder.encode(issue), as: UTF8.self)
        #expect(
            text
                == #"{"cause":"works[3].title is missing","expected":"Work","found":"{}","kind":"droppedElement","#
                + #""path":"works[3]","used":"nothing"}"#)
        #expect(try JSONDecoder().decode(DecodingIssue.self, from: Data(text.utf8)) == issue)
        let plain = DecodingIssue(kind: .missing, path: "", expected: "Int", found: "nothing", used: "0")
        #expect(
            String(decoding: try encoder.encode(plain), as: UTF8.self)
                == #"{"expected":"Int","found":"nothing","kind":"missing","path":"","used":"0"}"#)
    }

    /// These are two lines of `Documentation/Tolerance.md`.
    @Test(arguments: [
        (
            false,
            #"{"expected":"Int","found":"\"42\"","kind":"coerced","path":"owners[\"jane@example.org\"].age","used":"42"}"#
        ),
        (true, #"{"expected":"Int","found":"text","kind":"coerced","path":"owners[…].age","used":"number"}"#),
    ])
    func thePageShowsIt(redacting: Bool, text: String) throws {
        let json = #"{"owners": {"jane@example.org": {"age": "42"}}}"#
        let issue = try #require(
            JSONDecoder().decodeReporting(Shop.self, from: Data(json.utf8), redacting: redacting).issues.first)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(issue), as: UTF8.self) == text)
    }

    struct Shop: DefensiveRecord {
        var owners: [String: Owner]

        enum CodingKeys: String, RecordKey {
            case owners
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            owners = try fields.dictionary(.owners)
        }
    }

    struct Owner: DefensiveRecord {
        var age: Int?

        enum CodingKeys: String, RecordKey {
            case age
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            age = try fields.optional(.age)
        }
    }

    // MARK: Redaction

    @Test func aRedactedReportHasKindsPathsAndTypesAndNoValue() throws {
        let issues = try outcome(redacting: true).issues
        #expect(issues.map(\.kind) == (try outcome().issues.map(\.kind)))
        #expect(
            issues.map(\.description) == [
                "title: expected String, found number (coerced); used text",
                "count: expected Int, found text (typeMismatch); used number",
                "level: expected Int, found number (malformed); used nil",
                "name: expected String, found nothing (missing); used text",
                "mode: expected ReviewStatus, found nothing (missing); used text",
                "box: expected BoundingBox, found nothing (missing); used object",
                "status: expected ReviewStatus, found text (unknownValue); used text",
                "rank: expected ListedText, found number (unknownValue); used text",
                "note: expected String, found null (unexpectedNull); used nil",
                #"version: expected "v1", found text (constMismatch); used text"#,
                "tags[1]: expected String, found object (droppedElement); used nothing",
                "list: expected [String], found number (coerced); used array",
                "named[…]: expected Int, found object (droppedEntry); used nothing",
                "result: expected JobResults, found object (unknownVariant); used unknown",
                "web: expected uri, found text (malformed); used text",
                "holders[0]: expected Holder, found object (droppedElement), because holders[0].strict is missing; "
                    + "used nothing",
                "holders[2].strict: expected Int, found text (coerced); used number",
                "[…]: expected nothing, found number (unknownKey); used nothing",
            ])
    }

    /// Keys of maps, of any JSON, and of additional properties belong to the payload. Aliases belong to the contract.
    @Test(arguments: [
        (#"{"map": {"jane@example.org": {"x": "far", "y": 0}}}"#, ["map[…].x"]),
        (#"{"old_name": 5}"#, ["old_name"]),
        (#"{"free": {"jane": {"doe": 1e400}}}"#, ["free[…][…]"]),
        (#"{"jane": "x"}"#, ["[…]"]),
        (#"{"map": {"jane": 5}}"#, ["map[…]"]),
    ])
    func noKeyOfThePayloadIsInAPath(json: String, paths: [String]) throws {
        let outcome = try JSONDecoder().decodeReporting(Keyed.self, from: Data(json.utf8), redacting: true)
        #expect(outcome.issues.map(\.path) == paths)
        #expect(!"\(outcome.issues)".contains("jane"))
    }

    @Test func aCauseHasNoKeyOfThePayloadEither() throws {
        let json = #"{"boxes": {"jane": {"strict": [], "enclosed": 0}}}"#
        let outcome = try JSONDecoder().decodeReporting(Keyed.self, from: Data(json.utf8), redacting: true)
        #expect(outcome.issues.map(\.cause) == ["boxes[…].strict is not of type Int"])
    }

    @Test func aReporterOfOnesOwnRedactsToo() throws {
        let reporter = DecodingReporter(redacting: true)
        let decoder = JSONDecoder()
        decoder.userInfo[.decodingReporter] = reporter
        _ = try decoder.decode(Once.self, from: Data(#"{"modes": ["secret"]}"#.utf8))
        #expect(reporter.issues.map(\.found) == ["text"])
    }

    // MARK: Records

    struct Holder: DefensiveRecord {
        var strict: Int
        var note: String?

        enum CodingKeys: String, RecordKey {
            case strict, note
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            strict = try fields.strict(.strict)
            note = try fields.optional(.note)
        }
    }

    struct Damaged: DefensiveRecord {
        var title: String
        var count: Int
        var level: Int?
        var name: String
        var mode: ReviewStatus
        var box: BoundingBox
        var status: ReviewStatus
        var rank: ListedText
        var note: String?
        var version: String
        var tags: [String]
        var list: [String]
        var named: [String: Int]
        var result: JobResults?
        var web: String?
        var holders: [Holder]

        enum CodingKeys: String, RecordKey {
            case title, count, level, name, mode, box, status, rank, note, version, tags, list, named, result, web,
                holders
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.strict(.title)
            count = try fields.value(.count, default: 3)
            level = try fields.optional(.level)
            name = try fields.value(.name, default: "")
            mode = try fields.value(.mode, default: .needsReview)
            box = try fields.value(.box, default: BoundingBox(x: 1, y: 2))
            status = try fields.value(.status, default: .needsReview)
            rank = try fields.value(.rank, default: .one)
            note = try fields.optional(.note)
            version = try fields.constant(.version, "v1")
            tags = try fields.array(.tags)
            list = try fields.array(.list)
            named = try fields.dictionary(.named)
            result = try fields.optional(.result)
            web = try fields.optional(.web, as: URIText.self)
            holders = try fields.array(.holders)
        }

        func encode(to encoder: any Encoder) {}
    }

    /// Values that could be reported twice.
    struct Once: DefensiveRecord {
        var version: String?
        var list: [String]?
        var modes: [ReviewStatus]?

        enum CodingKeys: String, RecordKey {
            case version, list, modes
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            version = try fields.optionalConstant(.version, "v1")
            list = try fields.optional(.list)
            modes = try fields.optional(.modes)
        }
    }

    /// Keys of the contract and keys of the payload.
    struct Keyed: DefensiveRecord {
        var map: [String: BoundingBox]?
        var boxes: [String: Strict<Int>]?
        var name: String?
        var free: JSONValue?
        var additional: [String: Int]

        enum CodingKeys: String, RecordKey {
            case map, boxes, name, free
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            map = try fields.optional(.map)
            boxes = try fields.optional(.boxes)
            name = try fields.optional(.name, or: ["old_name"])
            free = try fields.optional(.free)
            additional = try fields.additional()
        }

        func encode(to encoder: any Encoder) {}
    }
}
