import Foundation
import TestSupport
import Testing
@testable import YAMLTree

/// Real API descriptions are read without diagnostics.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct YAMLCorpusTests {
    /// Returns each list entry that is a file. If it is a folder, returns the file that its `ENTRY` names.
    private static func paths(in list: String) -> [String] {
        SharedFolder.lines("corpus/\(list)").map { line in
            guard let entry = SharedFolder.lines("corpus/\(line)/ENTRY").first else { return "corpus/\(line)" }
            return "corpus/\(line)/\(entry.trimmingCharacters(in: .whitespaces))"
        }
    }

    @Test func listsAreThere() {
        #expect(Self.paths(in: "first.txt").count >= 10)
        #expect(Self.paths(in: "dev.txt").count >= 1000)
    }

    @Test(arguments: TestExtent.sample(paths(in: "first.txt"), 4))
    func firstDocumentsAreRead(path: String) throws {
        try expectRead(path)
    }

    /// This tries every tenth published document. Documents that were made to be tricky may be refused.
    @Test(
        arguments: paths(in: "dev.txt").filter { $0.hasPrefix("corpus/real") }.enumerated().filter {
            $0.offset % 10 == 0
        })
    func sampleIsRead(offset: Int, path: String) throws {
        try expectRead(path)
    }

    private func expectRead(_ path: String) throws {
        let reading = TreeReading(bytes: try #require(SharedFolder.bytes(path)), path: path)
        let root = try reading.root()
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        #expect(root["openapi"] != nil || root["swagger"] != nil)
        #expect(root["info"]?["title"]?.kind == .scalar)
    }
}
