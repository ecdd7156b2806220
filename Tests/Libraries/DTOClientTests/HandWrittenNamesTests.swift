import DTOClient
import DTOContract
import DTOMocks
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Code of apps that was written for a hand-written client. The names in it must exist and have their meanings.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct HandWrittenNamesTests {
    struct User: Codable, Sendable, Equatable {
        var id: String
        var name: String
    }

    /// A view model that does not know which client it has.
    struct Profile {
        let client: any APIClientProtocol

        func load(_ url: String) async throws -> User {
            try await client.request(url: url, method: .GET, headers: nil, body: nil, responseType: User.self)
        }

        func rename(_ url: String, to name: String) async throws -> User {
            let body = try client.encodeBody(["name": name])
            return try await client.request(
                url: url, method: .PATCH, headers: ["X-Trace": "1"], body: body, responseType: User.self)
        }

        func remove(_ url: String) async throws -> User {
            try await client.delete(url: url, headers: nil, responseType: User.self)
        }
    }

    private static let user = #"{"id": "1", "name": "Ada"}"#

    private func use(_ client: any APIClientProtocol, _ url: String) async throws -> [User] {
        let profile = Profile(client: client)
        return [try await profile.load(url), try await profile.rename(url, to: "Ada"), try await profile.remove(url)]
    }

    @Test func theSameCodeRunsOverBoth() async throws {
        let server = try LoopbackServer { _ in .json(Self.user) }
        defer { server.stop() }
        let real = try await use(APIClient.shared, server.url.appendingPathComponent("users/1").absoluteString)
        #expect(real == Array(repeating: User(id: "1", name: "Ada"), count: 3))
        #expect(server.requests.map(\.method) == ["GET", "PATCH", "DELETE"])
        #expect(server.requests[1].body == Data(#"{"name":"Ada"}"#.utf8))
        #expect(server.requests[1]["X-Trace"] == "1")

        let mock = MockAPIClient(delay: .zero)
        for method in [HTTPMethod.get, .patch, .delete] { mock.respond(to: method, "/users/1", json: Self.user) }
        #expect(try await use(mock, "https://api.example.com/users/1") == real)
        #expect(mock.recordedCalls.map(\.request.method) == [.get, .patch, .delete])
    }

    @Test func operationsAreToldApartByTheirNames() async throws {
        let mock = MockAPIClient(delay: .zero)
        mock.respond(to: "lookup", json: #"{"value": 1}"#)
        mock.respond(to: "submit", json: #"{"value": 2}"#)
        let api = TestClient(through: mock)
        #expect(try await api.value(of: Lookup()).value == 1)
        #expect(try await api.value(of: Submission()).value == 2)
        #expect(mock.recordedCalls.map(\.endpoint.id) == ["lookup", "submit"])
    }

    @Test func aMissingAnswerIsAnErrorThatNamesTheCall() async {
        do {
            _ = try await MockAPIClient(delay: .zero).get(
                url: "https://api.example.com/users/1", responseType: User.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect("\(error)".contains("GET /users/1"))
        }
    }

    /// A loop of the app itself, with one attempt each.
    private func fetch(
        _ request: HTTPRequest, maxRetries: Int, sleep: (Duration) -> Void
    ) async throws -> Data {
        var delay = Duration.seconds(1)
        for attempt in 1...maxRetries {
            do {
                return try await fetchWithRetry(request: request, maxRetries: 1)
            } catch {
                switch ErrorRetryability(error) {
                case .doNotRetry: throw error
                case .retry(let after): if attempt < maxRetries { sleep(after) }
                case .retryWithBackoff: if attempt < maxRetries { sleep(delay) }
                }
                delay *= 2
            }
        }
        throw APIClientError.maxRetriesExceeded
    }

    private func fetched(
        _ answers: [LoopbackServer.Response]
    ) async throws -> (result: Result<Data, any Error>, sleeps: [Duration], count: Int) {
        let index = Shared(0)
        let server = try LoopbackServer { _ in
            answers[
                min(
                    answers.count - 1,
                    index.change {
                        $0 += 1
                        return $0 - 1
                    })]
        }
        defer { server.stop() }
        var sleeps: [Duration] = []
        let result: Result<Data, any Error>
        do {
            let request = HTTPRequest(method: .GET, url: server.url.appendingPathComponent("x"))
            result = .success(try await fetch(request, maxRetries: 3) { sleeps.append($0) })
        } catch {
            result = .failure(error)
        }
        return (result, sleeps, server.requests.count)
    }

    @Test func aLoopOfTheAppsOwnDecidesByRetryability() async throws {
        let late = try await fetched([failure(503), failure(502), answer(7)])
        #expect(try late.result.get() == Data(#"{"value": 7}"#.utf8))
        #expect(late.sleeps == [.seconds(1), .seconds(2)])

        let final = try await fetched([failure(404)])
        #expect(throws: APIClientError.self) { try final.result.get() }
        #expect(final.count == 1)

        let limited = try await fetched([failure(429, headers: [("Retry-After", "7")]), answer(1)])
        #expect(limited.sleeps == [.seconds(7)])

        let never = try await fetched([failure(503)])
        guard case .failure(APIClientError.maxRetriesExceeded) = never.result else {
            Issue.record("\(never.result)")
            return
        }
        #expect(never.sleeps == [.seconds(1), .seconds(2)])
        #expect(never.count == 3)
    }

    @Test func aConfigurationNamesTheServer() async throws {
        let server = try LoopbackServer { _ in .json(Self.user) }
        defer { server.stop() }
        let client = APIClient(configuration: APIConfiguration(baseURL: server.url))
        let user: User = try await client.post(url: "/users", body: User(id: "1", name: "Ada"))
        #expect(user.name == "Ada")
        #expect(server.requests.map(\.target) == ["/users"])
    }
}
