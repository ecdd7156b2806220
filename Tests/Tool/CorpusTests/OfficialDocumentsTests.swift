import Diagnostics
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The documents with which the specification's authors and others test validators. Valid documents are accepted.
/// Invalid documents are refused if types depend on the fault. `official-fail.tsv` lists the others, each with the
/// reason why its fault does not matter.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct OfficialDocumentsTests {
    static let valid = SharedFolder.names(in: "corpus/official-pass").map { "official-pass/\($0)" }
    static let invalid = SharedFolder.names(in: "corpus/official-fail").map { "official-fail/\($0)" }

    private func errors(in path: String) throws -> [Diagnostic] {
        let path = "corpus/\(path)"
        let file = SourceFile(path: path, bytes: try #require(SharedFolder.bytes(path)))
        let result = GenerationPipeline.run(
            GenerationInput(document: file, overrides: OptionOverrides(module: "Corpus", emit: [.models])))
        return result.diagnostics.filter { $0.severity == .error }
    }

    @Test func documentsAreThere() {
        #expect(Self.valid.count >= 50)
        #expect(Self.invalid.count >= 50)
    }

    @Test(arguments: valid)
    func validDocumentsAreAccepted(_ path: String) throws {
        #expect(try errors(in: path).map(\.message) == [])
    }

    @Test func invalidDocumentsAreRefusedOrListed() throws {
        var accepted: [String] = []
        for path in Self.invalid {
            let errors = try errors(in: path)
            #expect(errors.allSatisfy { $0.location != nil }, "an error without a place in \(path)")
            if errors.isEmpty { accepted.append(path) }
        }
        #expect(accepted.sorted() == Self.listed.keys.sorted())
        #expect(Self.listed.values.allSatisfy { !$0.isEmpty })
    }

    /// The reasons for the listed documents, by path.
    private static let listed: [String: String] = {
        let file = SharedFolder.packageRoot.appending(path: "Tests/Tool/CorpusTests/official-fail.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
        return Dictionary(rows.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { first, _ in first })
    }()
}
