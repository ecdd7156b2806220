package import Diagnostics

/// A parameter that is set once for all operations of the client (`globals:`).
package struct GlobalRule: Sendable {
    /// The names that a parameter cannot have, because the client's initializer or its generated methods use them.
    package static let takenNames: Set = [
        "api", "client", "copy", "credentials", "deadline", "headers", "init", "request", "retry", "self", "server",
        "through", "url", "_",
    ]

    /// The parameter's name in the document. Names of headers are case-insensitive (RFC 9110 section 5.1).
    package var parameter: String
    /// The name in Swift.
    package var name: String
    /// Whether the client's initializer requires a value. If this setting is nil, the document decides.
    package var isRequired: Bool?
    package var location: SourceLocation
}
