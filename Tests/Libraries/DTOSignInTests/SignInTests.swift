import DTOClient
@testable import DTOSignIn
import Foundation
import Testing

/// The sign-in with a browser: the page, the answer, and the exchange of the code.
@Suite(.timeLimit(.minutes(1)))
struct SignInTests {
    private let scene = Scene()

    private func request(issuer: String? = "https://login.example.com", namesIssuer: Bool = false) throws
        -> AuthorizationRequest
    {
        var endpoints = Authority.endpoints
        endpoints.issuer = issuer
        endpoints.namesIssuer = namesIssuer
        let configuration = scene.session().configuration
        return try AuthorizationRequest(configuration, redirect: Authority.redirect, endpoints: endpoints)
    }

    private func parameters(of request: AuthorizationRequest) throws -> [String: String] {
        try Form.values(request.page.query ?? "")
    }

    @Test func theChallengeOfTheSpecification() {
        // RFC 7636 appendix B.
        #expect(
            AuthorizationRequest.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
                == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test func thePageHasAllParameters() throws {
        let request = try request()
        let query = try parameters(of: request)
        let state = try #require(query["state"])
        #expect(
            query.filter { !["state", "code_challenge"].contains($0.key) } == [
                "tenant": "1", "response_type": "code", "client_id": "app:1", "scope": "read write",
                "redirect_uri": "com.example.books:/signed-in", "code_challenge_method": "S256", "audience": "books",
            ])
        #expect(query["code_challenge"] == AuthorizationRequest.challenge(of: request.verifier))
        // RFC 7636 section 4.1 demands at least 43 of these characters.
        #expect(request.verifier.wholeMatch(of: /[A-Za-z0-9._~-]{43,128}/) != nil && state.count == 43)
        #expect(try parameters(of: self.request())["state"] != state)
    }

    @Test func aCodeBecomesTokens() async throws {
        let session = try await scene.signedIn()
        let form = await scene.authority.forms[0]
        #expect(
            form.filter { $0.key != "code_verifier" } == [
                "grant_type": "authorization_code", "code": "code-1", "client_id": "app:1",
                "redirect_uri": "com.example.books:/signed-in",
            ])
        #expect(try session.tokens?.accessToken == "access-1" && session.tokens?.scopes == ["read", "write"])
        #expect(scene.store.load()?.refreshToken == "refresh-1")
        try await scene.client(session).value(of: GetBooks())
        #expect(await scene.authority.calls.last?.headers["Authorization"] == "Bearer access-1")
    }

    @Test func anotherVerifierIsRefused() async throws {
        let session = scene.session()
        await #expect(throws: OAuthError.refused(code: "invalid_grant", message: nil)) {
            try await session.signIn { page, redirect in
                let text = page.absoluteString.replacingOccurrences(of: "code_challenge=", with: "code_challenge=X")
                return try await scene.authority.browse(address(text), redirect)
            }
        }
        #expect(try session.tokens == nil)
    }

    @Test(arguments: [
        "com.example.books:/other?code=1&state=STATE", "https://login.example.com/signed-in?code=1&state=STATE",
        "com.example.books:/signed-in?code=1&state=wrong", "com.example.books:/signed-in?code=1",
        "com.example.books:/signed-in?error=access_denied", "com.example.books:/signed-in?state=STATE",
        "com.example.books:/signed-in?code=1&code=2&state=STATE", "com.example.books:/signed-in?code=&state=STATE",
        "com.example.books:/signed-in", "com.example.books:/signed-in#code=1&state=STATE",
        "com.example.books:/signed-in?code=1&state=STATE&iss=https%3A%2F%2Fevil.example",
        "com.example.books:/signed-in?code=1&state=STATE&state=STATE",
    ])
    func anAnswerFromSomebodyElse(_ text: String) throws {
        let request = try request()
        let state = try #require(try parameters(of: request)["state"])
        let url = try #require(URL(string: text.replacingOccurrences(of: "STATE", with: state)))
        let error = #expect(throws: OAuthError.self) { try request.code(in: url) }
        guard case .invalidAnswer = error else { throw try #require(error) }
    }

    @Test func theIssuerOfAnAnswer() throws {
        let promised = try request(namesIssuer: true)
        let state = try #require(try parameters(of: promised)["state"])
        let start = "com.example.books:/signed-in?code=a%2Bb&state=\(state)"
        let named = try #require(URL(string: start + "&iss=https://login.example.com"))
        #expect(try promised.code(in: named) == "a+b")
        #expect(throws: OAuthError.invalidAnswer("it does not name its issuer")) {
            try promised.code(in: address(start))
        }
    }

    @Test func theUserDeclines() async throws {
        await #expect(throws: OAuthError.refused(code: "access_denied", message: "The user said no.")) {
            try await scene.session().signIn { page, redirect in
                let state = try Form.values(page.query ?? "")["state"] ?? ""
                return URL(
                    string: redirect.absoluteString
                        + "?error=access_denied&error_description=The+user+said+no.&state=\(state)")!
            }
        }
        #expect(await scene.authority.forms.isEmpty)
    }

    @Test func theErrorOfTheBrowser() async throws {
        await #expect(throws: CancellationError.self) {
            try await scene.session().signIn { _, _ in throw CancellationError() }
        }
    }

    @Test(arguments: [
        "http://login.example.com/token", "ftp://login.example.com/token", "https://login.example.com/token#part",
        "https:/token", "http://localhost.evil.example/token", "http://127.0.0.1.evil.example/token",
    ])
    func anEndpointWithoutEncryption(_ text: String) async throws {
        let endpoints = OAuthEndpoints(authorization: Authority.endpoints.authorization, token: address(text))
        let error = await #expect(throws: OAuthError.self) {
            try await scene.session(server: .endpoints(endpoints)).signIn(browser: scene.authority.browse)
        }
        guard case .invalidConfiguration = error else { throw try #require(error) }
        #expect(await scene.authority.forms.isEmpty)
    }

    @Test(arguments: ["http://127.0.0.1:8080/token", "http://[::1]:8080/token", "http://LOCALHOST/token"])
    func anEndpointOnLoopback(_ text: String) async throws {
        let endpoints = OAuthEndpoints(authorization: Authority.endpoints.authorization, token: address(text))
        let session = scene.session(server: .endpoints(endpoints))
        try await session.signIn(browser: scene.authority.browse)
        #expect(try session.tokens != nil)
    }

    @Test func aRedirectWithoutEncryption() async throws {
        let session = scene.session(.authorizationCode(redirect: address("http://app.example.com/signed-in")))
        await #expect(throws: OAuthError.self) { try await session.signIn(browser: scene.authority.browse) }
    }
}
