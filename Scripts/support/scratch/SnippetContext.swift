// The declarations that the Swift in documentation assumes: an app with a client, a job, and functions that show
// something. The code does not use the network, because its clients use the mock below.

import BookSearch
import BooksTrackAPI
import BooksTrackAPIFixtures
import BooksTrackAPIMocks
import DTOClient
import DTOClientExtras
import DTOContract
import DTOFiles
import DTOMockServer
import DTOMocks
import DTOQueries
import DTORuntime
import DTOSignIn
import Foundation
import Testing

fileprivate let mock: MockAPIClient = {
    let mock = MockAPIClient(delay: .zero)
    mock.respond(to: "searchByISBN", json: Fixtures.searchByISBN_Operation200_CurrentSuccess)
    mock.respond(to: "searchUnified", json: Fixtures.searchUnified_Operation200_OneResult)
    mock.respond(
        to: "createImport", status: 202,
        json: """
            {
              "data": {"jobId": "import_1", "authToken": "t", "sseUrl": "/api/v2/imports/import_1/stream"},
              "metadata": {}
            }
            """)
    mock.respond { call in
        guard call.endpoint.id == "getJobResults" else { return nil }
        return RawResponse(
            status: 200, headers: ["Content-Type": "application/json"], body: Data("{}".utf8), endpoint: call.endpoint,
            settings: call.settings)
    }
    mock.respond(to: "cancelJob", json: #"{"data": {"jobId": "import_1", "status": "canceled"}, "metadata": {}}"#)
    mock.respond { call in
        guard call.endpoint.id == "streamImport" else { return nil }
        let progress =
            #"{"jobId": "import_1", "status": "processing", "progress": 0.5, "processedCount": 1, "totalCount": 2}"#
        return RawResponse(
            status: 200, headers: ["Content-Type": "text/event-stream"],
            body: Data("event: processing\ndata: \(progress)\n\nevent: completed\ndata: \(progress)\n\n".utf8),
            endpoint: call.endpoint, settings: call.settings)
    }
    mock.respond { call in
        guard call.endpoint.id == "complete" else { return nil }
        return RawResponse(
            status: 200, headers: ["Content-Type": "text/event-stream"],
            body: Data(#"data: {"text": "and"}"#.utf8) + Data("\n\n".utf8),
            endpoint: call.endpoint, settings: call.settings)
    }
    mock.respond { call in
        guard call.request.url.host == "api.example.com" else { return nil }
        return RawResponse(
            status: 200, headers: ["Content-Type": "application/json"], body: Data(#"{"id": "1", "name": "Ada"}"#.utf8),
            endpoint: call.endpoint, settings: call.settings)
    }
    // The authorization server.
    mock.respond { call in
        guard call.request.url.host == "login.example.com" else { return nil }
        let token = #"{"access_token": "t", "token_type": "Bearer", "expires_in": 3600}"#
        let metadata = """
            {
              "issuer": "https://login.example.com/books",
              "authorization_endpoint": "https://login.example.com/authorize",
              "token_endpoint": "https://login.example.com/token"
            }
            """
        return RawResponse(
            status: 200, headers: ["Content-Type": "application/json"],
            body: Data((call.request.method == .post ? token : metadata).utf8), endpoint: call.endpoint,
            settings: call.settings)
    }
    APIClientFactory.override(with: mock)
    return mock
}()

/// The client that replaces the network. Its name differs from `mock`, because `ContractClient` has a function `mock`.
fileprivate let backend = mock

extension ContractClient {
    /// Replaces the initializer that uses the network.
    fileprivate init(_ server: Server) { self.init(server, through: backend) }
}

extension OAuthSession {
    /// Replaces the initializer that uses the network.
    fileprivate convenience init(
        _ configuration: OAuthConfiguration, store: any TokenStore = MemoryTokenStore(),
        onEnd: @escaping @Sendable (TokenRefusal) -> Void = { _ in }
    ) { self.init(configuration, store: store, through: backend, onEnd: onEnd) }
}

fileprivate let configuration = OAuthConfiguration(
    server: .discovered(from: address("https://login.example.com/books")),
    flow: .authorizationCode(redirect: address("com.example.books:/signed-in")), clientID: "books-app")
fileprivate let session = OAuthSession(configuration)

/// Plays the browser of a user who agrees.
fileprivate func browse(_ page: URL, _ redirect: URL) async throws -> URL {
    let query = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let state = query.first { $0.name == "state" }?.value ?? ""
    return address("\(redirect.absoluteString)?code=c&state=\(state)")
}

fileprivate func address(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/")
}

fileprivate let api = BooksTrackClient(.production, through: backend)
fileprivate let isbn = "9780439064873"
fileprivate let job = JobInitiationResponse(
    jobId: "import_1", authToken: "t", sseUrl: "/api/v2/imports/import_1/stream")

/// An operation of a language model.
fileprivate struct Complete: StreamableOperation {
    struct Piece: Codable, Sendable { var text: String }

    var prompt: String
    var stream: Bool

    static let endpoint = APIEndpoint(.post, "/completions", id: "complete")
    static let events = EventStreamFormat.serverSentEvents(terminal: [])
    func encode(into request: inout RequestEncoder) throws { try request.body(json: ["prompt": prompt]) }
    static func decode(_ response: RawResponse) throws -> Piece { try response.json() }
    static func event(_ message: StreamMessage) throws -> Piece { try message.json() }
}

fileprivate struct Telemetry: Sendable {
    func send(_ values: any Sendable...) {}
}

fileprivate let telemetry = Telemetry()

fileprivate func showEmpty() {}
fileprivate func showSignIn(_ reason: String) {}
fileprivate func show(_ value: some Sendable) {}
fileprivate func present(_ error: ErrorPresentation) {}
fileprivate func log(_ error: any Error) {}
fileprivate func count(_ metrics: CallMetrics) {}
