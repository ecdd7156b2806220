import DTORuntime
import Foundation

// People print sessions to find a fault. No description, debug description or dump has a secret.

extension OAuthTokens: CustomStringConvertible, CustomReflectable {
    /// The scopes and the time at which the tokens expire.
    public var description: String {
        "tokens(\(SecretName.mask), scopes: \(scopes), expires: \(expires.map { "\($0)" } ?? "unknown"))"
    }

    /// Hides the tokens from `dump`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension OAuthConfiguration: CustomStringConvertible, CustomReflectable {
    /// The name of the client and the flow.
    public var description: String { "\(clientID): \(flow)" }

    /// Hides the secret and the parameters from `dump`.
    public var customMirror: Mirror {
        Mirror(self, children: ["server": server, "flow": flow, "clientID": clientID, "scopes": scopes])
    }
}

extension OAuthSession: CustomStringConvertible, CustomReflectable {
    /// The configuration without its secret.
    public var description: String { "session of \(configuration)" }

    /// Hides the tokens from `dump`.
    public var customMirror: Mirror { Mirror(self, children: ["configuration": configuration]) }
}
