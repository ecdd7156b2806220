import Foundation

/// The running backend that tests ask: what the environment says of it.
public enum LiveAPI {
    static let address = "API_BASE_URL"

    /// Whether there is a backend to ask, and what proves who calls.
    ///
    /// - Parameter variables: Variables of the environment that are needed beside `API_BASE_URL`.
    public static func isGiven(_ variables: String...) -> Bool {
        ([address] + variables).allSatisfy { value(of: $0) != nil }
    }

    /// A variable that is empty is as good as none: it is how continuous integration spells a secret that is not there.
    static func value(of variable: String) -> String? {
        let value = ProcessInfo.processInfo.environment[variable]?.trimmingCharacters(in: .whitespacesAndNewlines)
        return value?.isEmpty == false ? value : nil
    }
}

/// What proves who calls, from a variable of the environment.
public struct LiveCredential: Sendable {
    enum Place: Sendable {
        case authorization(scheme: String, isEncoded: Bool)
        case header(String)
        case query(String)
        case cookie(String)
    }

    let variable: String
    let place: Place

    /// A token in `Authorization`.
    public static func bearer(_ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .authorization(scheme: "Bearer", isEncoded: true))
    }

    /// User and password, with a colon between them (RFC 7617).
    public static func basic(_ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .authorization(scheme: "Basic", isEncoded: false))
    }

    /// A key in a header of this name.
    public static func header(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .header(name))
    }

    /// A key in the query.
    public static func query(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .query(name))
    }

    /// A key in a cookie.
    public static func cookie(_ name: String, _ variable: String) -> LiveCredential {
        LiveCredential(variable: variable, place: .cookie(name))
    }
}
