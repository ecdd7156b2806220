import DTORuntime
import Foundation
import LoopbackServer
import Testing
@testable import DTOClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Invalid and rare responses. Each must quickly become a value or a typed error.
@Suite(.timeLimit(.minutes(1)))
struct HostileServerTests {
    /// Returns the result of a request, in the words of the tables below.
    private func outcome(
        _ method: HTTPMethod = .get, body: HTTPBody = .none, limit: Int = 1 << 20,
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
    ) async throws -> String {
        let server = try LoopbackServer(answer)
        defer { server.stop() }
        var call = APICall(
            endpoint: APIEndpoint(method, "/x", id: "x"),
            request: HTTPRequest(method: method, url: server.url.appendingPathComponent("x"), body: body))
        call.settings.bodyLimit = limit
        let start = ContinuousClock.now
        defer { #expect(start.duration(to: .now) < .seconds(10)) }
        do {
            let response = try await URLSessionTransport().send(call)
            return "\(response.status) \(response.body.count)"
        } catch APIClientError.transport(let error) {
            return "transport \((error as? URLError).map { "\($0.code.rawValue)" } ?? "\(type(of: error))")"
        }
    }

    private func outcome(ofBytes text: String, _ method: HTTPMethod = .get) async throws -> String {
        try await outcome(method) { _ in .raw(Data(text.utf8)) }
    }

    @Test(arguments: [
        // These bodies end with the connection (RFC 9112, section 6.3).
        ("HTTP/1.1 200 OK\r\n\r\nhello", "200 5"),
        ("HTTP/1.0 200 OK\r\n\r\nhello", "200 5"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", "200 0"),
        ("HTTP/1.1 204 No Content\r\n\r\n", "204 0"),
        ("HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n", "304 0"),
        ("HTTP/1.1 205 Reset\r\nContent-Length: 0\r\n\r\n", "205 0"),
        ("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", "200 2"),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", "200 5"),
        // The body is longer than the head states. The rest is not a part of it.
        ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhello", "200 2"),
        ("HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n", "999 0"),
        ("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", "302 0"),
        ("HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n", "302 0"),
        ("HTTP/1.1 302 Found\r\nLocation: ftp://127.0.0.1/x\r\nContent-Length: 0\r\n\r\n", "302 0"),
        ("HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"a\"\r\nContent-Length: 2\r\n\r\nno", "401 2"),
        ("HTTP/1.1 401 No\r\nWWW-Authenticate: Bearer\r\nContent-Length: 2\r\n\r\nno", "401 2"),
        ("HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nContent-Length: 2\r\n\r\nno", "401 2"),
        (
            "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"a\", nonce=\"b\"\r\nContent-Length: 2\r\n\r\nno",
            "401 2"
        ),
        ("HTTP/1.1 401 No\r\nWWW-Authenticate: Negotiate\r\nContent-Length: 2\r\n\r\nno", "401 2"),
        ("HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm=\"a\"\r\nContent-Length: 2\r\n\r\nno", "407 2"),
    ])
    func rareAnswersAreRead(_ bytes: String, _ expected: String) async throws {
        #expect(try await outcome(ofBytes: bytes) == expected)
    }

    @Test(arguments: [
        "",
        "HTTP/1.1",
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
        "\0\0\0\0\0\0\0\0",
        "SSH-2.0-OpenSSH_9.6\r\n",
        "<html>not http</html>",
    ])
    func brokenAnswersAreTypedErrors(_ bytes: String) async throws {
        #expect(try await outcome(ofBytes: bytes).hasPrefix("transport "))
    }

    @Test func headHasNoBody() async throws {
        #expect(try await outcome(.head) { _ in LoopbackServer.Response(200, body: Data(count: 5)) } == "200 0")
        #expect(try await outcome(.head) { _ in LoopbackServer.Response(204) } == "204 0")
    }

    @Test func anAnswerThatIsTooLargeIsCutOff() async throws {
        #expect(
            try await outcome(limit: 10) { _ in LoopbackServer.Response(200, body: Data(count: 1 << 20)) }
                == "transport AnswerTooLarge")
    }

    @Test func aFileThatIsNotThereIsAnError() async throws {
        let url = URL(fileURLWithPath: "/nowhere/at/all")
        #expect(try await outcome(.post, body: .file(url)) { _ in .init(200) }.hasPrefix("transport "))
    }

    /// Sends random bytes that a seed determines: response heads that are cut, repeated and mixed.
    @Test func anyBytesEndInAValueOrAnError() async throws {
        let seeds = [
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{\"value\": 1}",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n{\"value\": 1}\r\n0\r\n\r\n",
            "HTTP/1.1 307 Other\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n",
        ]
        let seed = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 42
        let random = Shared(SeededNumbers(seed: seed))
        let server = try LoopbackServer { _ in
            .raw(
                random.change { random in
                    var bytes = Array(seeds[random.number(below: seeds.count)].utf8)
                    for _ in 0..<1 + random.number(below: 6) { random.damage(&bytes) }
                    #if canImport(FoundationNetworking)
                        random.endHead(&bytes)
                    #endif
                    return Data(bytes)
                })
        }
        defer { server.stop() }
        let transport = URLSessionTransport()
        var counts = [String: Int]()
        for _ in 0..<300 {
            var call = APICall(
                endpoint: APIEndpoint(.get, "/x", id: "x"), request: HTTPRequest(method: .get, url: server.url))
            call.settings.bodyLimit = 1 << 16
            call.deadline = .now + .seconds(1)
            do {
                let response = try await transport.send(call)
                counts["\(response.status)", default: 0] += 1
            } catch let error as APIClientError {
                guard case .transport = error else { throw error }
                counts["error", default: 0] += 1
            }
        }
        #expect(counts.count > 2)
    }

    /// A server that sends a byte now and then keeps the session from its time-out. The whole body has a limit too.
    @Test func aBodyThatDripsEnds() async throws {
        let server = try LoopbackServer { _ in
            .stream(type: "application/json") { writer in
                while writer.write(Data(" ".utf8)) { usleep(10_000) }
            }
        }
        defer { server.stop() }
        let transport = URLSessionTransport(configuration: .ephemeral, bodyTime: .milliseconds(100))
        let api = TestClient(url: server.url, through: APIClient(transport: transport))
        do {
            _ = try await api.value(of: Lookup())
            Issue.record("nothing was thrown")
        } catch APIClientError.deadlineExceeded(let operation, let attempts) {
            #expect(operation == "lookup" && attempts == 1)
        }
    }

    #if canImport(FoundationNetworking)
        @Test func aFileForUnreadBytesHasALimit() throws {
            let file = try SpillFile(limit: 10)
            try file.append(Data(count: 8))
            #expect(throws: AnswerTooLarge(limit: 10)) { try file.append(Data(count: 3)) }
            #expect(try file.next() == Data(count: 8))
            // All bytes have been read, so the file is empty again and has room for ten bytes.
            try file.append(Data(count: 10))
        }
    #endif
}

/// Random numbers that are equal in each run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(below limit: Int) -> Int { limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0 }

    /// Makes one change: another byte, a cut, a repeated piece, a missing piece, or noise.
    mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let place = number(below: bytes.count)
        switch number(below: 5) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 1: bytes.removeLast(bytes.count - place)
        case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 5))
        default: bytes.insert(contentsOf: (0..<10).map { _ in UInt8(truncatingIfNeeded: next()) }, at: place)
        }
    }

    /// Completes the head. On Linux, Foundation ends the process if a connection ends within a head.
    func endHead(_ bytes: inout [UInt8]) {
        let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        let end: [UInt8] = [cr, lf, cr, lf]
        if !bytes.indices.contains(where: { bytes[$0...].starts(with: end) }) { bytes += end }
        for index in bytes.indices.dropLast(2)
        where bytes[index] == lf && bytes[index + 1] == cr && bytes[index + 2] != lf {
            bytes[index + 1] = UInt8(ascii: "-")
        }
    }
}
