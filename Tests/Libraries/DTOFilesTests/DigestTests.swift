import DTOFiles
import Foundation
import LoopbackServer
import Testing

/// Digests that the server sends with a file or a part of it.
@Suite struct DigestTests {
    let folder: TemporaryFolder
    var file: URL { folder.url.appendingPathComponent("report.pdf") }

    init() throws { folder = try TemporaryFolder() }

    /// The digests of RFC 9530, appendix B.1.
    @Test func aDigestIsCompared() async throws {
        let digest = "sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:"
        let body = Data("{\"hello\": \"world\"}\n".utf8)
        for name in ["Repr-Digest", "Content-Digest"] {
            let good = try FileServer { $0.answers = [.init(headers: [(name, "md5=:AAAA:, " + digest)], body: body)] }
            #expect(try await FilesClient(good.url).download(GetFile(), to: file).isVerified)
            try FileManager.default.removeItem(at: file)
            let bad = try FileServer { $0.answers = [.init(headers: [(name, digest)], body: body + Data(" ".utf8))] }
            await #expect(throws: FileTransferError.damaged(algorithm: "sha-256")) {
                try await FilesClient(bad.url).download(GetFile(), to: file)
            }
            #expect(folder.names == [])
        }
    }

    @Test func theDigestOfAPartIsCompared() async throws {
        let zeros = Data(count: 32).base64EncodedString()
        let server = try FileServer(size: 200_000) {
            $0.cuts = [100_000]
            $0.partHeaders = { range in
                [
                    ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/200000"),
                    ("Content-Digest", "sha-256=:\(zeros):"),
                ]
            }
        }
        await #expect(throws: FileTransferError.damaged(algorithm: "sha-256")) {
            try await FilesClient(server.url).download(GetFile(), to: file)
        }
        #expect(folder.names == [])
    }
}
