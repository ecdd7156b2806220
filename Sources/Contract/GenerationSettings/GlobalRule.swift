package import Diagnostics

/// A parameter that the client has for all operations (`globals:`).
package struct GlobalRule: Sendable {
    /// The parameter's name in the document. Names of headers are case-insensitive (RFC 9110 section 5.1).
    package var parameter: String
    /// The name in Swift.
    package var name: String
    /// Whether the client's initializer needs a value. Nil means that the document decides.
    package var isRequired: Bool?
    package var location: SourceLocation
}
