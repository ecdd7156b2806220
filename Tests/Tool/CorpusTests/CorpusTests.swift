import CorpusAudit
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Real API descriptions and other tools' test documents, or a sample of them. Large ones are left to
/// `make try STAGE=corpus`.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusTests {
    /// Larger documents, in bytes, are left out here.
    private static let sizeLimit = 300_000

    private static let audit = CorpusAudit(
        of: TestExtent.sample(
            SharedFolder.lines("corpus/dev.txt").compactMap { path -> CorpusDocument? in
                guard let corpus = SharedFolder.url("corpus") else { return nil }
                let document = CorpusDocument(path, in: corpus)
                let size = try? document.url.resourceValues(forKeys: [.fileSizeKey]).fileSize
                return size.map { $0 <= sizeLimit } ?? false ? document : nil
            }, 75))

    @Test func nothingIsLost() {
        #expect(Self.audit.audits.count >= TestExtent.choose(sample: 75, full: 1_500))
        #expect(Self.audit.comparedCount > TestExtent.choose(sample: 500, full: 10_000))
        #expect(Self.audit.losses == [])
    }

    /// Some valid documents refer to files outside of their own folder, which needs permission. The test above gives
    /// it.
    @Test func confinement() throws {
        let corpus = try #require(SharedFolder.url("corpus"))
        let all = SharedFolder.lines("corpus/dev.txt").filter { $0.hasPrefix("multifile/") }
        let documents = TestExtent.sample(all, all.count / 16)
        let confined = documents.filter { path in
            let errors = CorpusDocument(path, in: corpus).audit(isConfined: true)?.errors ?? []
            return errors.contains { $0.contains("leads out of the folder") }
        }
        let refused = try Self.table("refused.txt").map { $0[0] }
        let listed = try Self.table("confined.txt").map { $0[0] }
        #expect(Set(listed).isSubset(of: all))
        #expect(Set(confined).subtracting(refused).sorted() == listed.filter(Set(documents).contains))
    }

    /// Each refused document is invalid. The reason is in `refused.txt`.
    @Test func refusals() throws {
        let judged = Set(try Self.table("refused.txt").map { $0[0] })
        let audited = Set(Self.audit.audits.map(\.document.path))
        let refused = Set(Self.audit.refusals.keys)
        #expect(refused.subtracting(judged).sorted() == [], "refused, but not listed")
        #expect(judged.intersection(audited).subtracting(refused).sorted() == [], "listed, but not refused")
    }

    /// The table `warnings.tsv` has the number of each warning and the reason for it. A sample has at most that many.
    @Test func warnings() throws {
        let rows = try Self.table("warnings.tsv")
        let counts = Self.audit.warningCounts
        if TestExtent.isFull {
            let expected = rows.map { "\($0[0])\t\($0[1])" }
            let actual = counts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
            expectEqualText(actual.joined(separator: "\n"), expected.joined(separator: "\n"), "warnings.tsv")
        } else {
            let limits = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Int($0[1]) ?? 0) })
            #expect(!counts.isEmpty)
            for (warning, count) in counts { #expect(count <= limits[warning] ?? 0, "\(warning)") }
        }
        #expect(rows.allSatisfy { $0.count == 3 && !$0[2].isEmpty }, "each warning has its reason")
    }

    /// Returns the rows of a table next to this file, without blank lines and comments.
    private static func table(_ name: String) throws -> [[String]] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
