@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Base64 whose deviations from the format are not reported (`malformed-texts: {byte: ignore}`).
@Suite struct UncheckedBase64Tests {
    struct Picture: DefensiveRecord, Hashable {
        var bytes: Data?
        var more: [Data]

        enum CodingKeys: String, RecordKey {
            case bytes, more
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            bytes = try fields.optional(.bytes, as: UncheckedBase64.self)
            more = try fields.array(.more, as: UncheckedBase64.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(bytes.map { UncheckedBase64($0) }, forKey: .bytes)
            try container.encode(more.map { UncheckedBase64($0) }, forKey: .more)
        }
    }

    /// The spellings of RFC 4648, sections 4 and 5, of the bytes that Python's `base64` gives for the first.
    static let spellings = ["+/9hYQ==", "+/9hYQ", "-_9hYQ==", "-_9hYQ", "+/9h\\nYQ=="]

    @Test(arguments: spellings)
    func everySpellingIsReadWithoutAReport(_ spelling: String) throws {
        let json = Data(#"{"bytes": "\#(spelling)", "more": ["\#(spelling)", ""]}"#.utf8)
        for outcome in [
            try DTODecoder().decodeReporting(Picture.self, from: json),
            try JSONDecoder().decodeReporting(Picture.self, from: json),
        ] {
            #expect(outcome.value.bytes == Data([251, 255, 97, 97]))
            #expect(outcome.value.more == [Data([251, 255, 97, 97]), Data()])
            #expect(outcome.issues.isEmpty)
        }
    }

    @Test func anotherTextIsDamage() throws {
        let json = Data(#"{"bytes": "%%%", "more": ["YR", 1]}"#.utf8)
        let outcome = try DTODecoder().decodeReporting(Picture.self, from: json)
        #expect(outcome.value.bytes == nil)
        #expect(outcome.value.more == [])
        #expect(outcome.issues.map(\.kind) == [.malformed, .droppedElement, .droppedElement])
    }

    @Test func itIsWrittenInTheOrdinaryAlphabet() throws {
        let picture = try DTODecoder().decode(Picture.self, from: Data(#"{"bytes": "-_9hYQ", "more": []}"#.utf8))
        #expect(
            String(decoding: try DTOEncoder().encode(picture), as: UTF8.self) == #"{"bytes":"+\/9hYQ==","more":[]}"#)
    }
}
