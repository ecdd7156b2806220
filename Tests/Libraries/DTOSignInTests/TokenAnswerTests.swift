import DTOClient
@testable import DTOSignIn
import Foundation
import Testing

/// Answers of token endpoints, of which some are hostile.
@Suite(.timeLimit(.minutes(1)))
struct TokenAnswerTests {
    private let scene = Scene()

    private func token(for body: String, status: Int = 200) async throws -> String? {
        await scene.authority.answer { _ in (status, body) }
        return try await scene.session(.clientCredentials, secret: "s3cr3t").token()
    }

    private static let longAnswer =
        #"{"access_token": "a", "token_type": "Bearer", "more": "\#(String(repeating: "x", count: 1 << 18))"}"#

    @Test(arguments: [
        "", "<html>", "[]", "null", #"{"token_type": "Bearer"}"#, #"{"access_token": "a"}"#,
        #"{"access_token": "", "token_type": "Bearer"}"#, #"{"access_token": 1, "token_type": "Bearer"}"#,
        #"{"access_token": "a", "token_type": "DPoP"}"#, #"{"access_token": "a", "token_type": "mac"}"#,
        #"{"access_token": "a\r\nX-Other: 1", "token_type": "Bearer"}"#,
        #"{"access_token": "ä", "token_type": "Bearer"}"#, String(repeating: "[", count: 100_000),
        longAnswer,
    ])
    func anAnswerWithoutAUsableToken(_ body: String) async throws {
        let error = await #expect(throws: OAuthError.self) { try await token(for: body) }
        guard case .invalidAnswer = error else { throw try #require(error) }
    }

    @Test(arguments: [301, 302, 400, 500])
    func aTokenWithAStatusThatIsNoSuccess(_ status: Int) async throws {
        await #expect(throws: OAuthError.self) {
            try await token(for: #"{"access_token": "a", "token_type": "Bearer"}"#, status: status)
        }
    }

    @Test func anErrorIsReadable() async throws {
        let error = await #expect(throws: OAuthError.self) {
            try await token(for: #"{"error": "invalid_client", "error_description": "No such client."}"#, status: 401)
        }
        #expect(
            "\(try #require(error))"
                == "The authorization server refused the request (invalid_client): No such client.")
        #expect(try #require(error).localizedDescription == "\(try #require(error))")
    }

    @Test func anErrorWithTheStatusOfASuccess() async throws {
        await #expect(throws: OAuthError.refused(code: "bad_verification_code", message: nil)) {
            try await token(for: #"{"error": "bad_verification_code"}"#)
        }
    }

    @Test func aMessageIsOneShortLineWithoutSecrets() async throws {
        let long = String(repeating: "x", count: 1_000)
        let error = await #expect(throws: OAuthError.self) {
            try await token(
                for: #"{"error": "invalid\nclient", "error_description": "s3cr3t\r\n\u001b[31m\u202e\#(long)"}"#,
                status: 400)
        }
        guard case .refused("invalid client", let message?) = error else { throw try #require(error) }
        #expect(message.hasPrefix("***   [31m xxx") && message.count == 300)
    }

    @Test func aMessageHasNoEncodedSecret() async throws {
        // Both forms of the secret that a request has.
        let basic = Data("app%3A1:p%25%3A".utf8).base64EncodedString()
        await scene.authority.answer { _ in
            (401, #"{"error": "invalid_client", "error_description": "Basic \#(basic), p%25%3A, p%:"}"#)
        }
        await #expect(throws: OAuthError.refused(code: "invalid_client", message: "Basic ***, ***, ***")) {
            try await scene.session(.clientCredentials, secret: "p%:").token()
        }
    }

    private static let lives: [(String, Double)] = [
        ("3600", 3_600), (#""3600""#, 3_600), ("0", 0), ("-5", 0), ("59.5", 59.5), ("1e300", 316_224_000),
        ("9223372036854775807", 316_224_000),
    ]

    @Test(arguments: lives)
    func theLifeOfAToken(_ life: String, _ seconds: Double) async throws {
        await scene.authority.answer { _ in
            (200, #"{"access_token": "a", "token_type": "Bearer", "expires_in": \#(life)}"#)
        }
        let session = scene.session(.clientCredentials)
        _ = try await session.token()
        let expires = try #require(try session.tokens?.expires)
        #expect(expires == scene.time.now.addingTimeInterval(seconds))
    }

    @Test(arguments: ["null", "true", "{}", #""soon""#, #""inf""#, #""nan""#])
    func aLifeThatIsNotANumber(_ life: String) async throws {
        await scene.authority.answer { _ in
            (200, #"{"access_token": "a", "token_type": "Bearer", "expires_in": \#(life)}"#)
        }
        let session = scene.session(.clientCredentials)
        _ = try await session.token()
        #expect(try session.tokens?.expires == nil)
    }

    @Test func grantedScopes() async throws {
        await scene.authority.answer { _ in
            (200, #"{"access_token": "a", "token_type": "Bearer", "scope": "read  admin"}"#)
        }
        let session = scene.session(.clientCredentials)
        _ = try await session.token()
        #expect(try session.tokens?.scopes == ["read", "admin"])
    }

    // MARK: The client's secret

    @Test func theSecretIsInAHeader() async throws {
        let session = scene.session(.clientCredentials, secret: "p%:ä")
        _ = try await session.token()
        // RFC 6749 section 2.3.1: both parts are encoded like values of a form.
        let expected = "Basic " + Data("app%3A1:p%25%3A%C3%A4".utf8).base64EncodedString()
        #expect(await scene.authority.authorizations == [expected])
        #expect(
            await scene.authority.forms == [
                ["grant_type": "client_credentials", "scope": "read write", "audience": "books", "state": "mine"]
            ])
    }

    @Test func theSecretIsInTheForm() async throws {
        var endpoints = Authority.endpoints
        endpoints.takesSecretInForm = true
        let session = scene.session(.clientCredentials, server: .endpoints(endpoints), secret: "p%:ä")
        _ = try await session.token()
        let form = await scene.authority.forms[0]
        #expect(form["client_id"] == "app:1" && form["client_secret"] == "p%:ä")
        #expect(await scene.authority.authorizations == [nil])
    }
}
