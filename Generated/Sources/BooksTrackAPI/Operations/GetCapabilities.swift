// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// What this deployment can do.
///
/// `GET /api/v2/capabilities`
public nonisolated struct GetCapabilities: APIOperation {
    public init() {}

    public static var endpoint: Endpoint {
        Endpoint(.get, "/api/v2/capabilities", id: "getCapabilities", tags: ["Health"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> CapabilitiesEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// What this deployment can do.
    ///
    /// `GET /api/v2/capabilities`
    public func getCapabilities() async throws -> Capabilities {
        try await payload(of: GetCapabilities())
    }
}
