import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// Encodes the fixtures of the example contract as their types, and all documents of goldens as any JSON.
@Suite struct FixtureTests {
    @Test(arguments: EncodedSample.all)
    func types(sample: EncodedSample) throws {
        try sample.compare()
    }

    @Test func documents() throws {
        var count = 0
        for folder in ["Generated/Fixtures", "Generated/Mocks", "Tests/Tool/GoldenTests"] {
            for document in try Self.documents(in: folder) {
                guard let value = try? DTODecoder().decode(JSONValue.self, from: Data(document.utf8)) else { continue }
                EncoderComparison().expectSame(value)
                count += 1
            }
        }
        #expect(count > 300)
    }

    /// Returns the raw literals in the Swift files of a folder.
    private static func documents(in folder: String) throws -> [String] {
        let url = SharedFolder.packageRoot.appending(path: folder)
        let files = try #require(FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
        var documents: [String] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            documents += text.matches(of: /#"""\n([\s\S]*?)"""#/).map { String($0.1) }
        }
        return documents
    }
}

/// A type with a document for it.
struct EncodedSample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let compare: @Sendable () throws -> Void

    init<Value: Codable & Sendable>(_ type: Value.Type, _ json: String) {
        testDescription = "\(type)"
        compare = {
            let value = try DTODecoder().decode(type, from: Data(json.utf8))
            EncoderComparison().expectSame(value)
            EncoderComparison().expectSame(["a": [value, value]])
        }
    }
}
