@_spi(Generated) import DTOClient
import DTORuntime
@testable import DTOSignIn
import Foundation

/// Makes a URL of a text that is one.
func address(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is not a URL") }
    return url
}

/// An authorization server, and an API that accepts its tokens, without a network.
///
/// It follows the specifications by itself: codes belong to a challenge, and each renewal makes a new refresh token.
actor Authority: APITransport {
    typealias Answer = @Sendable (_ form: [String: String]) -> (status: Int, body: String)?

    static let redirect = address("com.example.books:/signed-in")
    static let endpoints = OAuthEndpoints(
        authorization: address("https://login.example.com/authorize?tenant=1"),
        token: address("https://login.example.com/token"), issuer: "https://login.example.com")

    /// The forms that the token endpoint has received.
    private(set) var forms: [[String: String]] = []
    /// The requests to other places.
    private(set) var calls: [HTTPRequest] = []
    private(set) var authorizations: [String?] = []
    private var override: Answer = { _ in nil }
    private var documents: [String: String] = [:]
    private var count = 0
    private var refreshToken: String?
    private var challenge: String?
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The life of access tokens, in seconds.
    private var life = 3600

    func send(_ call: APICall) async throws -> RawResponse {
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        if call.request.url.path != "/token" { return try other(call) }
        guard case .data(let data) = call.request.body else { return response(call, 400, "") }
        let form = try Form.values(String(decoding: data, as: UTF8.self))
        forms.append(form)
        authorizations.append(call.request.headers["Authorization"])
        let (status, body) = override(form) ?? issue(form)
        return response(call, status, body)
    }

    func stream(_ call: APICall) async throws -> StreamedResponse { StreamedResponse(whole: try await send(call)) }

    /// Answers calls of the API, and requests for metadata.
    private func other(_ call: APICall) throws -> RawResponse {
        calls.append(call.request)
        if let document = documents[call.request.url.absoluteString] { return response(call, 200, document) }
        guard call.request.url.host == "api.example.com" else { return response(call, 404, "") }
        let isKnown = call.request.headers["Authorization"] == "Bearer access-\(count)"
        return response(call, isKnown ? 200 : 401, "{}")
    }

    private func issue(_ form: [String: String]) -> (Int, String) {
        switch form["grant_type"] {
        case "authorization_code":
            let made = form["code_verifier"].map { AuthorizationRequest.challenge(of: $0) }
            guard form["code"] == "code-1", made == challenge else { return (400, #"{"error": "invalid_grant"}"#) }
        case "refresh_token" where form["refresh_token"] != refreshToken:
            return (400, #"{"error": "invalid_grant", "error_description": "The token was used."}"#)
        default: break
        }
        count += 1
        refreshToken = form["grant_type"] == "client_credentials" ? nil : "refresh-\(count)"
        let refresh = refreshToken.map { #", "refresh_token": "\#($0)""# } ?? ""
        return (
            200, #"{"access_token": "access-\#(count)", "token_type": "bearer", "expires_in": \#(life)\#(refresh)}"#
        )
    }

    private func response(_ call: APICall, _ status: Int, _ body: String) -> RawResponse {
        RawResponse(
            status: status, headers: ["Content-Type": "application/json"], body: Data(body.utf8),
            url: call.request.url, endpoint: call.endpoint, settings: call.settings)
    }

    // MARK: What tests change

    func answer(_ answer: @escaping Answer) { override = answer }
    func publish(_ document: String, at url: String) { documents[url] = document }
    func issueTokens(for seconds: Int) { life = seconds }

    /// Makes the API refuse all tokens that were issued.
    func revoke() { count += 100 }

    /// Lets the next requests wait.
    func close() { isClosed = true }

    func open() {
        isClosed = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Answers the request that arrived last, while the others wait.
    func answerLast() { waiting.removeLast().resume() }

    func arrived(_ number: Int) async {
        while waiting.count < number { await Task.yield() }
    }

    /// Plays the browser of a user who agrees.
    nonisolated var browse: @Sendable (URL, URL) async throws -> URL { { try await self.visit($0, $1) } }

    private func visit(_ page: URL, _ redirect: URL) throws -> URL {
        let query = try Form.values(page.query ?? "")
        challenge = query["code_challenge"]
        return address("\(redirect.absoluteString)?code=code-1&state=\(query["state"] ?? "")")
    }
}

/// A clock whose time of day a test sets.
final class Time: Sendable {
    private let date = Guarded(Date(timeIntervalSince1970: 1_700_000_000))
    var now: Date { date.withLock { $0 } }
    var clock: ClientClock { ClientClock(date: { self.now }) }
    func pass(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// The parts of a test with one session.
struct Scene {
    let authority = Authority()
    let time = Time()
    let store = MemoryTokenStore()
    let ends = Guarded([String]())

    func session(
        _ flow: OAuthConfiguration.Flow = .authorizationCode(redirect: Authority.redirect),
        server: OAuthServer = .endpoints(Authority.endpoints), secret: String? = nil, log: AttemptLog? = nil,
        store: (any TokenStore)? = nil
    ) -> OAuthSession {
        let configuration = OAuthConfiguration(
            server: server, flow: flow, clientID: "app:1", clientSecret: secret, scopes: ["read", "write"],
            parameters: ["audience": "books", "state": "mine"])
        let client = APIClient(transport: authority, log: log, clock: time.clock)
        return OAuthSession(configuration, store: store ?? self.store, through: client, clock: time.clock) {
            [ends] refusal in ends.withLock { $0.append(refusal.reason) }
        }
    }

    /// Returns a session of a user who has signed in.
    func signedIn() async throws -> OAuthSession {
        let session = session()
        try await session.signIn(browser: authority.browse)
        return session
    }

    func client(_ session: OAuthSession) -> BooksClient {
        BooksClient(through: APIClient(transport: authority)).with(credentials: session.credentials)
    }
}

struct GetBooks: APIOperation {
    static let endpoint = APIEndpoint(
        .get, "/books", id: "getBooks", security: [[SecurityScheme("oauth", .bearer)]])
    func encode(into request: inout RequestEncoder) throws {}
    static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
}

struct BooksClient: ContractClient {
    struct Server: APIServer { var url = "https://api.example.com" }
    static let defaultServer = Server()
    var client: ClientContext
}
