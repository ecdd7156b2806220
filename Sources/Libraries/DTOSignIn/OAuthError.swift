import DTOClient
import DTORuntime
public import Foundation

/// The reason why a session has no token. The values contain no secrets.
public enum OAuthError: Error, Hashable, Sendable {
    /// The server has refused a request. The code is an OAuth error code, such as `access_denied` or `invalid_client`
    /// (RFC 6749 sections 4.1.2.1 and 5.2).
    case refused(code: String, message: String?)
    /// The server has sent a response that the specifications do not allow. The value is the reason.
    case invalidAnswer(String)
    /// The configuration is invalid. The value is the reason.
    case invalidConfiguration(String)
    /// The tokens cannot be read, written or removed. The value is the reason.
    case store(String)
}

extension OAuthError: CustomStringConvertible, LocalizedError {
    /// The error in words, without secrets.
    public var description: String {
        switch self {
        case .refused(let code, let message):
            "The authorization server refused the request (\(code))" + (message.map { ": \($0)" } ?? ".")
        case .invalidAnswer(let reason): "The authorization server's response is not valid: \(reason)."
        case .invalidConfiguration(let reason): "The configuration of the sign-in is not valid: \(reason)."
        case .store(let reason): "The store of tokens failed: \(reason)."
        }
    }

    /// The error in words, without secrets.
    public var errorDescription: String? { description }

    /// Returns an error with the code and the message from the server, shortened and each on one line. A server may
    /// repeat what it has received, so the secrets of the request are masked, also in percent-encoded form.
    static func refused(_ code: String, _ message: String?, hiding secrets: [String]) -> OAuthError {
        func clean(_ text: String, _ limit: Int) -> String {
            let written = secrets.flatMap { [$0, PercentEncoding.strict($0)] }
            let shown = written.filter { !$0.isEmpty }.reduce(text) {
                $0.replacingOccurrences(of: $1, with: SecretName.mask)
            }
            return String(shown.unicodeScalars.prefix(limit).map { $0.properties.isDisplayed ? Character($0) : " " })
        }
        return .refused(code: clean(code, 64), message: message.map { clean($0, 300) })
    }
}

extension Unicode.Scalar.Properties {
    /// Whether a character is allowed in a line of text. Control and format characters are not allowed.
    fileprivate var isDisplayed: Bool {
        switch generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: true
        }
    }
}
