import Foundation

/// The running backend for tests, which the environment defines.
@_spi(Generated) public enum LiveAPI {
    /// The variable with the address of the backend.
    static let address = "API_BASE_URL"

    /// Whether the environment has an address, and the variables of the credentials.
    ///
    /// - Parameter variables: The variables that are required in addition to `API_BASE_URL`.
    public static func isGiven(_ variables: String...) -> Bool {
        ([address] + variables).allSatisfy { value(of: $0) != nil }
    }

    /// Returns the value of a variable. An empty value counts as missing, because continuous integration writes missing
    /// secrets so.
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

    /// Sends a token in `Authorization`.
    public static func bearer(_ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .authorization(scheme: "Bearer", isEncoded: true))
    }

    /// Sends a user and a password with a colon between them (RFC 7617).
    public static func basic(_ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .authorization(scheme: "Basic", isEncoded: false))
    }

    /// Sends a key in a header.
    public static func header(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .header(name))
    }

    /// Sends a key in the query.
    public static func query(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .query(name))
    }

    /// Sends a key in a cookie.
    public static func cookie(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .cookie(name))
    }
}
