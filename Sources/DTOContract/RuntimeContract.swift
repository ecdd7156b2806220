public import DTORuntime
public import Foundation

/// A contract at run time: what there is to call, and what comes back.
public struct RuntimeContract: Sendable {
    public var title: String
    /// Paths of the servers, without a slash at their ends: `/v1`. Empty where they have none.
    public var basePaths: [String]
    /// Their URLs, as far as these are whole, without a slash at their ends; the longest first.
    public var servers: [String]
    public var operations: [RuntimeOperation]
    /// Those that parameters, bodies and headers name by number.
    public var schemas: SchemaSet {
        get { deferredSchemas.value }
        set { deferredSchemas = Deferred(newValue) }
    }
    private var deferredSchemas: Deferred<SchemaSet>

    public init(
        title: String, basePaths: [String], servers: [String] = [], operations: [RuntimeOperation],
        schemas: SchemaSet = SchemaSet([], dialect: .jsonSchema)
    ) {
        self.init(
            title: title, basePaths: basePaths, servers: servers, operations: operations, schemas: Deferred(schemas))
    }

    package init(
        title: String, basePaths: [String], servers: [String] = [], operations: [RuntimeOperation],
        schemas: Deferred<SchemaSet>
    ) {
        self.title = title
        self.basePaths = basePaths
        self.servers = servers
        self.operations = operations
        deferredSchemas = schemas
    }
}

/// One operation of a contract.
public struct RuntimeOperation: Sendable {
    public var id: String
    /// In capitals.
    public var method: String
    /// `/books/{id}`
    public var path: String
    public var parameters: [RuntimeParameter]
    public var body: RuntimeBody?
    /// In the order of the document.
    public var answers: [RuntimeAnswer]
    /// Alternatives, one of which is enough; an empty one asks for nothing. None: everybody may call.
    public var security: [[RuntimeScheme]]
    /// How its pages follow each other; nil where it has none.
    public var pages: RuntimePages?

    public init(
        id: String, method: String, path: String, parameters: [RuntimeParameter] = [], body: RuntimeBody? = nil,
        answers: [RuntimeAnswer], security: [[RuntimeScheme]] = [], pages: RuntimePages? = nil
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.parameters = parameters
        self.body = body
        self.answers = answers
        self.security = security
        self.pages = pages
    }
}

/// What a request says beside its body.
public struct RuntimeParameter: Hashable, Sendable {
    public var name: String
    /// `path`, `query`, `header`, `cookie` or `querystring`.
    public var place: String
    public var isRequired: Bool
    /// How it is written: `form`, `simple`, `deepObject` …; nil: as JSON.
    public var style: String?
    public var explode: Bool
    /// The number of its schema.
    public var schema: Int?
    /// Whether it may come with no value, whatever its schema says.
    public var allowsEmptyValue: Bool
    /// The document's first.
    public var example: JSONValue?

    public init(
        name: String, place: String, isRequired: Bool, style: String? = "form", explode: Bool = true,
        schema: Int? = nil, allowsEmptyValue: Bool = false, example: JSONValue? = nil
    ) {
        self.name = name
        self.place = place
        self.isRequired = isRequired
        self.style = style
        self.explode = explode
        self.schema = schema
        self.allowsEmptyValue = allowsEmptyValue
        self.example = example
    }
}

/// A header of an answer.
public struct RuntimeHeader: Hashable, Sendable {
    public var name: String
    public var isRequired: Bool
    /// Nil where it is written as JSON, or as something that cannot be read.
    public var schema: Int?
    /// As it is sent: the document's example, else one that was made; nil where neither is one line of text.
    public var example: String?

    public init(name: String, isRequired: Bool, schema: Int? = nil, example: String? = nil) {
        self.name = name
        self.isRequired = isRequired
        self.schema = schema
        self.example = example
    }
}

/// What proves who calls.
public struct RuntimeScheme: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A token in `Authorization`, whatever gave it: `Bearer`.
        case authorization(scheme: String)
        case apiKey(place: String, name: String)
        /// What a server of tests cannot look at, such as certificates.
        case other
    }

    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// What a request holds.
public struct RuntimeBody: Hashable, Sendable {
    public var isRequired: Bool
    /// `application/json`, `image/*`
    public var mediaTypes: [String]
    /// The numbers of their schemas, parallel to the media types.
    public var schemas: [Int?]
    /// The parts of their forms that are written in a style, parallel to the media types: each as a parameter of a query without schema.
    public var styledParts: [[RuntimeParameter]]

    public init(
        isRequired: Bool, mediaTypes: [String], schemas: [Int?] = [], styledParts: [[RuntimeParameter]] = []
    ) {
        self.isRequired = isRequired
        self.mediaTypes = mediaTypes
        self.schemas = schemas + Array(repeating: nil, count: max(0, mediaTypes.count - schemas.count))
        self.styledParts = styledParts + Array(repeating: [], count: max(0, mediaTypes.count - styledParts.count))
    }
}

/// An answer by its status.
public struct RuntimeAnswer: Sendable {
    /// `200`, `4XX` or `default`.
    public var status: String
    /// The preferred one first; none: the answer has no body.
    public var contents: [RuntimeContent]
    public var headers: [RuntimeHeader]

    public init(status: String, contents: [RuntimeContent] = [], headers: [RuntimeHeader] = []) {
        self.status = status
        self.contents = contents
        self.headers = headers
    }

    /// A status that it stands for.
    ///
    /// - Parameter others: statuses that have an answer of their own.
    public func code(besides others: Set<Int> = []) -> Int {
        if let code = Int(status) { return code }
        let hundreds = status.first.flatMap { Int(String($0)) }.map { $0 * 100 } ?? 500
        return (hundreds..<hundreds + 100).first { !others.contains($0) } ?? hundreds
    }

    public func fits(_ code: Int) -> Bool {
        status == "default" || Int(status) == code
            || (status.uppercased().hasSuffix("XX") && status.hasPrefix(String(code / 100)))
    }
}

/// The body of an answer, in one media type.
public struct RuntimeContent: Sendable {
    public var mediaType: String
    /// Those of the document, else one that was made of the schema; never empty but for streams, whose examples are their text.
    public var examples: [RuntimeExample] {
        get { bodies.value.examples }
        set { bodies = Deferred(Bodies(examples: newValue, events: events)) }
    }
    /// Of a stream, in their order: what comes where there is no example.
    public var events: [RuntimeEvent] {
        get { bodies.value.events }
        set { bodies = Deferred(Bodies(examples: examples, events: newValue)) }
    }
    /// The number of the body's schema; nil for streams, and where there is none.
    public var schema: Int?
    private var bodies: Deferred<Bodies>

    /// What is sent.
    package struct Bodies: Sendable {
        package var examples: [RuntimeExample]
        package var events: [RuntimeEvent]

        package init(examples: [RuntimeExample], events: [RuntimeEvent] = []) {
            self.examples = examples
            self.events = events
        }
    }

    public init(
        mediaType: String, examples: [RuntimeExample] = [], events: [RuntimeEvent] = [], schema: Int? = nil
    ) {
        self.init(mediaType: mediaType, schema: schema, bodies: Deferred(Bodies(examples: examples, events: events)))
    }

    package init(mediaType: String, schema: Int? = nil, bodies: Deferred<Bodies>) {
        self.mediaType = mediaType
        self.schema = schema
        self.bodies = bodies
    }
}

public struct RuntimeExample: Hashable, Sendable {
    /// Nil for one without a name, and for one that was made.
    public var name: String?
    public var body: Data

    public init(name: String? = nil, body: Data) {
        self.name = name
        self.body = body
    }
}

public struct RuntimeEvent: Hashable, Sendable {
    /// Nil: `message`.
    public var name: String?
    public var data: String

    public init(name: String? = nil, data: String) {
        self.name = name
        self.data = data
    }

    /// The data as they stand in a stream, a field for each line (WHATWG HTML, section 9.2.6).
    package static func fields(of data: String) -> [String] {
        data.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)" }
    }
}
