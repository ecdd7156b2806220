import DTOClient
import DTORuntime
@testable import DTOSignIn
import Foundation
import Testing

/// Tokens that are renewed ahead of their end and after a refusal, once for all calls.
@Suite(.timeLimit(.minutes(1)))
struct RenewalTests {
    private let scene = Scene()

    private struct FullDisk: TokenStore {
        let tokens: MemoryTokenStore
        func load() -> OAuthTokens? { tokens.load() }
        func save(_ tokens: OAuthTokens?) throws { throw OAuthError.store("the disk is full") }
    }

    private func grants() async -> [String?] { await scene.authority.forms.map { $0["grant_type"] } }

    @Test func aTokenIsRenewedInItsLastMinute() async throws {
        let session = try await scene.signedIn()
        scene.time.pass(3539)
        #expect(try await session.token() == "access-1")
        scene.time.pass(1)
        #expect(try await session.token() == "access-2")
        #expect(
            await scene.authority.forms.last == [
                "grant_type": "refresh_token", "refresh_token": "refresh-1", "client_id": "app:1",
            ])
        // The next renewal needs the token of the last one.
        scene.time.pass(3600)
        #expect(try await session.token() == "access-3")
        #expect(scene.store.load()?.refreshToken == "refresh-3")
    }

    @Test func aShortLifeHasAShortMargin() async throws {
        await scene.authority.issueTokens(for: 30)
        let session = try await scene.signedIn()
        scene.time.pass(26)
        #expect(try await session.token() == "access-1")
        scene.time.pass(1)
        #expect(try await session.token() == "access-2")
    }

    @Test func aRefreshTokenWithoutRotationStays() async throws {
        let session = try await scene.signedIn()
        await scene.authority.answer { _ in (200, #"{"access_token": "b", "token_type": "Bearer", "expires_in": 60}"#) }
        scene.time.pass(3600)
        #expect(try await session.token() == "b")
        #expect(try session.tokens?.refreshToken == "refresh-1" && session.tokens?.scopes == ["read", "write"])
    }

    @Test func manyCallsRenewOnce() async throws {
        let session = try await scene.signedIn()
        scene.time.pass(3600)
        await scene.authority.close()
        async let tokens = withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { try await session.token() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        await scene.authority.arrived(1)
        for _ in 0..<1_000 { await Task.yield() }
        await scene.authority.open()
        #expect(try await tokens == ["access-2"])
        #expect(await grants() == ["authorization_code", "refresh_token"])
    }

    @Test func refusedTokensAreRenewedOnceForAllCalls() async throws {
        let session = try await scene.signedIn()
        await scene.authority.revoke()
        let client = scene.client(session)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { try await client.value(of: GetBooks()) } }
            try await group.waitForAll()
        }
        #expect(await grants() == ["authorization_code", "refresh_token"])
    }

    @Test func aCancelledCallerDoesNotEndTheRenewal() async throws {
        let session = try await scene.signedIn()
        scene.time.pass(3600)
        await scene.authority.close()
        let cancelled = Task { try await session.token() }
        await scene.authority.arrived(1)
        let other = Task { try await session.token() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await scene.authority.open()
        #expect(try await other.value == "access-2")
        #expect(await grants().count == 2)
    }

    @Test func theClientRenewsItsOwnToken() async throws {
        let session = scene.session(.clientCredentials, secret: "s")
        #expect(try await session.token() == "access-1")
        let account = session.account
        scene.time.pass(3600)
        #expect(try await session.token() == "access-2")
        #expect(session.account == account && account != nil)
        #expect(await grants() == ["client_credentials", "client_credentials"])
    }

    // MARK: Failures

    @Test func aFailedRenewalLeavesAValidTokenInUse() async throws {
        let session = try await scene.signedIn()
        await scene.authority.answer { _ in (503, "") }
        scene.time.pass(3550)
        #expect(try await session.token() == "access-1")
        // It is not repeated for each call.
        #expect(try await session.token() == "access-1")
        #expect(await grants().count == 2)
        scene.time.pass(11)
        #expect(try await session.token() == "access-1")
        #expect(await grants().count == 3)
        scene.time.pass(60)
        await #expect(throws: OAuthError.self) { try await session.token() }
        await scene.authority.answer { _ in nil }
        #expect(try await session.token() == "access-2")
        #expect(scene.ends.withLock { $0 } == [])
    }

    @Test func aRefusedRefreshTokenEndsTheSession() async throws {
        let session = try await scene.signedIn()
        await scene.authority.answer { _ in (400, #"{"error": "invalid_grant", "error_description": "Expired."}"#) }
        scene.time.pass(3600)
        #expect(try await session.token() == nil)
        #expect(try session.tokens == nil && scene.store.load() == nil && session.account == nil)
        #expect(scene.ends.withLock { $0 } == ["Expired."])
        await #expect(throws: APIClientError.self) { try await scene.client(session).value(of: GetBooks()) }
        #expect(await grants().count == 2)
        // The user can sign in again.
        await scene.authority.answer { _ in nil }
        try await session.signIn(browser: scene.authority.browse)
        #expect(try await session.token() == "access-2")
    }

    @Test func aRefusedTokenWithoutARefreshTokenEndsTheSession() async throws {
        await scene.authority.answer { _ in (200, #"{"access_token": "a", "token_type": "Bearer", "expires_in": 60}"#) }
        let session = try await scene.signedIn()
        scene.time.pass(3600)
        #expect(try await session.token() == "a")
        let error = await #expect(throws: APIClientError.self) {
            try await scene.client(session).value(of: GetBooks())
        }
        #expect(error?.status == 401)
        #expect(scene.ends.withLock { $0 } == ["the server has issued no refresh token"])
        #expect(try await session.token() == nil)
    }

    @Test func anErrorOfTheAuthorizationServerIsReadableInTheCall() async throws {
        await scene.authority.answer { _ in (401, #"{"error": "invalid_client"}"#) }
        let session = scene.session(.clientCredentials, secret: "s")
        let error = await #expect(throws: APIClientError.self) {
            try await scene.client(session).value(of: GetBooks())
        }
        #expect("\(try #require(error))".contains("refused the request (invalid_client)"))
    }

    @Test func nothingIsSentWithoutASignIn() async throws {
        await #expect(throws: APIClientError.self) {
            try await scene.client(scene.session()).value(of: GetBooks())
        }
        #expect(await scene.authority.calls.isEmpty)
    }

    // MARK: Sessions that end meanwhile

    @Test func aSignOutDuringARenewal() async throws {
        let session = try await scene.signedIn()
        scene.time.pass(3600)
        await scene.authority.close()
        let token = Task { try await session.token() }
        await scene.authority.arrived(1)
        try session.signOut()
        await scene.authority.open()
        #expect(try await token.value == nil)
        #expect(try session.tokens == nil && scene.store.load() == nil)
        #expect(scene.ends.withLock { $0 } == [])
    }

    @Test func anotherSignInDuringARenewal() async throws {
        let session = try await scene.signedIn()
        let first = session.account
        scene.time.pass(3600)
        await scene.authority.close()
        let token = Task { try await session.token() }
        await scene.authority.arrived(1)
        async let signedIn: Void = session.signIn(browser: scene.authority.browse)
        await scene.authority.arrived(2)
        await scene.authority.answerLast()
        try await signedIn
        await scene.authority.open()
        #expect(try await token.value == "access-2")
        #expect(session.account != first && session.account == scene.store.load()?.account)
    }

    @Test func anotherSignInDuringTheRenewalOfARefusedToken() async throws {
        let session = try await scene.signedIn()
        await scene.authority.close()
        let token = Task { try await session.refresh("access-1") }
        await scene.authority.arrived(1)
        async let signedIn: Void = session.signIn(browser: scene.authority.browse)
        await scene.authority.arrived(2)
        await scene.authority.answerLast()
        try await signedIn
        await scene.authority.open()
        #expect(try await token.value == "access-2")
    }

    @Test func anotherProcessHasSignedOut() async throws {
        let session = try await scene.signedIn()
        try scene.session().signOut()
        scene.time.pass(3600)
        #expect(try await session.token() == nil)
        #expect(try session.tokens == nil && scene.store.load() == nil)
        #expect(await grants() == ["authorization_code"])
    }

    @Test func theEndIsReportedAlthoughTheStoreFails() async throws {
        let scene = scene
        _ = try await scene.signedIn()
        let session = scene.session(store: FullDisk(tokens: scene.store))
        await scene.authority.answer { _ in (400, #"{"error": "invalid_grant"}"#) }
        scene.time.pass(3600)
        #expect(try await session.token() == nil)
        #expect(scene.ends.withLock { $0 }.count == 1)
    }

    @Test func anotherProcessHasRenewedTheTokens() async throws {
        let session = try await scene.signedIn()
        let other = scene.session()
        scene.time.pass(3600)
        #expect(try await other.token() == "access-2")
        #expect(try await session.token() == "access-2")
        #expect(await grants() == ["authorization_code", "refresh_token"])
    }

    @Test func tokensAreReadFromTheStore() async throws {
        let first = try await scene.signedIn()
        let second = scene.session()
        #expect(try await second.token() == "access-1")
        #expect(second.account == first.account)
    }

    @Test func aStoreThatFailsDoesNotLoseRotatedTokens() async throws {
        let time = scene.time
        _ = try await scene.signedIn()
        let session = scene.session(store: FullDisk(tokens: scene.store))
        time.pass(3600)
        await #expect(throws: OAuthError.store("the disk is full")) { try await session.token() }
        #expect(try await session.token() == "access-2")
        time.pass(3600)
        await #expect(throws: OAuthError.store("the disk is full")) { try await session.token() }
        #expect(try await session.token() == "access-3")
    }
}
