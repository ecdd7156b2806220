@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The cache by the rules of RFC 9111: which responses are stored, for whom, how long, and which replace a failed
/// request.
@Suite(.timeLimit(.minutes(1)))
struct CacheTests {
    /// A GET with headers of the caller's choice.
    private struct Get: APIOperation {
        static let endpoint = APIEndpoint(
            .get, "/get", id: "get",
            security: [[SecurityScheme("q", .apiKey(.query, name: "key"))], [Lookup.bearer], []])
        var headers: [String: String] = [:]
        func encode(into request: inout RequestEncoder) throws {
            for (name, value) in headers.sorted(by: { $0.key < $1.key }) { try request.header(name, value) }
        }
        static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
    }

    private struct Put: APIOperation {
        static let endpoint = APIEndpoint(.put, "/get", id: "put")
        func encode(into request: inout RequestEncoder) throws { try request.body(json: [1]) }
        static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
    }

    /// A server that counts requests, and a client with a clock that tests can move.
    private final class Setup: Sendable {
        let server: LoopbackServer
        let elapsed = Shared(0.0)
        let api: TestClient

        init(
            cache: ResponseCache = .memory(), behind: [any APIMiddleware] = [],
            _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
        ) throws {
            server = try LoopbackServer(answer)
            let elapsed = elapsed
            let clock = ClientClock(date: { Date(timeIntervalSince1970: 1_764_239_400 + elapsed.value) })
            api = TestClient(url: server.url, through: APIClient(cache: cache, behind: behind, clock: clock))
        }

        deinit { server.stop() }

        var count: Int { server.requests.count }
    }

    // MARK: How long

    @Test(
        arguments: [
            // Each row has headers, seconds between the two calls, and the number of requests.
            ([("Cache-Control", "max-age=60")], 59.0, 1), ([("Cache-Control", "max-age=60")], 60, 2),
            ([("Cache-Control", "private, max-age=60")], 10, 1),
            ([("Cache-Control", "PUBLIC , MAX-AGE=\"60\"")], 10, 1),
            ([("Cache-Control", "max-age=60"), ("Age", "55")], 4, 1),
            ([("Cache-Control", "max-age=60"), ("Age", "55")], 6, 2),
            ([("Cache-Control", "no-store, max-age=60")], 0, 2), ([("Cache-Control", "no-cache, max-age=60")], 0, 2),
            ([("Cache-Control", "max-age=nan")], 0, 2), ([("Cache-Control", "max-age=1e9")], 0, 2),
            ([("Cache-Control", "max-age=0")], 0, 2), ([("Cache-Control", "max-age=oops")], 0, 2),
            ([("Cache-Control", "max-age=60, max-age=1")], 5, 2), ([("Cache-Control", "max-age=-5")], 0, 2),
            ([], 0, 2), ([("ETag", "\"1\"")], 0, 2),
            ([("Date", "Thu, 27 Nov 2025 10:30:00 GMT"), ("Expires", "Thu, 27 Nov 2025 10:31:00 GMT")], 59, 1),
            ([("Date", "Thu, 27 Nov 2025 10:30:00 GMT"), ("Expires", "Thu, 27 Nov 2025 10:31:00 GMT")], 61, 2),
            ([("Date", "Thu, 27 Nov 2025 10:30:00 GMT"), ("Expires", "0")], 0, 2),
            // If the clock was set back, the age is unknown.
            ([("Cache-Control", "max-age=60")], -5, 2),
            ([("Cache-Control", "max-age=60"), ("Vary", "*")], 0, 2),
            ([("Cache-Control", "max-age=60"), ("Vary", "Accept, Accept-Encoding")], 0, 1),
            // The cache cannot see the headers that the session adds.
            ([("Cache-Control", "max-age=60"), ("Vary", "User-Agent")], 0, 2),
            ([("Cache-Control", "max-age=60"), ("Vary", "Cookie")], 0, 2),
        ] as [([(String, String)], Double, Int)])
    func freshness(_ headers: [(String, String)], _ seconds: Double, _ expected: Int) async throws {
        let setup = try Setup { _ in answer(headers: headers) }
        _ = try await setup.api.value(of: Get())
        setup.elapsed.change { $0 += seconds }
        let second = try await setup.api.response(for: Get())
        #expect(setup.count == expected)
        #expect(second.attempts == expected - 1)
    }

    @Test(arguments: [("POST", 500), ("GET", 404), ("GET", 500), ("GET", 206)])
    func otherAnswersAreNotKept(_ method: String, _ status: Int) async throws {
        let setup = try Setup { _ in .json(#"{"value": 1}"#, status: status, headers: [("Cache-Control", "max-age=60")])
        }
        let retry = RetryPolicy.never
        for _ in 0..<2 {
            if method == "GET" {
                _ = try? await setup.api.with(retry: retry).value(of: Get())
            } else {
                _ = try? await setup.api.with(retry: retry).value(of: Submission())
            }
        }
        #expect(setup.count == 2)
    }

    /// A redirect may have another target tomorrow (RFC 9111, section 2: the key is the request's own URL).
    @Test(arguments: [302, 303, 307]) func whatARedirectLeadsToIsNotKept(_ status: Int) async throws {
        let latest = Shared(1)
        let setup = try Setup { request in
            request.target == "/lookup/latest"
                ? .init(status, headers: [("Location", "/lookup/\(latest.value)")])
                : answer(
                    Int(request.target.dropFirst("/lookup/".count)) ?? 0,
                    headers: [("Cache-Control", "max-age=31536000")])
        }
        #expect(try await setup.api.value(of: Lookup(id: "latest")).value == 1)
        latest.change { $0 = 2 }
        #expect(try await setup.api.value(of: Lookup(id: "latest")).value == 2)
    }

    @Test func requestsHaveTheirOwnSay() async throws {
        let setup = try Setup { _ in answer(headers: [("Cache-Control", "max-age=60")]) }
        for (control, expected) in [("no-store", 1), ("max-age=5", 2), ("no-cache", 3), ("x", 3), ("no-store", 4)] {
            _ = try await setup.api.value(of: Get(headers: ["Cache-Control": control]))
            #expect(setup.count == expected, "\(control)")
        }
        // A caller may require a younger response than the server allows (RFC 9111, section 5.2.1.1).
        _ = try await setup.api.value(of: Get())
        setup.elapsed.change { $0 += 10 }
        for (control, expected) in [("max-age=20", 4), ("max-age=5", 5), ("max-age=0", 6), ("max-age=5", 6)] {
            _ = try await setup.api.value(of: Get(headers: ["Cache-Control": control]))
            #expect(setup.count == expected, "\(control)")
        }
        // A request with the caller's own conditions is sent to the server.
        let raw = try await setup.api.rawResponse(for: Get(headers: ["If-None-Match": "x"]))
        #expect(setup.count == 7 && raw.attempts == 1)
    }

    // MARK: For whom

    @Test(arguments: [false, true]) func accountsAreKeptApart(onDisk: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let setup = try Setup(cache: onDisk ? .disk(folder) : .memory()) { _ in
            answer(headers: [("Cache-Control", "max-age=60"), ("Vary", "Authorization, X-Secret")])
        }
        let all: [Credentials?] = [
            nil, .bearer("secret-a"), .bearer("secret-b"), .apiKey("secret-a"), .apiKey("secret-c"),
        ]
        for _ in 0..<2 {
            for credentials in all {
                _ = try await setup.api.with(credentials: credentials).value(of: Get(headers: ["X-Secret": "secret-d"]))
            }
        }
        #expect(setup.count == all.count)
        guard onDisk else { return }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let data = try Data(contentsOf: file)
            #expect(!file.lastPathComponent.contains("secret") && data.range(of: Data("secret-".utf8)) == nil)
            let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(rights == 0o600)
        }
    }

    /// An API key identifies the app and not the user, so users with one API key do not share stored responses.
    @Test func sessionsBesideAKeyAreKeptApart() async throws {
        struct Keyed: APIOperation {
            static let endpoint = APIEndpoint(
                .get, "/keyed", id: "keyed", security: [[SecurityScheme("app", .apiKey(.header, name: "X-App"))]])
            var session: String
            func encode(into request: inout RequestEncoder) throws { try request.cookie("session", session) }
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let setup = try Setup { request in
            answer(request["Cookie"] == "session=ada" ? 1 : 2, headers: [("Cache-Control", "max-age=60")])
        }
        let api = setup.api.with(credentials: .apiKey("app"))
        for (session, value, count) in [("ada", 1, 1), ("bob", 2, 2), ("ada", 1, 2)] {
            #expect(try await api.value(of: Keyed(session: session)).value == value)
            #expect(setup.count == count)
        }
    }

    /// A header of the caller may be a credential that the contract does not list.
    @Test func headersOfTheCallerAreKeptApart() async throws {
        let setup = try Setup { request in
            answer(request["X-Api-Key"] == "ada" ? 1 : 2, headers: [("Cache-Control", "max-age=60")])
        }
        for (key, value, count) in [("ada", 1, 1), ("bob", 2, 2), ("ada", 1, 2)] {
            #expect(try await setup.api.with(headers: ["X-Api-Key": key]).value(of: Lookup()).value == value)
            #expect(setup.count == count)
        }
        // These headers do not identify the caller.
        _ = try await setup.api.with(headers: ["X-Api-Key": "ada", "X-Request-Id": "7"]).value(of: Lookup())
        #expect(setup.count == 2)
    }

    /// A new token does not change the account.
    @Test func anAccountKeepsItsAnswers() async throws {
        struct Fixed: TokenProvider {
            var text: String
            var account: String?
            func token() async throws -> String? { text }
            func refresh(_ refused: String) async throws -> String { throw TokenRefusal() }
        }
        let setup = try Setup { _ in answer(headers: [("Cache-Control", "max-age=60")]) }
        for (token, account, expected) in [
            ("1", "ada", 1), ("2", "ada", 1), ("2", "bob", 2), ("2", nil, 3), ("2", nil, 3), ("3", nil, 4),
        ] {
            _ = try await setup.api.with(credentials: .tokens(Fixed(text: token, account: account))).value(of: Lookup())
            #expect(setup.count == expected)
        }
    }

    /// If a step behind the cache adds credentials, the account is unknown.
    @Test func credentialsBehindTheCacheAreNotKept() async throws {
        struct Signing: APIMiddleware {
            func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
                var call = call
                call.request.headers["Authorization"] = "Signature x"
                return try await next(call)
            }
        }
        let setup = try Setup(behind: [Signing()]) { _ in answer(headers: [("Cache-Control", "max-age=60")]) }
        for _ in 0..<2 { _ = try await setup.api.value(of: Get()) }
        #expect(setup.count == 2)
    }

    @Test func variantsAreKeptApart() async throws {
        let setup = try Setup { request in
            answer(
                Int(request["Accept-Language"] ?? "") ?? 0,
                headers: [("Cache-Control", "max-age=60"), ("Vary", "Accept-Language")])
        }
        for number in [1, 1, 2, 2, 1] {
            #expect(try await setup.api.value(of: Get(headers: ["Accept-Language": "\(number)"])).value == number)
        }
        #expect(setup.count == 3)
    }

    // MARK: Revalidation

    @Test func anAnswerIsRevalidatedAndFreshAgain() async throws {
        let setup = try Setup { request in
            request["If-Modified-Since"] == nil
                ? answer(
                    4,
                    headers: [
                        ("Last-Modified", "Thu, 27 Nov 2025 10:30:00 GMT"), ("Cache-Control", "max-age=10"),
                        ("Age", "9"),
                        ("X-A", "1"),
                    ])
                : LoopbackServer.Response(304, headers: [("Cache-Control", "max-age=10"), ("X-A", "2")])
        }
        _ = try await setup.api.value(of: Get())
        setup.elapsed.change { $0 += 20 }
        let second = try await setup.api.response(for: Get())
        #expect(second.value.value == 4 && second.status == 200 && second.attempts == 1)
        #expect(second.headers["X-A"] == "2")
        setup.elapsed.change { $0 += 9 }
        #expect(try await setup.api.response(for: Get()).attempts == 0)
        #expect(setup.count == 2)
    }

    @Test func aChangedAnswerTakesTheOldOnesPlace() async throws {
        let setup = try Setup { request in
            answer(request["If-None-Match"] == nil ? 1 : 2, headers: [("ETag", "x"), ("Cache-Control", "max-age=10")])
        }
        #expect(try await setup.api.value(of: Get()).value == 1)
        setup.elapsed.change { $0 += 11 }
        #expect(try await setup.api.value(of: Get()).value == 2)
        #expect(try await setup.api.response(for: Get()).attempts == 0)
    }

    @Test func aChangeByTheClientIsSeenAtOnce() async throws {
        let setup = try Setup { request in
            request.method == "PUT" ? LoopbackServer.Response(204) : answer(headers: [("Cache-Control", "max-age=60")])
        }
        _ = try await setup.api.value(of: Get())
        _ = try await setup.api.value(of: Put())
        _ = try await setup.api.value(of: Get())
        #expect(setup.count == 3)
    }

    // MARK: Without a network

    @Test(
        arguments: [
            ("max-age=1", 100.0, true), ("max-age=1", 8 * 86_400, false), ("max-age=1, stale-if-error=50", 100, false),
            ("max-age=1, must-revalidate", 100, false), ("no-cache, max-age=1", 100, false),
            // The seconds of `stale-if-error` begin when the response becomes stale (RFC 5861 section 4).
            ("max-age=600, stale-if-error=300", 700, true), ("max-age=600, stale-if-error=300", 900, false),
        ] as [(String, Double, Bool)])
    func whatMayStandIn(_ control: String, _ seconds: Double, _ expected: Bool) async throws {
        let setup = try Setup { _ in answer(6, headers: [("Cache-Control", control)]) }
        _ = try await setup.api.value(of: Get())
        setup.server.stop()
        setup.elapsed.change { $0 += seconds }
        let response = try? await setup.api.response(for: Get())
        #expect(response?.isStale == (expected ? true : nil))
        if expected { #expect(response?.value.value == 6 && response?.attempts == 0) }
    }

    /// The age at which a response arrives counts (RFC 9111 section 4.2.3).
    @Test(arguments: [(100.0, true), (200, false)])
    func theAgeCountsWithoutANetwork(_ seconds: Double, _ expected: Bool) async throws {
        let headers = [("Cache-Control", "max-age=600, stale-if-error=300"), ("Age", "750")]
        let setup = try Setup { _ in answer(headers: headers) }
        _ = try await setup.api.value(of: Get())
        setup.server.stop()
        setup.elapsed.change { $0 += seconds }
        let response = try? await setup.api.response(for: Get())
        #expect(response?.isStale == (expected ? true : nil))
    }

    @Test func anErrorOfTheServerIsNoFailureOfTheNetwork() async throws {
        let count = Shared(0)
        let setup = try Setup { _ in
            count.change {
                $0 += 1; return $0
            } == 1 ? answer(headers: [("ETag", "x")]) : failure(500)
        }
        _ = try await setup.api.value(of: Get())
        await #expect(throws: APIClientError.self) { try await setup.api.value(of: Get()) }
    }

    // MARK: Bounds

    @Test(arguments: [false, true]) func storesAreBounded(onDisk: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache: ResponseCache = onDisk ? .disk(folder, entries: 3) : .memory(entries: 3)
        let setup = try Setup(cache: cache) { _ in answer(headers: [("Cache-Control", "max-age=60")]) }
        for id in 0..<6 {
            _ = try await setup.api.value(of: Lookup(id: "\(id)"))
        }
        for id in [5, 4, 3] { #expect(try await setup.api.response(for: Lookup(id: "\(id)")).attempts == 0) }
        #expect(try await setup.api.response(for: Lookup(id: "0")).attempts == 1)
        if onDisk {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.count == 3)
        }
        cache.removeAll()
        #expect(try await setup.api.response(for: Lookup(id: "5")).attempts == 1)
    }

    @Test(arguments: [false, true]) func bytesAreBounded(onDisk: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let limit = 20_000
        let cache: ResponseCache = onDisk ? .disk(folder, limit: limit) : .memory(limit: limit)
        let setup = try Setup(cache: cache) { request in
            let size = request.target == "/lookup/big" ? 6_000 : 3_000
            let text = String(repeating: "x", count: size)
            return .json(#"{"value": 1, "text": "\#(text)"}"#, headers: [("Cache-Control", "max-age=60")])
        }
        for id in ["big", "big", "1", "2", "3", "4", "5", "6", "7", "8"] {
            _ = try await setup.api.value(of: Lookup(id: id))
        }
        // A response that is larger than its share is not stored.
        #expect(setup.count == 10)
        #expect(try await setup.api.response(for: Lookup(id: "8")).attempts == 0)
        #expect(try await setup.api.response(for: Lookup(id: "1")).attempts == 1)
        if onDisk {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.fileSizeKey])
            let size = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
            #expect(size <= limit)
        }
    }

    @Test func aDamagedFileIsNone() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let setup = try Setup(cache: .disk(folder)) { _ in answer(headers: [("Cache-Control", "max-age=60")]) }
        _ = try await setup.api.value(of: Get())
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            try Data("garbage".utf8).write(to: file)
        }
        #expect(try await setup.api.response(for: Get()).attempts == 1)
        #expect(try await setup.api.response(for: Get()).attempts == 0)
    }
}
