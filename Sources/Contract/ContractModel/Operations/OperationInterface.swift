public import Diagnostics

/// The parameters, bodies and responses of an operation in all media types.
///
/// Long texts of objects that several operations share are cut, because each operation has its own copy.
public struct OperationInterface: Sendable {
    /// The tags in the order of the document.
    public var tags: [String] = []
    /// The name of the operation's group in clients (`x-fern-sdk-group-name`, `x-speakeasy-group`).
    public var group: String?
    /// The operation's name in its group (`x-fern-sdk-method-name`, `x-speakeasy-name-override`).
    public var nameInGroup: String?
    /// The samples that the document has for the operation.
    public var codeSamples: [CodeSample] = []
    /// The deprecation, or nil if the operation is not deprecated.
    public var deprecation: Deprecation?
    /// The parameters. Those of the path item come first.
    public var parameters: [ParameterDefinition] = []
    /// The parameters that were removed from the operation and that a client still has, with their positions in
    /// `calledParameters`.
    public var goneParameters: [(position: Int, definition: ParameterDefinition)] = []
    /// Whether the path item has parameters that are not repeated here, because it has too many operations.
    public var omitsPathParameters = false
    /// The names of the path's parameters whose values may contain slashes: `{path...}`.
    public var spanningParameters: Set<String> = []
    /// The body of the request, or nil if the operation takes no body.
    public var body: BodyDefinition?
    /// All responses, with or without a body.
    public var statuses: [StatusDefinition] = []
    /// The servers, or nil for operations that the server calls.
    public var servers: EffectiveValue<ServerList>?
    /// The alternative security requirements, one of which is enough. The value is nil for operations that the server
    /// calls.
    public var security: EffectiveValue<[SecurityRequirement]>?
    /// The names of the callbacks. Each operation of a callback is in `Contract.operations`, and its pointer begins
    /// with this operation's pointer.
    public var callbacks: [String] = []
    /// The messages of the web socket that the operation opens (`x-websocket-message`).
    public var message: ValueDefinition?
    /// The rule for pages (`x-pagination`), or nil if the document has no rule.
    public var pagination: Result<PaginationRule, PaginationFault>?

    /// Makes an interface without parts.
    public init() {}

    /// The parameters of a client: the parameters of the operation and, at their former positions, the removed
    /// parameters. So calls keep the order of their arguments.
    public var calledParameters: [ParameterDefinition] {
        goneParameters.reduce(into: parameters) { all, gone in
            all.insert(gone.definition, at: min(gone.position, all.count))
        }
    }
}

/// A value that applies to an operation. The operation itself defines the value, or the document defines it for all
/// operations.
public struct EffectiveValue<Value: Hashable & Sendable>: Sendable {
    public var value: Value
    /// Whether the value comes from the root of the document, because the operation does not define its own.
    public var isInherited: Bool
    /// The place of the value in the document.
    public var location: SourceLocation

    public init(value: Value, isInherited: Bool, location: SourceLocation) {
        self.value = value
        self.isInherited = isInherited
        self.location = location
    }
}

/// A Parameter Object (OpenAPI 3.1.1 section 4.8.12).
public struct ParameterDefinition: Sendable {
    /// The name as it is sent.
    public var name: String
    /// The place: `query`, `path`, `header`, `cookie` or, since 3.2, `querystring`.
    public var place: String
    /// Whether each request must have the parameter.
    public var isRequired: Bool
    /// Whether the parameter was required before it was removed from the operation.
    public var wasRequired = false
    /// Determines how the value is written as text.
    public var serialization: ValueSerialization
    /// Whether reserved characters are sent without percent-encoding (RFC 3986 section 2.2).
    public var allowsReserved: Bool
    /// Whether the parameter may have an empty value even if its type does not allow that (`?flag=`).
    public var allowsEmptyValue: Bool?
    /// The type and default, or nil if the configuration leaves out the type.
    public var value: ValueDefinition?
    /// The place of the schema.
    public var schema: SourceLocation?
    /// The first example in the document, unchecked.
    public var example: ContractValue?
    /// The scalar examples with names, unchecked. Examples of responses may have these names, too.
    public var namedExamples: [ContractExample] = []
    /// The description in the document.
    public var documentation: Documentation
    /// The deprecation, or nil if the parameter is not deprecated.
    public var deprecation: Deprecation?
    /// The value of `x-swift-name`, unchecked.
    public var preferredName: String?
    /// The place of the parameter in the document.
    public var location: SourceLocation

    public init(
        name: String, place: String, isRequired: Bool, serialization: ValueSerialization, allowsReserved: Bool,
        allowsEmptyValue: Bool? = nil, value: ValueDefinition?, schema: SourceLocation? = nil,
        example: ContractValue? = nil,
        documentation: Documentation = Documentation(), deprecation: Deprecation? = nil, location: SourceLocation
    ) {
        self.name = name
        self.place = place
        self.isRequired = isRequired
        self.serialization = serialization
        self.allowsReserved = allowsReserved
        self.allowsEmptyValue = allowsEmptyValue
        self.value = value
        self.schema = schema
        self.example = example
        self.documentation = documentation
        self.deprecation = deprecation
        self.location = location
    }
}

/// A Header Object (OpenAPI 3.1.1 section 4.8.21) of a response.
public struct HeaderDefinition: Sendable {
    /// The name in the document. Names of headers are case-insensitive (RFC 9110 section 5.1).
    public var name: String
    /// Whether the header must be sent.
    public var isRequired: Bool
    /// Determines how the value is written as text.
    public var serialization: ValueSerialization
    /// The type and default.
    public var value: ValueDefinition
    /// The only value that the header can have (`const`, or a single value in `enum`).
    public var constant: ContractValue?
    /// The place of the schema.
    public var schema: SourceLocation?
    /// The first example in the document, unchecked. The value is nil if it is long.
    public var example: ContractValue?
    /// The description in the document.
    public var documentation: Documentation
    /// The deprecation, or nil if the header is not deprecated.
    public var deprecation: Deprecation?
    /// The place of the header in the document.
    public var location: SourceLocation

    public init(
        name: String, isRequired: Bool, serialization: ValueSerialization, value: ValueDefinition,
        schema: SourceLocation? = nil, example: ContractValue? = nil,
        documentation: Documentation = Documentation(), deprecation: Deprecation? = nil, location: SourceLocation
    ) {
        self.name = name
        self.isRequired = isRequired
        self.serialization = serialization
        self.value = value
        self.schema = schema
        self.example = example
        self.documentation = documentation
        self.deprecation = deprecation
        self.location = location
    }
}

/// A Request Body Object (OpenAPI 3.1.1 section 4.8.13).
public struct BodyDefinition: Sendable {
    /// The description in the document, or nil if it has none.
    public var description: String?
    /// Whether each request must have a body.
    public var isRequired: Bool
    /// The contents by media type, in the order of the document.
    public var contents: [ContentDefinition]
    /// The examples of a GraphQL request, unchecked.
    public var queries: [ContractExample] = []
    /// The place of the body in the document.
    public var location: SourceLocation

    public init(description: String?, isRequired: Bool, contents: [ContentDefinition], location: SourceLocation) {
        self.description = description
        self.isRequired = isRequired
        self.contents = contents
        self.location = location
    }
}

/// The contents of a response with a status (OpenAPI 3.1.1 section 4.8.17).
public struct StatusDefinition: Sendable {
    /// The status: `200`, `4XX` or `default`.
    public var status: String
    /// The description in the document, or nil if it has none.
    public var description: String?
    /// The contents by media type, in the order of the document.
    public var contents: [ContentDefinition]
    /// The contents that only have an example, in OpenAPI 2.0. They have no types.
    public var exampleContents: [ContentDefinition] = []
    /// The headers in the order of the document.
    public var headers: [HeaderDefinition]
    /// The links in the order of the document.
    public var links: [LinkDefinition]
    /// The place of the response in the document.
    public var location: SourceLocation

    /// Makes the response from its parts.
    public init(
        status: String, description: String?, contents: [ContentDefinition], headers: [HeaderDefinition],
        links: [LinkDefinition], location: SourceLocation
    ) {
        self.status = status
        self.description = description
        self.contents = contents
        self.headers = headers
        self.links = links
        self.location = location
    }
}

/// A Media Type Object (OpenAPI 3.1.1 section 4.8.14) with its name.
public struct ContentDefinition: Sendable {
    /// The media type, or several that are separated by commas, as in the document.
    public var mediaType: String
    /// The type of the body, or nil if the body has no type.
    public var value: ValueDefinition?
    /// The place of the schema.
    public var schema: SourceLocation?
    /// The schema as text, for comparing contents that need no type.
    package var schemaText: String?
    /// The type of the document inside a text (`contentSchema`), if it is a named schema.
    package var inner: TypeReference?
    /// The type of one item of a stream (OpenAPI 3.2.0 section 4.14.1). The body of a stream has no type as a whole.
    public var item: ValueDefinition?
    /// Whether an item of the stream is the data of an event, even if its schema looks like a whole event.
    public var itemIsData = false
    /// The named events of a stream, in the order of the document.
    public var events: [EventDefinition]
    /// The events that end the stream.
    public var terminalEvents: [String]
    /// The unchecked examples of a body without a type: strings such as the content of a stream, and JSON without a
    /// schema.
    public var examples: [ContractExample]
    /// The examples that are left out because several operations share the content, or nil if no examples are left out.
    public var omission: ExampleOmission?
    /// Maps parts of a form to their serialization, as far as the document defines it (`encoding`).
    public var parts: [String: ValueSerialization]
    /// Maps parts of a form in OpenAPI 2.0 to their `allowEmptyValue`.
    public var emptyParts: [String: Bool] = [:]
    /// Maps parts of a multipart body to their headers (`encoding`).
    public var partHeaders: [String: [HeaderDefinition]] = [:]
    /// The place of the content in the document.
    public var location: SourceLocation

    public init(
        mediaType: String, value: ValueDefinition?, schema: SourceLocation? = nil, item: ValueDefinition? = nil,
        events: [EventDefinition] = [], terminalEvents: [String] = [], examples: [ContractExample] = [],
        parts: [String: ValueSerialization] = [:],
        location: SourceLocation
    ) {
        self.mediaType = mediaType
        self.value = value
        self.schema = schema
        self.item = item
        self.events = events
        self.terminalEvents = terminalEvents
        self.examples = examples
        self.parts = parts
        self.location = location
    }

    /// The type of the whole body, or of each item.
    public var described: ValueDefinition? { value ?? item }
}

/// The examples of a content that are not repeated for each operation that shares it.
public struct ExampleOmission: Hashable, Sendable {
    /// The greatest number of examples that are kept.
    public var countLimit: Int
    /// The greatest length of an example in bytes.
    public var lengthLimit: Int
    /// The place of the first example that is left out.
    public var location: SourceLocation

    public init(countLimit: Int, lengthLimit: Int, location: SourceLocation) {
        self.countLimit = countLimit
        self.lengthLimit = lengthLimit
        self.location = location
    }
}

/// An event of a stream with the type of its data (`x-sse-events`, or `itemSchema` with `contentSchema`).
public struct EventDefinition: Sendable {
    public var name: String
    /// The type of the data.
    public var value: ValueDefinition
    /// Whether the data is plain text. If not, it is JSON, although some servers write strings without quotes.
    public var isText: Bool

    public init(name: String, value: ValueDefinition, isText: Bool = false) {
        self.name = name
        self.value = value
        self.isText = isText
    }
}

/// The type and default of a value that is not a property, such as a parameter or a body.
public struct ValueDefinition: Sendable {
    /// The type and constraints.
    public var use: TypeUse
    /// Whether the value may be null.
    public var isNullable: Bool
    /// The default in the document, unchecked. The value is nil if the document has none.
    public var defaultValue: ContractValue?

    public init(use: TypeUse, isNullable: Bool, defaultValue: ContractValue? = nil) {
        self.use = use
        self.isNullable = isNullable
        self.defaultValue = defaultValue
    }
}

/// A Link Object (OpenAPI 3.1.1 section 4.8.20): an operation that can be called with values of a response.
public struct LinkDefinition: Hashable, Sendable {
    /// The key of the link in the document.
    public var name: String
    /// The `operationId` of the operation, or a reference to it.
    public var operation: String
    /// Maps names of parameters to runtime expressions or constants.
    public var parameters: [String: String]

    public init(name: String, operation: String, parameters: [String: String]) {
        self.name = name
        self.operation = operation
        self.parameters = parameters
    }
}
