public import DTOClient
import DTORuntime
public import Foundation

/// A session with an authorization server. The session signs a user in, renews tokens, and provides tokens for calls.
///
///     let session = OAuthSession(configuration, store: FileTokenStore(file))
///     try await session.signIn { page, redirect in try await browse(page, redirect) }
///     let books = try await api.with(credentials: session.credentials).listBooks()
///
/// A token is renewed shortly before it expires, and after the API has refused it. One request renews the token for all
/// waiting calls.
public final class OAuthSession: TokenProvider {
    private struct State {
        /// The current tokens. The value is nil before they are read from the store, or if there are no tokens.
        var tokens: OAuthTokens?
        var isLoaded = false
        /// Whether this process has read the tokens from the store or written them to it.
        var isStored = false
        /// The running renewal of the tokens. A sign-in or a sign-out removes the renewal, so that its result is
        /// dropped.
        var renewal: (id: UUID, task: Task<OAuthTokens, any Error>)?
        /// The time until which a failed renewal is not repeated if the token is still valid.
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

    /// Creates a session. The tokens of an earlier run are read from the store when they are first needed.
    ///
    /// - Parameters:
    ///   - store: Stores the tokens. By default, tokens are stored only in memory.
    ///   - api: The client that sends the requests to the authorization server.
    ///   - clock: Provides the time. A test can pass its own clock.
    ///   - onEnd: A closure that is called when the tokens can no longer be renewed, because the server refuses or
    ///     another process has signed out. The session then has no tokens, and the user must sign in again.
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

    /// The current tokens, or nil if no user has signed in or the session has ended.
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

    /// Signs a user in with a browser. The new tokens replace the tokens of an earlier sign-in.
    ///
    /// - Parameter browser: A function that opens the sign-in page and returns the URL to which the page redirects. On
    ///   Apple platforms, pass `SystemBrowser().open`.
    /// - Throws: `OAuthError`, and the errors of the browser, of calls and of the store.
    public func signIn(browser: @Sendable (_ page: URL, _ redirect: URL) async throws -> URL) async throws {
        guard case .authorizationCode(let redirect) = configuration.flow else {
            throw OAuthError.invalidConfiguration("no user signs in, because the flow is clientCredentials")
        }
        let endpoints = try await endpoints()
        let request = try AuthorizationRequest(configuration, redirect: redirect, endpoints: endpoints)
        let code = try request.code(in: try await browser(request.page, redirect))
        try replace(by: try await requests.tokens(for: code, request, redirect: redirect, at: endpoints))
    }

    /// Removes the tokens from this session and from its store. The tokens are not revoked at the server.
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

    /// The account of the tokens: a random identifier, which changes only with another sign-in.
    public var account: String? { (try? tokens)?.account }

    /// Returns the access token, or nil if a user has to sign in. A token that is about to expire is first renewed.
    ///
    /// - Throws: `OAuthError`, and the errors of calls and of the store. If a renewal fails and the token is still
    ///   valid, the token is returned.
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
            // A user may have signed in during the renewal.
            return try self.tokens?.accessToken
        } catch  where isValid && !Task.isCancelled {
            return tokens.accessToken
        }
    }

    /// Renews the tokens after the API has refused an access token, and returns the new access token.
    ///
    /// - Throws: `TokenRefusal` if the user must sign in again, `OAuthError`, and the errors of calls and of the store.
    public func refresh(_ refused: String) async throws -> String {
        guard let tokens = try tokens else { throw TokenRefusal("nobody has signed in") }
        guard tokens.accessToken == refused else { return tokens.accessToken }
        do {
            return try await renewed(tokens).accessToken
        } catch let refusal as TokenRefusal {
            // A user may have signed in during the renewal.
            guard let token = try self.tokens?.accessToken, token != refused else { throw refusal }
            return token
        }
    }

    private func isRenewable(_ tokens: OAuthTokens) -> Bool {
        configuration.flow == .clientCredentials || tokens.refreshToken != nil
    }

    // MARK: Renewal

    /// Returns tokens that replace `old`. All callers wait for the same request, which continues if a caller is
    /// cancelled.
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

    /// Stores the result of a renewal.
    ///
    /// - Throws: `TokenRefusal` if a user has signed in or out during the renewal, and the errors of the store.
    private func keep(
        _ tokens: OAuthTokens, of id: UUID, _ save: () throws -> Void = {}
    ) throws -> OAuthTokens {
        try state.withLock { state in
            guard state.renewal?.id == id else { throw TokenRefusal("the session was replaced") }
            state.tokens = tokens
            state.renewal = nil
            state.pause = nil
            state.isStored = false
            // The new tokens are used even if they cannot be stored, because the server may have revoked the old
            // tokens.
            try save()
            state.isStored = true
            return tokens
        }
    }

    /// Ends a renewal that has failed. After a `TokenRefusal`, the tokens are removed and `onEnd` is called.
    private func fail(_ id: UUID, _ error: any Error) {
        let refusal = error as? TokenRefusal
        let isOurs = state.withLock { state in
            guard state.renewal?.id == id else { return false }
            state.renewal = nil
            state.pause = clock.date().addingTimeInterval(Self.pause)
            if refusal != nil {
                state.tokens = nil
                // An error of the store is ignored, because the server refuses tokens that remain in the store.
                try? store.save(nil)
            }
            return true
        }
        if isOurs, let refusal { onEnd(refusal) }
    }
}
