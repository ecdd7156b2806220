public import Diagnostics

/// All that an operation takes and gives, whatever the media type: what its callers and its server have agreed on.
///
/// Texts of what several operations refer to are cut where they are long, since they are repeated with each.
public struct OperationInterface: Sendable {
    public var tags: [String] = []
    public var deprecation: Deprecation?
    /// The path item's first.
    public var parameters: [ParameterDefinition] = []
    /// The path item has parameters that are not repeated here, because it has too many operations.
    public var omitsPathParameters = false
    public var body: BodyDefinition?
    /// All of them, with a body or without.
    public var statuses: [StatusDefinition] = []
    /// The servers of the operation; nil if the server calls the operation.
    public var servers: EffectiveValue<ServerList>?
    /// Alternatives, one of which is enough; nil for what the server calls.
    public var security: EffectiveValue<[SecurityRequirement]>?
    /// The names of its callbacks; what the server calls is an operation of its own, whose pointer begins with this one's.
    public var callbacks: [String] = []
    /// The messages of the web socket that it opens (`x-websocket-message`).
    public var message: ValueDefinition?
    /// How its pages follow each other (`x-pagination`); nil where the document says nothing of them.
    public var pagination: Result<PaginationRule, PaginationFault>?

    public init() {}
}

/// The value that holds for an operation: its own value, or the value of the whole document.
public struct EffectiveValue<Value: Hashable & Sendable>: Sendable {
    public var value: Value
    /// Whether the root of the document says it, for all operations that say nothing else.
    public var isInherited: Bool
    public var location: SourceLocation

    public init(value: Value, isInherited: Bool, location: SourceLocation) {
        self.value = value
        self.isInherited = isInherited
        self.location = location
    }
}

/// A Parameter Object (3.1.1, section 4.8.12).
public struct ParameterDefinition: Sendable {
    public var name: String
    /// `query`, `path`, `header`, `cookie` or, since 3.2, `querystring`.
    public var place: String
    public var isRequired: Bool
    public var serialization: ValueSerialization
    /// Whether reserved characters are not percent-encoded (RFC 3986, section 2.2).
    public var allowsReserved: Bool
    /// Whether it may come with no value, whatever its type (`?flag=`).
    public var allowsEmptyValue: Bool
    /// The value; nil if the configuration leaves its type out.
    public var value: ValueDefinition?
    /// The place of its schema.
    public var schema: SourceLocation?
    /// The first of the document, unchecked.
    public var example: ContractValue?
    public var documentation: Documentation
    public var deprecation: Deprecation?
    public var location: SourceLocation

    public init(
        name: String, place: String, isRequired: Bool, serialization: ValueSerialization, allowsReserved: Bool,
        allowsEmptyValue: Bool = false, value: ValueDefinition?, schema: SourceLocation? = nil,
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

/// A Header Object (3.1.1, section 4.8.21) of a response.
public struct HeaderDefinition: Sendable {
    public var name: String
    public var isRequired: Bool
    public var serialization: ValueSerialization
    public var value: ValueDefinition
    /// The only value that it has (`const`, or one value of `enum`).
    public var constant: ContractValue?
    /// The place of its schema.
    public var schema: SourceLocation?
    /// The first of the document, unchecked; nil for a long one.
    public var example: ContractValue?
    public var documentation: Documentation
    public var deprecation: Deprecation?
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

/// A Request Body Object (3.1.1, section 4.8.13).
public struct BodyDefinition: Sendable {
    public var description: String?
    public var isRequired: Bool
    public var contents: [ContentDefinition]
    public var location: SourceLocation

    public init(description: String?, isRequired: Bool, contents: [ContentDefinition], location: SourceLocation) {
        self.description = description
        self.isRequired = isRequired
        self.contents = contents
        self.location = location
    }
}

/// The content of a response with this status (3.1.1, section 4.8.17).
public struct StatusDefinition: Sendable {
    /// `200`, `4XX`, `default`.
    public var status: String
    public var description: String?
    public var contents: [ContentDefinition]
    public var headers: [HeaderDefinition]
    public var links: [LinkDefinition]
    public var location: SourceLocation

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

/// A Media Type Object (3.1.1, section 4.8.14) and its name.
public struct ContentDefinition: Sendable {
    public var mediaType: String
    /// The value; nil if the document describes none that has a type.
    public var value: ValueDefinition?
    /// The place of its schema.
    public var schema: SourceLocation?
    /// One item of a stream (3.2.0, section 4.14.1), whose body as a whole has no type.
    public var item: ValueDefinition?
    /// Whether that is an event's data, whatever the schema looks like.
    public var itemIsData = false
    /// Events of a stream that have names, in the order of the document.
    public var events: [EventDefinition]
    /// The events that end the stream.
    public var terminalEvents: [String]
    /// The examples of content without a type, such as streams and JSON without a schema. They are unchecked.
    public var examples: [ContractExample]
    /// Those of them that are left out, since several operations refer to the content; nil where all are there.
    public var omission: ExampleOmission?
    /// How the parts of a form are written, by their keys: those that the document speaks of (`encoding`).
    public var parts: [String: ValueSerialization]
    /// The parts of a form of version 2.0 that may be there without a value (`allowEmptyValue`).
    public var emptyParts: Set<String> = []
    /// Headers of the parts of a multipart body (`encoding`), by the keys of the parts.
    public var partHeaders: [String: [HeaderDefinition]] = [:]
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

    /// The type of what comes: of the whole, or of each item.
    public var described: ValueDefinition? { value ?? item }
}

/// Examples of a content that are not repeated with each operation that refers to it.
public struct ExampleOmission: Hashable, Sendable {
    /// How many of the content's examples are taken at most.
    public var countLimit: Int
    /// How long one may be, in bytes.
    public var lengthLimit: Int
    /// The place of the first example that is left out.
    public var location: SourceLocation

    public init(countLimit: Int, lengthLimit: Int, location: SourceLocation) {
        self.countLimit = countLimit
        self.lengthLimit = lengthLimit
        self.location = location
    }
}

/// An event of a stream, and what its data are (`x-sse-events`, or `itemSchema` with `contentSchema`).
public struct EventDefinition: Sendable {
    public var name: String
    public var value: ValueDefinition
    /// Whether the data are a plain text. Otherwise they are JSON, for which some servers write texts without quotes.
    public var isText: Bool

    public init(name: String, value: ValueDefinition, isText: Bool = false) {
        self.name = name
        self.value = value
        self.isText = isText
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

/// A Link Object (3.1.1, section 4.8.20): an operation that can be called with what a response holds.
public struct LinkDefinition: Hashable, Sendable {
    public var name: String
    /// The operation's `operationId`, or a reference to it.
    public var operation: String
    /// Runtime expressions and constants by the names of parameters.
    public var parameters: [String: String]

    public init(name: String, operation: String, parameters: [String: String]) {
        self.name = name
        self.operation = operation
        self.parameters = parameters
    }
}
