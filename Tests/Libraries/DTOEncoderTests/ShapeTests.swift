@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests everything that an `Encodable` type may ask of its encoder. The results are those of `JSONEncoder`.
@Suite struct ShapeTests {
    private let comparison = EncoderComparison()

    @Test func fragments() {
        comparison.expectSame(7)
        comparison.expectSame("text")
        comparison.expectSame(true)
        comparison.expectSame(1.5)
        comparison.expectSame(Float(0.1))
        comparison.expectSame(Int?.none)
        comparison.expectSame(Int??.some(.some(3)))
        comparison.expectSame([Int]())
        comparison.expectSame([String: Int]())
        comparison.expectSame(Date(timeIntervalSinceReferenceDate: 0.25))
        comparison.expectSame(Data([1, 2, 3]))
        comparison.expectSame(URL(string: "https://example.com/a?b=c"))
        comparison.expectSame(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        comparison.expectSame(Decimal(string: "12345678901234567890.0123456789"))
    }

    @Test func collections() {
        comparison.expectSame([[1], [], [2, 3]])
        comparison.expectSame([1: "a", -2: "b"])
        comparison.expectSame(["é": 1, "e": 2, "b/c": 3, "\"\\\n\u{1}": 4, "": 5, "K": 6])
        comparison.expectSame([Word.first: 1, .second: 2])
        comparison.expectSame(["a": ["b": ["c": [Int?.none, 1]]]])
        comparison.expectSame([Double(1), 0.5, -0.0])
        comparison.expectSame(Set(["one"]))
        comparison.expectSame(ContiguousArray([1, 2]))
        comparison.expectSame(1..<5)
        comparison.expectSame([Word.second])
        comparison.expectSame((0..<80).reduce(into: [String: [Int]]()) { $0["key \($1 * 7919 % 80)"] = [$1] })
    }

    @Test func synthesized() {
        comparison.expectSame(Plain())
        comparison.expectSame(Plain(text: "a", flag: true, number: 2.5, integer: -7, list: [nil, "x"], map: ["b": 1]))
        comparison.expectSame(Payload.pair(1, named: "two"))
        comparison.expectSame([Payload.empty, .one([.empty])])
        comparison.expectSame([Empty(), Empty()])
        comparison.expectSame(["empty": Empty()])
        comparison.expectSame(Integers())
    }

    @Test func classes() {
        comparison.expectSame(Derived(writes: .beside))
        comparison.expectSame(Derived(writes: .asSuper))
        comparison.expectSame(Derived(writes: .underKey))
        comparison.expectSame([Derived(writes: .asSuper), Base()])
    }

    /// Containers are open at the same time, requested twice, empty, or nested.
    @Test(arguments: ByHand.Way.allCases.filter { ![.caught, .caughtElement, .caughtSingle].contains($0) })
    func byHand(way: ByHand.Way) {
        comparison.expectSame(ByHand(way: way))
        comparison.expectSame([ByHand(way: way), ByHand(way: way)])
        comparison.expectSame(["inner": ["value": ByHand(way: way)]])
        comparison.expectSame(Holder(value: ByHand(way: way), number: 1))
    }

    /// A value that fails leaves nothing behind, so a type may write something else instead. `JSONEncoder` ends the
    /// process for some of these.
    @Test(
        arguments: [
            (.caught, #"{"a":1,"c":2}"#), (.caughtSingle, #""instead""#),
            (.caughtElement, "[1,1]"),
        ] as [(ByHand.Way, String)])
    func failuresThatAreCaught(way: ByHand.Way, expected: String) throws {
        #expect(String(decoding: try DTOEncoder().encode(ByHand(way: way)), as: UTF8.self) == expected)
    }

    /// `JSONEncoder` omits keys of these paths.
    @Test func pathsWithinNestedContainers() throws {
        struct Nested: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try container.encode(1)
                var members = container.nestedContainer(keyedBy: Word.self)
                var inner = members.nestedUnkeyedContainer(forKey: .first)
                try inner.encode(inner.codingPath.map(\.stringValue))
                try inner.encode(ByHand(way: .path))
            }
        }
        #expect(
            String(decoding: try DTOEncoder().encode(Nested()), as: UTF8.self)
                == #"[1,{"first":[["Index 1","first"],["Index 1","first","Index 1",1,null,1]]}]"#)
    }

    /// Types of the app are in generated types, and the reverse.
    @Test func valuesOfTheRuntime() {
        let value: JSONValue = ["a": [1, 2.5, nil, true, "text"], "b": .object([:]), "c": .array([])]
        comparison.expectSame(value)
        comparison.expectSame(Holder(value: value, number: 2))
        comparison.expectSame(Indirect(Holder(value: [value], number: 3)))
        comparison.expectSame(SingleValue(Decimal(1) / 3))
        comparison.expectSame(Tagged())
    }
}

private enum Word: String, Codable, CodingKey, CodingKeyRepresentable {
    case first, second
}

private struct Plain: Encodable {
    var text: String?
    var flag: Bool?
    var number: Double?
    var integer: Int?
    var list: [String?]?
    var map: [String: Int]?
}

private enum Payload: Encodable {
    case empty
    case one([Payload])
    case pair(Int, named: String)
}

private struct Empty: Encodable {}

private struct Holder<Value: Encodable>: Encodable {
    var value: Value
    var number: Int
}

private struct Integers: Encodable {
    var a = Int8.min, b = Int16.min, c = Int32.min, d = Int64.min, e = Int.max
    var f = UInt8.max, g = UInt16.max, h = UInt32.max, i = UInt64.max, j = UInt.max
    var k = Float.greatestFiniteMagnitude, l = Double.leastNonzeroMagnitude
    var m: [Int8] = [-1, 0], n: [UInt64] = [.max], o: [Float] = [0.1], p: [UInt?] = [nil, 10, 100]
}

/// A variant of a union with its discriminator.
private struct Tagged: Encodable {
    func encode(to encoder: any Encoder) throws {
        try encoder.encode(Holder(value: "a", number: 1), tagged: "holder", under: "type")
        try encoder.encodeAdditional(["more": 1, "value": 2], besides: Keys.self)
    }

    private enum Keys: String, RecordKey {
        case value
    }
}

private class Base: Encodable {
    var name = "base"
    var shared = 1
}

private final class Derived: Base {
    enum Way { case beside, asSuper, underKey }

    private let way: Way

    init(writes way: Way) {
        self.way = way
    }

    private enum CodingKeys: String, CodingKey {
        case own, shared, parent
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("derived", forKey: .own)
        switch way {
        case .beside:
            try super.encode(to: encoder)
            // The base class's value under this key is lost.
            try container.encode(2, forKey: .shared)
        case .asSuper: try super.encode(to: container.superEncoder())
        case .underKey: try super.encode(to: container.superEncoder(forKey: .parent))
        }
    }
}

/// A type that encodes itself by hand.
struct ByHand: Encodable {
    enum Way: CaseIterable {
        case interleaved, askedTwice, emptyParts, deep, nothing, wrappedNothing, twice, twiceInTypes, elements
        case caught, caughtElement, caughtSingle, optionals, paths, single, singleNothing, superWritesNothing, recount,
            path
    }

    let way: Way

    private enum Key: String, CodingKey { case a, b, c, d }
    private enum OtherKey: String, CodingKey { case d, c, x }
    private struct Failure: Encodable {
        struct Reason: Error {}

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode([1, 2], forKey: .a)
            try container.encode(["x": 1], forKey: .b)
            throw Reason()
        }
    }
    private struct Nothing: Encodable {
        func encode(to encoder: any Encoder) {}
    }
    private struct Path: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for key in encoder.codingPath { try container.encode(key.stringValue) }
            for key in encoder.codingPath { try container.encode(key.intValue) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch way {
        case .single: try encodeSingle(encoder, "text")
        case .singleNothing: try encodeSingle(encoder, Nothing())
        case .caughtSingle:
            var single = encoder.singleValueContainer()
            try? single.encode(Failure())
            try single.encode("instead")
        case .nothing: break
        case .path: try Path().encode(to: encoder)
        case .elements, .caughtElement, .recount: try encodeElements(encoder.unkeyedContainer())
        default: try encodeMembers(encoder)
        }
    }

    private func encodeSingle(_ encoder: any Encoder, _ value: some Encodable) throws {
        var single = encoder.singleValueContainer()
        try single.encode(value)
    }

    private func encodeElements(_ container: any UnkeyedEncodingContainer) throws {
        var container = container
        try container.encode(1)
        if way == .caughtElement {
            try? container.encode(Failure())
            try? container.encode([[Failure()]])
            try container.encode(container.count)
            return
        }
        if way == .recount { try container.encode(container.count) }
        var members = container.nestedContainer(keyedBy: Key.self)
        var inner = container.nestedUnkeyedContainer()
        try Path().encode(to: container.superEncoder())
        try container.encodeNil()
        try container.encode(contentsOf: ["x", "y"])
        try members.encode(inner.count, forKey: .b)
        try inner.encode([1])
        try members.encode(2, forKey: .a)
        try inner.encode(inner.count)
        try container.encode(Path())
    }

    private func encodeMembers(_ encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        switch way {
        case .interleaved:
            var first = members.nestedContainer(keyedBy: OtherKey.self, forKey: .b)
            var second = members.nestedUnkeyedContainer(forKey: .a)
            try first.encode(1, forKey: .x)
            try second.encode(2)
            try members.encode("c", forKey: .c)
            try first.encode(3, forKey: .d)
            try second.encode([4])
        case .askedTwice:
            var first = members.nestedContainer(keyedBy: Key.self, forKey: .b)
            try first.encode(1, forKey: .b)
            var again = members.nestedContainer(keyedBy: OtherKey.self, forKey: .b)
            try again.encode(2, forKey: .x)
            var list = members.nestedUnkeyedContainer(forKey: .a)
            try list.encode(1)
            var sameList = members.nestedUnkeyedContainer(forKey: .a)
            try sameList.encode(2)
        case .emptyParts:
            _ = members.nestedContainer(keyedBy: Key.self, forKey: .a)
            _ = members.nestedUnkeyedContainer(forKey: .b)
        case .superWritesNothing:
            _ = members.superEncoder()
            _ = members.superEncoder(forKey: .c)
        case .deep:
            var level = members.nestedContainer(keyedBy: Key.self, forKey: .a)
            for _ in 0..<20 {
                var list = level.nestedUnkeyedContainer(forKey: .b)
                level = list.nestedContainer(keyedBy: Key.self)
            }
            try level.encode("end", forKey: .c)
        case .wrappedNothing: try members.encode(Nothing(), forKey: .a)
        case .twice:
            try members.encode(["a long value": 1], forKey: .b)
            try members.encode(2, forKey: .a)
            try members.encode(3, forKey: .b)
        case .twiceInTypes:
            try members.encode(1, forKey: .c)
            var others = encoder.container(keyedBy: OtherKey.self)
            try others.encode([2, 3], forKey: .c)
            try others.encode(4, forKey: .x)
        case .caught:
            try members.encode(1, forKey: .a)
            try? members.encode(Failure(), forKey: .b)
            try? members.encode([Failure()], forKey: .b)
            try? members.encode(["x": Failure()], forKey: .b)
            try? members.encode(Double.nan, forKey: .b)
            try members.encode(2, forKey: .c)
        case .optionals:
            try members.encodeIfPresent(Int?.none, forKey: .a)
            try members.encode(Int?.none, forKey: .b)
            try members.encodeNil(forKey: .c)
            try members.encodeIfPresent(Path?.some(Path()), forKey: .d)
        case .paths:
            try members.encode(["key": [Path()]], forKey: .a)
            try Path().encode(to: members.superEncoder(forKey: .b))
            try Path().encode(to: members.superEncoder())
        default: break
        }
    }
}
