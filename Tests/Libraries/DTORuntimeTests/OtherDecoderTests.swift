@_spi(Generated) import DTORuntime
import Foundation
import Testing

@Suite struct OtherDecoderTests {
    private func decodePropertyList<Value: Decodable>(
        _ type: Value.Type, _ value: Any, format: PropertyListSerialization.PropertyListFormat
    ) throws -> (Value, [String]) {
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
        let decoder = PropertyListDecoder()
        let reporter = DecodingReporter()
        decoder.userInfo[.decodingReporter] = reporter
        return (try decoder.decode(type, from: data), reporter.issues.map { "\($0.path) \($0.kind.rawValue)" })
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyListsDegradeLikeJSON(format: PropertyListSerialization.PropertyListFormat) throws {
        let (work, reports) = try decodePropertyList(
            Work.self,
            [
                "title": "A", "subjectTags": ["x", ["y"], 7], "quality": "12", "reviewStatus": "odd",
                "firstPublicationYear": ["no"], "boundingBox": ["x": 0.5, "y": Data([1])],
            ] as [String: Any],
            format: format)
        #expect(work.subjectTags == ["x", "7"])
        #expect(work.quality == 12)
        #expect(work.reviewStatus == .unknown("odd"))
        #expect(work.firstPublicationYear == nil)
        #expect(work.boundingBox == BoundingBox(x: 0.5, y: 0))
        #expect(
            reports == [
                "subjectTags[1] droppedElement", "subjectTags[2] coerced", "firstPublicationYear typeMismatch",
                "quality coerced", "reviewStatus unknownValue", "boundingBox.y typeMismatch",
            ])
    }

    @Test func unionsAndFreeValuesInPropertyLists() throws {
        let (results, reports) = try decodePropertyList(
            [JobResults].self, [["booksCreated": 2], ["what": [1, true, 1.5, "x"]]], format: .binary)
        #expect(results.first?.importedCount == 2)
        #expect(results.last == .unknown(["what": [1, true, 1.5, "x"]]))
        #expect(reports == ["[1] unknownVariant"])
    }

    @Test func valuesRoundTripThroughPropertyLists() throws {
        let text =
            #"{"title": "A", "subjectTags": ["x"], "quality": 3, "reviewStatus": "verified", "boundingBox": {"x": 1.5, "y": 2}}"#
        let work = try decode(Work.self, text).value
        let data = try PropertyListEncoder().encode(work)
        #expect(try PropertyListDecoder().decode(Work.self, from: data) == work)
    }

    @Test func aDecoderWithoutListenersDegradesAllTheSame() throws {
        let text =
            #"{"title": "A", "subjectTags": ["x", {}, 7], "quality": [], "reviewStatus": null, "boundingBox": 7}"#
        let work = try JSONDecoder().decode(Work.self, from: Data(text.utf8))
        #expect(try decode(Work.self, text).value == work)
        #expect(work.subjectTags == ["x", "7"])
    }

    /// A container that never advances must not be read for ever.
    @Test func aContainerThatDoesNotMoveOnEndsTheArray() throws {
        let elements = try decodeStuck([Int].self)
        #expect(elements == [])
    }

    private func decodeStuck<Value: DefensiveDecodable>(_ type: Value.Type) throws -> Value {
        try Value(defensivelyFrom: StuckDecoder())
    }
}

/// A decoder for an array that never ends and never gives an element.
private struct StuckDecoder: Decoder, UnkeyedDecodingContainer {
    struct Stuck: Error {}

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int? { nil }
    var isAtEnd: Bool { false }
    var currentIndex: Int { 0 }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw Stuck() }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Stuck() }
    mutating func decodeNil() throws -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == Int.self {
            throw Stuck()
        }
        return try Value(from: self)
    }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw Stuck()
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
    mutating func superDecoder() throws -> any Decoder { self }
}
