// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

public import DTOClient
public import DTORuntime
public import Foundation

/// `POST /covers`
public nonisolated struct AddCover: APIOperation {
    public var body: Form

    public init(body: Form) {
        self.body = body
    }

    public static var endpoint: Endpoint {
        Endpoint(
            .post,
            "/covers",
            id: "addCover",
            security: [[.key], []],
            servers: ["https://covers.example.com"],
            accept: ["image/png"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(multipart: body)
    }

    public static func decode(_ response: RawResponse) throws -> Data {
        guard response.isSuccess else { throw response.failure() }
        return try response.data()
    }
}

nonisolated extension AddCover {
    /// The parts of the body, as they are sent. `Body` is the model of their schema.
    public nonisolated struct Form: MultipartBody {
        public var isbn: String
        public var image: FilePart
        public var pages: [FilePart]?
        public var note: Filter?

        public init(isbn: String, image: FilePart, pages: [FilePart]? = nil, note: Filter? = nil) {
            self.isbn = isbn
            self.image = image
            self.pages = pages
            self.note = note
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("isbn", isbn)
            try form.part("image", image, type: "image/png")
            try form.part("pages", pages, type: "image/png")
            try form.part("note", json: note)
        }
    }
}

extension AddCover {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var isbn: String
        /// Missing or null: `""`.
        public var image: String
        public var pages: [String]?
        public var note: Filter?

        public init(isbn: String, image: String, pages: [String]? = nil, note: Filter? = nil) {
            self.isbn = isbn
            self.image = image
            self.pages = pages
            self.note = note
        }

        public enum CodingKeys: String, RecordKey {
            case isbn
            case image
            case pages
            case note
        }

        public static var requiredKeys: [CodingKeys] { [.isbn, .image] }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            isbn = try fields.value(.isbn, default: "")
            image = try fields.value(.image, default: "")
            pages = try fields.optional(.pages)
            note = try fields.optional(.note)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /covers`
    public func addCover(body: AddCover.Form) async throws -> Data {
        try await value(of: AddCover(body: body))
    }
}
