@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Three of the variants have the tag `cat`, as if the mapping led to an inner union.
private enum Pet: Codable, Hashable, Sendable {
    case withX(WithX)
    case withY(WithY)
    case withName(WithName)
    case dog(WithName)
    case unknown(JSONValue)

    static let variants: [UnionVariant<Pet>] = [
        .record(Pet.withX, tagged: "cat"), .record(Pet.withY, tagged: "cat", "tom"),
        .record(Pet.withName, tagged: "cat", "kitten", constants: ["size": ["small"]]), .record(Pet.dog, tagged: "dog"),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind", default: "cat") { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .withX(let value): try encoder.encode(value, tagged: "cat", under: "kind")
        case .withY(let value): try encoder.encode(value, tagged: "cat", under: "kind")
        case .withName(let value): try encoder.encode(value, tagged: "cat", under: "kind")
        case .dog(let value): try encoder.encode(value, tagged: "dog", under: "kind")
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    var name: String {
        "\(self)".prefix { $0 != "(" }.description
    }
}

private struct WithX: DefensiveRecord, Hashable {
    var c: Int?
    var x: String

    enum CodingKeys: String, RecordKey {
        case c, x
    }

    static var requiredKeys: [CodingKeys] { [.x] }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        c = try fields.optional(.c)
        x = try fields.value(.x, default: "")
    }
}

private struct WithY: DefensiveRecord, Hashable {
    var c: Int?
    var y: Int

    enum CodingKeys: String, RecordKey {
        case c, y
    }

    static var requiredKeys: [CodingKeys] { [.y] }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        c = try fields.optional(.c)
        y = try fields.value(.y, default: 0)
    }
}

private struct WithName: DefensiveRecord, Hashable {
    var name: String?
    var size: String?

    enum CodingKeys: String, RecordKey {
        case name, size
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
        size = try fields.optional(.size)
    }
}

/// Variants that share a tag are distinguished like variants without tags.
@Suite struct SharedTagTests {
    @Test(arguments: [
        #"{"kind":"cat","c":1,"x":"a"}"#, #"{"kind":"cat","c":1,"y":7}"#, #"{"kind":"cat","name":"Tom"}"#,
        #"{"kind":"dog","name":"Rex"}"#,
    ])
    func whatConformsIsWrittenBackWhole(text: String) throws {
        let outcome = try decode(Pet.self, text)
        #expect(outcome.reports == [])
        #expect(try encode(outcome.value) == json(text))
        #expect(try decodeStrictly(Pet.self, text) == outcome.value)
    }

    @Test(arguments: [
        // Required keys decide, then constants, and then known keys.
        (#"{"kind": "cat", "y": 7}"#, "withY", []),
        (#"{"kind": "cat", "y": 7, "x": "a", "size": "small"}"#, "withName", []),
        // The variant to which the value conforms wins, although both have their required key.
        (#"{"kind": "cat", "y": 7, "x": []}"#, "withY", []),
        (#"{"kind": "cat", "y": [], "x": "a"}"#, "withX", []),
        // A tag of only one variant decides.
        (#"{"kind": "tom", "x": "a"}"#, "withY", ["y missing"]),
        (#"{"kind": "kitten", "x": "a"}"#, "withName", []),
        // The tag is enough, even if the value looks like none of the variants.
        (#"{"kind": "cat", "size": "large", "odd": 1}"#, "withX", ["x missing"]),
        // The tag also excludes the variants with other tags.
        (#"{"kind": "bird", "y": 7}"#, "withY", []), (#"{"y": 7}"#, "withY", []),
    ])
    func shapeDecidesAmongThem(text: String, name: String, reports: [String]) throws {
        let outcome = try decode(Pet.self, text)
        #expect(outcome.value.name == name)
        #expect(outcome.reports == reports)
    }

    /// Variants that only a tag identifies are tried.
    @Test func variantsWithoutShapeAreTried() throws {
        enum Either: Decodable, Hashable, Sendable {
            case names([String: String])
            case counts([String: Int])
            case withY(WithY)
            case unknown(JSONValue)

            static let variants: [UnionVariant<Either>] = [
                .tagged("a", as: Either.names), .tagged("a", "b", as: Either.counts),
                .record(Either.withY, tagged: "b"),
            ]

            init(from decoder: any Decoder) throws {
                self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
            }
        }
        #expect(try decode(Either.self, #"{"kind": "a", "n": "1"}"#).value == .names(["kind": "a", "n": "1"]))
        #expect(try decode(Either.self, #"{"kind": "b", "y": 7}"#).value == .withY(WithY(c: nil, y: 7)))
    }
}

extension WithY {
    fileprivate init(c: Int?, y: Int) {
        self.c = c
        self.y = y
    }
}
