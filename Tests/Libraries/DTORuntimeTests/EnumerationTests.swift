@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// The enumeration that is generated for `enum: [1.5, true]` without a type.
private enum Mixed: OpenEnumeration {
    case _1_5
    case `true`
    indirect case unknown(JSONValue)

    static let allCases: [Mixed] = [._1_5, .true]

    init(rawValue: JSONValue) {
        switch rawValue {
        case 1.5: self = ._1_5
        case true: self = .true
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: JSONValue {
        switch self {
        case ._1_5: 1.5
        case .true: true
        case .unknown(let rawValue): rawValue
        }
    }
}

/// The enumeration that is generated for `anyOf: [{type: string}, {enum: [calm]}]`. Other texts are valid too.
private enum Voice: OpenEnumeration {
    case calm
    indirect case unknown(String)

    static let allCases: [Voice] = [.calm]

    static func contractAllows(_ value: Self) -> Bool { true }

    init(rawValue: String) {
        self = rawValue == "calm" ? .calm : .unknown(rawValue)
    }

    var rawValue: String {
        switch self {
        case .calm: "calm"
        case .unknown(let rawValue): rawValue
        }
    }
}

private struct Speech: DefensiveRecord, Hashable {
    var voice: Voice
    var others: [Voice]

    enum CodingKeys: String, RecordKey {
        case voice, others
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        voice = try fields.value(.voice, default: .unknown(""))
        others = try fields.array(.others)
    }
}

private struct Settings: DefensiveRecord, Hashable {
    var level: Mixed?
    var allowed: Mixed?
    var chosen: Mixed
    var levels: [Mixed]?
    var places: [Mixed?]?
    var named: [String: Mixed]?

    enum CodingKeys: String, RecordKey {
        case level, allowed, chosen, levels, places, named
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        level = try fields.optional(.level)
        allowed = try fields.optional(.allowed, nullable: true)
        chosen = try fields.defaulted(.chosen, default: ._1_5)
        levels = try fields.optional(.levels)
        places = try fields.optional(.places)
        named = try fields.optional(.named)
    }
}

private struct Review: DefensiveRecord, Hashable {
    var status: ReviewStatus
    var last: ReviewStatus?
    var next: ReviewStatus?

    enum CodingKeys: String, RecordKey {
        case status = "review_status"
        case last, next
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        status = try fields.value(.status, or: ["state"], default: .needsReview)
        last = try fields.optional(.last, or: ["previous"])
        next = try fields.optional(.next, nullable: true)
    }
}

/// Enumerations of texts, which are read as texts, follow the rules of other values (Documentation/Tolerance.md).
@Suite struct TextEnumerationTests {
    private static let rows: [(json: String, status: ReviewStatus, last: ReviewStatus?, reports: [String])] = [
        (#"{"review_status": "verified", "last": "userEdited"}"#, .verified, .userEdited, []),
        ("{}", .needsReview, nil, ["review_status missing"]),
        (
            #"{"review_status": null, "last": null, "next": null}"#, .needsReview, nil,
            ["review_status unexpectedNull", "last unexpectedNull"]
        ),
        (
            #"{"review_status": "x", "last": "y"}"#, .unknown("x"), .unknown("y"),
            ["review_status unknownValue", "last unknownValue"]
        ),
        (
            #"{"review_status": [], "last": {}}"#, .needsReview, nil,
            ["review_status typeMismatch", "last typeMismatch"]
        ),
        (#"{"state": "x", "previous": "verified"}"#, .unknown("x"), .verified, ["state unknownValue"]),
    ]

    @Test(arguments: rows)
    func rules(_ json: String, _ status: ReviewStatus, _ last: ReviewStatus?, _ reports: [String]) throws {
        let outcome = try decode(Review.self, json)
        #expect(outcome.value.status == status)
        #expect(outcome.value.last == last)
        #expect(outcome.reports == reports)
        #expect(try JSONDecoder().decode(Review.self, from: Data(json.utf8)) == outcome.value)
        if reports.isEmpty {
            #expect(try decodeStrictly(Review.self, json) == outcome.value)
        } else {
            #expect(throws: DecodingError.self) { try decodeStrictly(Review.self, json) }
        }
    }

    @Test func keysThatTheDecoderConvertedAreFound() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let json = Data(#"{"review_status": "verified"}"#.utf8)
        #expect(try decoder.decode(Review.self, from: json).status == .verified)
    }
}

/// Enumerations of values of several types.
@Suite struct EnumerationTests {
    private func decoded(_ member: String) throws -> (settings: Settings, reports: [String]) {
        let outcome = try decode(Settings.self, "{\(member)}")
        return (outcome.value, outcome.reports)
    }

    @Test func valuesThatTheContractAllowsAreNoNews() throws {
        let json = #"{"voice": "hoarse", "others": ["calm", "deep"]}"#
        let outcome = try decode(Speech.self, json)
        #expect(outcome.value.voice == .unknown("hoarse"))
        #expect(outcome.value.others == [.calm, .unknown("deep")])
        #expect(outcome.reports == [])
        #expect(try decodeStrictly(Speech.self, json) == outcome.value)
    }

    /// Values that are not texts are damaged even here.
    @Test func whatIsNoTextIsDamage() throws {
        let outcome = try decode(Speech.self, #"{"voice": true, "others": ["calm", {}]}"#)
        #expect(outcome.value.others == [.calm])
        #expect(outcome.reports.count == 2)
    }

    @Test func valuesOfAnyTypeAreKept() throws {
        let (settings, reports) = try decoded(#""level": {"a": [1]}"#)
        #expect(settings.level == .unknown(["a": [1]]))
        #expect(reports == ["level unknownValue"])
    }

    /// Null means that the value is absent. It is not an unknown value.
    @Test func nullIsNoValue() throws {
        let (optional, optionalReports) = try decoded(#""level": null"#)
        #expect(optional.level == nil)
        #expect(optionalReports == ["level unexpectedNull"])
        let (nullable, nullableReports) = try decoded(#""allowed": null"#)
        #expect(nullable.allowed == nil)
        #expect(nullableReports == [])
        let (defaulted, defaultedReports) = try decoded(#""chosen": null"#)
        #expect(defaulted.chosen == ._1_5)
        #expect(defaultedReports == ["chosen unexpectedNull"])
    }

    @Test func nullsInCollections() throws {
        let (array, arrayReports) = try decoded(#""levels": [1.5, null, true]"#)
        #expect(array.levels == [._1_5, .true])
        #expect(arrayReports == ["levels[1] droppedElement"])
        let (nullable, nullableReports) = try decoded(#""places": [1.5, null]"#)
        #expect(nullable.places == [._1_5, nil])
        #expect(nullableReports == [])
        let (dictionary, dictionaryReports) = try decoded(#""named": {"a": null, "b": true}"#)
        #expect(dictionary.named == ["b": .true])
        #expect(dictionaryReports == ["named.a droppedEntry"])
    }

    @Test func nullAloneFails() {
        #expect(failurePath { _ = try JSONDecoder().decode(Mixed.self, from: Data("null".utf8)) } == "")
    }
}
