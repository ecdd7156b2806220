@_spi(Generated) import DTORuntime
import Foundation
import Testing

struct Upload: DefensiveRecord, Hashable {
    var photo: Data
    var photos: [Data]
    var named: [String: Data]
    var maybe: [Data?]
    var nested: [[Data]]?
    var price: Decimal
    var amount: Decimal?
    var date: Date
    var dates: [Date]
    var stamp: Presence<Date>
    var id: UUID?
    var link: URL?

    enum CodingKeys: String, RecordKey {
        case photo, photos, named, maybe, nested, price, amount, date, dates, stamp, id, link
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        photo = try fields.value(.photo, as: Base64.self, default: Data())
        photos = try fields.array(.photos, as: Base64.self)
        named = try fields.dictionary(.named, as: Base64.self)
        maybe = try fields.array(.maybe, as: Base64?.self)
        nested = try fields.optional(.nested, as: [[Base64]].self)
        price = try fields.value(.price, as: DecimalString.self, default: 0)
        amount = try fields.optional(.amount)
        date = try fields.strict(.date, as: ISO8601Date.self)
        dates = try fields.array(.dates, as: ISO8601Date.self)
        stamp = try fields.presence(.stamp, as: ISO8601Date.self)
        id = try fields.optional(.id)
        link = try fields.optional(.link)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Base64(photo), forKey: .photo)
        try container.encode([Base64](photos), forKey: .photos)
        try container.encode([String: Base64](named), forKey: .named)
        try container.encode([Base64?](maybe), forKey: .maybe)
        try container.encodeIfPresent(nested.map { [[Base64]]($0) }, forKey: .nested)
        try container.encode(DecimalString(price), forKey: .price)
        try container.encodeIfPresent(amount, forKey: .amount)
        try container.encode(ISO8601Date(date), forKey: .date)
        try container.encode([ISO8601Date](dates), forKey: .dates)
        try container.encode(stamp.map { ISO8601Date($0) }, forKey: .stamp)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(link, forKey: .link)
    }
}

@Suite struct CodingFormTests {
    private let full = #"""
        {"photo": "AQID", "photos": ["BA==", ""], "named": {"a": "BQ=="}, "maybe": [null, "Bg=="], "nested": [["Bw=="], []],
         "price": "12.5", "amount": 0.1, "date": "2025-01-02T03:04:05Z", "dates": ["1970-01-01T00:00:00.5Z"], "stamp": null,
         "id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "link": "https://example.org/a"}
        """#

    @Test func formsComposeAndRoundTrip() throws {
        let outcome = try decode(Upload.self, full)
        #expect(outcome.reports == [])
        #expect(outcome.value.photo == Data([1, 2, 3]))
        #expect(outcome.value.photos == [Data([4]), Data()])
        #expect(outcome.value.named == ["a": Data([5])])
        #expect(outcome.value.maybe == [nil, Data([6])])
        #expect(outcome.value.nested == [[Data([7])], []])
        #expect(outcome.value.price == Decimal(string: "12.5"))
        #expect(outcome.value.date == Date(timeIntervalSince1970: 1_735_787_045))
        #expect(outcome.value.dates == [Date(timeIntervalSince1970: 0.5)])
        #expect(outcome.value.stamp == .null)
        #expect(outcome.value.link?.host() == "example.org")
        #expect(try encode(outcome.value) == json(full))
    }

    @Test func theDecodersStrategiesDoNotMatter() throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.dataDecodingStrategy = .deferredToData
        let value = try decoder.decode(Upload.self, from: Data(full.utf8))
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.dataEncodingStrategy = .deferredToData
        #expect(try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value)) == json(full))
    }

    @Test func unusableTextIsMalformed() throws {
        let outcome = try decode(
            Upload.self,
            #"""
            {"photo": "%", "photos": ["AQID", "=", 7], "named": {"a": "%"}, "maybe": ["%"], "nested": [["%", "AQ=="]],
             "price": "1,5", "date": "2025-01-02T03:04:05Z", "dates": ["yesterday", true], "stamp": "now", "id": "x", "link": ""}
            """#)
        #expect(outcome.value.photos == [Data([1, 2, 3])])
        #expect(outcome.value.maybe == [nil])
        #expect(outcome.value.nested == [[Data([1])]])
        #expect(outcome.value.price == 0)
        #expect(outcome.value.stamp == .absent)
        #expect(
            outcome.reports == [
                "photo malformed", "photos[1] droppedElement", "photos[2] droppedElement", "named.a droppedEntry",
                "maybe[0] droppedElement", "nested[0][0] droppedElement", "price malformed", "dates[0] droppedElement",
                "dates[1] droppedElement", "stamp malformed", "id malformed", "link malformed",
            ])
        #expect(outcome.issues.first?.expected == "Data")
    }

    @Test func wrongTypesAndStrictForms() throws {
        let outcome = try decode(
            Upload.self, #"{"photo": 1, "price": 3, "date": "2025-01-02T03:04:05+01:00", "amount": "2.50"}"#)
        #expect(outcome.value.price == 3)
        #expect(outcome.value.amount == Decimal(string: "2.5"))
        #expect(outcome.reports.prefix(1) == ["photo typeMismatch"])
        #expect(outcome.reports.contains("price coerced"))
        #expect(outcome.reports.contains("amount coerced"))
        #expect(failurePath { _ = try decode(Upload.self, #"{"date": "yesterday"}"#) } == "date")
        #expect(failurePath { _ = try decode(Upload.self, "{}") } == "date")
    }

    /// Errors name the property's type, and not the type with which the runtime reads it.
    @Test func errorsNameTheType() throws {
        #expect(try missingType(in: Upload.self, #"{"date": null}"#) == ObjectIdentifier(Date.self))
        #expect(try missingType(in: Framed.self, #"{"box": null}"#) == ObjectIdentifier(BoundingBox.self))
        #expect(try missingType(in: Sent.self, #"{"upload": null}"#) == ObjectIdentifier(Upload.self))
    }

    private func missingType<Value: Decodable>(in type: Value.Type, _ json: String) throws -> ObjectIdentifier? {
        let error = #expect(throws: DecodingError.self) { _ = try decode(type, json) }
        guard case .valueNotFound(let type, _) = error else { return nil }
        return ObjectIdentifier(type)
    }
}

private struct Framed: DefensiveRecord {
    var box: BoundingBox

    enum CodingKeys: String, RecordKey {
        case box
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        box = try fields.strict(.box)
    }
}

/// A record whose upload cannot be made from nothing.
private struct Sent: DefensiveRecord {
    var upload: Upload

    enum CodingKeys: String, RecordKey {
        case upload
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        upload = try fields.record(.upload)
    }
}
