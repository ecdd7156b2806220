// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `stream(of:)` returns the response as a stream.
///
/// `POST /completions`
public nonisolated struct Complete: APIOperation, Hashable {
    public var body: Thing?

    public init(body: Thing? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/completions", id: "complete")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> Thing {
        switch response.status {
        case 200..<300: return try response.json()
        case 429: throw response.failure(Thing.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension Complete {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `429`. Later.
        case tooManyRequests(Thing)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 429: self = try .tooManyRequests(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension Complete: StreamableOperation {
    public static var events: EventStreamFormat { .serverSentEvents(terminal: []) }

    public static func event(_ message: StreamMessage) throws -> Count {
        try message.json()
    }
}

nonisolated extension BookcaseClient {
    /// `POST /completions`
    ///
    ///     let result = try await api.complete(body: Thing())
    ///
    /// - Throws: `APIClientError`. `Complete.Failure` has cases for 429.
    public func complete(body: Thing? = nil) async throws -> Thing {
        try await value(of: Complete(body: body))
    }
}
