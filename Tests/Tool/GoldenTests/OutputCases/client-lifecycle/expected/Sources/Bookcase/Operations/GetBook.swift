// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
///
/// `GET /books/{id}`
public nonisolated struct GetBook: APIOperation, Hashable {
    public var id: String
    public var fields: [String]?

    public init(id: String, fields: [String]? = nil) {
        self.id = id
        self.fields = fields
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books/{id}", id: "getBook")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
        try request.query("fields", fields, explode: false)
    }

    public static func decode(_ response: RawResponse) throws -> Book {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(Response404.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension GetBook {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `404`.
        case notFound(GetBook.Response404)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

extension GetBook {
    /// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
    public nonisolated struct Response404: DefensiveRecord, Hashable, Sendable, Error {
        public var code: String?
        @_spi(Generated) public var _answer = AnswerSlot()

        public init(code: String? = nil) {
            self.code = code
        }

        public enum CodingKeys: String, RecordKey {
            case code
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            code = try fields.optional(.code)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books/{id}`
    ///
    ///     let result = try await api.getBook(id: "id")
    ///
    /// - Throws: `APIClientError`. `GetBook.Failure` has cases for 404.
    @available(*, deprecated, message: "Removed from the contract on 2026-02-01, and kept until 2026-05-02.")
    public func getBook(id: String, fields: [String]? = nil) async throws -> Book {
        try await value(of: GetBook(id: id, fields: fields))
    }
}
