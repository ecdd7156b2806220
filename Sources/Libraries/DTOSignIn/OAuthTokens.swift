public import Foundation

/// The tokens that an authorization server has issued (RFC 6749 section 5.1).
public struct OAuthTokens: Hashable, Codable, Sendable {
    /// The token that calls send.
    public var accessToken: String
    /// The token that renews the access token, or nil if the server has issued none.
    public var refreshToken: String?
    /// The time at which the access token expires, or nil if the server has not stated it.
    public var expires: Date?
    /// The scopes that the server has granted.
    public var scopes: [String]
    /// The time at which the tokens were issued.
    var issued: Date
    /// A random name that lasts as long as the session. Cached responses are separated by it.
    var account = UUID().uuidString

    /// Makes tokens, for example from an app's former code.
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

    /// Whether the access token should be renewed: in the last minute of its life, or in the last tenth of a life that
    /// is shorter than ten minutes.
    func isDue(at date: Date) -> Bool {
        guard let expires else { return false }
        let margin = min(60, max(0, expires.timeIntervalSince(issued)) / 10)
        return expires.addingTimeInterval(-margin) <= date
    }
}
