// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime
public import Foundation

/// `POST /covers`
public nonisolated struct AddCover: APIOperation {
    public var body: Form

    public init(body: Form) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
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
    /// The parts of the body in the form in which they are sent.
    public nonisolated struct Form: MultipartBody {
        public var isbn: String
        public var image: FilePart
        /// Who may show it. The header `X-Rights` of the part.
        public var imageXRights: String
        public var pages: [FilePart]?
        public var note: Filter?

        public init(
            isbn: String,
            image: FilePart,
            imageXRights: String,
            pages: [FilePart]? = nil,
            note: Filter? = nil
        ) {
            self.isbn = isbn
            self.image = image
            self.imageXRights = imageXRights
            self.pages = pages
            self.note = note
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("isbn", isbn)
            try form.header("X-Rights", imageXRights)
            try form.header("X-Kind", "cover")
            try form.part("image", image, type: "image/png")
            try form.part("pages", pages, type: "image/png")
            try form.part("note", json: note)
        }
    }
}

extension AddCover {
    public nonisolated enum ImageXKind: OpenEnumeration {
        case cover
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [ImageXKind] { [.cover] }

        public init(rawValue: String) {
            switch rawValue {
            case "cover": self = .cover
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .cover: "cover"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /covers`
    public func addCover(body: AddCover.Form) async throws -> Data {
        try await value(of: AddCover(body: body))
    }
}
