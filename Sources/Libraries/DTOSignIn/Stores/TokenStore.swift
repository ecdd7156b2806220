import DTORuntime

/// Keeps the tokens of one session between runs of the app.
///
/// A session holds a lock while it calls the store. So a store must not call the session.
public protocol TokenStore: Sendable {
    /// Returns the stored tokens, or nil if there are none.
    func load() throws -> OAuthTokens?

    /// Replaces the stored tokens. Nil removes them.
    func save(_ tokens: OAuthTokens?) throws
}

/// Keeps tokens in memory only.
public final class MemoryTokenStore: TokenStore {
    private let tokens: Guarded<OAuthTokens?>

    /// Makes a store, for example with tokens for a test.
    public init(_ tokens: OAuthTokens? = nil) {
        self.tokens = Guarded(tokens)
    }

    /// Returns the tokens.
    public func load() -> OAuthTokens? { tokens.withLock { $0 } }

    /// Replaces the tokens.
    public func save(_ tokens: OAuthTokens?) { self.tokens.withLock { $0 = tokens } }
}
