@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A union of objects that do not declare the discriminator, in the form in which it is generated.
enum TaggedShape: Codable, Hashable {
    case counts([String: Int])
    case free([String: JSONValue])
    case inner(UntaggedShape)
    case any(JSONValue)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<TaggedShape>] = [
        .tagged("counts", as: TaggedShape.counts), .tagged("free", "Free", as: TaggedShape.free),
        .tagged("inner", as: TaggedShape.inner), .tagged("any", as: { (form: FreeObject) in .any(form.represented) }),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .counts(let value): try encoder.encode(value, tagged: "counts", under: "kind")
        case .free(let value): try encoder.encode(value, tagged: "free", under: "kind")
        case .inner(let value): try encoder.encode(value, tagged: "inner", under: "kind")
        case .any(let value): try encoder.encode(value, tagged: "any", under: "kind")
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// A union without a discriminator, one of whose values may be any JSON.
enum UntaggedShape: Codable, Hashable {
    case strict(StrictPayload)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<UntaggedShape>] = [.record(UntaggedShape.strict)]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .strict(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// A union of which only some variants have the discriminator.
enum PartlyTaggedShape: Codable, Hashable {
    case counts([String: Int])
    case strict(StrictPayload)
    case text(String)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<PartlyTaggedShape>] = [
        .tagged("counts", as: PartlyTaggedShape.counts), .record(PartlyTaggedShape.strict),
        .string(PartlyTaggedShape.text),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .counts(let value): try encoder.encode(value, tagged: "counts", under: "kind")
        case .strict(let value): try value.encode(to: encoder)
        case .text(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

@Suite struct UnionTagTests {
    /// The discriminator decides about the variants that it names, and the keys about the others.
    @Test(
        arguments: [
            (#"{"kind": "counts", "id": 1}"#, .counts(["id": 1])), (#"{"id": "a"}"#, .strict(StrictPayload(id: "a"))),
            (#"{"kind": "else", "id": "a"}"#, .strict(StrictPayload(id: "a"))), (#""a""#, .text("a")),
            (#"{"kind": "else", "b": 1}"#, .unknown(["kind": "else", "b": 1])),
        ] as [(String, PartlyTaggedShape)])
    func variantsWithoutTheDiscriminator(_ text: String, _ expected: PartlyTaggedShape) throws {
        let data = Data("[\(text)]".utf8)
        let byFoundation = try JSONDecoder().decodeReporting([PartlyTaggedShape].self, from: data)
        let byTape = try DTODecoder().decodeReporting([PartlyTaggedShape].self, from: data)
        for outcome in [byFoundation, byTape] {
            #expect(outcome.value == [expected])
            #expect(outcome.issues.isEmpty == !text.contains("b\": 1"))
        }
    }

    private func written(_ value: TaggedShape) throws -> [JSONValue] {
        let encoded = [try JSONEncoder().encode([value]), try DTOEncoder().encode([value])]
        return try encoded.map { try DTODecoder().decode([JSONValue].self, from: $0)[0] }
    }

    @Test(
        arguments: [
            (.counts([:]), #"{"kind": "counts"}"#), (.counts(["a": 1]), #"{"kind": "counts", "a": 1}"#),
            (.free([:]), #"{"kind": "free"}"#), (.free(["kind": "Free"]), #"{"kind": "Free"}"#),
            (.inner(.strict(StrictPayload(id: "1"))), #"{"kind": "inner", "id": "1"}"#),
            (.any(.object([:])), #"{"kind": "any"}"#), (.any(.object(["a": 1])), #"{"kind": "any", "a": 1}"#),
            // Only an object has a place for the discriminator.
            (.inner(.unknown("text")), #""text""#), (.inner(.unknown([1])), "[1]"),
        ] as [(TaggedShape, String)])
    func theUnionWritesTheTagIntoObjects(_ value: TaggedShape, _ expected: String) throws {
        let expected = try DTODecoder().decode(JSONValue.self, from: Data(expected.utf8))
        #expect(try written(value) == [expected, expected])
    }

    /// The tag does not belong to the dictionary, so it is neither damage nor lost.
    @Test(arguments: [
        #"{"kind": "counts", "a": 1}"#, #"{"kind": "counts"}"#, #"{"kind": "free", "a": [null]}"#,
        #"{"kind": "Free", "a": "b"}"#, #"{"kind": "any", "a": {"kind": 1}}"#, #"{"kind": "inner", "id": "1"}"#,
    ])
    func whatCameIsWrittenBack(_ text: String) throws {
        let data = Data("[\(text)]".utf8)
        let json = try DTODecoder().decode([JSONValue].self, from: data)[0]
        let byFoundation = try JSONDecoder().decodeReporting([TaggedShape].self, from: data)
        let byTape = try DTODecoder().decodeReporting([TaggedShape].self, from: data)
        for outcome in [byFoundation, byTape] {
            #expect(outcome.issues.isEmpty)
            #expect(try written(outcome.value[0]) == [json, json])
        }
        #expect(byTape.value == byFoundation.value)
    }

    @Test func damageBesideTheTagIsReported() throws {
        let data = Data(#"[{"kind": "counts", "a": [], "b": 2}]"#.utf8)
        let outcome = try DTODecoder().decodeReporting([TaggedShape].self, from: data)
        #expect(outcome.value == [.counts(["b": 2])])
        #expect(outcome.issues.map(\.path) == ["[0].a"])
    }
}
