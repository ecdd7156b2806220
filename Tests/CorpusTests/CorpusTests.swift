import CorpusAudit
import DTOGeneration
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
}
