public import DTOClient
import DTORuntime
public import Foundation

/// A session with an authorization server: it signs in, renews tokens, and gives them to calls.
///
///     let session = OAuthSession(configuration, store: FileTokenStore(file))
///     try await session.signIn { page, redirect in try await browse(page, redirect) }
///     let books = try await api.with(credentials: session.credentials).listBooks()
///
/// A token is renewed shortly before it expires, and after the API has refused it: once for all calls that wait.
public final class OAuthSession: TokenProvider {
    private struct State {
        /// The tokens, after they have been read from the store.
        var tokens: OAuthTokens?
        var isLoaded = false
        /// Whether the store has these tokens, as far as this process knows.
        var isStored = false
        /// The renewal that runs, for all calls that wait for it. A sign-in and a sign-out remove it, so that its
        /// result is not kept.
        var renewal: (id: UUID, task: Task<OAuthTokens, any Error>)?
        /// The time until which a failed renewal is not repeated while the token is still valid.
        var pause: Date?
        var endpoints: OAuthEndpoints?
    }

    private static let pause: TimeInterval = 10

    let configuration: OAuthConfiguration
    private let store: any TokenStore
    private let requests: TokenRequests
    private let onEnd: @Sendable (TokenRefusal) -> Void
    private let clock: ClientClock
    private let state = Guarded(State())

    /// - Parameters:
    ///   - store: Keeps the tokens. By default, they are in memory only.
    ///   - api: Sends the requests to the authorization server.
    ///   - clock: Gives the time. Tests pass their own clock.
    ///   - onEnd: Is called when the tokens can no longer be renewed: the server refuses it, or another process has
    ///     signed out. The session then has no tokens, and the user must sign in again.
    public init(
        _ configuration: OAuthConfiguration, store: any TokenStore = MemoryTokenStore(),
        through api: any APIClientProtocol = APIClient.shared, clock: ClientClock = .system,
        onEnd: @escaping @Sendable (TokenRefusal) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.store = store
        self.clock = clock
        self.onEnd = onEnd
        requests = TokenRequests(configuration: configuration, api: api, clock: clock)
    }

    /// The credentials for a client: `api.with(credentials: session.credentials)`.
    public var credentials: Credentials { .tokens(self) }

    /// The tokens, or nil if nobody has signed in or the session has ended.
    ///
    /// - Throws: The errors of the store.
    public var tokens: OAuthTokens? {
        get throws {
            try state.withLock { state in
                if !state.isLoaded {
                    state.tokens = try store.load()
                    state.isLoaded = true
                    state.isStored = state.tokens != nil
                }
                return state.tokens
            }
        }
    }

    // MARK: Sign-in

    /// Signs a user in with a browser. Tokens of an earlier sign-in are replaced.
    ///
    /// - Parameter browser: Opens the page, and returns the URL with which the browser comes back to the redirect.
    ///   `SystemBrowser.open` does this on Apple's platforms.
    /// - Throws: `OAuthError`, the errors of the browser, of calls and of the store.
    public func signIn(browser: @Sendable (_ page: URL, _ redirect: URL) async throws -> URL) async throws {
        guard case .authorizationCode(let redirect) = configuration.flow else {
            throw OAuthError.invalidConfiguration("no user signs in, because the flow is clientCredentials")
        }
        let endpoints = try await endpoints()
        let request = try AuthorizationRequest(configuration, redirect: redirect, endpoints: endpoints)
        let code = try request.code(in: try await browser(request.page, redirect))
        try replace(by: try await requests.tokens(for: code, request, redirect: redirect, at: endpoints))
    }

    /// Forgets the tokens. The server is not informed.
    ///
    /// - Throws: The errors of the store.
    public func signOut() throws {
        try replace(by: nil)
    }

    private func replace(by tokens: OAuthTokens?) throws {
        try state.withLock { state in
            state.tokens = tokens
            state.isLoaded = true
            state.renewal = nil
            state.pause = nil
            state.isStored = false
            try store.save(tokens)
            state.isStored = tokens != nil
        }
    }

    private func endpoints() async throws -> OAuthEndpoints {
        switch configuration.server {
        case .endpoints(let endpoints): return try endpoints.checked()
        case .discovered(let url):
            if let known = state.withLock({ $0.endpoints }) { return known }
            let found = try await Discovery.endpoints(from: url, through: requests.api)
            state.withLock { $0.endpoints = found }
            return found
        }
    }

    // MARK: Tokens for calls

    /// The account of the tokens: a random name that stays the same until another sign-in.
    public var account: String? { (try? tokens)?.account }

    /// Returns the access token, or nil if a user has to sign in. It is renewed first if it is about to expire.
    public func token() async throws -> String? {
        guard let tokens = try tokens else {
            return configuration.flow == .clientCredentials ? try await renewed(nil).accessToken : nil
        }
        let now = clock.date()
        guard tokens.isDue(at: now), isRenewable(tokens) else { return tokens.accessToken }
        let isValid = !tokens.isExpired(at: now)
        if isValid, let pause = state.withLock({ $0.pause }), pause > now { return tokens.accessToken }
        do {
            return try await renewed(tokens).accessToken
        } catch is TokenRefusal {
            // A user may have signed in meanwhile.
            return try self.tokens?.accessToken
        } catch  where isValid && !Task.isCancelled {
            return tokens.accessToken
        }
    }

    /// Renews the tokens after the API has refused the access token.
    public func refresh(_ refused: String) async throws -> String {
        guard let tokens = try tokens else { throw TokenRefusal("nobody has signed in") }
        guard tokens.accessToken == refused else { return tokens.accessToken }
        do {
            return try await renewed(tokens).accessToken
        } catch let refusal as TokenRefusal {
            // A user may have signed in meanwhile.
            guard let token = try self.tokens?.accessToken, token != refused else { throw refusal }
            return token
        }
    }

    private func isRenewable(_ tokens: OAuthTokens) -> Bool {
        configuration.flow == .clientCredentials || tokens.refreshToken != nil
    }

    // MARK: Renewal

    /// Returns tokens to replace `old`. All callers wait for one request. A caller that is cancelled does not end it.
    private func renewed(_ old: OAuthTokens?) async throws -> OAuthTokens {
        let task = state.withLock { state in
            if let running = state.renewal { return running.task }
            if let current = state.tokens, current != old { return Task { current } }
            let id = UUID()
            let task = Task { try await renew(old, id) }
            state.renewal = (id, task)
            return task
        }
        return try await task.cancellableValue
    }

    private func renew(_ old: OAuthTokens?, _ id: UUID) async throws -> OAuthTokens {
        do {
            // Another process of the app may have removed the tokens from the store, or renewed them.
            if state.withLock({ $0.isStored }), try store.load() == nil {
                throw TokenRefusal("the session was signed out")
            }
            let latest = try newer(than: old) ?? old
            if let latest, latest != old, !latest.isDue(at: clock.date()) { return try keep(latest, of: id) }
            do {
                let tokens = try await requested(latest)
                return try keep(tokens, of: id) { try store.save(tokens) }
            } catch OAuthError.refused("invalid_grant", let message) {
                if let other = try newer(than: latest) { return try keep(other, of: id) }
                throw TokenRefusal(message ?? "the server does not renew the tokens")
            }
        } catch {
            fail(id, error)
            throw error
        }
    }

    private func requested(_ old: OAuthTokens?) async throws -> OAuthTokens {
        if configuration.flow == .clientCredentials {
            var tokens = try await requests.tokens(ofClientAt: try await endpoints())
            if let old { tokens.account = old.account }
            return tokens
        }
        guard let old, let refreshToken = old.refreshToken else {
            throw TokenRefusal("the server has issued no refresh token")
        }
        return try await requests.tokens(renewing: old, refreshToken, at: try await endpoints())
    }

    private func newer(than old: OAuthTokens?) throws -> OAuthTokens? {
        guard let stored = try store.load() else { return nil }
        return old.map { $0.issued < stored.issued } ?? true ? stored : nil
    }

    /// Keeps the result of a renewal, unless the session has been replaced meanwhile.
    private func keep(
        _ tokens: OAuthTokens, of id: UUID, _ save: () throws -> Void = {}
    ) throws -> OAuthTokens {
        try state.withLock { state in
            guard state.renewal?.id == id else { throw TokenRefusal("the session was replaced") }
            state.tokens = tokens
            state.renewal = nil
            state.pause = nil
            state.isStored = false
            // The new tokens are used even if they cannot be stored, because the server may have revoked the old ones.
            try save()
            state.isStored = true
            return tokens
        }
    }

    /// Ends a renewal that has failed. After a refusal, the session ends, too.
    private func fail(_ id: UUID, _ error: any Error) {
        let refusal = error as? TokenRefusal
        let isOurs = state.withLock { state in
            guard state.renewal?.id == id else { return false }
            state.renewal = nil
            state.pause = clock.date().addingTimeInterval(Self.pause)
            if refusal != nil {
                state.tokens = nil
                // If the tokens stay in the store, the server refuses them again.
                try? store.save(nil)
            }
            return true
        }
        if isOurs, let refusal { onEnd(refusal) }
    }
}
