@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Errors know the response that they are about.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct ErrorAnswerTests {
    /// A failure as generated code has it.
    struct Problem: Codable, AnsweredFailure, Hashable {
        var code: String?
        var message: String?
        var _answer = AnswerSlot()

        enum CodingKeys: CodingKey { case code, message }
    }

    /// A body that contains the error in a property.
    struct Wrapped: Codable, AnsweredFailure {
        var error: Problem?
        var _answer = AnswerSlot()
        var _nested: (any APIFailure)? { error }

        enum CodingKeys: CodingKey { case error }
    }

    struct Read: APIOperation {
        static let endpoint = APIEndpoint(.get, "/read", id: "read")

        func encode(into request: inout RequestEncoder) throws {}

        static func decode(_ response: RawResponse) throws -> Lookup.Answer {
            switch response.status {
            case 200..<300: return try response.json()
            case 404: throw response.failure(Problem.self)
            case 409: throw response.failure(body: [String].self)
            case 422: throw response.failure(Wrapped.self)
            default: throw response.failure()
            }
        }
    }

    private func error(
        of response: LoopbackServer.Response, attempts: Int = 1
    ) async throws -> (APIClientError, ErrorPresentation) {
        let server = try LoopbackServer { _ in response }
        defer { server.stop() }
        let policy = RetryPolicy(attempts: attempts, delay: .milliseconds(1), jitter: 0)
        let api = TestClient(url: server.url, through: APIClient()).with(retry: policy)
        do {
            _ = try await api.value(of: Read())
        } catch let error as APIClientError {
            return (error, ErrorPresentation(error))
        }
        throw CancellationError()
    }

    @Test func aTypedErrorKnowsItsAnswer() async throws {
        let response = failure(
            404, #"{"code": "NO_BOOK", "message": "No such book"}"#, headers: [("x-request-id", "r-1")])
        let (error, _) = try await error(of: response)
        #expect((error.operation, error.status, error.attempts) == ("read", 404, 1))
        #expect(error.message == "No such book")
        #expect(error.answer?.requestID == "r-1")
        #expect(error.answer?.excerpt?.contains("NO_BOOK") == true)
        #expect("\(error)" == "read: the API responded with 404 (NO_BOOK): No such book.")
        guard case .apiError(let problem as Problem) = error else { throw error }
        // The failure has no property for the response.
        #expect(problem == Problem(code: "NO_BOOK", message: "No such book"))
        #expect(!"\(problem)".contains("r-1"))
    }

    @Test func aNestedErrorKnowsItsBody() async throws {
        let (error, _) = try await error(of: failure(422, #"{"error": {"code": "NO_BOOK"}}"#))
        guard case .apiError(let problem as Problem) = error else { throw error }
        #expect(problem.code == "NO_BOOK")
        let body: Wrapped = try AnsweredError(error).body()
        #expect(body.error?.code == "NO_BOOK")
        let (empty, _) = try await self.error(of: failure(422, "{}"))
        guard case .apiError(is Wrapped) = empty else { throw empty }
    }

    @Test func aBodyThatIsNoRecordKnowsItsAnswer() async throws {
        let (error, _) = try await error(of: failure(409, #"["taken"]"#))
        #expect(error.status == 409)
        #expect("\(error)" == "read: the API responded with 409: taken.")
    }

    @Test func anUndocumentedErrorHasItsReason() async throws {
        let (error, presentation) = try await error(of: failure(403, #"{"detail": "Not your flow"}"#))
        #expect((error.status, error.message) == (403, "Not your flow"))
        #expect("\(error)" == "read: the server responded with 403: Not your flow.")
        #expect(presentation.message == "Not your flow")
    }

    @Test func attemptsAreCounted() async throws {
        let (error, _) = try await error(of: failure(503, "{}"), attempts: 3)
        #expect((error.status, error.attempts) == (503, 3))
    }

    @Test func aLostConnectionKnowsItsOperation() async throws {
        let server = try LoopbackServer { _ in failure(500) }
        let url = server.url
        server.stop()
        var policy = RetryPolicy(attempts: 2, delay: .milliseconds(1), jitter: 0)
        policy.retriesTransportErrors = true
        do {
            _ = try await TestClient(url: url, through: APIClient()).with(retry: policy).value(of: Read())
            Issue.record("nothing was thrown")
        } catch let error as APIClientError {
            #expect((error.operation, error.status, error.attempts) == ("read", nil, 2))
            #expect("\(error)".hasPrefix("read: no response arrived"))
        }
    }

    /// Errors of the transport itself are counted like errors of the network.
    @Test func anAnswerThatIsTooLargeKnowsItsOperation() async throws {
        let server = try LoopbackServer { _ in answer() }
        defer { server.stop() }
        var api = TestClient(url: server.url, through: APIClient())
        api.client.settings.bodyLimit = 3
        do {
            _ = try await api.value(of: Read())
            Issue.record("nothing was thrown")
        } catch let error as APIClientError {
            #expect((error.operation, error.status, error.attempts) == ("read", nil, 1))
            guard case .transport(let cause as AnswerTooLarge) = error else { throw error }
            #expect(cause.limit == 3)
        }
    }

    enum Failure: Error {
        case notFound(Problem)
        case conflict([String])
        case gone
        case other(any Error)

        init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
                case 409: self = try .conflict(answer.body())
                case 410: self = .gone
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }

    /// A response for any other status, which has no body, is not the failure of a call without a response.
    @Test func aPlainFailureNeedsAResponse() async throws {
        func isOther(_ error: any Error) -> Bool {
            (try? AnsweredError(error).plain(Failure.gone)) == nil
        }
        #expect(isOther(CancellationError()))
        #expect(isOther(APIClientError.deadlineExceeded(operation: "read", attempts: 1)))
        #expect(try await !isOther(error(of: failure(503)).0))
    }

    /// A proxy's text is neither for people nor for logs.
    @Test func aPlainTextIsNotShown() async throws {
        let body = Data("upstream connect error: secret".utf8)
        let (error, presentation) = try await error(
            of: LoopbackServer.Response(503, headers: [("Content-Type", "text/plain")], body: body))
        #expect(!"\(error)".contains("upstream") && !presentation.message.contains("upstream"))
        #expect(error.message == "upstream connect error: secret")
    }

    @Test func documentedFailuresAreTyped() async throws {
        let found = Failure(try await error(of: failure(404, #"{"code": "NO_BOOK"}"#)).0)
        guard case .notFound(let problem) = found else { throw found }
        #expect(problem.code == "NO_BOOK")
        let taken = Failure(try await error(of: failure(409, #"["taken"]"#)).0)
        guard case .conflict(["taken"]) = taken else { throw taken }
        let gone = Failure(try await error(of: failure(410)).0)
        guard case .gone = gone else { throw gone }
        for other in [failure(500), failure(404, "<html>")] {
            let other = Failure(try await error(of: other).0)
            guard case .other(is APIClientError) = other else { throw other }
        }
        guard case .other(is CancellationError) = Failure(CancellationError()) else {
            throw Failure(CancellationError())
        }
    }
}
