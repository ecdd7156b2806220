import DTOGeneration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Documents of the corpus that nothing can be made of, listed in `refused.txt` with the reason: each is refused, and with a place.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct RefusedDocumentsTests {
    /// Path and reason.
    static let rows: [[String]] = {
        let file = SharedFolder.packageRoot.appending(path: "Tests/CorpusTests/refused.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    }()

    @Test func listIsSortedAndReasoned() {
        #expect(!Self.rows.isEmpty)
        #expect(Self.rows.map { $0[0] } == Self.rows.map { $0[0] }.sorted())
        #expect(Self.rows.allSatisfy { $0.count == 2 })
    }

    @Test(arguments: rows.map { $0[0] })
    func areRefusedWithAPlace(_ path: String) throws {
        let path = "corpus/\(path)"
        let file = SourceFile(path: path, bytes: try #require(SharedFolder.bytes(path)))
        let result = GenerationPipeline.run(
            GenerationInput(document: file, overrides: OptionOverrides(module: "Corpus", emit: [.models])))
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(!errors.isEmpty)
        #expect(errors.allSatisfy { $0.location != nil })
        #expect(result.files == nil)
    }
}
