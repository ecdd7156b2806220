// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `POST /books/browse`
public nonisolated struct BrowseBooks: APIOperation {
    public var body: Content?

    public init(body: Content? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/books/browse", id: "browseBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try body?.encode(into: &request)
    }

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BrowseBooks {
    /// The body of the request, with a case for each media type.
    public nonisolated enum Content: Sendable {
        /// `application/json`
        case json(Body)
        /// `application/merge-patch+json`
        case mergePatch(MergePatchBody)

        public func encode(into request: inout RequestEncoder) throws {
            switch self {
            case .json(let body):
                try request.body(json: body)
            case .mergePatch(let body):
                try request.body(json: body, type: "application/merge-patch+json")
            }
        }
    }
}

nonisolated extension BrowseBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .cursor(\.body[page: "after"], next: { $0.last?.title })
    }

    public static func items(in output: [Bookcase.Item]) -> [Bookcase.Item] {
        output
    }
}

nonisolated extension BrowseBooks.Content? {
    /// The value that requests a page. For a body of another type, it is nil, and setting it has no effect.
    fileprivate subscript(page _: String) -> String? {
        get {
            switch self {
            case .json(let body)?: body.after
            case .mergePatch(let body)?: body.after
            case nil: nil
            }
        }
        set {
            switch self {
            case .json(var body)?:
                body.after = newValue
                self = .json(body)
            case .mergePatch(var body)?:
                body.after = newValue
                self = .mergePatch(body)
            case nil:
                var body = BrowseBooks.Body()
                body.after = newValue
                self = .json(body)
            }
        }
    }
}

extension BrowseBooks {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var after: String?

        public init(after: String? = nil) {
            self.after = after
        }

        public enum CodingKeys: String, RecordKey {
            case after
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            after = try fields.optional(.after)
        }
    }

    public nonisolated struct MergePatchBody: DefensiveRecord, Hashable, Sendable {
        public var after: String?
        public var before: String?

        public init(after: String? = nil, before: String? = nil) {
            self.after = after
            self.before = before
        }

        public enum CodingKeys: String, RecordKey {
            case after
            case before
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            after = try fields.optional(.after)
            before = try fields.optional(.before)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /books/browse`
    ///
    ///     let result = try await api.browseBooks(body: .json(BrowseBooks.Body()))
    public func browseBooks(body: BrowseBooks.Content? = nil) async throws -> [Item] {
        try await value(of: BrowseBooks(body: body))
    }
}
