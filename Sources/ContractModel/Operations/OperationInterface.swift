public import Diagnostics

/// All that an operation takes and gives, whatever the media type: what its callers and its server have agreed on.
public struct OperationInterface: Sendable {
    public var deprecation: Deprecation?
    public var parameters: [ParameterDefinition] = []
    public var body: BodyDefinition?
    public var statuses: [StatusDefinition] = []
    /// URLs without a `/` at their end; nil for what the server calls.
    public var servers: EffectiveValue<[String]>?
    /// Alternatives, one of which is enough; nil for what the server calls.
    public var security: EffectiveValue<[SecurityRequirement]>?

    public init() {}
}

public struct ParameterDefinition: Sendable {
    public var name: String
    /// `query`, `path`, `header` or `cookie`.
    public var place: String
    public var isRequired: Bool
    public var serialization: ValueSerialization
    /// Whether reserved characters stand in it as they are (RFC 3986, section 2.2).
    public var allowsReserved: Bool
    public var value: ValueDefinition
    public var deprecation: Deprecation?
    public var location: SourceLocation

    public init(
        name: String, place: String, isRequired: Bool, serialization: ValueSerialization, allowsReserved: Bool,
        value: ValueDefinition, deprecation: Deprecation? = nil, location: SourceLocation
    ) {
        self.name = name
        self.place = place
        self.isRequired = isRequired
        self.serialization = serialization
        self.allowsReserved = allowsReserved
        self.value = value
        self.deprecation = deprecation
        self.location = location
    }
}

public struct HeaderDefinition: Sendable {
    public var name: String
    public var isRequired: Bool
    public var serialization: ValueSerialization
    public var value: ValueDefinition
    public var location: SourceLocation

    public init(
        name: String, isRequired: Bool, serialization: ValueSerialization, value: ValueDefinition,
        location: SourceLocation
    ) {
        self.name = name
        self.isRequired = isRequired
        self.serialization = serialization
        self.value = value
        self.location = location
    }
}

/// A request's body.
public struct BodyDefinition: Sendable {
    public var isRequired: Bool
    public var contents: [ContentDefinition]
    public var location: SourceLocation

    public init(isRequired: Bool, contents: [ContentDefinition], location: SourceLocation) {
        self.isRequired = isRequired
        self.contents = contents
        self.location = location
    }
}

/// What a response with this status carries.
public struct StatusDefinition: Sendable {
    /// `200`, `4XX`, `default`.
    public var status: String
    public var contents: [ContentDefinition]
    public var headers: [HeaderDefinition]
    public var location: SourceLocation

    public init(status: String, contents: [ContentDefinition], headers: [HeaderDefinition], location: SourceLocation) {
        self.status = status
        self.contents = contents
        self.headers = headers
        self.location = location
    }
}

public struct ContentDefinition: Sendable {
    public var mediaType: String
    /// Nil where the document describes none that a type is made of.
    public var value: ValueDefinition?
    /// Of a form, by the keys of its parts: those that the document speaks of.
    public var parts: [String: ValueSerialization] = [:]
    public var location: SourceLocation

    public init(
        mediaType: String, value: ValueDefinition? = nil, parts: [String: ValueSerialization] = [:],
        location: SourceLocation
    ) {
        self.mediaType = mediaType
        self.value = value
        self.parts = parts
        self.location = location
    }
}

/// A value that stands for itself, not under a key.
public struct ValueDefinition: Sendable {
    public var use: TypeUse
    public var isNullable: Bool
    public var defaultValue: ContractValue?

    public init(use: TypeUse, isNullable: Bool, defaultValue: ContractValue? = nil) {
        self.use = use
        self.isNullable = isNullable
        self.defaultValue = defaultValue
    }
}
