@_spi(Generated) import DTOClient
import DTOFiles
import DTORuntime
import Foundation
import LoopbackServer
import Testing

@Suite struct DownloadTests {
    let folder: TemporaryFolder
    var file: URL { folder.url.appendingPathComponent("report.pdf") }

    init() throws { folder = try TemporaryFolder() }

    @Test func aFileArrives() async throws {
        let server = try FileServer(size: 3_000_000)
        var values: [TransferProgress] = []
        let found = try await FilesClient(server.url).download(GetFile(), to: file) { values.append($0) }
        #expect(try Content.equals(file, size: 3_000_000))
        #expect(found.size == 3_000_000 && found.attempts == 1 && !found.isVerified)
        #expect(values.last?.bytes == 3_000_000 && values.last?.fraction == 1)
        #expect(values.map(\.bytes) == values.map(\.bytes).sorted())
        #expect(folder.names == ["report.pdf"])
        #expect(server.requests[0]["Accept-Encoding"] == "identity")
    }

    @Test func anEarlierFileIsReplaced() async throws {
        try Data("old".utf8).write(to: file)
        let server = try FileServer(size: 10)
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(try Content.equals(file, size: 10))
    }

    @Test func theModeOfAnEarlierFileIsKept() async throws {
        try Data("old".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        let server = try FileServer(size: 10)
        try await FilesClient(server.url).download(GetFile(), to: file)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func anEmptyFileArrives() async throws {
        let server = try FileServer(size: 0)
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @MainActor @Test func progressArrivesWhereTheCallerIs() async throws {
        let server = try FileServer(size: 300_000)
        try await FilesClient(server.url).download(GetFile(), to: file) { _ in MainActor.assertIsolated() }
    }

    // MARK: Lost connections

    @Test func aLostConnectionContinues() async throws {
        let server = try FileServer(size: 1_000_000) { $0.cuts = [400_000, 250_000] }
        let found = try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(try Content.equals(file, size: 1_000_000))
        #expect(found.attempts == 3)
        #expect(server.ranges == ["-", "bytes=400000-", "bytes=650000-"])
        #expect(server.requests.dropFirst().allSatisfy { $0["If-Range"] == "\"v1\"" })
    }

    /// RFC 9110 section 8.8.2.2: a date of change is strong if the response is clearly later.
    @Test(arguments: [("Wed, 21 Oct 2015 07:28:00 GMT", true), ("Wed, 21 Oct 2015 08:27:59 GMT", false)])
    func aDateOfChangeIsAValidator(_ changed: String, isStrong: Bool) async throws {
        let server = try FileServer(size: 200_000) {
            $0.tag = nil
            $0.cuts = [100_000]
            $0.headers = [("Last-Modified", changed), ("Date", "Wed, 21 Oct 2015 08:28:00 GMT")]
        }
        _ = try? await FilesClient(server.url).download(GetFile(), to: file)
        #expect(server.requests[1]["If-Range"] == (isStrong ? changed : nil))
    }

    @Test func aWeakTagIsNoValidator() async throws {
        let server = try FileServer(size: 200_000) { ($0.tag, $0.cuts) = ("W/\"v1\"", [100_000]) }
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(server.ranges == ["-", "-"])
        #expect(try Content.equals(file, size: 200_000))
    }

    @Test func aServerWithoutPartsStartsAgain() async throws {
        let server = try FileServer(size: 200_000) { ($0.servesParts, $0.cuts) = (false, [100_000]) }
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(server.ranges == ["-", "bytes=100000-"])
        #expect(try Content.equals(file, size: 200_000))
    }

    @Test func aFileThatHasChangedStartsAgain() async throws {
        let server = try FileServer(size: 200_000) { $0.cuts = [100_000] }
        var changing = FilesClient(server.url)
        changing.client.clock = ClientClock(sleep: { _ in
            server.plan.withLock { ($0.tag, $0.size) = ("\"v2\"", 150_000) }
        })
        try await changing.download(GetFile(), to: file)
        #expect(try Content.equals(file, size: 150_000))
    }

    @Test func anImpossibleRangeStartsAgain() async throws {
        let wrong: [@Sendable (Range<Int>) -> [(String, String)]] = [
            { [("Content-Range", "bytes \($0.lowerBound + 1)-\($0.upperBound - 1)/200000")] },
            { [("Content-Range", "bytes \($0.lowerBound)-\($0.upperBound - 1)/200001")] },
            { [("Content-Range", "bytes \($0.lowerBound)-\($0.upperBound)/200000")] },
            { [("Content-Range", "bytes \($0.lowerBound)-\($0.upperBound - 2)/200000")] },
            { _ in [("Content-Range", "multipart")] }, { _ in [] },
        ]
        for headers in wrong {
            let server = try FileServer(size: 200_000) {
                $0.cuts = [100_000]
                $0.partHeaders = headers
            }
            try await FilesClient(server.url).download(GetFile(), to: file)
            #expect(server.ranges == ["-", "bytes=100000-", "-"])
            #expect(try Content.equals(file, size: 200_000))
        }
    }

    /// RFC 9110 section 14.4: a server may leave the size of the file out.
    @Test func aPartOfAFileOfUnknownSizeStartsAgain() async throws {
        let count = Guarded(0)
        let server = try LoopbackServer { request in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst {
                let head = "HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nTransfer-Encoding: chunked\r\n\r\n"
                return .raw(Data((head + "5\r\nabcde\r\n").utf8))
            }
            return request["Range"] == nil
                ? .init(body: Data("abcdefg".utf8))
                : .init(206, headers: [("Content-Range", "bytes 5-6/*")], body: Data("fg".utf8))
        }
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "abcdefg")
        #expect(server.requests.map { $0["Range"] } == [nil, "bytes=5-", nil])
    }

    @Test func aRangeThatCannotBeSatisfiedStartsAgain() async throws {
        let server = try FileServer(size: 200_000) { $0.cuts = [100_000] }
        var client = FilesClient(server.url)
        client.client.clock = ClientClock(sleep: { _ in
            server.plan.withLock {
                $0.answers = [LoopbackServer.Response(416, headers: [("Content-Range", "bytes */9")])]
            }
        })
        try await client.download(GetFile(), to: file)
        #expect(server.ranges == ["-", "bytes=100000-", "-"])
        #expect(try Content.equals(file, size: 200_000))
    }

    @Test func aPartThatWasNotRequestedIsNoFile() async throws {
        let server = try FileServer {
            $0.answers = [.init(206, headers: [("Content-Range", "bytes 0-1/9")], body: Data("ab".utf8))]
        }
        await #expect(throws: FileTransferError.self) {
            try await FilesClient(server.url).download(GetFile(), to: file)
        }
        #expect(folder.names == [])
    }

    @Test func attemptsAreCountedAnewAfterEnoughBytes() async throws {
        let server = try FileServer(size: 2_000_000) { $0.cuts = Array(repeating: 150_000, count: 10) }
        let found = try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(found.attempts == 11)
        let slow = try FileServer(size: 2_000_000) { $0.cuts = Array(repeating: 1_000, count: 10) }
        await #expect(throws: APIClientError.self) { try await FilesClient(slow.url).download(GetFile(), to: file) }
        #expect(slow.ranges.count == 3)
    }

    @Test func aServerThatAlwaysCutsEndsTheDownload() async throws {
        let server = try FileServer(size: 2_000_000) {
            $0.cuts = Array(repeating: 150_000, count: 100)
            $0.servesParts = false
        }
        await #expect(throws: APIClientError.self) { try await FilesClient(server.url).download(GetFile(), to: file) }
        #expect(server.ranges.count == 3)
    }

    // MARK: A later download

    @Test func aLaterDownloadContinues() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        await #expect(throws: APIClientError.self) {
            try await FilesClient(server.url, attempts: 1).download(GetFile(), to: file)
        }
        #expect(folder.names == ["report.pdf.part", "report.pdf.part.json"])
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(server.ranges == ["-", "bytes=200000-"])
        #expect(try Content.equals(file, size: 500_000))
        #expect(folder.names == ["report.pdf"])
    }

    @Test func anotherAccountBeginsAnew() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        _ = try? await FilesClient(server.url, attempts: 1).with(headers: ["X-Key": "a"]).download(GetFile(), to: file)
        try await FilesClient(server.url).with(headers: ["X-Key": "b"]).download(GetFile(), to: file)
        #expect(server.ranges == ["-", "-"])
    }

    @Test func aCompletePartialFileIsConfirmed() async throws {
        let part = file.appendingPathExtension("part")
        let server = try FileServer(size: 100_000) { $0.cuts = [60_000] }
        _ = try? await FilesClient(server.url, attempts: 1).download(GetFile(), to: file)
        #expect(try Data(contentsOf: part).count == 60_000)
        // The process ended before the complete file got its name.
        try Content.bytes(0..<100_000).write(to: part)
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(server.ranges == ["-", "bytes=99999-"])
        #expect(try Content.equals(file, size: 100_000))
    }

    @Test func damagedFactsBeginAnew() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        _ = try? await FilesClient(server.url, attempts: 1).download(GetFile(), to: file)
        let facts = folder.url.appendingPathComponent("report.pdf.part.json")
        let text = try String(contentsOf: facts, encoding: .utf8)
        for damage in [text.replacing("v1", with: #"v1\r\nX-Evil: 1"#), "{", text.replacing("500000", with: "-1")] {
            try damage.write(to: facts, atomically: true, encoding: .utf8)
            try await FilesClient(server.url).download(GetFile(), to: file)
            #expect(server.ranges.last == "-")
            #expect(try Content.equals(file, size: 500_000))
            server.plan.withLock { $0.cuts = [200_000] }
            _ = try? await FilesClient(server.url, attempts: 1).download(GetFile(), to: file)
        }
    }

    @Test func nothingIsKeptOnRequest() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        await #expect(throws: APIClientError.self) {
            try await FilesClient(server.url, attempts: 1).download(GetFile(), to: file, keepsPartial: false)
        }
        #expect(folder.names == [])
    }

    @Test func aCancelledDownloadKeepsItsPart() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        let client = FilesClient(server.url)
        var waiting = client
        waiting.client.clock = ClientClock(sleep: { _ in try await Task.sleep(for: .seconds(60)) })
        let (stream, begun) = AsyncStream.makeStream(of: Void.self)
        let (slow, file) = (waiting, file)
        let task = Task {
            try await slow.download(GetFile(), to: file) { progress in
                if progress.bytes == 200_000 { begun.finish() }
            }
        }
        for await _ in stream {}
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(folder.names == ["report.pdf.part", "report.pdf.part.json"])
        try await client.download(GetFile(), to: file)
        #expect(server.ranges == ["-", "bytes=200000-"])
    }

    @Test func twoDownloadsToOneFileAreRefused() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        var client = FilesClient(server.url)
        let (other, file) = (client, file)
        client.client.clock = ClientClock(sleep: { _ in
            await #expect(throws: FileTransferError.busy) { try await other.download(GetFile(), to: file) }
        })
        try await client.download(GetFile(), to: file)
        #expect(try Content.equals(file, size: 500_000))
    }

    /// Another process is played by another name of the folder.
    @Test func anotherProcessMayNotWriteTheFile() async throws {
        let server = try FileServer(size: 500_000) { $0.cuts = [200_000] }
        var client = FilesClient(server.url)
        let link = folder.url.deletingLastPathComponent().appendingPathComponent("link-\(UUID().uuidString)")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
        defer { try? FileManager.default.removeItem(at: link) }
        let (other, alias) = (client, link.appendingPathComponent("report.pdf"))
        client.client.clock = ClientClock(sleep: { _ in
            await #expect(throws: FileTransferError.busy) { try await other.download(GetFile(), to: alias) }
            await #expect(throws: FileTransferError.busy) {
                try await other.download(GetFile(), to: alias, keepsPartial: false)
            }
        })
        try await client.download(GetFile(), to: file)
        #expect(try Content.equals(file, size: 500_000))
        #expect(folder.names == ["report.pdf"])
    }

    @Test func allConnectionsOfADownloadHaveOneKey() async throws {
        struct PostFile: APIOperation {
            static let endpoint = APIEndpoint(.post, "/file", id: "postFile", idempotencyHeader: "Idempotency-Key")
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws -> Data { response.body }
        }
        let server = try FileServer(size: 200_000) { $0.cuts = [100_000] }
        try await FilesClient(server.url).download(PostFile(), to: file)
        let keys = server.requests.map { $0["Idempotency-Key"] }
        #expect(keys.count == 2 && keys[0] != nil && keys[0] == keys[1])
    }

    // MARK: Failures

    @Test func anErrorOfTheContractIsThrown() async throws {
        try Data("old".utf8).write(to: file)
        let server = try FileServer { $0.answers = [.json(#"{"code": "NOT_FOUND"}"#, status: 404)] }
        await #expect {
            try await FilesClient(server.url).download(GetFile(), to: file)
        } throws: { error in
            guard case APIClientError.apiError(let failure as Failure) = error else { return false }
            return failure.code == "NOT_FOUND"
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        #expect(folder.names == ["report.pdf"])
    }

    @Test func aBusyServerIsAskedAgain() async throws {
        let server = try FileServer(size: 10) { $0.answers = [.json("{}", status: 503)] }
        try await FilesClient(server.url).download(GetFile(), to: file)
        #expect(try Content.equals(file, size: 10))
    }

    @Test func aFileBeyondTheLimitIsRefused() async throws {
        let server = try FileServer(size: 1_001)
        await #expect {
            try await FilesClient(server.url).download(GetFile(), to: file, limit: 1_000)
        } throws: { error in
            if case APIClientError.transport(let cause as AnswerTooLarge) = error {
                cause.limit == 1_000
            } else {
                false
            }
        }
    }

    @Test func aFileOfUnknownSizeHasALimit() async throws {
        let server = try LoopbackServer { _ in
            var response = LoopbackServer.Response.stream(type: "application/octet-stream") { writer in
                for _ in 0..<300 { writer.write(Content.bytes(0..<1_000)) }
            }
            response.headers.append(("ETag", "\"v1\""))
            return response
        }
        await #expect(throws: APIClientError.self) {
            try await FilesClient(server.url).download(GetFile(), to: file, limit: 100_000)
        }
        #expect(folder.names == [])
    }

    @Test func aResponseWithoutContentIsNoFile() async throws {
        let server = try FileServer { $0.answers = [.init(204)] }
        await #expect {
            try await FilesClient(server.url).download(GetFile(), to: file)
        } throws: { if case APIClientError.noData = $0 { true } else { false } }
        #expect(folder.names == [])
    }

    @Test func theDeadlineEndsADownload() async throws {
        let server = try LoopbackServer { _ in
            .stream(200, type: "application/octet-stream") { writer in
                writer.write("begin")
                while writer.write("a") { Thread.sleep(forTimeInterval: 0.02) }
            }
        }
        await #expect {
            try await FilesClient(server.url).with(deadline: .milliseconds(300)).download(GetFile(), to: file)
        } throws: { if case APIClientError.deadlineExceeded = $0 { true } else { false } }
        #expect(folder.names == [])
    }

    // MARK: Chunks

    @Test func chunksArriveAcrossConnections() async throws {
        let server = try FileServer(size: 1_000_000) { $0.cuts = [400_000] }
        var place = 0
        for try await chunk in FilesClient(server.url).chunks(of: GetFile()) {
            #expect(chunk == Content.bytes(place..<place + chunk.count))
            place += chunk.count
        }
        #expect(place == 1_000_000)
        #expect(server.ranges == ["-", "bytes=400000-"])
    }

    @Test func chunksOfAnotherVersionAreNotMixed() async throws {
        let server = try FileServer(size: 1_000_000) { ($0.cuts, $0.servesParts) = ([400_000], false) }
        await #expect(throws: FileTransferError.changed) {
            for try await _ in FilesClient(server.url).chunks(of: GetFile()) {}
        }
    }

    @Test func chunksHaveALimit() async throws {
        let server = try FileServer(size: 1_000_000)
        await #expect(throws: APIClientError.self) {
            for try await _ in FilesClient(server.url).chunks(of: GetFile(), limit: 999_999) {}
        }
    }
}
