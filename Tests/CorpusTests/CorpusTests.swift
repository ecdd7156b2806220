import CorpusAudit
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Real API descriptions and other tools' test documents, large ones left to `make corpus`.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusTests {
    /// Documents over it are left out here.
    private static let sizeLimit = 300_000

    private static let audit = CorpusAudit(
        of: SharedFolder.lines("corpus/dev.txt").compactMap { path in
            guard let corpus = SharedFolder.url("corpus") else { return nil }
            let document = CorpusDocument(path, in: corpus)
            let size = try? document.url.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return size.map { $0 <= sizeLimit } ?? false ? document : nil
        })

    @Test func nothingIsLost() {
        #expect(Self.audit.audits.count > 1_500)
        #expect(Self.audit.comparedCount > 10_000)
        #expect(Self.audit.losses == [])
    }

    /// Valid documents that reach out of their own folder, which has to be allowed. Above it is.
    @Test func confinement() throws {
        let corpus = try #require(SharedFolder.url("corpus"))
        let documents = SharedFolder.lines("corpus/dev.txt").filter { $0.hasPrefix("multifile/") }
        let confined = documents.filter { path in
            let errors = CorpusDocument(path, in: corpus).audit(isConfined: true)?.errors ?? []
            return errors.contains { $0.contains("leads out of the folder") }
        }
        let refused = try Self.table("refused.txt").map { $0[0] }
        let listed = try Self.table("confined.txt").map { $0[0] }
        #expect(Set(confined).subtracting(refused).sorted() == listed)
    }

    /// What is refused is invalid, and why stands in `refused.txt`.
    @Test func refusals() throws {
        let judged = Set(try Self.table("refused.txt").map { $0[0] })
        let audited = Set(Self.audit.audits.map(\.document.path))
        let refused = Set(Self.audit.refusals.keys)
        #expect(refused.subtracting(judged).sorted() == [], "refused, but not listed")
        #expect(judged.intersection(audited).subtracting(refused).sorted() == [], "listed, but not refused")
    }

    /// How often each warning comes, and why it may, stands in `warnings.tsv`.
    @Test func warnings() throws {
        let rows = try Self.table("warnings.tsv")
        let expected = rows.map { "\($0[0])\t\($0[1])" }
        let actual = Self.audit.warningCounts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
        expectEqualText(actual.joined(separator: "\n"), expected.joined(separator: "\n"), "warnings.tsv")
        #expect(rows.allSatisfy { $0.count == 3 && !$0[2].isEmpty }, "each warning has its reason")
    }

    /// The rows of a table beside this file, without blank lines and comments.
    private static func table(_ name: String) throws -> [[String]] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
