import DTOClient
import DTOFiles
import Foundation
import Testing

/// Large files over connections that break at random bytes. `Scripts/try/files` does it with a gigabyte.
@Suite struct LargeFileTests {
    private static let size = 64 << 20

    @Test func aLargeFileIsRight() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("a")
        let cuts = (0..<12).map { _ in Int.random(in: 1...(8 << 20)) }
        let server = try FileServer(size: Self.size) { $0.cuts = cuts }
        let found = try await FilesClient(server.url, attempts: 13).download(GetFile(), to: file)
        #expect(try Content.equals(file, size: Self.size), "cuts: \(cuts)")
        #expect(found.size == Int64(Self.size))
        #expect(folder.names == ["a"])
    }

    @Test func aLargeFileIsAbsent() async throws {
        let folder = try TemporaryFolder()
        let server = try FileServer(size: Self.size) { $0.cuts = [Int.random(in: 1...(60 << 20))] }
        await #expect(throws: APIClientError.self) {
            try await FilesClient(server.url, attempts: 1).download(
                GetFile(), to: folder.url.appendingPathComponent("a"), keepsPartial: false)
        }
        #expect(folder.names == [])
    }
}
