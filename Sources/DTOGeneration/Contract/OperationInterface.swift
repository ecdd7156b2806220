package import Diagnostics

/// All that an operation takes and gives, whatever the media type: what its callers and its server have agreed on.
package struct OperationInterface: Sendable {
    package var deprecation: Deprecation?
    package var parameters: [ParameterDefinition] = []
    package var body: BodyDefinition?
    package var statuses: [StatusDefinition] = []
    /// URLs without a `/` at their end; nil for what the server calls.
    package var servers: EffectiveValue<[String]>?
    /// Alternatives, one of which is enough; nil for what the server calls.
    package var security: EffectiveValue<[SecurityRequirement]>?

    package init() {}
}

package struct ParameterDefinition: Sendable {
    package var name: String
    /// `query`, `path`, `header` or `cookie`.
    package var place: String
    package var isRequired: Bool
    package var serialization: ValueSerialization
    /// Whether reserved characters stand in it as they are (RFC 3986, section 2.2).
    package var allowsReserved: Bool
    package var value: ValueDefinition
    package var deprecation: Deprecation?
    package var location: SourceLocation
}

package struct HeaderDefinition: Sendable {
    package var name: String
    package var isRequired: Bool
    package var serialization: ValueSerialization
    package var value: ValueDefinition
    package var location: SourceLocation
}

/// A request's body.
package struct BodyDefinition: Sendable {
    package var isRequired: Bool
    package var contents: [ContentDefinition]
    package var location: SourceLocation
}

/// What a response with this status carries.
package struct StatusDefinition: Sendable {
    /// `200`, `4XX`, `default`.
    package var status: String
    package var contents: [ContentDefinition]
    package var headers: [HeaderDefinition]
    package var location: SourceLocation
}

package struct ContentDefinition: Sendable {
    package var mediaType: String
    /// Nil where the document describes none that a type is made of.
    package var value: ValueDefinition?
    /// Of a form, by the keys of its parts: those that the document speaks of.
    package var parts: [String: ValueSerialization] = [:]
    package var location: SourceLocation
}

/// A value that stands for itself, not under a key.
package struct ValueDefinition: Sendable {
    package var use: TypeUse
    package var isNullable: Bool
    package var defaultValue: ContractValue?
}
