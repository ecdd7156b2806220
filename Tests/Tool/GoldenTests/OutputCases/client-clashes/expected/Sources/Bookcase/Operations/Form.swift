// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime
public import Foundation

/// `POST /form`
public nonisolated struct Form: APIOperation {
    public var body: Form

    public init(body: Form) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/form", id: "form", security: [[.aB], [.a_b]], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(multipart: body)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension Form {
    /// The parts of the body in the form in which they are sent.
    public nonisolated struct Form: MultipartBody {
        public var form: Swift.String
        public var data: Data?
        public var nested: Form.Nested?

        public init(form: Swift.String, data: Data? = nil, nested: Form.Nested? = nil) {
            self.form = form
            self.data = data
            self.nested = nested
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("form", self.form)
            try form.part("data", data.map { Base64($0) })
            try form.part("nested", nested)
        }
    }
}

extension Form.Form {
    public nonisolated struct Nested: DefensiveRecord, Hashable, Sendable {
        public var form: Swift.String?

        public init(form: Swift.String? = nil) {
            self.form = form
        }

        public enum CodingKeys: Swift.String, RecordKey {
            case form
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            form = try fields.optional(.form)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /form`
    public func form(body: Form.Form) async throws {
        try await value(of: Form(body: body))
    }
}
