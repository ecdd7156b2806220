public import Foundation

/// The tokens that an authorization server has issued (RFC 6749 section 5.1).
public struct OAuthTokens: Hashable, Codable, Sendable {
    /// The token that is sent with calls.
    public var accessToken: String
    /// The token that renews the access token, or nil if the server has not issued a refresh token.
    public var refreshToken: String?
    /// The time at which the access token expires, or nil if it is unknown.
    public var expires: Date?
    /// The scopes that the server has granted.
    public var scopes: [String]
    /// The time at which the tokens were issued.
    var issued: Date
    /// A random identifier of the account, which renewed tokens keep. Each account has its own cached responses.
    var account = UUID().uuidString

    /// Creates tokens, for example from tokens that an earlier version of the app has stored.
    public init(accessToken: String, refreshToken: String? = nil, expires: Date? = nil, scopes: [String] = []) {
        self.init(
            accessToken: accessToken, refreshToken: refreshToken, expires: expires, scopes: scopes, issued: Date())
    }

    init(accessToken: String, refreshToken: String?, expires: Date?, scopes: [String], issued: Date) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expires = expires
        self.scopes = scopes
        self.issued = issued
    }
}

extension OAuthTokens {
    func isExpired(at date: Date) -> Bool {
        expires.map { $0 <= date } ?? false
    }

    /// Returns whether the access token should be renewed: in the last minute of its lifetime, or in the last tenth of
    /// a lifetime below ten minutes.
    func isDue(at date: Date) -> Bool {
        guard let expires else { return false }
        let margin = min(60, max(0, expires.timeIntervalSince(issued)) / 10)
        return expires.addingTimeInterval(-margin) <= date
    }
}
