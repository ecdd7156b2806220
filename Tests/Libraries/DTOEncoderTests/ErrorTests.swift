@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// A value that cannot be written is an error with its coding path. It never ends the process.
@Suite struct ErrorTests {
    private let comparison = EncoderComparison()

    @Test func numbersThatJSONDoesNotHave() {
        struct Record: Encodable {
            var number: Double?
            var small: Float?
            var list: [Double]?
            var map: [String: Double]?
        }
        comparison.expectSame(Double.nan)
        comparison.expectSame([1, Double.infinity])
        comparison.expectSame([Float(1), -.infinity])
        comparison.expectSame(Record(number: .nan))
        comparison.expectSame(Record(small: -.infinity))
        comparison.expectSame([Record(list: [1, .infinity])])
        comparison.expectSame(["a": Record(map: ["b": .nan])])
        comparison.expectSame(JSONValue.array([.number(.infinity)]))
        comparison.expectSame(ContiguousArray([1, Double.nan]))
    }

    @Test func nothingAtTheTop() {
        struct Nothing: Encodable {
            func encode(to encoder: any Encoder) {}
        }
        comparison.expectSame(Nothing())
    }

    /// `JSONEncoder` writes `NaN`, which is not JSON.
    @Test func decimalsThatAreNoNumbers() {
        #expect(throws: EncodingError.self) { try DTOEncoder().encode([Decimal.nan]) }
    }

    /// `JSONEncoder` ends the process for these values. It writes the last one as `[1,{}]`.
    @Test(arguments: OutOfTurn.Way.allCases)
    func writingOutOfTurn(way: OutOfTurn.Way) throws {
        let error = #expect(throws: EncodingError.self) {
            try DTOEncoder().encode(["key": OutOfTurn(way: way)])
        }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.codingPath.first?.stringValue == "key")
    }

    @Test func anEncoderThatOutlivesItsDocument() throws {
        final class Keeping: Encodable {
            var encoder: (any Encoder)?

            func encode(to encoder: any Encoder) throws {
                self.encoder = encoder
                var container = encoder.unkeyedContainer()
                try container.encode(1)
            }
        }
        let keeping = Keeping()
        #expect(try DTOEncoder().encode(keeping) == Data("[1]".utf8))
        var container = try #require(keeping.encoder).singleValueContainer()
        #expect(throws: EncodingError.self) { try container.encode("late") }
        #expect(throws: EncodingError.self) { try container.encode([1]) }
    }

    /// An encoder that outlives its document refuses parts too, and does not keep the document in memory.
    @Test func containersThatOutliveTheirDocument() throws {
        final class Witness: Sendable {}
        final class Keeping: Encodable {
            var members: KeyedEncodingContainer<Key>?
            var elements: (any UnkeyedEncodingContainer)?
            enum Key: CodingKey { case a, b }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                elements = container.nestedUnkeyedContainer(forKey: .a)
                members = container
            }
        }
        weak var witness: Witness?
        do {
            let keeping = Keeping()
            var encoder = DTOEncoder()
            let owned = Witness()
            witness = owned
            encoder.userInfo[try #require(CodingUserInfoKey(rawValue: "witness"))] = owned
            #expect(try encoder.encode(keeping) == Data(#"{"a":[]}"#.utf8))
            var members = try #require(keeping.members)
            var elements = try #require(keeping.elements)
            var nested = members.nestedContainer(keyedBy: Keeping.Key.self, forKey: .b)
            #expect(throws: EncodingError.self) { try nested.encode(1, forKey: .a) }
            var list = elements.nestedUnkeyedContainer()
            #expect(throws: EncodingError.self) { try list.encode(1) }
            var single = members.superEncoder().singleValueContainer()
            #expect(throws: EncodingError.self) { try single.encode(1) }
        }
        #expect(witness == nil)
    }

    /// `JSONEncoder` overflows the stack here.
    @Test func depth() throws {
        final class Link: Encodable, @unchecked Sendable {
            var next: Link?
        }
        let first = Link()
        var last = first
        for _ in 0..<200_000 {
            let next = Link()
            last.next = next
            last = next
        }
        defer {
            // The links are freed one after the other, because freeing a chain recurses as deep as writing it.
            var link: Link? = first
            while let current = link {
                link = current.next
                current.next = nil
            }
        }
        let error = #expect(throws: EncodingError.self) { try DTOEncoder().encode(first) }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.debugDescription.contains("nested too deep"))
        #expect(context.codingPath.count > 100)
    }

    @Test func datesThatAreNotFinite() {
        for date in [Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: -.infinity)] {
            EncoderComparison(
                {
                    $0.dateEncodingStrategy = .secondsSince1970
                    $0.nonConformingFloatEncodingStrategy = .convertToString(
                        positiveInfinity: "+", negativeInfinity: "-", nan: "n")
                },
                {
                    $0.dateStrategy = .secondsSince1970
                    $0.nonConformingFloatStrategy = .convertToString(
                        positiveInfinity: "+", negativeInfinity: "-", nan: "n")
                }
            ).expectSame([date])
        }
    }

    /// Nested containers need no stack.
    @Test func nestedContainersHaveNoBound() throws {
        struct Deep: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                for _ in 0..<3_000 { container = container.nestedUnkeyedContainer() }
            }
        }
        let expected = String(repeating: "[", count: 3_001) + String(repeating: "]", count: 3_001)
        #expect(String(decoding: try DTOEncoder().encode(Deep()), as: UTF8.self) == expected)
    }
}

/// A type that uses its encoder in a way that is not allowed.
struct OutOfTurn: Encodable {
    enum Way: CaseIterable {
        case objectAndArray, arrayAndObject, twoSingleValues, singleAndObject, parentWithinChild
    }

    let way: Way

    private enum Key: CodingKey { case a }
    private struct Child: Encodable {
        let write: () throws -> Void

        func encode(to encoder: any Encoder) throws { try write() }
    }

    func encode(to encoder: any Encoder) throws {
        switch way {
        case .objectAndArray:
            _ = encoder.container(keyedBy: Key.self)
            _ = encoder.unkeyedContainer()
        case .arrayAndObject:
            _ = encoder.unkeyedContainer()
            _ = encoder.container(keyedBy: Key.self)
        case .twoSingleValues:
            var container = encoder.singleValueContainer()
            try container.encode(1)
            try container.encode(2)
        case .singleAndObject:
            var container = encoder.singleValueContainer()
            try container.encode(1)
            _ = encoder.container(keyedBy: Key.self)
        case .parentWithinChild:
            var container = encoder.unkeyedContainer()
            var copy = container
            try container.encode(Child { try copy.encode(1) })
        }
    }
}
