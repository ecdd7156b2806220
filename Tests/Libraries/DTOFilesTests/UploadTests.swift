import DTOFiles
import DTORuntime
import Foundation
import LoopbackServer
import Testing

@testable import DTOClient

@Suite struct UploadTests {
    let folder: TemporaryFolder
    let server: LoopbackServer

    init() throws {
        folder = try TemporaryFolder()
        server = try LoopbackServer { .json("\"\($0.body.count)\"") }
    }

    private func check(_ values: [TransferProgress], size: Int) {
        #expect(values.last?.bytes == Int64(size) && values.last?.total == Int64(size))
        #expect(values.map(\.bytes) == values.map(\.bytes).sorted())
    }

    @Test func everyKindOfBodyReportsProgress() async throws {
        let bytes = Content.bytes(0..<700_000)
        let file = folder.url.appendingPathComponent("a.bin")
        try bytes.write(to: file)
        let stream = BodyStream(isReplayable: false) {
            let rest = Guarded(bytes[...])
            return {
                rest.withLock { rest -> Data? in
                    defer { rest = rest.dropFirst(50_000) }
                    return rest.isEmpty ? nil : Data(rest.prefix(50_000))
                }
            }
        }
        for body in [HTTPBody.data(bytes), .file(file), .stream(stream)] {
            var values: [TransferProgress] = []
            let answer = try await FilesClient(server.url).upload(PutFile(body: body)) { values.append($0) }
            #expect(answer == "700000")
            check(values, size: 700_000)
        }
        #expect(server.requests.allSatisfy { $0.body == bytes })
    }

    /// The server closes a connection that it has kept, and the session sends the file again.
    @Test func aFileIsSentAgainOverANewConnection() async throws {
        let bytes = Content.bytes(0..<700_000)
        let file = folder.url.appendingPathComponent("a.bin")
        try bytes.write(to: file)
        let count = Guarded(0)
        let server = try LoopbackServer { request in
            let number = count.withLock { count -> Int in
                count += 1
                return count
            }
            return number == 2 ? .raw(Data()) : .json("\"\(request.body.count)\"")
        }
        let api = FilesClient(server.url, attempts: 1)
        #expect(try await api.value(of: PutFile(body: .file(file))) == "700000")
        #expect(try await api.value(of: PutFile(body: .file(file))) == "700000")
        #expect(server.requests.count == 3 && server.requests.allSatisfy { $0.body == bytes })
        #expect(server.requests.allSatisfy { $0["Content-Length"] == "700000" && $0["Transfer-Encoding"] == nil })
    }

    @Test func aLinkIsSentAsItsFile() async throws {
        let link = folder.url.appendingPathComponent("link")
        try Content.bytes(0..<700_000).write(to: folder.url.appendingPathComponent("a.bin"))
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.bin")
        #expect(try await FilesClient(server.url).value(of: PutFile(body: .file(link))) == "700000")
    }

    #if canImport(FoundationNetworking)
        @Test func aFileThatGrowsIsNotLongerThanItsLength() throws {
            let file = folder.url.appendingPathComponent("a.bin")
            try Content.bytes(0..<300_000).write(to: file)
            let stream = try #require(FileStream(file, size: 200_000))
            var found = Data()
            var piece = [UInt8](repeating: 0, count: 70_000)
            while stream.hasBytesAvailable {
                let count = stream.read(&piece, maxLength: piece.count)
                found += piece[..<count]
            }
            #expect(found == Content.bytes(0..<200_000))
            #expect(stream.read(&piece, maxLength: piece.count) == 0)
        }
    #endif

    @Test func aFormReportsProgress() async throws {
        let file = folder.url.appendingPathComponent("a.bin")
        try Content.bytes(0..<300_000).write(to: file)
        var values: [TransferProgress] = []
        let parts = MultipartParts().adding("file", .file(file)).adding("name", "shelf")
        _ = try await FilesClient(server.url).upload(PostForm(parts: parts)) { values.append($0) }
        check(values, size: server.requests[0].body.count)
    }
}
