import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The output of real documents does not depend on how they are written down.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusDeterminismTests {
    /// Every twelfth of the smaller documents, or a sample of these.
    static let paths = TestExtent.sample(all, 8)

    /// Every twelfth of the smaller documents.
    static let all: [String] = {
        let small = SharedFolder.lines("corpus/dev.txt").filter { path in
            let size = try? SharedFolder.url("corpus/\(path)")?.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return !path.hasPrefix("multifile/") && (size.map { $0 > 2_000 && $0 < 40_000 } ?? false)
        }
        return stride(from: 0, to: small.count, by: 12).map { "corpus/\(small[$0])" }
    }()

    /// The copy is JSON, with the members of each section of `components` (and Swagger's `definitions`) in another
    /// order.
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

    /// An added schema gets files of its own. Of the other files, only the lists of types and fixtures and the lock
    /// change, and two suites get one more line.
    @Test(arguments: paths)
    func additionsStayLocal(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        guard var document = RewrittenDocument(bytes), let before = files(of: Array(document.json { $1 }.utf8)) else {
            return
        }
        let added = """
            "Zz extra": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}
            """
        document.additions = [["components", "schemas"]: added, ["definitions"]: added]
        let after = try #require(files(of: Array(document.json { $1 }.utf8)))
        #expect(Set(before.keys).isSubset(of: after.keys))
        for path in after.keys where before[path] == nil { #expect(path.contains("ZzExtra")) }
        let suites = "Tests/CorpusTests/DTOTests/DTOTests.swift"
        if before[suites]?.contains("]] = [") == true {
            let lines = after[suites]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            expectEqualText(
                lines.filter { !$0.contains("ZzExtra") }.joined(separator: "\n"), before[suites] ?? "", suites)
            #expect(lines.count { $0.contains("ZzExtra") } == (after.count > before.count ? 2 : 0))
        }
        let changed = Set(before.keys.filter { before[$0] != after[$0] }).subtracting([suites])
        let lists = [
            "Sources/Corpus/ContractInfo.swift", "Fixtures/CorpusFixtures.swift", "contract.lock", "manifest.json",
        ]
        #expect(changed.isSubset(of: lists), "\(changed.sorted())")
    }

    @Test func thereAreEnough() {
        #expect(Self.all.count >= 40)
        #expect(Self.paths.count >= 8)
    }

    /// The result is nil if the document is refused.
    private func files(of bytes: [UInt8]) -> [String: String]? {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi", bytes: bytes), overrides: OptionOverrides(module: "Corpus")))
        return result.files.map { set in
            Dictionary(uniqueKeysWithValues: set.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        }
    }
}
