/// What a description of the API says of an operation beyond what DTOs are made of. Gathered only where one is written.
///
/// Texts of what several operations refer to are cut where they are long, since they are repeated with each.
public struct OperationDetails: Sendable {
    public var deprecation: Deprecation?
    /// The path item's first.
    public var parameters: [ParameterDetails]
    /// The path item has parameters that are not repeated here, because it has too many operations.
    public var omitsPathParameters: Bool
    public var requestBody: BodyDetails?
    /// All of them, with a body or without.
    public var responses: [ResponseDetails]

    public init(
        deprecation: Deprecation? = nil, parameters: [ParameterDetails], omitsPathParameters: Bool,
        requestBody: BodyDetails? = nil, responses: [ResponseDetails]
    ) {
        self.deprecation = deprecation
        self.parameters = parameters
        self.omitsPathParameters = omitsPathParameters
        self.requestBody = requestBody
        self.responses = responses
    }
}

public struct ParameterDetails: Sendable {
    public var name: String
    /// `query`, `path`, `header`, `cookie` …
    public var place: String
    /// Nil where the configuration leaves its type out.
    public var use: TypeUse?
    public var isRequired: Bool
    public var defaultValue: ContractValue?
    public var deprecation: Deprecation?
    public var documentation: Documentation

    public init(
        name: String, place: String, use: TypeUse? = nil, isRequired: Bool, defaultValue: ContractValue? = nil,
        deprecation: Deprecation? = nil, documentation: Documentation
    ) {
        self.name = name
        self.place = place
        self.use = use
        self.isRequired = isRequired
        self.defaultValue = defaultValue
        self.deprecation = deprecation
        self.documentation = documentation
    }
}

public struct ResponseDetails: Sendable {
    /// `200`, `4XX`, `default`.
    public var status: String
    public var body: BodyDetails

    public init(status: String, body: BodyDetails) {
        self.status = status
        self.body = body
    }
}

public struct BodyDetails: Sendable {
    /// Of one media type.
    public struct Content: Sendable {
        public var mediaType: String
        /// Nil where there is no type for it: bytes, or a text.
        public var value: TypeUse?
        /// Of a stream.
        public var item: TypeUse?

        public init(mediaType: String, value: TypeUse? = nil, item: TypeUse? = nil) {
            self.mediaType = mediaType
            self.value = value
            self.item = item
        }
    }

    public var description: String?
    public var isRequired: Bool
    public var contents: [Content]
    /// How many more there are.
    public var furtherContents: Int

    public init(description: String? = nil, isRequired: Bool, contents: [Content], furtherContents: Int) {
        self.description = description
        self.isRequired = isRequired
        self.contents = contents
        self.furtherContents = furtherContents
    }
}
