@_spi(Generated) import DTORuntime
import DecoderComparison
import Foundation
import Testing

@Suite struct TextTests {
    private func decode(_ json: String) throws -> String? {
        try DTODecoder().decode([String].self, from: Data("[\(json)]".utf8)).first
    }

    @Test func escapes() throws {
        #expect(try decode(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{C}\n\r\t")
        #expect(try decode(#""\u0041\u00e9\u20AC\ud83d\udE00\u0000""#) == "Aé€😀\0")
        #expect(try decode(#""é\u00e9😀""#) == "éé😀")
    }

    /// The end of a text falls on each byte of a word.
    @Test func textsOfAllLengths() throws {
        for length in 0..<40 {
            for tail in ["", "é", "😀", #"\n"#, "\u{7F}", "ÿ"] {
                for rest in ["", "xyz", "0123456789"] {
                    let text = String(repeating: "a", count: length) + tail + rest
                    #expect(try decode("\"\(text)\"") == text.replacing(#"\n"#, with: "\n"))
                }
            }
        }
    }

    /// Half of a surrogate pair is not Unicode. The value is damaged, but the document is valid.
    @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83d\u0041""#, #""a\ud83dx""#, #""\ud83d\n""#])
    func halvesOfSurrogatePairs(json: String) throws {
        #expect(throws: DecodingError.self) { try decode(json) }
        let issues = try DTODecoder().decodeReporting([String].self, from: Data("[\(json)]".utf8)).issues
        #expect(issues.map(\.found) == ["a string that is not Unicode"])
        #expect(DecoderComparison.differences([String].self, Data("[\(json)]".utf8)) == [])
    }

    @Test func otherFormsOfUnicode() throws {
        let text = #"{"a": ["é", 1]}"#
        for encoding: String.Encoding in [
            .utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian, .utf16,
        ] {
            let data = try #require(text.data(using: encoding))
            #expect(try DTODecoder().decode(JSONValue.self, from: data) == ["a": ["é", 1]])
        }
        #expect(
            try DTODecoder().decode(JSONValue.self, from: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)) == [
                "a": ["é", 1]
            ])
    }

    /// `JSONDecoder` compares keys as texts, and takes the first of several members with one name.
    @Test func keysAreTexts() throws {
        struct Cafe: Decodable, Hashable {
            var café: Int?
            var a: Int?
        }
        for json in [
            "{\"cafe\u{301}\": 1}", "{\"café\": 1}", #"{"caf\u00e9": 1, "\u0061": 2}"#, #"{"a": 1, "a": 2}"#,
            #"{"a": null, "a": 2}"#,
        ] {
            #expect(DecoderComparison.differences(Cafe.self, Data(json.utf8)) == [], "\(json)")
            #expect(DecoderComparison.differences([String: Int?].self, Data(json.utf8)) == [], "\(json)")
        }
    }
    /// Swift treats the kelvin sign, the Greek question mark and the Greek varia as equal to K, a semicolon and a grave
    /// accent. This applies in both directions between documents and types.
    @Test func keysThatAreEqualToASCII() throws {
        for json in [
            #"{"K": 1, ";": 2, "`": 3}"#, "{\"\u{212A}\": 1, \"\u{37E}\": 2, \"\u{1FEF}\": 3}",
            #"{"K": 1, "\u212a": 2, "k": 3}"#,
            #"{"\u212a": 1, "K": 2}"#, "{\(Array(repeating: #""x": 0"#, count: 60).joined(separator: ",")), \"K\": 1}",
        ] {
            let data = Data(json.utf8)
            #expect(try DTODecoder().decode(Signs<NoASCII>.self, from: data).kelvin == 1, "\(json)")
            #expect(try DTODecoder().decode(Signs<AllASCII>.self, from: data).kelvin == 1, "\(json)")
            #expect(
                DecoderComparison.differences(Signs<NoASCII>.self, data, reportingUnknownKeys: true) == [], "\(json)")
            #expect(
                DecoderComparison.differences(Signs<AllASCII>.self, data, reportingUnknownKeys: true) == [], "\(json)")
            #expect(DecoderComparison.differences(PlainSigns.self, data) == [], "\(json)")
        }
    }
}

private protocol SignKey: RecordKey {
    static var signs: (kelvin: Self, question: Self, accent: Self) { get }
}

private enum NoASCII: String, SignKey {
    case kelvin = "\u{212A}"
    case question = "\u{37E}"
    case accent = "\u{1FEF}"

    static var signs: (kelvin: Self, question: Self, accent: Self) { (.kelvin, .question, .accent) }
}

private enum AllASCII: String, SignKey {
    case kelvin = "K"
    case question = ";"
    case accent = "`"

    static var signs: (kelvin: Self, question: Self, accent: Self) { (.kelvin, .question, .accent) }
}

private struct Signs<CodingKeys: SignKey>: DefensiveRecord, Hashable {
    var kelvin: Int?
    var question: Int?
    var accent: Int?

    init(from fields: DefensiveFields<CodingKeys>) throws {
        kelvin = try fields.optional(CodingKeys.signs.kelvin)
        question = try fields.optional(CodingKeys.signs.question)
        accent = try fields.optional(CodingKeys.signs.accent)
    }

    func encode(to encoder: any Encoder) {}
}

private struct PlainSigns: Decodable, Hashable {
    var kelvin: Int?
    var question: Int?
    var accent: Int?

    private enum CodingKeys: String, CodingKey {
        case kelvin = "\u{212A}"
        case question = "\u{37E}"
        case accent = "`"
    }
}
