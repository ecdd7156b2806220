@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// A record that contains itself directly, in an array, and in a union whose variants look alike.
struct Node: DefensiveRecord, Hashable {
    var id: String
    var child: Indirect<Node>?
    var list: [Node]?
    var either: Indirect<Either>?

    enum CodingKeys: String, RecordKey {
        case id, child, list, either
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        child = try fields.optional(.child)
        list = try fields.optional(.list)
        either = try fields.optional(.either)
        id = try fields.strict(.id)
    }
}

/// A record like `Node`, so that a union of both must try its variants.
struct Twin: DefensiveRecord, Hashable {
    var id: Int
    var child: Indirect<Node>?
    var list: [Node]?
    var either: Indirect<Either>?

    enum CodingKeys: String, RecordKey {
        case id, child, list, either
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        child = try fields.optional(.child)
        list = try fields.optional(.list)
        either = try fields.optional(.either)
        id = try fields.strict(.id)
    }
}

enum Either: Codable, Hashable, Sendable {
    case node(Node)
    case twin(Twin)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<Either>] = [
        .object(Either.node, required: ["id"], known: ["child", "list", "either"]),
        .object(Either.twin, required: ["id"], known: ["child", "list", "either"]),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .node(let value): try value.encode(to: encoder)
        case .twin(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// The time limit is far above the real time, and far below an exponential time.
@Suite(.serialized) struct HostileInputTests {
    /// Nests values in `open` and `close`, as deep as `JSONDecoder` allows.
    private func nested(_ open: String, _ close: String, core: String, depth: Int = 500) -> Data {
        Data((String(repeating: open, count: depth) + core + String(repeating: close, count: depth)).utf8)
    }

    @discardableResult
    private func expectEnd<Value: Decodable>(
        _ type: Value.Type, _ data: Data, within limit: Duration = .seconds(30)
    ) -> DecodingOutcome<Value>? {
        var outcome: DecodingOutcome<Value>?
        let duration = ContinuousClock().measure {
            outcome = try? JSONDecoder().decodeReporting(type, from: data)
        }
        #expect(duration < limit)
        return outcome
    }

    @Test func arraysInArraysOfAnotherType() throws {
        let outcome = try #require(expectEnd([[[Int]]].self, nested("[", "]", core: "{}")))
        #expect(outcome.reports == ["[0][0][0] droppedElement"])
    }

    @Test func everyLevelIsDamaged() throws {
        let outcome = try #require(
            expectEnd([Node].self, nested(#"[{"id": {}, "list": "#, "}]", core: "7", depth: 150)))
        #expect(outcome.value == [])
        #expect(outcome.reports == ["[0] droppedElement"])
        let children = try #require(
            expectEnd(Node.self, nested(#"{"id": "1", "child": "#, "}", core: "7", depth: 300)))
        #expect(children.issueCount == 1)
        let strict = expectEnd(Node.self, nested(#"{"child": "#, "}", core: "7", depth: 300))
        #expect(strict == nil)
    }

    @Test func unionsInUnionsThatAreWell() throws {
        for id in [#""1""#, "1"] {
            let data = nested(#"{"id": \#(id), "either": "#, "}", core: #"{"id": \#(id)}"#, depth: 60)
            let outcome = try #require(expectEnd(Either.self, data))
            #expect(outcome.reports == [])
        }
    }

    @Test func unionsInUnionsThatFitNothing() throws {
        for core in [#"{"id": []}"#, "7", #"{"id": 1, "list": [7, {}]}"#] {
            let data = nested(#"{"id": {}, "list": [7], "either": "#, "}", core: core, depth: 60)
            let outcome = try #require(expectEnd(Either.self, data))
            #expect(outcome.value.isUnknown)
            #expect(outcome.reports == [" malformed"])
            #expect(outcome.issues.first?.cause == "id is not of type String")
        }
    }

    @Test func unionsWhoseDamageIsAtTheBottom() throws {
        for id in [#""1""#, "1"] {
            let data = nested(#"{"id": \#(id), "either": "#, "}", core: #"{"id": "1", "list": 7}"#, depth: 60)
            let outcome = try #require(expectEnd(Either.self, data))
            #expect(!outcome.value.isUnknown)
            let path = Array(repeating: "either", count: 60).joined(separator: ".")
            #expect(outcome.reports == ["\(path).list typeMismatch"])
        }
    }

    /// The document is wide and deep, and each element is a union.
    @Test func wideUnions() throws {
        let count = TestExtent.choose(sample: 500, full: 2_000)
        let element = #"{"id": 1, "list": [{"id": "2", "either": {"id": "3"}}, {"id": {}}]}"#
        let data = Data("[\(Array(repeating: element, count: count).joined(separator: ","))]".utf8)
        let outcome = try #require(expectEnd([Either].self, data))
        #expect(outcome.value.count == count)
        #expect(outcome.issueCount == count)
        #expect(outcome.issues.first?.path == "[0].list[1]")
    }

    @Test func wideDamage() throws {
        let count = TestExtent.choose(sample: 5_000, full: 20_000)
        let data = Data("[\(Array(repeating: #"{"list": [{}, 7]}"#, count: count).joined(separator: ","))]".utf8)
        let outcome = try #require(expectEnd([Node].self, data))
        #expect(outcome.value == [])
        #expect(outcome.issueCount == count)
    }

    /// Only a value that is nested too deep is lost.
    @Test(arguments: [(#"{"a": "#, "}", ".a"), ("[", "]", "[0]")])
    func freeValues(open: String, close: String, key: String) throws {
        let deep = nested(open, close, core: "1", depth: 90)
        #expect(try encode(expectEnd(JSONValue.self, deep)?.value) == json(String(decoding: deep, as: UTF8.self)))
        let text = String(decoding: nested(open, close, core: "1", depth: 400), as: UTF8.self)
        let outcome = try decode(Kinds<JSONValue>.self, #"{"optional": {"b": 2, "c": \#(text)}}"#)
        let kept = String(decoding: nested(open, close, core: "null", depth: 99), as: UTF8.self)
        #expect(try outcome.value.optional == json(#"{"b": 2, "c": \#(kept)}"#))
        let path = "optional.c" + String(repeating: key, count: 99)
        #expect(outcome.reports.contains("\(path) malformed"))
    }

    /// An error costs `JSONDecoder` the square of the depth.
    @Test func wideFreeValues() throws {
        let data = nested("[", "]", core: Array(repeating: "1", count: 1_000).joined(separator: ","))
        #expect(expectEnd([String: JSONValue].self, Data(#"{"a": "#.utf8) + data + Data("}".utf8)) != nil)
    }
}

extension Either {
    fileprivate var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}
