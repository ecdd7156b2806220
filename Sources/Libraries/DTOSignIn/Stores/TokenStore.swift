import DTORuntime

/// Stores the tokens of one session between runs of the app.
///
/// A session may hold a lock while it calls the store, so a store must not call the session.
public protocol TokenStore: Sendable {
    /// Returns the stored tokens, or nil if no tokens are stored.
    func load() throws -> OAuthTokens?

    /// Replaces the stored tokens. If the value is nil, removes them.
    func save(_ tokens: OAuthTokens?) throws
}

/// Stores tokens only in memory.
public final class MemoryTokenStore: TokenStore {
    private let tokens: Guarded<OAuthTokens?>

    /// Creates a store, for example with tokens for a test.
    public init(_ tokens: OAuthTokens? = nil) {
        self.tokens = Guarded(tokens)
    }

    /// Returns the stored tokens, or nil if no tokens are stored.
    public func load() -> OAuthTokens? { tokens.withLock { $0 } }

    /// Replaces the stored tokens. If the value is nil, removes them.
    public func save(_ tokens: OAuthTokens?) { self.tokens.withLock { $0 = tokens } }
}
