// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `HEAD /ranges`
public nonisolated struct HeadRanges: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.head, "/ranges", id: "headRanges")
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension HeadRanges {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `404`. As GET would say it.
        case notFound
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = .notFound
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// `HEAD /ranges`
    ///
    ///     try await api.headRanges()
    ///
    /// - Throws: `APIClientError`. `HeadRanges.Failure` has cases for 404.
    public func headRanges() async throws {
        try await value(of: HeadRanges())
    }
}
