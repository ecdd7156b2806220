@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests types that write a single value and a container, which `JSONEncoder` joins.
@Suite struct JoiningTests {
    @Test(arguments: Joined.Way.allCases)
    func asWithFoundation(way: Joined.Way) {
        let comparison = EncoderComparison()
        comparison.expectSame(Joined(way: way))
        comparison.expectSame(["key": [Joined(way: way), Joined(way: way)]])
    }

    @Test func whatHasAnotherFormIsRefused() {
        for way in Unjoined.Way.allCases {
            #expect(throws: EncodingError.self) { try DTOEncoder().encode([Unjoined(way: way)]) }
        }
    }

    /// A type gets the container for a key again, until it writes something else under the key. `JSONEncoder` joins all
    /// three.
    @Test func aContainerUnderAKeyThatIsWrittenAgain() throws {
        struct Again: Encodable {
            enum Key: CodingKey { case a, x, z }

            func encode(to encoder: any Encoder) throws {
                var members = encoder.container(keyedBy: Key.self)
                var first = members.nestedContainer(keyedBy: Key.self, forKey: .a)
                try first.encode(1, forKey: .x)
                try members.encode(["y": 2], forKey: .a)
                var last = members.nestedContainer(keyedBy: Key.self, forKey: .a)
                try last.encode(3, forKey: .z)
            }
        }
        #expect(String(decoding: try DTOEncoder().encode(Again()), as: UTF8.self) == #"{"a":{"z":3}}"#)
    }
}

struct Joined: Encodable {
    enum Way: CaseIterable {
        case objectThenMember, freeValueThenMember, sameKey, emptyObject, noMember, arrayThenElement, emptyArray
        case memberThenObject, memberThenEmptyObject, noMemberThenObject, elementThenArray, noElementThenArray
        case partsWithin, texts
    }

    let way: Way

    private enum Key: CodingKey { case a, b }
    private struct Parts: Encodable {
        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: Key.self)
            var list = members.nestedUnkeyedContainer(forKey: .a)
            try list.encode("x")
            try members.encode(1, forKey: .b)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch way {
        case .objectThenMember: try write(["a": 1, "c": 2], thenMemberTo: encoder)
        case .freeValueThenMember: try write(JSONValue.object(["a": [1, ["x": 2]]]), thenMemberTo: encoder)
        case .sameKey: try write(["b": [1, 2]], thenMemberTo: encoder)
        case .emptyObject: try write([String: Int](), thenMemberTo: encoder)
        case .partsWithin: try write(Parts(), thenMemberTo: encoder)
        case .texts: try write(["}\",": "{\\", "é": "\"]"], thenMemberTo: encoder)
        case .noMember:
            try write(["a": 1], to: encoder)
            _ = encoder.container(keyedBy: Key.self)
        case .arrayThenElement: try write([[1], [2, 3]], thenElementTo: encoder)
        case .emptyArray: try write([Int](), thenElementTo: encoder)
        case .memberThenObject: try writeMember(to: encoder, then: ["a": 1])
        case .memberThenEmptyObject: try writeMember(to: encoder, then: [String: Int]())
        case .noMemberThenObject:
            _ = encoder.container(keyedBy: Key.self)
            try write(["a": 1], to: encoder)
        case .elementThenArray:
            var elements = encoder.unkeyedContainer()
            try elements.encode(1)
            try write([2, 3], to: encoder)
        case .noElementThenArray:
            _ = encoder.unkeyedContainer()
            try write([2, 3], to: encoder)
        }
    }

    private func write(_ value: some Encodable, to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(value)
    }

    private func write(_ value: some Encodable, thenMemberTo encoder: any Encoder) throws {
        try write(value, to: encoder)
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(["inner": true], forKey: .b)
    }

    private func write(_ value: some Encodable, thenElementTo encoder: any Encoder) throws {
        try write(value, to: encoder)
        var elements = encoder.unkeyedContainer()
        try elements.encode(elements.count)
    }

    private func writeMember(to encoder: any Encoder, then value: some Encodable) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(1, forKey: .b)
        try write(value, to: encoder)
    }
}

/// A type that writes a single value and a container of another form. `JSONEncoder` ends the process for it.
struct Unjoined: Encodable {
    enum Way: CaseIterable { case objectAndElements, arrayAndMembers, membersAndText }

    let way: Way

    private enum Key: CodingKey { case a }

    func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch way {
        case .objectAndElements:
            try single.encode(["a": 1])
            _ = encoder.unkeyedContainer()
        case .arrayAndMembers:
            try single.encode([1])
            _ = encoder.container(keyedBy: Key.self)
        case .membersAndText:
            _ = encoder.container(keyedBy: Key.self)
            try single.encode("text")
        }
    }
}
