// Made by gen-dtos from the contract "Styles". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `POST /forms`
public nonisolated struct SendForm: APIOperation {
    public var body: Body?

    public init(body: Body? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/forms", id: "sendForm", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(
            form: body,
            styles: ["color": .style(.form, explode: true), "joined": .style(.pipeDelimited, explode: false)]
        )
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

extension SendForm {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var count: Int?
        public var many: [String]?
        public var joined: [String]?
        public var color: Color?

        public init(count: Int? = nil, many: [String]? = nil, joined: [String]? = nil, color: Color? = nil) {
            self.count = count
            self.many = many
            self.joined = joined
            self.color = color
        }

        public enum CodingKeys: String, RecordKey {
            case count
            case many
            case joined
            case color
        }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            count = try fields.optional(.count)
            many = try fields.optional(.many)
            joined = try fields.optional(.joined)
            color = try fields.optional(.color)
        }
    }
}

extension SendForm.Body {
    public nonisolated struct Color: DefensiveRecord, Hashable, Sendable {
        public var r: Int?

        public init(r: Int? = nil) {
            self.r = r
        }

        public enum CodingKeys: String, RecordKey {
            case r = "R"
        }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            r = try fields.optional(.r)
        }
    }
}

nonisolated extension StylesClient {
    /// `POST /forms`
    public func sendForm(body: SendForm.Body? = nil) async throws {
        try await value(of: SendForm(body: body))
    }
}
