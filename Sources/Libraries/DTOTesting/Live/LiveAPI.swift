import Foundation

/// The server for live tests, whose URL is in an environment variable.
@_spi(Generated) public enum LiveAPI {
    /// The environment variable with the URL of the server.
    static let address = "API_BASE_URL"

    /// Returns whether `API_BASE_URL` and the environment variables of the credentials have values.
    ///
    /// - Parameter variables: The environment variables that are required in addition to `API_BASE_URL`.
    public static func isGiven(_ variables: String...) -> Bool {
        ([address] + variables).allSatisfy { value(of: $0) != nil }
    }

    /// Returns the value of an environment variable, or nil if it is missing or empty. Continuous integration sets the
    /// variable of a missing secret to an empty value.
    @Sendable static func value(of variable: String) -> String? {
        let value = ProcessInfo.processInfo.environment[variable]?.trimmingCharacters(in: .whitespacesAndNewlines)
        return value?.isEmpty == false ? value : nil
    }
}

/// A credential that comes from an environment variable.
@_spi(Generated) public struct LiveCredential: Sendable {
    enum Place: Sendable {
        case authorization(scheme: String, isEncoded: Bool)
        case header(String)
        case query(String)
        case cookie(String)
    }

    let variable: String
    let place: Place

    /// Returns a credential that sends a token in `Authorization` with the scheme `Bearer`.
    public static func bearer(_ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .authorization(scheme: "Bearer", isEncoded: true))
    }

    /// Returns a credential for the scheme `Basic` (RFC 7617). The variable contains the user and the password with a
    /// colon between them.
    public static func basic(_ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .authorization(scheme: "Basic", isEncoded: false))
    }

    /// Returns a credential that sends a key in a header.
    public static func header(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .header(name))
    }

    /// Returns a credential that sends a key in the query.
    public static func query(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .query(name))
    }

    /// Returns a credential that sends a key in a cookie.
    public static func cookie(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .cookie(name))
    }
}
