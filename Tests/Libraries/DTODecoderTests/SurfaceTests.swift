import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTORuntime
import DecoderComparison
import Foundation
import Testing

/// Tests everything that a `Decodable` type may ask of its decoder. The results are those of `JSONDecoder`.
@Suite struct SurfaceTests {
    private static let documents = [
        #"{"text": "a", "flag": true, "number": 1.5, "integer": 7, "list": [1, "b", null, [2], {"c": 3}], "map": {"x": 1}, "none": null, "super": 5}"#,
        #"{"text": 1, "flag": 0, "number": "1.5", "integer": 7.5, "list": {}, "map": [], "none": 1}"#,
        #"{"list": [], "map": {}}"#, "{}", "[]", "null", "7", #""text""#, "true", "[1, 2]", "[[1], [2, 3]]",
        #"{"a": {"b": {"c": []}}}"#,
        #"[{"text": "a"}, null, 7]"#, "1e400", #"{"text": "\ud800"}"#, #"{"integer": 1e400}"#, "255", "-129", "65536",
        "4294967296",
    ]

    @Test(arguments: documents)
    func answersAreThoseOfJSONDecoder(json: String) {
        let data = Data(json.utf8)
        for differences in [
            DecoderComparison.differences(Plain.self, data), DecoderComparison.differences([Plain].self, data),
            DecoderComparison.differences([String: Plain].self, data), DecoderComparison.differences(Asking.self, data),
            DecoderComparison.differences([Asking].self, data), DecoderComparison.differences(Inherited.self, data),
            DecoderComparison.differences([Int: String].self, data), DecoderComparison.differences([UInt8].self, data),
            DecoderComparison.differences(Data.self, data), DecoderComparison.differences(Date.self, data),
            DecoderComparison.differences(URL.self, data), DecoderComparison.differences(UUID.self, data),
            DecoderComparison.differences(Decimal.self, data), DecoderComparison.differences(Double?.self, data),
            DecoderComparison.differences([[Int]].self, data), DecoderComparison.differences(Set<String>.self, data),
            DecoderComparison.differences(Bool.self, data), DecoderComparison.differences(String.self, data),
            DecoderComparison.differences(Int8.self, data), DecoderComparison.differences(Int16.self, data),
            DecoderComparison.differences(Int32.self, data), DecoderComparison.differences(UInt16.self, data),
            DecoderComparison.differences(UInt32.self, data), DecoderComparison.differences(Float.self, data),
            DecoderComparison.differences(Record.self, data), DecoderComparison.differences(Holder.self, data),
        ] {
            #expect(differences == [])
        }
    }

    @Test func optionsAreThoseOfJSONDecoder() throws {
        struct Values: Decodable, Hashable {
            var date: Date?
            var data: Data?
            var number: Double?
            var myKeyName: Int?
            var map: [String: Int]?
        }
        let json = Data(
            #"{"date": 86400, "data": "AQI=", "number": "inf", "my_key_name": 7, "map": {"a_b": 1}}"#.utf8)
        let foundation = JSONDecoder()
        foundation.dateDecodingStrategy = .secondsSince1970
        foundation.keyDecodingStrategy = .convertFromSnakeCase
        foundation.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        var decoder = DTODecoder()
        decoder.dateStrategy = .secondsSince1970
        decoder.keyStrategy = .convertFromSnakeCase
        decoder.nonConformingFloatStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let values = try decoder.decode(Values.self, from: json)
        #expect(values == (try foundation.decode(Values.self, from: json)))
        #expect(values.number == .infinity)
        #expect(values.myKeyName == 7)
        #expect(values.map == ["a_b": 1])
    }

    @Test func dates() throws {
        var decoder = DTODecoder()
        decoder.dateStrategy = .iso8601
        let day = Data(#"["1970-01-02T00:00:00Z"]"#.utf8)
        #expect(try decoder.decode([Date].self, from: day) == [Date(timeIntervalSince1970: 86_400)])
        decoder.dateStrategy = .millisecondsSince1970
        #expect(try decoder.decode([Date].self, from: Data("[86400000]".utf8)) == [Date(timeIntervalSince1970: 86_400)])
        decoder.dateStrategy = .custom { Date(timeIntervalSince1970: Double(try String(from: $0)) ?? 0) }
        #expect(try decoder.decode([Date].self, from: Data(#"["60"]"#.utf8)) == [Date(timeIntervalSince1970: 60)])
        decoder.keyStrategy = .custom { TestKey($0.map(\.stringValue).joined(separator: ".")) }
        #expect(
            try decoder.decode([String: [String: Int]].self, from: Data(#"{"a": {"b": 1}}"#.utf8)) == ["a": ["b": 1]])
        decoder.dataStrategy = .deferredToData
        #expect(try decoder.decode([Data].self, from: Data("[[1, 2]]".utf8)) == [Data([1, 2])])
    }

    /// A type that keeps its decoder can read from it after the document's bytes are freed.
    @Test func aDecoderOutlivesItsDecoding() throws {
        struct Keeping: Decodable {
            let decoder: any Decoder

            init(from decoder: any Decoder) {
                self.decoder = decoder
            }
        }
        let kept = try DTODecoder().decode(
            [Keeping].self, from: Data(#"[{"name": "a long text that is no small one"}]"#.utf8))
        let name = try kept[0].decoder.container(keyedBy: TestKey.self).decode(String.self, forKey: TestKey("name"))
        #expect(name == "a long text that is no small one")
    }

    /// A type that keeps its decoder and reads records frees the decoding together with the decoder.
    @Test func aDecodingIsFreedWithItsDecoder() throws {
        final class Companion: Sendable {}
        final class Keeping: Decodable {
            let decoder: any Decoder

            init(from decoder: any Decoder) {
                self.decoder = decoder
            }
        }
        weak var companion: Companion?
        func read() throws {
            let object = Companion()
            companion = object
            var decoder = DTODecoder()
            decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "companion"))] = object
            let kept = try decoder.decode(Keeping.self, from: Data("[\(Fixtures.authorDTOMinimal)]".utf8))
            #expect(try [AuthorDTO](defensivelyFrom: kept.decoder).count == 1)
        }
        try read()
        #expect(companion == nil)
    }

    /// A record that keeps its fields has the fields of its own object, even if other objects are decoded later.
    @Test func fieldsThatAreKept() throws {
        struct Keeping: DefensiveRecord {
            let fields: DefensiveFields<CodingKeys>

            enum CodingKeys: String, RecordKey {
                case name
            }

            init(from fields: DefensiveFields<CodingKeys>) {
                self.fields = fields
            }

            func encode(to encoder: any Encoder) {}
        }
        let kept = try DTODecoder().decode(
            [Keeping].self, from: Data(#"[{"name": "the first of three, long"}, {"name": "second"}, {}]"#.utf8))
        let names = try kept.map { try $0.fields.optional(.name, of: String.self) }
        #expect(names == ["the first of three, long", "second", nil])
    }

    @Test func oneDecoderServesManyThreads() async throws {
        let decoder = DTODecoder()
        let json = Data(#"[{"name": "a", "inner": {"name": "b"}, "list": ["x", 1]}]"#.utf8)
        let expected = try decoder.decodeReporting([Record].self, from: json)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    let outcome = try decoder.decodeReporting([Record].self, from: json)
                    return outcome.value == expected.value && outcome.issues == expected.issues
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}

struct TestKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

private struct Plain: Decodable, Hashable {
    var text: String?
    var flag: Bool?
    var number: Double?
    var integer: Int?
    var list: [JSONValue]?
    var map: [String: Int]?
}

/// A type that reads everything by hand.
private struct Asking: Decodable, Hashable {
    var answers: [String] = []

    init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() { answers.append("null") }
        if var list = try? decoder.unkeyedContainer() {
            answers.append("\(list.count ?? -1)")
            while !list.isAtEnd {
                let index = list.currentIndex
                if try list.decodeNil() { continue }
                if let inner = try? list.nestedUnkeyedContainer() { answers.append("list \(inner.count ?? -1)") }
                if list.currentIndex > index { continue }
                if let inner = try? list.nestedContainer(keyedBy: TestKey.self) {
                    answers.append("\(inner.allKeys.map(\.stringValue).sorted()) \(inner.codingPath.count)")
                }
                if list.currentIndex > index { continue }
                answers.append("\(try list.superDecoder().codingPath.map(\.stringValue))")
            }
            answers.append("\(Self.failure { _ = try list.decode(Int.self) })")
            return
        }
        let members = try decoder.container(keyedBy: TestKey.self)
        answers.append("\(members.allKeys.map(\.stringValue).sorted())")
        for key in ["text", "list", "none", "missing"].map(TestKey.init) {
            answers.append("\(members.contains(key)) \(Self.failure { _ = try members.decodeNil(forKey: key) })")
            answers.append(Self.failure { _ = try members.nestedUnkeyedContainer(forKey: key) })
            answers.append(Self.failure { _ = try members.nestedContainer(keyedBy: TestKey.self, forKey: key) })
            answers.append("\(try members.superDecoder(forKey: key).singleValueContainer().decodeNil())")
            answers.append(Self.failure { _ = try members.decode(Float.self, forKey: key) })
            answers.append(Self.failure { _ = try members.decodeIfPresent(UInt32.self, forKey: key) })
        }
    }

    private static func failure(_ attempt: () throws -> Void) -> String {
        do {
            try attempt()
            return "well"
        } catch DecodingError.keyNotFound(let key, let context) {
            return "no \(key.stringValue) at \(context.codingPath.map(\.stringValue))"
        } catch DecodingError.valueNotFound(let type, let context), DecodingError.typeMismatch(let type, let context) {
            return "no \(type) at \(context.codingPath.map(\.stringValue))"
        } catch {
            return "corrupt"
        }
    }
}

private class Base: Decodable {
    let value: Int

    init(value: Int) { self.value = value }
}

private final class Inherited: Base {
    let text: String?

    enum CodingKeys: CodingKey {
        case text
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        let value = try container.superDecoder().singleValueContainer().decode(Int.self)
        super.init(value: value)
    }
}

extension Inherited: CustomStringConvertible {
    var description: String { "\(value) \(text ?? "-")" }
}

/// A generated record that contains a type of the app.
private struct Record: DefensiveRecord, Hashable {
    var name: String
    var text: String?
    var integer: Int
    var number: Double?
    var flag: Bool
    var list: [String]
    var inner: Indirect<Record>?
    var date: Timestamp?
    var map: [String: Int]
    var kind: Kind?
    var free: JSONValue?
    var uuid: UUID?
    var plain: Plain?

    enum CodingKeys: String, RecordKey {
        case name, text, integer, number, flag, list, inner, date, map, kind, free, uuid, plain
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        text = try fields.optional(.text)
        integer = try fields.value(.integer, default: 0)
        number = try fields.optional(.number)
        flag = try fields.value(.flag, default: false)
        list = try fields.array(.list)
        inner = try fields.optional(.inner)
        date = try fields.optional(.date)
        map = try fields.dictionary(.map)
        kind = try fields.optional(.kind)
        free = try fields.optional(.free)
        uuid = try fields.optional(.uuid)
        plain = try fields.optional(.plain)
    }

    func encode(to encoder: any Encoder) {}
}

private enum Kind: OpenEnumeration {
    case one
    case unknown(String)

    static let allCases: [Kind] = [.one]

    init(rawValue: String) {
        self = rawValue == "one" ? .one : .unknown(rawValue)
    }

    var rawValue: String {
        switch self {
        case .one: "one"
        case .unknown(let text): text
        }
    }
}

/// A type of the app that contains a generated record.
private struct Holder: Decodable, Hashable {
    var text: String?
    var map: Record?
    var list: [Record]?
}
