import Foundation
import DecoderProperties
import InputProperties
import Testing
import WireProperties

/// Replays every input with which fuzzing has broken a property. A new input of `Scripts/fuzz/fuzz` in `FailCases` fails
/// here until the fault is repaired, and then remains as a test.
@Suite(.timeLimit(.minutes(10))) struct FailCaseTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FailCases")

    @Test func readers() throws {
        for (name, bytes) in try Self.cases("yaml") {
            #expect(ReaderProperties.violations(of: bytes) == [], "yaml/\(name)")
        }
    }

    @Test func generator() throws {
        for (name, bytes) in try Self.cases("generator") {
            #expect(GeneratorProperties.violations(of: bytes) == [], "generator/\(name)")
        }
    }

    @Test func lock() throws {
        for (name, bytes) in try Self.cases("lock") {
            #expect(LockProperties.violations(of: bytes) == [], "lock/\(name)")
        }
    }

    /// These inputs belong to the example contract. `Scripts/fuzz/fuzz` runs the others.
    @Test func decoding() throws {
        for (name, bytes) in try Self.cases("decoding") {
            guard let choice = bytes.first, choice >= 128 else { continue }
            let violations = ExampleDecodings.violations(ofType: Int(choice) - 128, Data(bytes.dropFirst()))
            #expect(violations == [], "decoding/\(name)")
        }
    }

    /// These inputs belong to the example contract. They are decoded unchanged and compared.
    @Test func bytes() throws {
        for (name, bytes) in try Self.cases("bytes") {
            guard let choice = bytes.first, choice >= 128 else { continue }
            let data = Data(bytes.dropFirst())
            ExampleDecodings.type(Int(choice & 63)).decode(data, choice & 64 != 0)
            #expect(ExampleDecodings.violations(ofType: Int(choice & 63), data) == [], "bytes/\(name)")
        }
        // The properties hold for damaged values.
        #expect(ExampleDecodings.violations(ofType: 0, Data(#"{"title": 7, "subjectTags": null}"#.utf8)) == [])
    }

    @Test func texts() throws {
        for (name, bytes) in try Self.cases("texts") {
            #expect(TextProperties.violations(of: String(decoding: bytes, as: UTF8.self)) == [], "texts/\(name)")
        }
    }

    @Test func requests() throws {
        for (name, bytes) in try Self.cases("requests") {
            #expect(RequestProperties.violations(of: bytes) == [], "requests/\(name)")
        }
        // The properties hold for bytes that are not a request, and for a valid request.
        #expect(RequestProperties.violations(of: Array("GET /books?page=0 HTTP/1.1\r\nHost: a\r\n\r\n\0".utf8)) == [])
    }

    @Test func events() throws {
        for (name, bytes) in try Self.cases("events") {
            #expect(EventProperties.violations(of: bytes) == [], "events/\(name)")
        }
    }

    private static func cases(_ target: String) throws -> [(name: String, bytes: [UInt8])] {
        let folder = folder.appending(path: target)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { !$0.hasPrefix(".") }
            .map { ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
    }
}
