import DTOClient
@testable import DTOSignIn
import Foundation
import Testing

/// Endpoints that a server publishes.
@Suite(.timeLimit(.minutes(1)))
struct DiscoveryTests {
    private let scene = Scene()
    private static let issuer = "https://login.example.com/books"
    private static let openID = issuer + "/.well-known/openid-configuration"

    private static func document(
        issuer: String = issuer, token: String = "https://login.example.com/token", more: String = ""
    ) -> String {
        """
        {"issuer": "\(issuer)", "authorization_endpoint": "https://login.example.com/authorize",
         "token_endpoint": "\(token)"\(more)}
        """
    }

    private func endpoints(_ url: String = issuer) async throws -> OAuthEndpoints {
        try await Discovery.endpoints(from: address(url), through: APIClient(transport: scene.authority))
    }

    @Test(arguments: [
        // OpenID Connect Discovery 1.0 section 4.1, RFC 8414 sections 3.1 and 5.
        ("https://example.com", "https://example.com/.well-known/oauth-authorization-server", "https://example.com"),
        ("https://example.com/", "https://example.com/.well-known/openid-configuration", "https://example.com"),
        (
            "https://example.com/issuer1", "https://example.com/issuer1/.well-known/openid-configuration",
            "https://example.com/issuer1"
        ),
        (
            "https://example.com/issuer1", "https://example.com/.well-known/oauth-authorization-server/issuer1",
            "https://example.com/issuer1"
        ),
        (
            "https://example.com/a/.well-known/openid-configuration",
            "https://example.com/a/.well-known/openid-configuration", "https://example.com/a"
        ),
        (
            "https://example.com/.well-known/oauth-authorization-server/a/b",
            "https://example.com/.well-known/oauth-authorization-server/a/b", "https://example.com/a/b"
        ),
    ])
    func placesOfMetadata(_ url: String, _ metadata: String, _ issuer: String) throws {
        let candidates = Discovery.candidates(for: try #require(URL(string: url)))
        #expect(candidates.contains(.init(metadata: try #require(URL(string: metadata)), issuer: issuer)))
    }

    @Test func bothPlacesAreTried() async throws {
        let place = "https://login.example.com/.well-known/oauth-authorization-server/books"
        await scene.authority.publish(Self.document(), at: place)
        #expect(try await endpoints().token.absoluteString == "https://login.example.com/token")
        #expect(await scene.authority.calls.map(\.url.absoluteString) == [Self.openID, place])
    }

    @Test func aPageInPlaceOfMetadataIsPassedOver() async throws {
        await scene.authority.publish("<html>", at: Self.openID)
        await scene.authority.publish(
            Self.document(), at: "https://login.example.com/.well-known/oauth-authorization-server/books")
        #expect(try await endpoints().token.absoluteString == "https://login.example.com/token")
    }

    @Test func aSessionReadsTheMetadataOnce() async throws {
        await scene.authority.publish(
            Self.document(more: #", "authorization_response_iss_parameter_supported": true"#), at: Self.openID)
        let session = scene.session(server: .discovered(from: address(Self.issuer)))
        for _ in 0..<2 {
            try await session.signIn { page, redirect in
                address(try await scene.authority.browse(page, redirect).absoluteString + "&iss=\(Self.issuer)")
            }
        }
        #expect(await scene.authority.calls.count == 1)
        await #expect(throws: OAuthError.invalidAnswer("it does not name its issuer")) {
            try await session.signIn(browser: scene.authority.browse)
        }
    }

    @Test(arguments: [
        ("", false), (#", "token_endpoint_auth_methods_supported": ["client_secret_post"]"#, true),
        (#", "token_endpoint_auth_methods_supported": ["client_secret_post", "client_secret_basic"]"#, false),
    ])
    func thePlaceOfTheSecret(_ more: String, _ isInForm: Bool) async throws {
        await scene.authority.publish(Self.document(more: more), at: Self.openID)
        #expect(try await endpoints().takesSecretInForm == isInForm)
    }

    @Test(arguments: [
        document(issuer: "https://evil.example"), document(issuer: ""), "{}", "[]", "<html>",
        document(token: "http://login.example.com/token"), document(token: "http://127.0.0.1/token"),
        document(token: "javascript:1"), document(more: #", "code_challenge_methods_supported": ["plain"]"#),
        #"{"issuer": "https://login.example.com/books"}"#,
    ])
    func metadataThatCannotBeTrusted(_ document: String) async throws {
        await scene.authority.publish(document, at: Self.openID)
        let error = await #expect(throws: OAuthError.self) { try await endpoints() }
        guard case .invalidAnswer = error else { throw try #require(error) }
    }

    @Test func aSlashAtTheEndOfAnIssuer() async throws {
        await scene.authority.publish(Self.document(issuer: Self.issuer + "/"), at: Self.openID)
        #expect(try await endpoints().issuer == Self.issuer + "/")
    }

    @Test func metadataOnLoopback() async throws {
        await scene.authority.publish(
            Self.document(issuer: "http://127.0.0.1:9", token: "http://127.0.0.1:9/token"),
            at: "http://127.0.0.1:9/.well-known/openid-configuration")
        #expect(try await endpoints("http://127.0.0.1:9").token.port == 9)
        await #expect(throws: OAuthError.self) { try await endpoints("http://login.example.com") }
    }
}
