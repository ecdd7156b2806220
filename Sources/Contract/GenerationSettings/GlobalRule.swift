package import Diagnostics

/// A parameter that the client has for all operations (`globals:`).
package struct GlobalRule: Sendable {
    /// The names of arguments that each client has, and of values in its generated methods.
    package static let takenNames: Set = [
        "api", "client", "copy", "credentials", "deadline", "headers", "init", "request", "retry", "self", "server",
        "through", "url", "_",
    ]

    /// The parameter's name in the document. Names of headers are case-insensitive (RFC 9110 section 5.1).
    package var parameter: String
    /// The name in Swift.
    package var name: String
    /// Whether the client's initializer needs a value. Nil means that the document decides.
    package var isRequired: Bool?
    package var location: SourceLocation
}
