import DTOClient
import DTOMockServer
import DTORuntime
import DTOSignIn
import Foundation
import Testing

/// An app's tests can use the mock server as their authorization server, over real connections.
@Suite(.timeLimit(.minutes(1)))
struct MockServerSignInTests {
    private func server() async throws -> MockServer {
        let server = try await MockServer.create()
        let base = await server.baseURL.absoluteString
        await server.register(.get, "/.well-known/openid-configuration") { _ in
            .json(#"{"issuer": "\#(base)", "token_endpoint": "\#(base)/token"}"#)
        }
        await server.register(.post, "/token") { request in
            guard request.bodyString?.contains("grant_type=client_credentials") == true,
                request.headers["Authorization"] == "Basic " + Data("job:secret".utf8).base64EncodedString()
            else { return .status(.badRequest) }
            return .json(#"{"access_token": "t1", "token_type": "Bearer", "expires_in": 3600}"#)
        }
        await server.register(.get, "/books") { request in
            request.headers["Authorization"] == "Bearer t1" ? .json("{}") : .status(.unauthorized)
        }
        return server
    }

    @Test func anAppSignsInForItself() async throws {
        let server = try await server()
        let base = await server.baseURL
        let session = OAuthSession(
            OAuthConfiguration(
                server: .discovered(from: base), flow: .clientCredentials, clientID: "job", clientSecret: "secret"),
            store: MemoryTokenStore())
        let client = BooksClient(url: base).with(credentials: session.credentials)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { try await client.value(of: GetBooks()) } }
            try await group.waitForAll()
        }
        let paths = await server.requests.map(\.request.path)
        #expect(paths.count { $0 == "/token" } == 1 && paths.count { $0 == "/books" } == 8)
        await server.stop()
    }
}
