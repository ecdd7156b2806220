// Made by gen-dtos from the contract "Styles". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `POST /forms`
public nonisolated struct SendForm: APIOperation, Hashable {
    public var body: SendFormBody?

    public init(body: SendFormBody? = nil) {
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

nonisolated extension StylesClient {
    /// `POST /forms`
    ///
    ///     try await api.sendForm(body: SendFormBody())
    public func sendForm(body: SendFormBody? = nil) async throws {
        try await value(of: SendForm(body: body))
    }
}
