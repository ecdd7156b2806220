public import DTORuntime

/// An operation whose request has query parameters and headers that are not in the contract.
public struct ExtendedOperation<Base: APIOperation>: APIOperation {
    /// The value of a successful response.
    public typealias Output = Base.Output
    /// The headers of a successful response.
    public typealias Headers = Base.Headers

    let base: Base
    let query: KeyValuePairs<String, String>
    let headers: HTTPHeaders

    /// The facts about the operation without the additional parameters.
    public static var endpoint: APIEndpoint { Base.endpoint }

    /// Writes the parameters and the body of the operation, and then the additional query parameters and headers.
    public func encode(into request: inout RequestEncoder) throws {
        try base.encode(into: &request)
        for (name, value) in query { try request.query(name, value) }
        for field in headers.fields { try request.header(field.name, field.value) }
    }

    /// Decodes the response of the operation.
    public static func decode(_ response: RawResponse) throws -> Base.Output { try Base.decode(response) }
}

extension APIOperation {
    /// Returns the operation with additional query parameters and headers that are not in the contract.
    ///
    ///     let found = try await api.value(of: SearchByISBN(isbn: isbn).adding(query: ["debug": "1"]))
    ///
    /// Names and values are encoded like parameters of the contract, and are sent in addition to these parameters.
    public func adding(
        query: KeyValuePairs<String, String> = [:], headers: HTTPHeaders = HTTPHeaders()
    ) -> ExtendedOperation<Self> {
        ExtendedOperation(base: self, query: query, headers: headers)
    }
}
