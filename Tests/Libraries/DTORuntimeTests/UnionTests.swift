@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A record with a kind and optional properties, for the unions of the tests.
struct Payload: DefensiveRecord, Hashable {
    var kind: String?
    var id: String?
    var name: String?
    var count: Int?
    var status: ReviewStatus?

    enum CodingKeys: String, RecordKey {
        case kind, id, name, count, status
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.optional(.kind)
        id = try fields.optional(.id)
        name = try fields.optional(.name)
        count = try fields.optional(.count)
        status = try fields.optional(.status)
    }
}

struct StrictPayload: DefensiveRecord, Hashable {
    var id: String
    var level: Priority?

    enum CodingKeys: String, RecordKey {
        case id, level
    }

    static var requiredKeys: [CodingKeys] { [.id] }

    init(id: String) {
        self.id = id
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        level = try fields.optional(.level)
    }
}

/// A record without the discriminator, but with all other keys.
struct OpenPayload: DefensiveRecord, Hashable {
    var id: String?
    var counts: [String: Int]

    init(id: String?, counts: [String: Int]) {
        self.id = id
        self.counts = counts
    }

    enum CodingKeys: String, RecordKey {
        case id
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        counts = try fields.additional()
    }
}

struct LoosePayload: DefensiveRecord, Hashable {
    var extra: [String: JSONValue]

    enum CodingKeys: String, RecordKey {
        case id
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        extra = try fields.additional()
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.encodeAdditional(extra, besides: CodingKeys.self)
    }
}

/// The result of decoding a union: the variant with its value.
enum Choice: Hashable, Sendable {
    case first(Payload)
    case second(Payload)
    case strict(StrictPayload)
    case open(OpenPayload)
    case loose(LoosePayload)
    case text(String)
    case status(ReviewStatus)
    case priority(Priority)
    case texts([String])
    case payloads([StrictPayload])
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case table([String: Int])
    case nothing
    case unknown(JSONValue)

    var name: String {
        "\(self)".prefix { $0 != "(" }.description
    }
}

/// A union whose variants come from the user info, so that each test may have its own.
struct Chosen: Decodable {
    static let key = CodingUserInfoKey(rawValue: "UnionTests.variants")

    struct Setup {
        var variants: [UnionVariant<Choice>]
        var discriminator: String?
        var fallback: String?
    }

    let choice: Choice

    init(from decoder: any Decoder) throws {
        let key = try #require(Self.key)
        let setup = try #require(decoder.userInfo[key] as? Setup)
        choice = try decoder.variant(
            of: setup.variants, discriminator: setup.discriminator, default: setup.fallback
        ) { .unknown($0) }
    }
}

private func choose(
    _ json: String, _ variants: [UnionVariant<Choice>], discriminator: String? = nil, fallback: String? = nil,
    strictly: Bool = false, reportingUnknownKeys: Bool = false
) throws -> (choice: Choice, reports: [String]) {
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(Chosen.key)] = Chosen.Setup(
        variants: variants, discriminator: discriminator, fallback: fallback)
    if strictly {
        decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict
    }
    let outcome = try decoder.decodeReporting(
        [Chosen].self, from: Data("[\(json)]".utf8), reportingUnknownKeys: reportingUnknownKeys)
    return (try #require(outcome.value.first).choice, outcome.reports)
}

@Suite struct UnionTests {
    private let tagged: [UnionVariant<Choice>] = [
        .tagged("cat", as: Choice.first), .tagged("dog", "hound", as: Choice.second),
    ]

    @Test(arguments: [("cat", "first"), ("dog", "second"), ("hound", "second"), ("bird", "unknown")])
    func theDiscriminatorDecides(tag: String, name: String) throws {
        let (choice, reports) = try choose(#"{"kind": "\#(tag)", "id": 5}"#, tagged, discriminator: "kind")
        #expect(choice.name == name)
        #expect(reports == (name == "unknown" ? ["[0] unknownVariant"] : ["[0].id coerced"]))
    }

    /// The variant's own key is written after the tag, so the value that was read is kept.
    @Test func theTagIsWrittenBesideTheVariant() throws {
        struct Tagged<Value: Encodable>: Encodable {
            let value: Value

            func encode(to encoder: any Encoder) throws {
                try encoder.encode(value, tagged: "cat", under: "kind")
            }
        }
        #expect(try encode(Tagged(value: BoundingBox(x: 1, y: 2))) == ["kind": "cat", "x": 1, "y": 2])
        #expect(try encode(Tagged(value: ["kind": "tomcat"])) == ["kind": "tomcat"])
    }

    @Test func anUnknownDiscriminatorMayHaveADefault() throws {
        let (choice, reports) = try choose(#"{"kind": "bird"}"#, tagged, discriminator: "kind", fallback: "dog")
        #expect(choice.name == "second")
        #expect(reports == [])
        #expect(try choose("{}", tagged, discriminator: "kind", fallback: "cat").choice.name == "first")
    }

    @Test(arguments: ["{}", #"{"kind": null}"#, #"{"kind": []}"#, "[]", "7"])
    func withoutDiscriminatorNothingIsKnown(json text: String) throws {
        let (choice, reports) = try choose(text, tagged, discriminator: "kind")
        #expect(choice == .unknown(try json(text)))
        #expect(reports == ["[0] unknownVariant"])
    }

    @Test func withoutDiscriminatorTheShapeDecidesIfThereIsOne() throws {
        let variants: [UnionVariant<Choice>] = [
            .object(Choice.first, tagged: "cat", required: ["kind", "name"]),
            .object(Choice.second, tagged: "dog", required: ["kind", "count"]),
        ]
        #expect(try choose(#"{"count": 1}"#, variants, discriminator: "kind").choice.name == "second")
        #expect(try choose(#"{"kind": "cow", "count": 1}"#, variants, discriminator: "kind").choice.name == "unknown")
    }

    @Test func constantsDecide() throws {
        let variants: [UnionVariant<Choice>] = [
            .object(Choice.first, known: ["id", "name", "count"], constants: ["kind": ["scan"]]),
            .object(Choice.second, required: ["id"], constants: ["kind": ["import", "csv"]]),
        ]
        #expect(try choose(#"{"kind": "csv", "id": "1", "name": "n", "count": 1}"#, variants).choice.name == "second")
        #expect(try choose(#"{"kind": "scan"}"#, variants).choice.name == "first")
        let (choice, reports) = try choose(#"{"kind": "enrich", "id": "1"}"#, variants)
        #expect(choice == .unknown(["kind": "enrich", "id": "1"]))
        #expect(reports == ["[0] unknownVariant"])
    }

    @Test(arguments: [
        (#""x""#, "text"), ("5", "integer"), ("5.0", "integer"), ("5.5", "number"), ("1e300", "number"),
        ("true", "flag"), ("null", "nothing"), (#"["a"]"#, "texts"), (#"{"id": "1"}"#, "first"),
        (#"{"z": 1}"#, "unknown"),
    ])
    func theJSONTypeDecides(text: String, name: String) throws {
        let variants: [UnionVariant<Choice>] = [
            .number(Choice.number), .integer(Choice.integer), .string(Choice.text), .boolean(Choice.flag),
            .array(Choice.texts), .object(Choice.first, known: ["id"]), .null(.nothing),
        ]
        let (choice, reports) = try choose(text, variants)
        #expect(choice.name == name)
        #expect(reports == (name == "unknown" ? ["[0] unknownVariant"] : []))
    }

    @Test func aTypeThatNoVariantHasIsKept() throws {
        let (choice, reports) = try choose("85.5", [.integer(Choice.integer), .string(Choice.text)])
        #expect(choice == .unknown(85.5))
        #expect(reports == ["[0] unknownVariant"])
        #expect(try choose("5", [.number(Choice.number)]).choice == .number(5))
    }

    /// A first variant with only optional keys must not hide the others.
    @Test func requiredKeysDecideNotTheOrder() throws {
        let variants: [UnionVariant<Choice>] = [
            .object(Choice.first, known: ["id", "status"]),
            .object(Choice.second, required: ["name", "count"], known: ["id"]),
        ]
        #expect(try choose(#"{"name": "n", "count": 1}"#, variants).choice.name == "second")
        #expect(try choose(#"{"name": "n", "count": 1, "id": "1"}"#, variants).choice.name == "second")
        #expect(try choose(#"{"id": "1"}"#, variants).choice.name == "first")
        #expect(try choose("{}", variants).choice.name == "first")
        #expect(try choose(#"{"pipeline": "x"}"#, variants).choice.name == "unknown")
    }

    /// `Payload` requires nothing, and `StrictPayload` requires its `id`.
    @Test(arguments: [
        (#"{"id": "1"}"#, "strict"), (#"{"id": "1", "level": 1}"#, "strict"), (#"{"id": "1", "name": "n"}"#, "first"),
        (#"{"title": "t"}"#, "first"), (#"{"title": "t", "id": "1"}"#, "first"),
        (#"{"level": 1}"#, "unknown"), (#"{"odd": 1}"#, "unknown"), ("{}", "first"),
    ])
    func aRecordSaysWhatKeysItHas(json: String, name: String) throws {
        let variants: [UnionVariant<Choice>] = [
            .record(Choice.strict), .record(Choice.first, aliases: ["title"]),
        ]
        #expect(try choose(json, variants).choice.name == name)
        #expect(try choose(json, variants.reversed()).choice.name == (json == #"{"id": "1"}"# ? "first" : name))
    }

    @Test func aRecordMayHaveTagsAndConstants() throws {
        let variants: [UnionVariant<Choice>] = [
            .record(Choice.first, tagged: "cat", "kitten"),
            .record(Choice.second, tagged: "dog", constants: ["name": ["Rex"]]),
        ]
        #expect(try choose(#"{"kind": "kitten"}"#, variants, discriminator: "kind").choice.name == "first")
        #expect(try choose(#"{"kind": "dog", "name": "n"}"#, variants, discriminator: "kind").choice.name == "second")
        #expect(try choose(#"{"name": "n"}"#, variants, discriminator: "kind").choice.name == "first")
        #expect(try choose(#"{"name": "Rex"}"#, variants, discriminator: "kind").choice.name == "second")
    }

    /// A tag that is a text is found in the document, and a tag that is a number is found in memory.
    @Test(arguments: [#""1""#, "1"])
    func theDiscriminatorIsNoUnknownKeyOfTheVariant(tag: String) throws {
        let variants: [UnionVariant<Choice>] = [.record(Choice.strict, tagged: "0"), .record(Choice.open, tagged: "1")]
        let open = try choose(
            #"{"kind": \#(tag), "id": "a", "n": 2}"#, variants, discriminator: "kind", reportingUnknownKeys: true)
        #expect(open.choice == .open(OpenPayload(id: "a", counts: ["n": 2])))
        #expect(open.reports == [])
        let strict = try choose(
            #"{"kind": 0, "id": "a", "n": 2}"#, variants, discriminator: "kind", reportingUnknownKeys: true)
        #expect(strict.reports == ["[0].n unknownKey"])
    }

    /// The union writes the first name of the variant. The name that was read follows.
    @Test func aTagAmongAnyAdditionalPropertiesIsKept() throws {
        let variants: [UnionVariant<Choice>] = [
            .record(Choice.loose, tagged: "dog", "hound"), .integer(Choice.integer),
        ]
        let (choice, reports) = try choose(
            #"{"kind": "hound", "n": 2}"#, variants, discriminator: "kind", reportingUnknownKeys: true)
        guard case .loose(let payload) = choice else { throw CancellationError() }
        #expect(payload.extra == ["kind": "hound", "n": 2])
        #expect(reports == [])
    }

    @Test func aDamagedVariantIsStillFoundByItsKeys() throws {
        let (choice, reports) = try choose(
            #"{"name": {}, "count": "1"}"#,
            [
                .object(Choice.first, required: ["id"], known: ["count"]),
                .object(Choice.second, required: ["name"], known: ["count"]),
            ])
        #expect(choice.name == "second")
        #expect(reports == ["[0].name typeMismatch", "[0].count coerced"])
    }

    /// The variants are two open enumerations, and neither can fail.
    @Test func knownEnumerationValuesDecide() throws {
        let (known, silence) = try choose(
            #"{"id": "1", "level": 2}"#,
            [
                .object(Choice.first, required: ["id"], known: ["level"]),
                .object(Choice.strict, required: ["id"], known: ["level"]),
            ])
        #expect(known.name == "first")
        #expect(silence == [])
        struct Texts {
            static let variants: [UnionVariant<Choice>] = [.string(Choice.status), .string(Choice.text)]
        }
        #expect(try choose(#""verified""#, Texts.variants).choice == .status(.verified))
        #expect(try choose(#""anything""#, Texts.variants).choice == .text("anything"))
        #expect(try choose(#""odd""#, [.string(Choice.status)]).reports == ["[0] unknownValue"])
    }

    @Test func theVariantWithoutIssuesComesFirst() throws {
        let variants: [UnionVariant<Choice>] = [.array(Choice.texts), .array(Choice.payloads)]
        #expect(try choose(#"["a", "b"]"#, variants).choice == .texts(["a", "b"]))
        let (choice, reports) = try choose(#"[{"id": "1"}]"#, variants)
        #expect(choice.name == "payloads")
        #expect(reports == [])
        #expect(try choose("[]", variants).choice == .texts([]))
    }

    @Test func theVariantWithFewestIssuesComesNextAndOnlyItReports() throws {
        let variants: [UnionVariant<Choice>] = [.array(Choice.texts), .array(Choice.payloads)]
        let (choice, reports) = try choose(#"["a", {"id": "1"}, {"id": "2", "level": []}, {"id": "3"}]"#, variants)
        #expect(choice.name == "payloads")
        #expect(reports == ["[0][0] droppedElement", "[0][2].level typeMismatch"])
    }

    /// A result without elements is never better than one with damaged elements, even if it has fewer issues.
    @Test(arguments: [
        (#"[{"id": "1", "level": []}]"#, "payloads", ["[0][0].level typeMismatch"]),
        (#"[null, {"id": "1", "level": []}]"#, "payloads", ["[0][0] droppedElement", "[0][1].level typeMismatch"]),
        ("[1]", "texts", ["[0][0] coerced"]),
        ("[null, 1]", "texts", ["[0][0] droppedElement", "[0][1] coerced"]),
        (#"[{"level": "low"}]"#, "payloads", ["[0][0] droppedElement"]),
    ])
    func anArrayIsOfWhatItsElementsAre(json: String, name: String, reports: [String]) throws {
        let variants: [UnionVariant<Choice>] = [.array(Choice.texts), .array(Choice.payloads)]
        for variants in [variants, variants.reversed()] {
            let (choice, found) = try choose(json, variants)
            #expect(choice.name == name)
            #expect(found == reports)
        }
        #expect(try choose("[[]]", variants).choice == .texts([]))
        #expect(try choose("[[]]", variants.reversed()).choice == .payloads([]))
    }

    /// A record decodes without issues from an object with unknown keys, which would be lost. But a damage of one
    /// variant selects the other one.
    @Test(arguments: [
        (#"[{"id": "1", "name": "n"}]"#, true), (#"[{"id": "1"}, {"id": "2", "count": 7, "name": "n"}]"#, true),
        (#"[{"id": "1", "level": 1}]"#, false), (#"[null, {"id": "1", "level": "high"}]"#, false),
        (#"[{"id": "1", "level": "high"}]"#, true),
    ])
    func ofTwoArraysOfRecordsThatOneIsChosenThatKnowsMoreKeys(json text: String, isFull: Bool) throws {
        enum Entries: Hashable, Sendable {
            case strict([StrictPayload])
            case full([Payload])
            case unknown(JSONValue)

            static func strict(_ payloads: [StrictPayload?]) -> Entries { .strict(payloads.compactMap(\.self)) }
            static func full(_ payloads: WholeArray<Payload>) -> Entries { .full(payloads.represented) }
        }
        struct Holder: Decodable {
            static let variants: [UnionVariant<Entries>] = [
                .array { (payloads: [StrictPayload]) in .strict(payloads) },
                .array { (payloads: [Payload]) in .full(payloads) },
            ]
            static let others: [UnionVariant<Entries>] = [
                .array { (payloads: [StrictPayload?]) in .strict(payloads) },
                .array { (payloads: WholeArray<Payload>) in .full(payloads) },
            ]
            var entries: [Entries]

            init(from decoder: any Decoder) throws {
                entries = try [Self.variants, Self.variants.reversed(), Self.others].map { variants in
                    try decoder.variant(of: variants) { Entries.unknown($0) }
                }
            }
        }
        for entries in try JSONDecoder().decode(Holder.self, from: Data(text.utf8)).entries {
            switch entries {
            case .strict: #expect(!isFull)
            case .full: #expect(isFull)
            case .unknown: Issue.record("\(text) is neither")
            }
        }
    }

    @Test func aVariantThatThrowsGivesWayAndReportsNothing() throws {
        let variants: [UnionVariant<Choice>] = [
            .object(Choice.strict, required: ["level"], known: ["name"]), .object(Choice.second, known: ["level"]),
        ]
        let (choice, reports) = try choose(#"{"level": 9, "name": "n"}"#, variants)
        #expect(choice.name == "second")
        #expect(reports == [])
        let (lost, lostReports) = try choose(#"{"level": 9, "name": "n"}"#, [variants[0]])
        #expect(lost == .unknown(["level": 9, "name": "n"]))
        #expect(lostReports == ["[0] malformed"])
    }

    /// A value that fits no variant is reported as `unknownVariant`. A variant that cannot be decoded is reported as
    /// damage.
    @Test(arguments: [
        (#"{"kind": "s", "level": 1}"#, "[0].id is missing"),
        (#"{"kind": "s", "id": {}}"#, "[0].id is not of type String"),
        (#"{"kind": "s", "id": null}"#, "[0].id is null"), (#"{"kind": 1, "id": []}"#, "[0].id is not of type String"),
    ])
    func aDamagedVariantIsReportedWithItsCause(text: String, cause: String) throws {
        let variants: [UnionVariant<Choice>] = [
            .record(Choice.strict, tagged: "s", "1"), .record(Choice.open, tagged: "o"), .integer(Choice.integer),
        ]
        let decoder = JSONDecoder()
        decoder.userInfo[try #require(Chosen.key)] = Chosen.Setup(variants: variants, discriminator: "kind")
        let outcome = try decoder.decodeReporting([Chosen].self, from: Data("[\(text)]".utf8))
        #expect(outcome.value.first?.choice == .unknown(try json(text)))
        #expect(outcome.reports == ["[0] malformed"])
        #expect(outcome.issues.first?.cause == cause)
        let place = failurePath { _ = try choose(text, variants, discriminator: "kind", strictly: true) }
        #expect(place == "[0].id")
    }

    /// `{"a": 1, "b": 5}`: one variant knows both keys, but a value has the wrong type. The other variant knows one
    /// key, and the value conforms to it.
    @Test(arguments: [false, true], [false, true])
    func theVariantToWhichTheValueConformsIsChosenUnderEachPolicy(isReversed: Bool, isStrict: Bool) throws {
        let variants: [UnionVariant<Choice>] = [.record(Choice.strict), .record(Choice.first)]
        for text in [#"{"id": "1", "name": 5}"#, #"{"id": "1", "name": {}, "count": 1}"#] {
            let (choice, reports) = try choose(text, isReversed ? variants.reversed() : variants, strictly: isStrict)
            #expect(choice == .strict(StrictPayload(id: "1")))
            #expect(reports == [])
        }
    }

    /// If the value conforms to no variant, strict decoding throws the first issue of the variant that tolerant
    /// decoding chooses.
    @Test(arguments: [
        (#"{"id": 1, "name": 5}"#, "first", ["[0].id coerced", "[0].name coerced"], "[0].id"),
        (#"{"id": "1", "level": []}"#, "first", [], nil),
        (#"{"id": 1, "level": 7}"#, "strict", ["[0].id coerced", "[0].level unknownValue"], "[0].id"),
    ])
    func theChoiceIsTheSameUnderEachPolicy(text: String, name: String, reports: [String], failure: String?) throws {
        let variants: [UnionVariant<Choice>] = [.record(Choice.strict), .record(Choice.first)]
        let tolerant = try choose(text, variants)
        #expect(tolerant.choice.name == name)
        #expect(tolerant.reports == reports)
        #expect(failurePath { _ = try choose(text, variants, strictly: true) } == failure)
    }

    /// Issues of trials are reported only once.
    @Test func unknownKeysOfAVariantThatWasTriedAreReported() throws {
        let variants: [UnionVariant<Choice>] = [.record(Choice.strict), .record(Choice.first)]
        let (choice, reports) = try choose(#"{"id": "1", "odd": 5}"#, variants, reportingUnknownKeys: true)
        #expect(choice.name == "strict")
        #expect(reports == ["[0].odd unknownKey"])
    }

    @Test func nullIsNoVariantAndLeftOutOfLists() throws {
        let outcome = try decode([JobResults].self, #"[{"booksCreated": 2}, null]"#)
        #expect(outcome.value.count == 1)
        #expect(outcome.reports == ["[1] droppedElement"])
        let entries = try decode([String: JobResults].self, #"{"a": null, "b": {"booksCreated": 2}}"#)
        #expect(Array(entries.value.keys) == ["b"])
        #expect(entries.reports == ["a droppedEntry"])
        #expect(try decode([JobResults?].self, #"[null]"#).reports == [])
    }

    @Test func freeFormVariantsTakeAnyObject() throws {
        let variants: [UnionVariant<Choice>] = [.object(Choice.first, required: ["id"]), .object(Choice.table)]
        #expect(try choose(#"{"a": 1, "b": 2}"#, variants).choice == .table(["a": 1, "b": 2]))
        #expect(try choose(#"{"id": "1"}"#, variants).choice.name == "first")
    }

    @Test func theStrictPolicyReachesUnions() throws {
        #expect(
            failurePath { _ = try choose(#"{"kind": "bird"}"#, tagged, discriminator: "kind", strictly: true) } == "[0]"
        )
        #expect(
            failurePath { _ = try choose(#"{"kind": "cat", "id": 5}"#, tagged, discriminator: "kind", strictly: true) }
                == "[0].id")
        #expect(try choose(#"{"kind": "cat"}"#, tagged, discriminator: "kind", strictly: true).choice.name == "first")
    }

    /// The completion payloads of the three pipelines, and an earlier summary.
    @Test func completionPayloads() throws {
        let outcome = try decode(
            [JobResults].self,
            #"[{"totalDetected": 3}, {"booksCreated": 1, "errors": [1]}, {"summary": {"total": 1}, "pipeline": "csv"}]"#
        )
        #expect(outcome.value.last == .unknown(["summary": ["total": 1], "pipeline": "csv"]))
        #expect(outcome.reports == ["[1].errors[0] coerced", "[2] unknownVariant"])
        #expect(try encode(outcome.value)[2] == ["summary": ["total": 1], "pipeline": "csv"])
    }
}
