@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A record with one text, which a form reads.
private struct FormRecord<Form: CodingForm & Sendable>: DefensiveRecord where Form.Represented: Sendable {
    var value: Form.Represented?

    enum CodingKeys: String, RecordKey {
        case value
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        value = try fields.optional(.value, as: Form.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(value.map { Form($0) }, forKey: .value)
    }
}

/// A record with a value of a type that reads itself.
private struct PlainRecord<Value: DefensiveDecodable & Encodable & Sendable>: DefensiveRecord {
    var value: Value?

    init(from fields: DefensiveFields<FormRecord<DateText>.CodingKeys>) throws {
        value = try fields.optional(.value)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FormRecord<DateText>.CodingKeys.self)
        try container.encodeIfPresent(value, forKey: .value)
    }
}

/// Each format with each type for its texts: texts that conform, texts that barely conform, and damaged texts. The
/// expectations come from the specification that each row names.
@Suite struct FormatTypeMatrixTests {
    struct Row: Sendable, CustomStringConvertible {
        let description: String
        /// Returns the written text, and the kinds of the reports.
        let read: @Sendable (String) throws -> (text: JSONValue?, kinds: [DecodingIssue.Kind])
        /// Texts that conform. Those that are not written back unchanged have the written text.
        var valid: [String: String?]
        var damaged: [String]
        /// Whether a damaged text is kept, and not lost.
        var keeps = false

        static func form<Form: CodingForm & Sendable>(
            _ name: String, _: Form.Type, valid: [String], respelled: [String: String] = [:], damaged: [String],
            keeps: Bool = false
        ) -> Row where Form.Represented: Sendable {
            row(name, FormRecord<Form>.self, valid, respelled, damaged, keeps)
        }

        static func plain<Value: DefensiveDecodable & Encodable & Sendable>(
            _ name: String, _: Value.Type, valid: [String], respelled: [String: String] = [:], damaged: [String],
            keeps: Bool = false
        ) -> Row {
            row(name, PlainRecord<Value>.self, valid, respelled, damaged, keeps)
        }

        private static func row<Record: DefensiveRecord & Sendable>(
            _ name: String, _: Record.Type, _ valid: [String], _ respelled: [String: String], _ damaged: [String],
            _ keeps: Bool
        ) -> Row {
            let read: @Sendable (String) throws -> (text: JSONValue?, kinds: [DecodingIssue.Kind]) = { text in
                let document = try JSONEncoder().encode(["value": text])
                let outcome = try JSONDecoder().decodeReporting(Record.self, from: document)
                return (try encode(outcome.value)["value"], outcome.issues.map(\.kind))
            }
            var texts = respelled.mapValues { Optional($0) }
            for text in valid { texts[text] = .some(nil) }
            return Row(description: name, read: read, valid: texts, damaged: damaged, keeps: keeps)
        }
    }

    // RFC 3339 sections 5.6 and 5.7: the leap day, the first and the last year, the last second of a day and the leap
    // second after it, fractions of one to nine digits, and offsets up to 23:59.
    private static let moments = [
        "2024-02-29T00:00:00Z", "2000-02-29T23:59:59Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
        "2024-01-15T10:30:00.5Z", "2024-01-15T10:30:00.000001Z",
    ]
    private static let momentsElsewhere = [
        "2024-01-15T10:30:00+23:59": "2024-01-14T10:31:00Z", "2024-01-15T10:30:00-23:59": "2024-01-16T10:29:00Z",
        "2024-01-15T10:30:00-00:00": "2024-01-15T10:30:00Z", "2024-01-15t10:30:00z": "2024-01-15T10:30:00Z",
        "1990-12-31T23:59:60Z": "1991-01-01T00:00:00Z", "1990-12-31T15:59:60-08:00": "1991-01-01T00:00:00Z",
        "2024-01-15T10:30:00.123456789Z": "2024-01-15T10:30:00.123457Z",
        "2024-01-15T10:30:00.50Z": "2024-01-15T10:30:00.5Z",
    ]
    private static let noMoments = [
        "", "yesterday", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-01-15T24:00:00Z", "2024-01-15T10:60:00Z",
        "2024-01-15T10:30:61Z", "1990-12-31T22:59:60Z", "2024-01-15T23:59:60+01:00", "2024-01-15T10:30:00.Z",
        "2024-01-15T10:30:00+24:00", "2024-01-15T10:30:00+00:60", "10000-01-01T00:00:00Z", "-001-01-01T00:00:00Z",
        "2024-00-01T00:00:00Z", "2024-13-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-15",
    ]
    // RFC 3339 section 5.6, `full-date`.
    private static let days = ["2024-02-29", "2000-02-29", "0000-01-01", "0000-02-29", "9999-12-31", "1900-02-28"]
    private static let noDays = [
        "", "2023-02-29", "1900-02-29", "2024-04-31", "2024-00-01", "2024-13-01", "2024-1-1", "20240229", "10000-01-01",
        "2024-02-29T00:00:00Z", "today",
    ]
    // RFC 4122 section 3: read in either case.
    private static let uuid = "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"
    private static let noUUIDs = [
        "", "f81d4fae", "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
        "g81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf67",
    ]
    private static let uris = [
        "about:blank", "http://a/%7Euser", "ldap://[2001:db8::7]/c=GB?objectClass?one", "urn:isbn:0451450523",
    ]

    static let rows: [Row] = [
        .plain(
            "date-time as Timestamp", Timestamp.self, valid: moments + momentsElsewhere.keys, damaged: noMoments,
            keeps: true),
        .form("date-time as Date", ISO8601Date.self, valid: moments, respelled: momentsElsewhere, damaged: noMoments),
        .form(
            "date-time as String", DateTimeText.self, valid: moments + momentsElsewhere.keys, damaged: noMoments,
            keeps: true),
        .plain("date as CalendarDate", CalendarDate.self, valid: days, damaged: noDays),
        .form("date as Date", DayDate.self, valid: days, damaged: noDays),
        .form("date as String", DateText.self, valid: days, damaged: noDays, keeps: true),
        // `full-time`
        .form(
            "time as String", TimeText.self,
            valid: ["00:00:00Z", "23:59:60Z", "00:29:60+00:30", "10:30:00.1Z", "10:30:00.123456789-23:59"],
            damaged: ["", "24:00:00Z", "10:30", "10:30:00", "10:30:60Z", "10:30:00.Z", "10:30:00+24:00"], keeps: true),
        // RFC 3339 appendix A
        .form(
            "duration as String", DurationText.self,
            valid: [
                "PT0S", "P0D", "P1W", "P3Y6M4DT12H30M5S", "P999999999999999999999Y",
                "P1Y2M3DT4H5M" + String(repeating: "9", count: 1_000) + "S",
            ], damaged: ["", "P", "PT", "P1", "P1YT", "PT1D", "P1W1D", "PT0.5S", "-P1D", "1D"], keeps: true),
        .plain(
            "uuid as UUID", UUID.self, valid: [uuid, "00000000-0000-0000-0000-000000000000"],
            respelled: [uuid.lowercased(): uuid], damaged: noUUIDs),
        .form("uuid as String", UUIDText.self, valid: [uuid, uuid.lowercased()], damaged: noUUIDs, keeps: true),
        .plain("uri as URL", URL.self, valid: uris, damaged: [""]),
        // RFC 3986
        .form(
            "uri as String", URIText.self, valid: uris,
            damaged: ["", "/a", "http://a b", "http://a/%zz", "http://[::1::]/"], keeps: true),
        .form(
            "uri-reference as String", URIReferenceText.self, valid: uris + ["", "#s", "?y", "../g", "//g"],
            damaged: ["%", "a b", "1:b"], keeps: true),
        // RFC 5321 sections 4.1.2, 4.5.3.1
        .form(
            "email as String", EmailText.self,
            valid: ["a@b", "\"a b\"@c.example", String(repeating: "a", count: 64) + "@b", "a@[IPv6:::1]"],
            damaged: ["", "a", "@b", "a@", String(repeating: "a", count: 65) + "@b", "a@b..c"], keeps: true),
        // RFC 2673 section 3.2
        .form(
            "ipv4 as String", IPv4Text.self, valid: ["0.0.0.0", "255.255.255.255"],
            damaged: ["", "256.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4"], keeps: true),
        // RFC 4291 section 2.2: in full, shortened at the beginning, within and at the end, with an IPv4 address
        .form(
            "ipv6 as String", IPv6Text.self,
            valid: ["::", "::1", "1::", "2001:DB8::8:800:200C:417A", "1:2:3:4:5:6:7:8", "::FFFF:129.144.52.38"],
            damaged: ["", ":", ":::", "1::2::3", "1:2:3:4:5:6:7", "::1%eth0", "1.2.3.4", "::12345"], keeps: true),
        // RFC 1123 section 2.1, RFC 1035 section 2.3.4
        .form(
            "hostname as String", HostnameText.self,
            valid: ["a", "3com.com", String(repeating: "a", count: 63) + ".b"],
            damaged: ["", "a..b", "-a", "a-", "a_b", String(repeating: "a", count: 64)], keeps: true),
        // RFC 4648 sections 4 and 10
        .form(
            "byte as Data", Base64.self, valid: ["", "Zg==", "Zm8=", "Zm9v", "+/+/"],
            damaged: ["=", "====", "Zg===", "Zm9=v", "%%%%", "Z"]),
        .form(
            "byte as String", ByteText.self, valid: ["", "Zg==", "Zm8=", "Zm9v", "+/+/"],
            damaged: ["=", "====", "Zg===", "Zm9=v", "-_-_", "Zm9v\n"], keeps: true),
        // RFC 4648 section 5
        .form(
            "base64url as Data", Base64URL.self, valid: ["", "Zg==", "-_-_"], damaged: ["=", "%%%%", "Z"]),
        // RFC 8259 section 6
        .form(
            "decimal as Decimal", DecimalString.self, valid: ["0", "-2", "12.5", "0.1", "12345678901234567890.123"],
            damaged: ["", "1,5", "one", "0x1", "--1", "NaN"]),
    ]

    @Test(arguments: rows) func conformingTexts(_ row: Row) throws {
        for (text, written) in row.valid {
            let (result, kinds) = try row.read(text)
            #expect(kinds == [], "\(text)")
            #expect(result == .string(written ?? text), "\(text)")
        }
    }

    @Test(arguments: rows) func damagedTexts(_ row: Row) throws {
        for text in row.damaged {
            let (result, kinds) = try row.read(text)
            #expect(kinds == [.malformed], "\(text)")
            #expect(result == (row.keeps ? .string(text) : nil), "\(text)")
        }
    }

    /// Each format has a row.
    @Test(arguments: TextFormat.allCases) func everyFormatHasARow(_ format: TextFormat) {
        #expect(Self.rows.contains { $0.description == "\(format.rawValue) as String" })
    }
}
