@_spi(Generated) import DTORuntime
import Foundation
import Testing

struct Contact: DefensiveRecord, Hashable {
    var id: String
    var email: String?
    var link: String
    var links: [String]
    var maybe: [String?]
    var named: [String: String]
    var stamp: Presence<String>
    var at: Timestamp
    var moments: [Timestamp]
    var momentsByName: [String: Timestamp]
    var owner: Owner?

    enum CodingKeys: String, RecordKey {
        case id, email, link, links, maybe, named, stamp, at, moments, momentsByName, owner
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id, as: UUIDText.self)
        email = try fields.optional(.email, as: EmailText.self, or: ["mail"])
        link = try fields.value(.link, as: URIText.self, default: "about:blank")
        links = try fields.array(.links, as: URIText.self)
        maybe = try fields.array(.maybe, as: DateText?.self)
        named = try fields.dictionary(.named, as: IPv4Text.self)
        stamp = try fields.presence(.stamp, as: DateTimeText.self)
        at = try fields.value(.at, default: "")
        moments = try fields.array(.moments)
        momentsByName = try fields.dictionary(.momentsByName)
        owner = try fields.optional(.owner)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(email, forKey: .email)
        try container.encode(link, forKey: .link)
        try container.encode(links, forKey: .links)
        try container.encode(maybe, forKey: .maybe)
        try container.encode(named, forKey: .named)
        try container.encode(stamp, forKey: .stamp)
        try container.encode(at, forKey: .at)
        try container.encode(moments, forKey: .moments)
        try container.encode(momentsByName, forKey: .momentsByName)
        try container.encodeIfPresent(owner, forKey: .owner)
    }

    enum Owner: Codable, Hashable, Sendable {
        case host(String)
        case hosts([String])
        case unknown(JSONValue)

        init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        private static let variants: [UnionVariant<Owner>] = [
            .string({ (form: HostnameText) in .host(form.represented) }),
            .array({ (form: [HostnameText]) in .hosts(form.represented) }),
        ]

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .host(let text): try text.encode(to: encoder)
            case .hosts(let texts): try texts.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}

@Suite struct FormattedTextTests {
    private static let valid = #"""
        {"id": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "email": "a@b.example", "link": "urn:a:b", "links": ["x:y"],
         "maybe": [null, "2024-02-29"], "named": {"a": "192.0.2.1"}, "stamp": "2024-02-29T00:00:00Z", "at": "2024-02-29T00:00:00Z",
         "moments": ["2024-02-29T00:00:00Z"], "momentsByName": {"a": "2024-02-29T00:00:00Z"}, "owner": ["a.example"]}
        """#
    private static let damaged = #"""
        {"id": "no uuid", "email": "no mail", "link": "no link", "links": ["x:y", "no link"],
         "maybe": [null, "2023-02-29"], "named": {"a": "192.0.2.256"}, "stamp": "never", "at": "yesterday",
         "moments": ["today"], "momentsByName": {"a": "now"}, "owner": ["a.example", "no host"]}
        """#

    @Test func validTextsAreNoIssue() throws {
        #expect(try decode(Contact.self, Self.valid).reports == [])
        _ = try decodeStrictly(Contact.self, Self.valid)
    }

    @Test func brokenTextsAreReportedAndKept() throws {
        let outcome = try decode(Contact.self, Self.damaged)
        #expect(
            outcome.reports == [
                "id malformed", "email malformed", "link malformed", "links[1] malformed", "maybe[1] malformed",
                "named.a malformed",
                "stamp malformed", "at malformed", "moments[0] malformed", "momentsByName.a malformed",
                "owner[1] malformed",
            ])
        #expect(try encode(outcome.value) == json(Self.damaged))
        #expect(
            outcome.issues.first?.description
                == #"id: expected uuid, found "no uuid" (malformed); used "no uuid""#)
    }

    @Test func strictPolicyThrows() {
        #expect(failurePath { _ = try decodeStrictly(Contact.self, Self.damaged) } == "id")
    }

    @Test func nobodyListens() throws {
        let value = try JSONDecoder().decode(Contact.self, from: Data(Self.damaged.utf8))
        #expect(value.email == "no mail")
        #expect(value.at.text == "yesterday")
    }

    @Test func aliasesAreCheckedToo() throws {
        let text = #"{"id": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "mail": "no mail"}"#
        let outcome = try decode(Contact.self, text)
        #expect(outcome.value.email == "no mail")
        #expect(outcome.reports.contains("email malformed") || outcome.reports.contains("mail malformed"))
    }

    @Test func missingAndOtherTypesAreAsForAnyText() throws {
        let outcome = try decode(Contact.self, #"{"id": 12, "email": true, "links": [12, true, null]}"#)
        #expect(outcome.value.id == "12")
        #expect(outcome.value.link == "about:blank")
        #expect(
            outcome.reports.prefix(6) == [
                "id coerced", "email typeMismatch", "link missing", "links[0] coerced", "links[1] droppedElement",
                "links[2] droppedElement",
            ])
        #expect(outcome.issues[1].expected == "String")
    }

    @Test func atTheTop() throws {
        #expect(try decode([Timestamp].self, #"["2024-02-29T00:00:00Z", "now"]"#).reports == ["[1] malformed"])
        #expect(try decode(Timestamp.self, #""now""#).reports == [" malformed"])
        #expect(try decode([String: [EmailText]].self, #"{"a": ["b"]}"#).reports == ["a[0] malformed"])
    }
}
