@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tokens that are refused, renewed, shared and finally refused, over sockets.
@Suite(.timeLimit(.minutes(1)))
struct CredentialsTests {
    /// Provides tokens. The test defines what a refresh does.
    private final class Tokens: TokenProvider {
        let current: Shared<String?>
        let refreshes = Shared(0)
        let account: String?
        private let work: @Sendable (Tokens) async throws -> String

        init(
            _ token: String? = "old", account: String? = nil,
            _ work: @escaping @Sendable (Tokens) async throws -> String
        ) {
            current = Shared(token)
            self.account = account
            self.work = work
        }

        func token() async throws -> String? { current.value }

        func refresh(_ refused: String) async throws -> String {
            refreshes.change { $0 += 1 }
            let token = try await work(self)
            current.change { $0 = token }
            return token
        }
    }

    private func guardedServer(_ accepted: String = "new") throws -> LoopbackServer {
        try LoopbackServer { request in
            request["Authorization"] == "Bearer \(accepted)" ? answer() : failure(401, #"{"code": "UNAUTHORIZED"}"#)
        }
    }

    private func client(
        _ server: LoopbackServer, _ tokens: Tokens, through client: APIClient = APIClient(), retry: RetryPolicy = .exact
    ) -> TestClient {
        TestClient(url: server.url, through: client).with(credentials: .tokens(tokens)).with(retry: retry)
    }

    @Test func anotherCallsTokenIsTakenWithoutARefresh() async throws {
        let tokens = Tokens { _ in "unwanted" }
        let server = try LoopbackServer { request in
            if request["Authorization"] == "Bearer new" { return answer() }
            // Another call has renewed the token while this call was running.
            tokens.current.change { $0 = "new" }
            return failure(401)
        }
        defer { server.stop() }
        let response = try await client(server, tokens).response(for: Lookup())
        #expect(response.attempts == 2)
        #expect(tokens.refreshes.value == 0)
    }

    private struct Connected: APIOperation {
        static let mutual = SecurityScheme("mutual", .mutualTLS)
        static let key = SecurityScheme("key", .apiKey(.header, name: "X-Key"))
        static let endpoint = APIEndpoint(.get, "/x", id: "connected", security: [[mutual], [mutual, key], []])
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws {}
    }

    /// A scheme such as mutual TLS is satisfied by the connection, so it needs no credentials. Schemes with available
    /// credentials come first, whatever their position is.
    @Test func connectionsNeedNoCredentials() async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(204) }
        defer { server.stop() }
        let client = TestClient(url: server.url)
        _ = try await client.value(of: Connected())
        _ = try await client.with(credentials: .schemes(["key": .apiKey("k")])).value(of: Connected())
        _ = try await client.with(credentials: .bearer("t")).value(of: Connected())
        #expect(server.requests.map { $0["X-Key"] } == [nil, "k", nil])
        #expect(server.requests.allSatisfy { $0["Authorization"] == nil })
    }

    /// The `security` of the whole document may wrongly apply to the login, and a server in development needs no
    /// credentials.
    @Test func anonymousCallsAreSentWithoutCredentials() async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(204) }
        defer { server.stop() }
        let client = TestClient(url: server.url)
        for alternatives in [
            [[SecurityScheme("t", .bearer)]], [[SecurityScheme("k", .apiKey(.query, name: "k"))], []],
        ] {
            _ = try await Secured.$security.withValue(alternatives) {
                try await client.with(credentials: .anonymous).value(of: Secured())
            }
        }
        _ = try await Secured.$security.withValue([[SecurityScheme("t", .bearer), SecurityScheme("k", Secured.key)]]) {
            try await client.with(credentials: .schemes(["t": .anonymous, "k": .apiKey("1")])).value(of: Secured())
        }
        #expect(server.requests.map { $0["Authorization"] } == [nil, nil, nil])
        #expect(server.requests.map { $0["X-Key"] } == [nil, nil, "1"])
        #expect(server.requests.allSatisfy { $0.target == "/x" })
    }

    /// The error names both remedies: credentials from the caller, and a setting in the configuration.
    @Test func whoHasNoCredentialsIsToldOfBothWays() async throws {
        let client = TestClient(url: try #require(URL(string: "http://127.0.0.1:9")))
        let error = await #expect(throws: APIClientError.self) {
            try await Secured.$security.withValue([[SecurityScheme("t", .bearer)]]) {
                try await client.value(of: Secured())
            }
        }
        let text = "\(try #require(error))"
        #expect(text.contains("credentials for t.") && text.contains("with(credentials: .anonymous)"))
        #expect(text.contains("'security:' in gen-dtos.yaml"))
    }

    /// Tests which credentials satisfy which security schemes, and what is sent. Swagger 2.0 writes a bearer token as a
    /// key in `Authorization`.
    @Test(
        arguments: [
            (.apiKey(.header, name: "authorization"), .authorization(scheme: "Token", parameters: "a"), "Token a"),
            (.apiKey(.header, name: "Authorization"), .bearer("a"), "Bearer a"),
            (.apiKey(.header, name: "Authorization"), .basic(user: "a", password: "b"), "Basic YTpi"),
            (.apiKey(.header, name: "Authorization"), .apiKey("ApiKey a"), "ApiKey a"),
            (.bearer, .authorization(scheme: "bearer", parameters: "a"), "bearer a"),
            (.authorization("hmac"), .authorization(scheme: "HMAC", parameters: "a"), "HMAC a"),
            (.authorization("hmac"), .bearer("a"), nil),
            (.basic, .authorization(scheme: "Bearer", parameters: "a"), nil),
            (Secured.key, .authorization(scheme: "Token", parameters: "a"), nil),
            (.apiKey(.query, name: "Authorization"), .bearer("a"), nil),
        ] as [(SecurityScheme.Kind, Credentials, String?)])
    func authorizationProves(_ kind: SecurityScheme.Kind, _ credentials: Credentials, _ value: String?) async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(204) }
        defer { server.stop() }
        let client = TestClient(url: server.url).with(credentials: credentials)
        try await Secured.$security.withValue([[SecurityScheme("s", kind)]]) {
            if value == nil {
                await #expect(throws: APIClientError.self) { try await client.value(of: Secured()) }
            } else {
                try await client.value(of: Secured())
            }
        }
        #expect(server.requests.map { $0["Authorization"] } == (value.map { [$0] } ?? []))
    }

    /// An operation whose security is the test's own.
    private struct Secured: APIOperation {
        static let key = SecurityScheme.Kind.apiKey(.header, name: "X-Key")
        @TaskLocal static var security: [[SecurityScheme]] = []
        static var endpoint: APIEndpoint { APIEndpoint(.get, "/x", id: "secured", security: security) }
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws {}
    }

    @Test func oneReplayAndNoMore() async throws {
        let server = try guardedServer("never")
        defer { server.stop() }
        let tokens = Tokens { _ in "new" }
        await #expect(throws: APIClientError.self) { try await client(server, tokens).value(of: Lookup()) }
        #expect(server.requests.count == 2)
        #expect(tokens.refreshes.value == 1)
    }

    /// A 401 after the last attempt ends the call.
    @Test func theReplayIsWithinTheLimitOfAttempts() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            count.change {
                $0 += 1; return $0
            } < 3 ? failure(503) : failure(401)
        }
        defer { server.stop() }
        let tokens = Tokens { _ in "new" }
        let api = client(server, tokens, through: APIClient(clock: RecordedClock().clock))
        await #expect(throws: APIClientError.self) { try await api.value(of: Lookup()) }
        #expect(server.requests.count == 3)
    }

    @Test func aCallThatIsNeverRetriedIsReplayedAllTheSame() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        let api = client(server, Tokens { _ in "new" }, retry: .never)
        #expect(try await api.response(for: Lookup()).attempts == 2)
    }

    @Test func aRefusedTokenIsNotSentAgainWhateverTheErrorSays() async throws {
        let server = try LoopbackServer { request in
            request["Authorization"] == "Bearer new"
                ? answer() : failure(401, #"{"code": "EXPIRED", "retryable": true}"#)
        }
        defer { server.stop() }
        #expect(try await client(server, Tokens { _ in "new" }).response(for: Lookup()).attempts == 2)
    }

    @Test func theKeyOfACallStaysTheSameWithANewToken() async throws {
        struct Order: APIOperation {
            static let endpoint = APIEndpoint(.post, "/order", id: "order", security: [[Lookup.bearer]])
            func encode(into request: inout RequestEncoder) throws { try request.body(json: ["a": 1]) }
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let server = try guardedServer()
        defer { server.stop() }
        var api = client(server, Tokens { _ in "new" })
        api.client.settings.makesIdempotencyKeys = true
        _ = try await api.value(of: Order())
        let keys = server.requests.map { $0["Idempotency-Key"] }
        #expect(keys.count == 2)
        #expect(keys[0] != nil && keys[0] == keys[1])
    }

    // MARK: Refreshes that fail

    @Test func theErrorOfTheTransportGoesOn() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        let tokens = Tokens { _ in throw URLError(.notConnectedToInternet) }
        for _ in 0..<2 {
            do {
                _ = try await client(server, tokens).value(of: Lookup())
                Issue.record("nothing was thrown")
            } catch APIClientError.transport(let error) {
                #expect((error as? URLError)?.code == .notConnectedToInternet)
            }
        }
        #expect(tokens.refreshes.value == 2)
    }

    @Test func aRefusalIsTheAnswersOwnError() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        let tokens = Tokens { _ in throw TokenRefusal("signed out") }
        let client = APIClient()
        for _ in 0..<2 {
            do {
                _ = try await self.client(server, tokens, through: client).value(of: Lookup())
                Issue.record("nothing was thrown")
            } catch APIClientError.apiError(let failure) {
                #expect(failure.code == "UNAUTHORIZED")
            }
        }
        #expect(tokens.refreshes.value == 1)
        tokens.current.change { $0 = "other" }
        _ = try? await self.client(server, tokens, through: client).value(of: Lookup())
        #expect(tokens.refreshes.value == 2)
    }

    @Test func anAnswerFromTheCacheStandsForOneWithoutAToken() async throws {
        let server = try LoopbackServer { request in
            request["Authorization"] == "Bearer old"
                ? answer(6, headers: [("Cache-Control", "max-age=0")]) : failure(401)
        }
        defer { server.stop() }
        let client = APIClient(cache: .memory())
        let tokens = Tokens(account: "ada") { _ in throw URLError(.notConnectedToInternet) }
        let api = self.client(server, tokens, through: client)
        #expect(try await api.value(of: Lookup()).value == 6)
        tokens.current.change { $0 = "expired" }
        let stale = try await api.response(for: Lookup())
        #expect(stale.isStale && stale.value.value == 6)
        // The refusal does not affect another account.
        let other = Tokens("expired", account: "bob") { _ in throw URLError(.notConnectedToInternet) }
        await #expect(throws: APIClientError.self) {
            try await self.client(server, other, through: client).value(of: Lookup())
        }
    }

    // MARK: Who refreshes

    /// The refreshing call uses the client with the refused token, and is refused as well.
    @Test(arguments: [false, true]) func theRefreshMayUseTheSameClient(isRefused: Bool) async throws {
        struct Renewal: APIOperation {
            static let endpoint = APIEndpoint(.post, "/renew", id: "renew", security: [[Lookup.bearer]])
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws -> String {
                guard response.isSuccess else { throw response.failure(Lookup.Failure.self) }
                return try response.text()
            }
        }
        let server = try LoopbackServer { request in
            if request.target == "/renew", !isRefused { return LoopbackServer.Response(body: Data("new".utf8)) }
            return request["Authorization"] == "Bearer new" ? answer() : failure(401, #"{"code": "UNAUTHORIZED"}"#)
        }
        defer { server.stop() }
        let client = APIClient()
        let url = server.url
        let tokens = Tokens { tokens in
            try await TestClient(url: url, through: client).with(credentials: .tokens(tokens)).value(of: Renewal())
        }
        let api = self.client(server, tokens, through: client)
        if isRefused {
            await #expect(throws: APIClientError.self) { try await api.value(of: Lookup()) }
        } else {
            #expect(try await api.value(of: Lookup()).value == 1)
        }
        #expect(tokens.refreshes.value == 1)
    }

    /// Two accounts may have equal tokens, as in tests and with local servers.
    @Test func providersAreKeptApart() async throws {
        let server = try LoopbackServer { request in
            request["Authorization"]?.hasPrefix("Bearer new") == true ? answer() : failure(401)
        }
        defer { server.stop() }
        let client = APIClient()
        let (first, second) = (Tokens { _ in "new 1" }, Tokens { _ in "new 2" })
        async let one = self.client(server, first, through: client).value(of: Lookup())
        async let two = self.client(server, second, through: client).value(of: Lookup())
        #expect(try await one.value + two.value == 2)
        #expect(first.refreshes.value == 1 && second.refreshes.value == 1)
        #expect(first.current.value == "new 1" && second.current.value == "new 2")
    }

    @Test func aThousandCallsRefreshOnceEachTime() async throws {
        let accepted = Shared("new 1")
        let server = try LoopbackServer { request in
            request["Authorization"] == "Bearer \(accepted.value)" ? answer() : failure(401)
        }
        defer { server.stop() }
        let tokens = Tokens { tokens in
            // This takes as long as a server, so that the other calls are refused meanwhile. No expectation depends on
            // the time.
            try await Task.sleep(for: .milliseconds(30))
            return "new \(tokens.refreshes.value)"
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 64
        let client = APIClient(transport: URLSessionTransport(configuration: configuration))
        let api = self.client(server, tokens, through: client)
        for round in 1...2 {
            accepted.change { $0 = "new \(round)" }
            let sum = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<1_000 { group.addTask { try await api.value(of: Lookup()).value } }
                return try await group.reduce(0, +)
            }
            #expect(sum == 1_000)
            #expect(tokens.refreshes.value == round)
        }
    }

    @Test func aStreamIsOpenedWithANewToken() async throws {
        let server = try LoopbackServer { request in
            request["Authorization"] == "Bearer new" ? .stream { $0.write("data: 1\n\n") } : failure(401)
        }
        defer { server.stop() }
        let tokens = Tokens { _ in "new" }
        var call = APICall(endpoint: Lookup.endpoint, request: HTTPRequest(method: .get, url: server.url))
        call.settings.credentials = .tokens(tokens)
        let response = try await APIClient().stream(call)
        var text = ""
        for try await piece in response.body { text += String(decoding: piece, as: UTF8.self) }
        #expect(response.status == 200 && text == "data: 1\n\n")
        #expect(tokens.refreshes.value == 1)
    }

    // MARK: Places

    @Test func aTokenInTheQueryIsThereOnce() async throws {
        struct Keyed: APIOperation {
            static let endpoint = APIEndpoint(
                .get, "/keyed", id: "keyed",
                security: [
                    [
                        SecurityScheme("q", .apiKey(.query, name: "key")),
                        SecurityScheme("c", .apiKey(.cookie, name: "id")),
                    ]
                ])
            func encode(into request: inout RequestEncoder) throws { try request.query("a", "b") }
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let server = try LoopbackServer { request in request.target.contains("new") ? answer() : failure(401) }
        defer { server.stop() }
        _ = try await client(server, Tokens { _ in "new&x=" }).value(of: Keyed())
        #expect(server.requests.map(\.target) == ["/keyed?a=b&key=old", "/keyed?a=b&key=new%26x%3D"])
        #expect(server.requests.map { $0["Cookie"] } == ["id=old", "id=new&x="])
    }

    @Test func cookiesThatAreNeededTogetherAreSentTogether() async throws {
        struct Keyed: APIOperation {
            static let endpoint = APIEndpoint(
                .get, "/keyed", id: "keyed",
                security: [
                    [
                        SecurityScheme("session", .apiKey(.cookie, name: "id")),
                        SecurityScheme("form", .apiKey(.cookie, name: "csrf")),
                    ]
                ])
            func encode(into request: inout RequestEncoder) throws { try request.cookie("color", "blue") }
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let server = try LoopbackServer { _ in answer() }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
            .with(credentials: .schemes(["session": .apiKey("1"), "form": .apiKey("2")]))
        _ = try await api.value(of: Keyed())
        #expect(server.requests.map { $0["Cookie"] } == ["color=blue; id=1; csrf=2"])
    }

    /// A refused API key must not renew a token that was not sent.
    @Test func onlyAttachedTokensAreRenewed() async throws {
        struct Either: APIOperation {
            static let key = SecurityScheme("key", .apiKey(.header, name: "X-API-Key"))
            static let endpoint = APIEndpoint(.get, "/either", id: "either", security: [[key], [Lookup.bearer]])
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let server = try LoopbackServer { _ in failure(401) }
        defer { server.stop() }
        let tokens = Tokens { _ in "new" }
        let api = TestClient(url: server.url, through: APIClient())
            .with(credentials: .schemes(["key": .apiKey("k"), "bearer": .tokens(tokens)]))
        await #expect(throws: APIClientError.self) { try await api.value(of: Either()) }
        #expect(server.requests.count == 1)
        #expect(tokens.refreshes.value == 0)
    }
}
