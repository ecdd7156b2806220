@_spi(Generated) import DTORuntime
import Foundation
import Testing

struct Request: AliasedRecord, Hashable {
    var barcode: String
    var week_of: Int?
    var _page_count_: Int
    var weekOf: Int?
    var extra: [String: Int]

    enum CodingKeys: String, RecordKey {
        case barcode, week_of, _page_count_, weekOf
    }

    static let requiredKeys: [CodingKeys] = [.barcode, ._page_count_]
    static let requiredAliases = ["isbn", "isbn_13"]

    init(from fields: DefensiveFields<CodingKeys>) throws {
        barcode = try fields.strict(.barcode, or: ["isbn", "isbn_13"])
        week_of = try fields.optional(.week_of)
        _page_count_ = try fields.value(._page_count_, default: 0)
        weekOf = try fields.optional(.weekOf)
        extra = try fields.additional(besides: ["isbn", "isbn_13"])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(barcode, forKey: .barcode)
        try container.encodeIfPresent(week_of, forKey: .week_of)
        try container.encode(_page_count_, forKey: ._page_count_)
        try encoder.encodeAdditional(extra, besides: CodingKeys.self)
    }
}

struct Reissue: DefensiveRecord, Hashable {
    var code: String
    var inner: Request?

    enum CodingKeys: String, RecordKey {
        case code, inner
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, or: ["old_code", "older"], default: "none")
        inner = try fields.optional(.inner)
    }
}

/// A record as `keep-unknown` makes it.
struct Parcel: DefensiveRecord, Hashable {
    var weight: Int?
    var inner: [Parcel]?
    var additionalProperties: [String: JSONValue] {
        get { _additionalProperties.values }
        set { _additionalProperties = UnknownMembers(newValue) }
    }
    private var _additionalProperties: UnknownMembers

    enum CodingKeys: String, RecordKey {
        case weight, inner
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        weight = try fields.optional(.weight, or: ["mass"])
        inner = try fields.optional(.inner)
        _additionalProperties = try fields.unknown(besides: ["mass"])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(weight, forKey: .weight)
        try container.encodeIfPresent(inner, forKey: .inner)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}

@Suite struct KeyTests {
    @Test func unknownKeysAreWrittenBack() throws {
        let text = #"{"weight": 2, "id": 1.50, "no": null, "inner": [{"x": [1, {"y": true}]}]}"#
        var value = try decode(Parcel.self, text).value
        #expect(try encode(value) == json(text))
        value.weight = 3
        value.additionalProperties["weight"] = 7
        #expect(try encode(value) == json(text.replacing("2,", with: "3,")))
        #expect(try String(decoding: DTOEncoder().encode(value), as: UTF8.self).contains(#""id":1.5"#))
    }

    @Test func unknownKeysAreReportedAsBefore() throws {
        let outcome = try decode(Parcel.self, #"{"mass": 1, "id": 1, "inner": [{"x": 2}]}"#, reportingUnknownKeys: true)
        #expect(Set(outcome.reports) == ["id unknownKey", "inner[0].x unknownKey"])
        #expect(outcome.value.additionalProperties == ["id": 1])
    }

    @Test func unknownKeysCountForEqualityButNotTheirOrder() throws {
        let value = try decode(Parcel.self, #"{"a": 1, "b": {"c": 2}}"#).value
        #expect(try value == decode(Parcel.self, #"{"b": {"c": 2}, "a": 1}"#).value)
        #expect(try value.hashValue == decode(Parcel.self, #"{"b": {"c": 2}, "a": 1}"#).value.hashValue)
        #expect(try value != decode(Parcel.self, #"{"a": 1, "b": {"c": 3}}"#).value)
    }

    @Test func printingARecordHidesTheSecretsAmongItsUnknownKeys() throws {
        let text = #"{"plan": "gold", "sessionToken": "s3cret", "deep": [{"password": "s3cret"}]}"#
        let value = try decode(Parcel.self, text).value
        var dumped = ""
        dump(value, to: &dumped)
        for shown in ["\(value)", String(reflecting: value), dumped] {
            #expect(shown.contains("gold") && shown.contains("***") && !shown.contains("s3cret"))
        }
    }

    private func decodeConvertingKeys<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> DecodingOutcome<
        Value
    > {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decodeReporting(type, from: Data(json.utf8), reportingUnknownKeys: true)
    }

    @Test func aliasesAreTriedInOrderWhereTheKeyIsAbsent() throws {
        #expect(try decode(Reissue.self, #"{"older": "c", "old_code": "b", "code": "a"}"#).value.code == "a")
        #expect(try decode(Reissue.self, #"{"older": "c", "old_code": "b"}"#).value.code == "b")
        #expect(try decode(Reissue.self, #"{"older": "c"}"#).value.code == "c")
        let none = try decode(Reissue.self, "{}")
        #expect(none.value.code == "none")
        #expect(none.reports == ["code missing"])
        let null = try decode(Reissue.self, #"{"code": null, "older": "c"}"#)
        #expect(null.value.code == "none")
        #expect(null.reports == ["code unexpectedNull"])
        let damaged = try decode(Reissue.self, #"{"older": {}}"#)
        #expect(damaged.value.code == "none")
        #expect(damaged.reports == ["code typeMismatch"])
    }

    @Test func anAliasOfARequiredKeyMakesTheRecord() throws {
        let outcome = try decode(Reissue.self, #"{"code": "a", "inner": {"isbn": "1"}}"#)
        #expect(outcome.value.inner?.barcode == "1")
        #expect(try decode(Reissue.self, #"{"code": "a", "inner": {"other": "1"}}"#).value.inner == nil)
    }

    @Test func aliasesAreNotWrittenBack() throws {
        let value = try decode(Request.self, #"{"isbn": "1", "_page_count_": 2, "n": 3, "m": {}}"#).value
        #expect(value.extra == ["n": 3])
        #expect(try encode(value) == ["barcode": "1", "_page_count_": 2, "n": 3])
    }

    @Test func additionalPropertiesCannotOverwriteDeclaredOnes() throws {
        var value = try decode(Request.self, #"{"barcode": "1", "_page_count_": 2}"#).value
        value.extra = ["barcode": 7, "other": 8]
        #expect(try encode(value) == ["barcode": "1", "_page_count_": 2, "other": 8])
    }

    @Test func declaredKeysAreFoundWhenTheDecoderConvertsKeys() throws {
        let outcome = try decodeConvertingKeys(
            Request.self, #"{"isbn_13": "1", "week_of": 2, "_page_count_": 3, "some_thing": 4, "URL": 5}"#)
        #expect(outcome.value.barcode == "1")
        #expect(outcome.value._page_count_ == 3)
        #expect(outcome.value.extra == ["some_thing": 4, "URL": 5])
    }

    @Test func camelCaseKeysAreFoundWhenTheDecoderConvertsKeys() throws {
        let outcome = try decodeConvertingKeys(
            Work.self,
            #"{"title": "A", "subjectTags": ["x"], "quality": 3, "reviewStatus": "verified", "goodreadsID": "g"}"#)
        #expect(outcome.reports == [])
        #expect(outcome.value.subjectTags == ["x"])
    }

    @Test func anotherPropertyIsNotTakenForAConvertedOne() throws {
        let outcome = try decode(Request.self, #"{"barcode": "1", "_page_count_": 0, "weekOf": 5}"#)
        #expect(outcome.value.week_of == nil)
        #expect(outcome.value.weekOf == 5)
    }

    @Test func keysOfDictionariesAndFreeValuesStayWhenTheDecoderConvertsKeys() throws {
        let text = #"{"a_b": {"c_d": [{"e_f": 1}]}}"#
        #expect(try decodeConvertingKeys([String: JSONValue].self, text).value == ["a_b": ["c_d": [["e_f": 1]]]])
        #expect(try decodeConvertingKeys(JSONValue.self, text).value == json(text))
    }

    @Test func unionsFindDeclaredKeysWhenTheDecoderConvertsKeys() throws {
        let outcome = try decodeConvertingKeys([JobResults].self, #"[{"booksCreated": 2}, {"books_created": 3}]"#)
        #expect(outcome.value.first?.importedCount == 2)
        #expect(outcome.value.last == .unknown(["books_created": 3]))
    }

    @Test func unknownKeysAreReportedOnlyWhenAskedFor() throws {
        let text =
            #"{"title": "A", "subjectTags": [], "quality": 1, "reviewStatus": "verified", "z": [1], "boundingBox": {"x": 1, "y": 1, "w": 2}}"#
        #expect(try decode(Work.self, text).reports == [])
        let outcome = try decode(Work.self, text, reportingUnknownKeys: true)
        #expect(outcome.reports == ["boundingBox.w unknownKey", "z unknownKey"])
        #expect(outcome.issues.last?.found == "array of 1")
    }

    @Test func aliasesAndAdditionalPropertiesAreNoUnknownKeys() throws {
        #expect(try decode(Reissue.self, #"{"older": "c"}"#, reportingUnknownKeys: true).reports == [])
        let text = #"{"isbn": "1", "_page_count_": 2, "n": 3}"#
        #expect(try decode(Request.self, text, reportingUnknownKeys: true).reports == [])
    }

    @Test func anAliasBesideTheKeyIsNoUnknownKey() throws {
        let both =
            #"{"code": "a", "old_code": "b", "older": 7, "odd": 1, "inner": {"barcode": "1", "isbn": "2", "_page_count_": 1}}"#
        #expect(try decode(Reissue.self, both, reportingUnknownKeys: true).reports == ["odd unknownKey"])
        #expect(try decodeConvertingKeys(Reissue.self, both).reports == ["odd unknownKey"])
    }

    /// Separate functions read texts and enumerations.
    struct Contact: DefensiveRecord {
        enum Kind: String, OpenEnumeration {
            case home, unknown

            static var allCases: [Kind] { [.home] }

            init(rawValue: String) { self = rawValue == "home" ? .home : .unknown }
        }

        enum CodingKeys: String, RecordKey {
            case mail, site, owner, kind, place
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            _ = try fields.value(.mail, as: EmailText.self, or: ["email"], default: "")
            _ = try fields.optional(.site, as: URIText.self, or: ["url"])
            _ = try fields.strict(.owner, as: UUIDText.self, or: ["user"])
            _ = try fields.value(.kind, or: ["sort"], default: Kind.unknown)
            _ = try fields.optional(.place, of: Kind.self, or: ["room"])
        }

        func encode(to encoder: any Encoder) throws {}
    }

    @Test func anAliasBesideATextIsNoUnknownKey() throws {
        let id = "123e4567-e89b-12d3-a456-426614174000"
        let text =
            #"{"mail": "a@b.org", "email": "c@d.org", "site": "https://a.org", "url": "x", "owner": "\#(id)", "user": "y", "kind": "home", "sort": "x", "place": "home", "room": "x", "odd": 1}"#
        #expect(try decode(Contact.self, text, reportingUnknownKeys: true).reports == ["odd unknownKey"])
    }

    /// Paths have the contract's spelling, or the document's spelling for unknown keys.
    @Test func pathsHaveOneSpellingWhenTheDecoderConvertsKeys() throws {
        let text = #"{"isbn_13": {}, "week_of": [], "_page_count_": "x", "some_thing": [], "other": 1}"#
        #expect(failurePath { _ = try decodeConvertingKeys(Request.self, text) } != nil)
        let damaged = try decodeConvertingKeys(
            Request.self, #"{"isbn_13": "1", "week_of": [], "_page_count_": "x", "some_thing": []}"#)
        #expect(
            damaged.reports == ["_page_count_ typeMismatch", "weekOf typeMismatch", "some_thing droppedEntry"])
        let missing = try decodeConvertingKeys(Spelled.self, #"{"first_part": {"inner_list": [1, {}], "odd_key": 1}}"#)
        #expect(
            missing.reports == [
                "first_part.inner_list[1] droppedElement", "first_part.odd_key unknownKey", "last_part missing",
            ])
    }

    struct Spelled: DefensiveRecord {
        struct Part: DefensiveRecord {
            var innerList: [Int]

            enum CodingKeys: String, RecordKey {
                case innerList = "inner_list"
            }

            init(from fields: DefensiveFields<CodingKeys>) throws {
                innerList = try fields.array(.innerList)
            }
        }

        var first: Part?
        var last: String

        enum CodingKeys: String, RecordKey {
            case first = "first_part"
            case last = "last_part"
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            first = try fields.optional(.first)
            last = try fields.value(.last, default: "")
        }
    }

    @Test func pathsQuoteOddKeys() throws {
        let outcome = try decode([String: Int].self, #"{"": [], "a.b": [], "é_1-x": [], "q\"\n": []}"#)
        #expect(
            Set(outcome.issues.map(\.path)) == [#"[""]"#, #"["a.b"]"#, "é_1-x", #"["q\"\n"]"#])
    }

    @Test(arguments: [0, 1, 4_096, 1 << 40, -1])
    func elementsAreKeyedByTheirIndex(_ index: Int) {
        let key = JSONKey(intValue: index)
        #expect(key.intValue == index)
        #expect(key.stringValue == "Index \(index)")
        #expect(key != JSONKey(stringValue: key.stringValue))
    }

    /// An existential (`any CodingKey`) stores a larger value on the heap.
    @Test func keysStandInAnExistentialThemselves() {
        #expect(MemoryLayout<JSONKey>.size <= 3 * MemoryLayout<Int>.size)
        #expect(JSONKey(stringValue: "a").intValue == nil)
    }

    @Test func pathsShowWhatOneDoesNotSee() throws {
        let outcome = try decode([String: Int].self, #"{"f\u000c": [], "\u202e": [], "l\u2028": []}"#)
        #expect(
            Set(outcome.issues.map(\.path)) == [#"["f\u000c"]"#, #"["\u202e"]"#, #"["l\u2028"]"#])
    }
}

extension JobResults {
    var importedCount: Int? {
        if case .importResults(let results) = self { results.booksCreated } else { nil }
    }
}
