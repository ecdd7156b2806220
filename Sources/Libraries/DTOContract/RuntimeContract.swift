package import DTORuntime
package import Foundation

/// A contract at run time: the operations, their responses, and the schemas.
public struct RuntimeContract: Sendable {
    package var title: String
    /// The paths of the servers without a slash at the end, such as `/v1`. The list is empty if the servers have no
    /// paths.
    package var basePaths: [String]
    /// The complete URLs of the servers without a slash at the end. The longest URL comes first.
    package var servers: [String]
    /// The operations in the order of the document.
    package var operations: [RuntimeOperation]
    /// The schemas. Parameters, bodies and headers refer to a schema by its number.
    package var schemas: SchemaSet {
        get { deferredSchemas.value }
        set { deferredSchemas = Deferred(newValue) }
    }
    private var deferredSchemas: Deferred<SchemaSet>

    package init(
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

package struct RuntimeOperation: Sendable {
    package var id: String
    /// The HTTP method in upper case.
    package var method: String
    /// The path, such as `/books/{id}`.
    package var path: String
    /// The parameters of the path whose values may contain slashes.
    package var spanningParameters: Set<String> = []
    package var parameters: [RuntimeParameter]
    /// The body of the request, or nil if the operation has no request body.
    package var body: RuntimeBody?
    /// The responses in the order of the document.
    package var answers: [RuntimeAnswer]
    /// The alternatives of security schemes. A request needs the schemes of one alternative. If an alternative or the
    /// list is empty, a request needs no credentials.
    package var security: [[RuntimeScheme]]
    /// The paging rule of the operation, or nil if the operation has no paging rule.
    package var pages: RuntimePages?

    package init(
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

/// A parameter of a request.
package struct RuntimeParameter: Hashable, Sendable {
    package var name: String
    /// The location of the parameter: `path`, `query`, `header`, `cookie` or `querystring`.
    package var place: String
    package var isRequired: Bool
    /// The style: `form`, `simple`, `deepObject` and others. Nil means that the parameter is written as JSON.
    package var style: String?
    /// Whether lists and objects are exploded (OpenAPI 3.1.1 section 4.8.12.2).
    package var explode: Bool
    /// The number of the parameter's schema, or nil without a schema.
    package var schema: Int?
    /// Whether the parameter may have an empty value. This overrides the schema. With nil the schema decides.
    package var allowsEmptyValue: Bool?
    /// The first example in the document.
    package var example: JSONValue?
    /// Maps the name of each example to its value. A response's example with one of these names belongs to requests
    /// with that value.
    package var namedExamples: [String: JSONValue] = [:]

    package init(
        name: String, place: String, isRequired: Bool, style: String? = "form", explode: Bool = true,
        schema: Int? = nil, allowsEmptyValue: Bool? = nil, example: JSONValue? = nil
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

/// A header of a response.
package struct RuntimeHeader: Hashable, Sendable {
    package var name: String
    package var isRequired: Bool
    /// The number of the schema, or nil if the value of the header cannot be checked.
    package var schema: Int?
    /// The text that a mock sends: the document's example or a generated example. Nil means that neither example can be
    /// written in a header.
    package var example: String?

    package init(name: String, isRequired: Bool, schema: Int? = nil, example: String? = nil) {
        self.name = name
        self.isRequired = isRequired
        self.schema = schema
        self.example = example
    }
}

/// A security scheme, with which a request proves the identity of the caller.
package struct RuntimeScheme: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A token in the header `Authorization`, such as a `Bearer` token.
        case authorization(scheme: String)
        /// A key in a `header`, in the `query`, or in a `cookie`.
        case apiKey(place: String, name: String)
        /// Another scheme, such as a client certificate, which a mock server does not check.
        case other
    }

    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// The body of a request.
package struct RuntimeBody: Hashable, Sendable {
    package var isRequired: Bool
    /// The media types, such as `application/json` or `image/*`.
    package var mediaTypes: [String]
    /// The numbers of the schemas, parallel to the media types.
    package var schemas: [Int?]
    /// The parts of forms that have a style, parallel to the media types. Each part is described as a query parameter.
    package var styledParts: [[RuntimeParameter]]

    package init(
        isRequired: Bool, mediaTypes: [String], schemas: [Int?] = [], styledParts: [[RuntimeParameter]] = []
    ) {
        self.isRequired = isRequired
        self.mediaTypes = mediaTypes
        self.schemas = schemas + Array(repeating: nil, count: max(0, mediaTypes.count - schemas.count))
        self.styledParts = styledParts + Array(repeating: [], count: max(0, mediaTypes.count - styledParts.count))
    }
}

/// A response of an operation.
package struct RuntimeAnswer: Sendable {
    /// The status: `200`, `4XX` or `default`.
    package var status: String
    /// The contents. The preferred content comes first. The list is empty if the response has no body.
    package var contents: [RuntimeContent]
    package var headers: [RuntimeHeader]

    package init(status: String, contents: [RuntimeContent] = [], headers: [RuntimeHeader] = []) {
        self.status = status
        self.contents = contents
        self.headers = headers
    }

    /// Returns a status code that this response covers, and that is not in `others` if possible.
    ///
    /// - Parameter others: The codes that have their own response.
    package func code(besides others: Set<Int> = []) -> Int {
        if let code = Int(status) { return code }
        let hundreds = status.first.flatMap { Int(String($0)) }.map { $0 * 100 } ?? 500
        return (hundreds..<hundreds + 100).first { !others.contains($0) } ?? hundreds
    }

    /// Whether a failure's member with this name contains the status code, if the member is a number.
    package static func isStatusCode(_ name: String) -> Bool {
        ["status", "statuscode", "httpstatus", "httpstatuscode"].contains(PageNames.folded(name))
    }

    /// Whether this response covers the code.
    package func fits(_ code: Int) -> Bool {
        status == "default" || Int(status) == code
            || (status.uppercased().hasSuffix("XX") && status.hasPrefix(String(code / 100)))
    }
}

/// The body of a response in one media type.
package struct RuntimeContent: Sendable {
    package var mediaType: String
    /// The examples of the document, or an example that was made from the schema. For a stream, an example is the
    /// whole text of the stream.
    package var examples: [RuntimeExample] {
        get { bodies.value.examples }
        set { bodies = Deferred(Bodies(examples: newValue, events: events)) }
    }
    /// The events of a stream in their order. A mock sends them if the stream has no example.
    package var events: [RuntimeEvent] {
        get { bodies.value.events }
        set { bodies = Deferred(Bodies(examples: examples, events: newValue)) }
    }
    /// The number of the body's schema, or nil for streams and bodies without a schema.
    package var schema: Int?
    private var bodies: Deferred<Bodies>

    /// The bodies that a mock sends.
    package struct Bodies: Sendable {
        package var examples: [RuntimeExample]
        package var events: [RuntimeEvent]

        package init(examples: [RuntimeExample], events: [RuntimeEvent] = []) {
            self.examples = examples
            self.events = events
        }
    }

    package init(
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

/// An example of a body.
package struct RuntimeExample: Hashable, Sendable {
    /// The name, or nil for an unnamed or generated example.
    package var name: String?
    package var body: Data
    /// The reason why the schema of the body does not allow the example, or nil if the schema allows it.
    package var fault: String?
    /// Whether the body was made from its schema. If the value is false, the body is an example of the document.
    package var isMade: Bool

    package init(name: String? = nil, body: Data, fault: String? = nil, isMade: Bool = false) {
        self.name = name
        self.body = body
        self.fault = fault
        self.isMade = isMade
    }
}

package struct RuntimeEvent: Hashable, Sendable {
    /// The type of the event. Nil means `message`.
    package var name: String?
    package var data: String

    package init(name: String? = nil, data: String) {
        self.name = name
        self.data = data
    }

    /// Returns the data as it is written in a stream, with one field per line (WHATWG HTML section 9.2.6).
    package static func fields(of data: String) -> [String] {
        data.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)" }
    }
}
