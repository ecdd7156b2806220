import DTOClient
import DTOContract
import DTOMocks
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The required functions for code without a contract: five methods, mock and factory.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct VerbTests {
    struct Echo: Codable, Sendable, Equatable { var method: String }
    struct User: Codable, Sendable, Equatable { var id: String }

    @Test func allFiveMethodsArrive() async throws {
        let server = try LoopbackServer { .json(#"{"method": "\#($0.method)"}"#) }
        defer { server.stop() }
        let api: any APIClientProtocol = APIClient(configuration: APIConfiguration(baseURL: server.url))
        #expect(try await api.get(url: "/api/users") == Echo(method: "GET"))
        #expect(try await api.post(url: "/api/users", body: User(id: "1")) == Echo(method: "POST"))
        #expect(try await api.put(url: "/api/users/1", body: User(id: "1")) == Echo(method: "PUT"))
        #expect(try await api.patch(url: "/api/users/1", body: User(id: "1")) == Echo(method: "PATCH"))
        #expect(try await api.delete(url: "/api/users/1", responseType: Echo.self) == Echo(method: "DELETE"))
        #expect(server.requests.map(\.method) == ["GET", "POST", "PUT", "PATCH", "DELETE"])
        #expect(server.requests[1].body == Data(#"{"id":"1"}"#.utf8))
        #expect(server.requests[1]["Content-Type"] == "application/json")
    }

    @Test func anAnswerWithoutABodyIsNoValue() async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(204) }
        defer { server.stop() }
        let api = APIClient(baseURL: server.url)
        try await api.deleteVoid(url: "/x")
        try await api.putVoid(url: "/x", body: User(id: "1"))
        do {
            _ = try await api.get(url: "/x", responseType: User.self)
            Issue.record("nothing was thrown")
        } catch APIClientError.noData(let answer) {
            #expect(answer.status == 204)
        }
        await #expect(throws: APIClientError.self) { try await APIClient().get(url: "/x", responseType: User.self) }
    }

    @Test func aMockAnswersFromClosures() async throws {
        let heard = Shared<[String]>([])
        let mock = MockAPIClient(delay: .zero) { line in heard.change { $0.append(line) } }
        mock.respond(to: "lookup", json: #"{"value": 5}"#)
        let api = TestClient(through: mock)
        #expect(try await api.value(of: Lookup(id: "private")).value == 5)
        mock.respond(to: Lookup.self) { _ in Lookup.Answer(value: 6) }
        #expect(try await api.value(of: Lookup()).value == 6)
        mock.respond(to: "lookup", status: 404, json: #"{"code": "NOT_FOUND"}"#)
        await #expect(throws: APIClientError.self) { try await api.value(of: Lookup()) }
        #expect(heard.value == ["GET /lookup/{id}", "GET /lookup/{id}", "GET /lookup/{id}"])
        do {
            _ = try await api.value(of: Submission())
            Issue.record("nothing was thrown")
        } catch {
            #expect("\(error)".contains("submit"))
        }
        mock.respond(to: .get, "/api/health", json: #"{"method": "mocked"}"#)
        #expect(try await mock.get(url: "http://localhost/api/health") == Echo(method: "mocked"))
    }

    @Test func aMockTakesItsTime() async throws {
        let clock = RecordedClock()
        let mock = MockAPIClient(clock: clock.clock)
        mock.respond(to: "lookup", json: #"{"value": 5}"#)
        _ = try await TestClient(through: mock).value(of: Lookup())
        #expect(clock.sleeps.value == [0.5])
    }

    @Test func theFactoryAsksTheConfigurationEachTime() throws {
        let suite = "gen-dtos-tests-\(UUID().uuidString)"
        let said = Shared<[String]>([])
        let config = AppConfig(suite: suite) { line in said.change { $0.append(line) } }
        #expect(APIClientFactory.create(config: config) is APIClient)
        config.mockMode = true
        #expect(APIClientFactory.create(config: config) is MockAPIClient)
        #expect(UserDefaults(suiteName: suite)?.bool(forKey: "app.networking.mockMode") == true)
        config.logCurrentMode()
        #expect(said.value == ["Networking: mock data."])
        config.mockMode = false
        #expect(APIClientFactory.create(config: config) is APIClient)
        let own = MockAPIClient()
        APIClientFactory.override(with: own)
        defer { APIClientFactory.override(with: nil) }
        #expect(APIClientFactory.shared as? MockAPIClient === own)
    }

    @Test func mocksAreThoseOfTheApp() async throws {
        let config = AppConfig(suite: "gen-dtos-tests-\(UUID().uuidString)") { _ in }
        APIClientFactory.useMocks {
            let mock = MockAPIClient(delay: .zero)
            mock.respond(to: .get, "/users/1", json: #"{"id": "1"}"#)
            return mock
        }
        defer { APIClientFactory.useMocks { MockAPIClient() } }
        config.mockMode = true
        let client = APIClientFactory.create(config: config)
        #expect(try await client.get(url: "https://api.example.com/users/1") == User(id: "1"))
    }

    @Test func aDebugMenuTurnsMocksOn() {
        let model = DebugMenuModel(config: AppConfig(suite: "gen-dtos-tests-\(UUID().uuidString)"))
        #expect(!model.isMockModeOn)
        model.isMockModeOn = true
        #expect(model.config.mockMode)
    }

    @Test func errorsAreWordsForPeople() {
        func of(_ failure: Lookup.Failure) -> ErrorPresentation { ErrorPresentation(APIClientError.apiError(failure)) }
        #expect(
            of(.init(code: "CIRCUIT_OPEN", message: "Busy", retryable: true, retryAfterMs: 45_000)).action
                == .wait(.seconds(45)))
        #expect(of(.init(code: "PROVIDER_ERROR", message: "Busy", retryable: true)).action == .retry)
        let final = of(.init(code: "NOT_FOUND", message: "Book not found", retryable: false))
        #expect(final.action == .dismiss)
        #expect(final.message == "Book not found")
        let stranger = of(.init(code: "UNAUTHORIZED", message: "The token is not this job's.", retryable: false))
        #expect(stranger.action == .signIn)
        #expect(stranger.message == "The token is not this job's.")
        #expect(ErrorPresentation(APIClientError.missingCredentials(operation: "x", schemes: [])).action == .signIn)
        #expect(ErrorPresentation(APIClientError.transport(URLError(.timedOut))).action == .retry)
    }

    /// An API's own codes, and the meaning of its statuses without codes.
    @Test func errorsOfTheContractKnowSignInAndLimits() {
        func of(_ code: String?, status: Int? = nil, headers: HTTPHeaders = [:]) -> ErrorPresentation {
            ErrorPresentation(
                APIClientError.apiError(Lookup.Failure(code: code, message: "No.")), status: status, headers: headers)
        }
        for code in ["UNAUTHENTICATED", "TOKEN_EXPIRED", "token-expired", "tokenExpired", "INVALID_TOKEN"] {
            #expect(of(code).action == .signIn, "\(code)")
        }
        for code in ["RATE_LIMITED", "TOO_MANY_REQUESTS", "RESOURCE_EXHAUSTED", "rateLimitExceeded"] {
            #expect(of(code).action == .wait(.seconds(60)), "\(code)")
        }
        #expect(of("E17", status: 401).action == .signIn)
        #expect(of("E17", status: 429).action == .wait(.seconds(60)))
        #expect(of("E17", status: 429, headers: ["Retry-After": "7"]).action == .wait(.seconds(7)))
        #expect(of("E17", status: 503).action == .retry)
        #expect(of("E17", status: 404).action == .dismiss)
        #expect(of(nil).action == .dismiss)
        #expect(of("E17", status: 401).message == "No.")
    }

    /// The connection works, but the time is over.
    @Test func aDeadlineIsNoLostConnection() {
        let late = ErrorPresentation(APIClientError.deadlineExceeded(operation: "x", attempts: 1))
        let lost = ErrorPresentation(APIClientError.transport(URLError(.timedOut)))
        #expect(late.action == .retry)
        #expect(late.title != lost.title && late.message != lost.message)
        #expect(!late.message.lowercased().contains("connection"))
    }

    @Test func anEnvelopeIsReadWithoutACall() throws {
        struct Envelope: Codable, Sendable, APIResponse {
            var success: Bool?
            var data: User?
            var error: Lookup.Failure?
            func payload() throws -> User {
                if let error { throw error }
                guard let data else { throw EnvelopeViolation.missingPayload(key: "data") }
                return data
            }
        }
        let found = try handleAPIResponse(
            data: Data(#"{"success": true, "data": {"id": "7"}}"#.utf8), expecting: Envelope.self)
        #expect(found == User(id: "7"))
        do {
            _ = try handleAPIResponse(
                data: Data(#"{"success": false, "error": {"code": "NOT_FOUND"}}"#.utf8), expecting: Envelope.self)
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error) {
            #expect(error.code == "NOT_FOUND")
        }
        #expect(throws: APIClientError.self) {
            try handleAPIResponse(data: Data(#"{"success": true}"#.utf8), expecting: Envelope.self)
        }
    }

    @Test func fetchingTriesAgain() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            count.change {
                $0 += 1
                return $0
            } < 3 ? failure(503) : answer()
        }
        defer { server.stop() }
        let clock = RecordedClock()
        let data = try await fetchWithRetry(
            request: HTTPRequest(method: .get, url: server.url.appendingPathComponent("x")), maxRetries: 3,
            through: APIClient(clock: clock.clock))
        #expect(data == Data(#"{"value": 1}"#.utf8))
        #expect(clock.sleeps.value.count == 2)
    }
}
