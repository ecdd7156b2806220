import DTOGeneration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What real documents give does not depend on how they are written down.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusDeterminismTests {
    /// Every twelfth of the smaller documents.
    static let paths: [String] = {
        let small = SharedFolder.lines("corpus/dev.txt").filter { path in
            let size = try? SharedFolder.url("corpus/\(path)")?.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return !path.hasPrefix("multifile/") && (size.map { $0 > 2_000 && $0 < 40_000 } ?? false)
        }
        return stride(from: 0, to: small.count, by: 12).map { "corpus/\(small[$0])" }
    }()

    /// As JSON, with the members of each section of `components` (and Swagger's `definitions`) in another order.
    @Test(arguments: paths)
    func shuffledTwins(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        guard let document = RewrittenDocument(bytes), let files = files(of: bytes) else { return }
        var random = SeededRandom(seed: 20)
        let twin = document.json { path, pairs in
            let isSection = path.count == 2 && path[0] == "components" || path == ["definitions"]
            return isSection ? pairs.shuffled(using: &random) : pairs
        }
        let others = try #require(self.files(of: Array(twin.utf8)))
        #expect(others.keys.sorted() == files.keys.sorted())
        for (path, text) in others { expectEqualText(text, files[path] ?? "", path) }
    }

    @Test func thereAreEnough() {
        #expect(Self.paths.count >= 40)
    }

    /// Nil where the document is refused.
    private func files(of bytes: [UInt8]) -> [String: String]? {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi", bytes: bytes), overrides: OptionOverrides(module: "Corpus")))
        return result.files.map { set in
            Dictionary(uniqueKeysWithValues: set.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        }
    }
}
