import DTORuntime
import Foundation

// Developers print sessions, and many people read logs. So no description, debug description or dump contains a secret.

extension OAuthTokens: CustomStringConvertible, CustomReflectable {
    /// The scopes and the time at which the access token expires.
    public var description: String {
        "tokens(\(SecretName.mask), scopes: \(scopes), expires: \(expires.map { "\($0)" } ?? "unknown"))"
    }

    /// Hides the tokens from `dump`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension OAuthConfiguration: CustomStringConvertible, CustomReflectable {
    /// The client identifier and the flow.
    public var description: String { "\(clientID): \(flow)" }

    /// Hides the client secret and the parameters from `dump`.
    public var customMirror: Mirror {
        Mirror(self, children: ["server": server, "flow": flow, "clientID": clientID, "scopes": scopes])
    }
}

extension OAuthSession: CustomStringConvertible, CustomReflectable {
    /// The description of the configuration.
    public var description: String { "session of \(configuration)" }

    /// Hides the tokens from `dump`.
    public var customMirror: Mirror { Mirror(self, children: ["configuration": configuration]) }
}
