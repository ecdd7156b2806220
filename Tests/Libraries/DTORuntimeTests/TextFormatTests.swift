@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// Tests which texts conform to a format, by the specification of each row and by the JSON Schema test suite.
@Suite struct TextFormatTests {
    struct Row: Sendable, CustomStringConvertible {
        var format: TextFormat
        var valid: [String]
        var invalid: [String]

        var description: String { format.rawValue }
    }

    static let rows = [
        Row(  // RFC 3339 section 5.8, 5.7
            format: .dateTime,
            valid: [
                "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "1990-12-31T23:59:60Z",
                "1990-12-31T15:59:60-08:00",
                "1937-01-01T12:00:27.87+00:20", "1985-04-12t23:20:50z", "0000-01-01T00:00:00Z",
                "9999-12-31T23:59:59.9999999999Z",
            ],
            invalid: [
                "", "yesterday", "1985-04-12", "1985-04-12T23:20:50", "1985-04-12 23:20:50Z", "1985-02-29T00:00:00Z",
                "1985-04-12T24:00:00Z",
                "1985-04-12T23:60:00Z", "1985-04-12T23:20:61Z", "1990-12-31T22:59:60Z", "1985-04-12T23:20:50.Z",
                "1985-04-12T23:20:50+24:00",
                "1985-04-12T23:20:50+0100", "1985-04-12T23:20Z", "985-04-12T23:20:50Z", "1985-04-12T23:20:50Z ",
                "1985-04-1२T23:20:50Z",
            ]),
        Row(  // RFC 3339 section 5.7, appendix C
            format: .date,
            valid: ["2000-02-29", "1900-02-28", "0001-01-01", "9999-12-31", "2024-04-30"],
            invalid: [
                "", "1900-02-29", "2024-04-31", "2024-13-01", "2024-00-10", "2024-01-00", "24-01-01", "20240101",
                "2024-1-1", "2024-01-01T00:00:00Z",
            ]),
        Row(
            format: .time,
            valid: ["23:20:50.52Z", "16:39:57-08:00", "00:00:00z", "23:59:60Z", "00:29:60+00:30"],
            invalid: [
                "", "16:39:57", "10:30", "24:00:00Z", "23:59:61Z", "22:59:60Z", "T10:30:00Z", "10:30:00.Z",
                "10:30:00+1:00", "10:30:00+00:60",
            ]),
        Row(  // RFC 3339 appendix A
            format: .duration,
            valid: [
                "P3Y6M4DT12H30M5S", "P1Y", "P2M", "P4D", "P23DT23H", "PT36H", "PT1M", "PT0S", "P2W", "P1DT12H",
                "PT10M5S", "P1Y2M",
            ],
            invalid: [
                "", "P", "PT", "1D", "P1", "P1Y2D3M", "P1Y3D", "PT1H3S", "PT1D", "P1S", "P2W3D", "P3D2W", "P1DT",
                "PT0.5S", "P-1D", "P1Y2W",
            ]),
        Row(  // RFC 4122 section 3
            format: .uuid,
            valid: [
                "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
                "00000000-0000-0000-0000-000000000000",
            ],
            invalid: [
                "", "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
                "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "f81d4fae-7dec-11d0-a765-00a0c91e6bf", "f81d4fae-7dec-11d0-a765-00a0c91e6bf67",
                "g81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6",
            ]),
        Row(  // RFC 3986 section 1.1.2, 3.2.2
            format: .uri,
            valid: [
                "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://www.ietf.org/rfc/rfc2396.txt",
                "ldap://[2001:db8::7]/c=GB?objectClass?one",
                "mailto:John.Doe@example.com", "news:comp.infosystems.www.servers.unix", "tel:+1-816-555-1212",
                "telnet://192.0.2.16:80/",
                "urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "about:blank", "file:///etc/hosts",
                "http://user:pw@h:/?q#f", "x:",
                "http://[v7.a:b]/", "http://a/%7Euser", "a+b-c.d:e",
            ],
            invalid: [
                "", "//a/b", "/a", "a", "1http://a", "http://a b", "http://a/%zz", "http://a/%2", "http://[2001:db8::7",
                "http://[::1::]/",
                "http://a/<b>", "http://a/\"", "http://a/ü", "http://a/\\b", "http://a:80a/", "http://a/{b}",
                "http://a/#b#c", ":a", "http://a^b",
            ]),
        Row(  // RFC 3986 section 5.4.1
            format: .uriReference,
            valid: [
                "", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", ";x", "..", "../../g", "http:g", "./a:b",
                "a/b:c", "http://a/",
            ],
            invalid: ["a b", "%", "\\\\a", "1:b", "g#s#t", "[a]", "//[a]/"]),
        Row(  // RFC 5321 section 4.1.2, 4.1.3, 4.5.3.1
            format: .email,
            valid: [
                "a@b", "user+tag@example.org", "o'neil@example.org", "\"john doe\"@example.com",
                "\"a\\\"b\"@example.com", "a.b@c-d.example",
                "a@[192.0.2.1]", "a@[IPv6:2001:db8::1]", String(repeating: "a", count: 64) + "@example.org",
                "a@[tag:x]",
            ],
            invalid: [
                "", "a", "@b", "a@", ".a@b", "a.@b", "a..b@c", "a b@c", "a@b c", "a@-b", "a@b-", "a@b..c", "\"a@b",
                "a@[192.0.2.256]", "a@[IPv6:x]",
                String(repeating: "a", count: 65) + "@example.org", "a@b@c", "ü@example.org", "A <a@b>", "a@[192.0.2.1",
                "a@[tag:]",
            ]),
        Row(  // RFC 2673 section 3.2
            format: .ipv4, valid: ["0.0.0.0", "192.0.2.235", "255.255.255.255"],
            invalid: [
                "", "192.0.2", "192.0.2.256", "192.0.2.1.1", "192.0.2.01", "192.0.2.", "192.0.2.1/24", "1e1.0.0.1",
                "192.0.2.1111", "۱.0.0.1",
            ]),
        Row(  // RFC 4291 section 2.2
            format: .ipv6,
            valid: [
                "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", "2001:DB8:0:0:8:800:200C:417A", "2001:DB8::8:800:200C:417A",
                "FF01::101", "::1", "::",
                "0:0:0:0:0:0:13.1.68.3", "::FFFF:129.144.52.38", "1::", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8",
            ],
            invalid: [
                "", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "1::2::3", "::1%eth0",
                "1:2:3:4:5:6:7:8::", "::g", ":1:2:3:4:5:6:7:8",
                "1:2:3:4:5:6:7:", "::1.2.3", "1.2.3.4", "::1.2.3.4:5", "1:2:3:4:5:6:7:1.2.3.4", "::1/64", "[::1]",
            ]),
        Row(  // RFC 1123 section 2.1
            format: .hostname,
            valid: ["a", "3com.com", "www.example.com", "a-b.c", "123", String(repeating: "a", count: 63) + ".b"],
            invalid: [
                "", ".", "a.", ".a", "a..b", "-a", "a-", "a_b", "a b", "ü.de", String(repeating: "a", count: 64),
                "a." + String(repeating: "b.", count: 126) + "cc",
            ]),
        Row(  // RFC 4648 section 10
            format: .byte, valid: ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "+/+/"],
            invalid: ["Zg", "Zg=", "Zg===", "=", "====", "Zm9vY", "-_-_", "Zm9v\n", "Zm 9", "Zm9=v"]),
    ]

    @Test(arguments: rows) func conformingTexts(_ row: Row) {
        for text in row.valid { #expect(row.format.accepts(text), "\(text)") }
    }

    @Test(arguments: rows) func otherTexts(_ row: Row) {
        for text in row.invalid { #expect(!row.format.accepts(text), "\(text)") }
    }

    /// A format allows nothing around the text.
    @Test(arguments: rows) func textsWithMore(_ row: Row) {
        for text in row.valid {
            for more in ["\n", "\0", " ", "\u{2028}"] {
                #expect(!row.format.accepts(text + more), "\(text)")
                #expect(!row.format.accepts(more + text), "\(text)")
            }
        }
    }

    @Test func longTextsTakeNoTime() {
        let text = String(repeating: "a", count: 1_000_000)
        for format in TextFormat.allCases { _ = format.accepts(text) }
        #expect(!TextFormat.email.accepts(text))
    }

    // MARK: The JSON Schema test suite

    /// For labels in Punycode the suite applies RFC 5891 to the decoded name. RFC 1123 treats them as ordinary labels.
    private static func isBeyondSpecification(_ text: String, _ format: TextFormat) -> Bool {
        format == .hostname && text.lowercased().contains("xn--")
    }

    @Test(arguments: TextFormat.allCases.filter { $0 != .byte }, ["draft2020-12", "draft4"])
    func schemaSuite(_ format: TextFormat, draft: String) throws {
        let path = "suites/json-schema/\(draft)/optional/format/\(format.rawValue).json"
        guard let bytes = SharedFolder.bytes(path) else { return }
        for group in try JSONDecoder().decode([SuiteGroup].self, from: Data(bytes)) {
            for test in group.tests {
                guard case .string(let text) = test.data, !Self.isBeyondSpecification(text, format) else { continue }
                #expect(format.accepts(text) == test.valid, "\(format.rawValue): \(test.description): \(text)")
            }
        }
    }

    private struct SuiteGroup: Decodable {
        var tests: [SuiteTest]
    }

    private struct SuiteTest: Decodable {
        var description: String
        var data: JSONValue
        var valid: Bool
    }
}
