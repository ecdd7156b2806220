package import ContractModel

/// Fields of one object that have the same kinds of content and the same versions of the specification.
struct FixedFields {
    var names: [String]
    var versions: SpecificationVersions
    /// The content, or nil for strings, numbers and other data without objects.
    var content: ObjectField?

    init(_ names: String..., in versions: SpecificationVersions = .all, content: ObjectField? = nil) {
        self.names = names
        self.versions = versions
        self.content = content
    }
}

extension ObjectKind {
    /// The fixed fields of the object in all versions (OpenAPI 2.0; 3.0.4, 3.1.1 and 3.2.0, section 4). The list is
    /// empty for an object whose keys are names of the document. For a schema, the list has only the fields that
    /// contain objects, because `SchemaKeyword` has the other fields.
    var fixedFields: [FixedFields] {
        switch self {
        case .document: Self.documentFields
        case .info:
            [
                FixedFields("title", "description", "termsOfService", "version"), FixedFields("summary", in: .since31),
                FixedFields("contact", content: .object(.contact)), FixedFields("license", content: .object(.license)),
            ]
        case .contact: [FixedFields("name", "url", "email")]
        case .license: [FixedFields("name", "url"), FixedFields("identifier", in: .since31)]
        case .server:
            [
                FixedFields("url", "description", in: .since30), FixedFields("name", in: .since32),
                FixedFields("variables", in: .since30, content: .map(.serverVariable)),
            ]
        case .serverVariable: [FixedFields("enum", "default", "description", in: .since30)]
        case .tag:
            [
                FixedFields("name", "description"), FixedFields("summary", "parent", "kind", in: .since32),
                Self.documentation,
            ]
        case .externalDocumentation: [FixedFields("url", "description")]
        case .components: Self.componentsFields
        case .pathItem: Self.pathItemFields
        case .operation: Self.operationFields
        case .parameter: Self.parameterFields
        case .header: Self.headerFields
        case .requestBody:
            [
                FixedFields("description", "required", in: .since30),
                FixedFields("content", in: .since30, content: .map(.mediaType)),
            ]
        case .response: Self.responseFields
        case .mediaType, .encoding: contentFields
        case .callback: []
        case .link:
            [
                FixedFields("operationRef", "operationId", "parameters", "requestBody", "description", in: .since30),
                FixedFields("server", in: .since30, content: .object(.server)),
            ]
        case .example:
            [
                FixedFields("summary", "description", "value", "externalValue", in: .since30),
                FixedFields("dataValue", "serializedValue", in: .since32),
            ]
        case .securityScheme: Self.securitySchemeFields
        case .oauthFlows:
            [
                FixedFields(
                    "implicit", "password", "clientCredentials", "authorizationCode", in: .since30,
                    content: .object(.oauthFlow)),
                FixedFields("deviceAuthorization", in: .since32, content: .object(.oauthFlow)),
            ]
        case .oauthFlow:
            [
                FixedFields("authorizationUrl", "tokenUrl", "refreshUrl", "scopes", in: .since30),
                FixedFields("deviceAuthorizationUrl", in: .since32),
            ]
        case .schema: Self.schemaFields
        case .discriminator:
            [FixedFields("propertyName", "mapping", in: .since30), FixedFields("defaultMapping", in: .since32)]
        case .xml:
            [FixedFields("name", "namespace", "prefix", "attribute", "wrapped"), FixedFields("nodeType", in: .since32)]
        }
    }

    private static let documentation = FixedFields("externalDocs", content: .object(.externalDocumentation))
    private static let servers = FixedFields("servers", in: .since30, content: .list(.server))
    /// The keywords that a parameter or header of OpenAPI 2.0 has in place of a schema.
    private static let inlineSchema = FixedFields(
        "type", "format", "items", "collectionFormat", "default", "maximum", "exclusiveMaximum", "minimum",
        "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "enum",
        "multipleOf", in: .only20)
    private static let serializedValue = [
        FixedFields("schema", in: .since30, content: .object(.schema)),
        FixedFields("content", in: .since30, content: .map(.mediaType)),
        FixedFields("examples", in: .since30, content: .map(.example)),
        FixedFields("deprecated", "style", "explode", "example", in: .since30), FixedFields("description", "required"),
    ]

    private static let documentFields = [
        FixedFields("swagger", "host", "basePath", "schemes", "consumes", "produces", in: .only20),
        FixedFields("openapi", in: .since30), FixedFields("jsonSchemaDialect", in: .since31),
        FixedFields("$self", in: .since32), FixedFields("security"), FixedFields("info", content: .object(.info)),
        FixedFields("paths", content: .map(.pathItem)), servers, documentation,
        FixedFields("tags", content: .list(.tag)),
        FixedFields("components", in: .since30, content: .object(.components)),
        FixedFields("webhooks", in: .since31, content: .map(.pathItem)),
        // Documents of OpenAPI 3.0 use these extensions for webhooks, and for paths that differ in their queries.
        FixedFields("x-webhooks", content: .map(.pathItem)), FixedFields("x-ms-paths", content: .map(.pathItem)),
        FixedFields("definitions", in: .only20, content: .section(.schema)),
        FixedFields("parameters", in: .only20, content: .section(.parameter)),
        FixedFields("responses", in: .only20, content: .section(.response)),
        FixedFields("securityDefinitions", in: .only20, content: .section(.securityScheme)),
    ]

    private static let componentsFields = [
        FixedFields("schemas", in: .since30, content: .section(.schema)),
        FixedFields("responses", in: .since30, content: .section(.response)),
        FixedFields("parameters", in: .since30, content: .section(.parameter)),
        FixedFields("examples", in: .since30, content: .section(.example)),
        FixedFields("requestBodies", in: .since30, content: .section(.requestBody)),
        FixedFields("headers", in: .since30, content: .section(.header)),
        FixedFields("securitySchemes", in: .since30, content: .section(.securityScheme)),
        FixedFields("links", in: .since30, content: .section(.link)),
        FixedFields("callbacks", in: .since30, content: .section(.callback)),
        FixedFields("pathItems", in: .since31, content: .section(.pathItem)),
        FixedFields("mediaTypes", in: .since32, content: .section(.mediaType)),
    ]

    private static let pathItemFields = [
        FixedFields("$ref"), FixedFields("summary", "description", in: .since30), servers,
        FixedFields("get", "put", "post", "delete", "options", "head", "patch", content: .object(.operation)),
        FixedFields("trace", in: .since30, content: .object(.operation)),
        FixedFields("query", in: .since32, content: .object(.operation)),
        FixedFields("additionalOperations", in: .since32, content: .map(.operation)),
        FixedFields("parameters", content: .list(.parameter)),
    ]

    private static let operationFields = [
        FixedFields("tags", "summary", "description", "operationId", "deprecated", "security"),
        FixedFields("consumes", "produces", "schemes", in: .only20), servers, documentation,
        FixedFields("parameters", content: .list(.parameter)), FixedFields("responses", content: .map(.response)),
        FixedFields("requestBody", in: .since30, content: .object(.requestBody)),
        FixedFields("callbacks", in: .since30, content: .map(.callback)),
        FixedFields("x-websocket-message", content: .object(.schema)),
    ]

    private static let parameterFields =
        serializedValue + [
            FixedFields("name", "in", "allowEmptyValue"), FixedFields("allowReserved", in: .since30), inlineSchema,
            FixedFields("x-swift-name"),
            FixedFields("schema", in: .only20, content: .object(.schema)),
        ]

    private static let headerFields = serializedValue + [inlineSchema]

    private static let responseFields = [
        FixedFields("description"), FixedFields("summary", in: .since32),
        FixedFields("headers", content: .map(.header)),
        FixedFields("content", in: .since30, content: .map(.mediaType)),
        FixedFields("links", in: .since30, content: .map(.link)),
        FixedFields("schema", in: .only20, content: .object(.schema)), FixedFields("examples", in: .only20),
    ]

    /// The fields of a media type or an encoding. Both may describe the parts of a multipart body.
    private var contentFields: [FixedFields] {
        let parts = [
            FixedFields("encoding", in: self == .mediaType ? .since30 : .since32, content: .map(.encoding)),
            FixedFields("prefixEncoding", in: .since32, content: .list(.encoding)),
            FixedFields("itemEncoding", in: .since32, content: .object(.encoding)),
        ]
        guard self == .mediaType else {
            return parts + [
                FixedFields("contentType", "style", "explode", "allowReserved", in: .since30),
                FixedFields("headers", in: .since30, content: .map(.header)),
            ]
        }
        return parts + [
            FixedFields("example", in: .since30), FixedFields("schema", in: .since30, content: .object(.schema)),
            FixedFields("itemSchema", in: .since32, content: .object(.schema)),
            FixedFields("examples", in: .since30, content: .map(.example)), Self.events, Self.terminalEvents,
        ]
    }

    /// The extensions for events, which are next to the schema of a stream or inside of this schema.
    private static let events = FixedFields("x-sse-events", content: .map(.schema))
    private static let terminalEvents = FixedFields("x-sse-terminal")

    private static let securitySchemeFields = [
        FixedFields("type", "description", "name", "in"),
        FixedFields("flow", "authorizationUrl", "tokenUrl", "scopes", in: .only20),
        FixedFields("scheme", "bearerFormat", "openIdConnectUrl", in: .since30),
        FixedFields("flows", in: .since30, content: .object(.oauthFlows)),
        FixedFields("oauth2MetadataUrl", "deprecated", in: .since32),
    ]

    private static let schemaFields = [
        FixedFields(
            "properties", "patternProperties", "dependentSchemas", "$defs", "definitions", content: .map(.schema)),
        FixedFields(
            "items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "contains",
            "not", "if", "then", "else", "contentSchema", content: .object(.schema)),
        FixedFields("allOf", "oneOf", "anyOf", "prefixItems", content: .list(.schema)),
        FixedFields("discriminator", content: .object(.discriminator)), FixedFields("xml", content: .object(.xml)),
        documentation, events, terminalEvents,
    ]
}

extension SpecificationVersion {
    /// Whether a document of this version may use a field of these versions. One reader reads all versions 3, so a
    /// document of 3.1 may use a field of 3.2.
    func readsFields(of versions: SpecificationVersions) -> Bool {
        self != .swagger20 && versions.contains(.openAPI32)
    }
}

/// The versions of the specification that have a field.
package struct SpecificationVersions: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let only20 = SpecificationVersions(rawValue: 1)
    package static let only30 = SpecificationVersions(rawValue: 2)
    static let since32 = SpecificationVersions(rawValue: 8)
    package static let since31 = SpecificationVersions(rawValue: 4 | 8)
    package static let since30 = SpecificationVersions(rawValue: 2 | 4 | 8)
    package static let all = SpecificationVersions(rawValue: 15)

    package func contains(_ version: SpecificationVersion) -> Bool {
        let bit: UInt8 =
            switch version {
            case .swagger20: 1
            case .openAPI30: 2
            case .openAPI31: 4
            case .openAPI32: 8
            }
        return rawValue & bit != 0
    }

    /// The versions that have a field, as the end of a message after the name of the field.
    package var words: String {
        let versions = SpecificationVersion.allCases.filter(contains).map(\.words)
        let isStillThere = contains(.openAPI32) && !contains(.swagger20)
        if isStillThere { return "came with OpenAPI \(versions[0])" }
        let earlier = versions.dropLast().joined(separator: ", ")
        return "is of OpenAPI " + (earlier.isEmpty ? versions[0] : "\(earlier) and \(versions[versions.count - 1])")
    }
}
