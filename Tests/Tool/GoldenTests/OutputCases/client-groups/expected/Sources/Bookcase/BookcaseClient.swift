// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// Calls the API `Bookcase`.
public nonisolated struct BookcaseClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `/`
        ///
        /// The document does not name a host. Pass the URL to `init(url:)`.
        case standard

        public var url: String {
            switch self {
            case .standard: "http://localhost/"
            }
        }
    }

    public static var defaultServer: Server { .standard }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `Books`.
    ///
    /// What the shelves hold.
    public var books: BooksGroup { BooksGroup(api: self) }

    /// The operations of `Books`.
    ///
    /// What the shelves hold.
    public nonisolated struct BooksGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `Book Store` and `book-store`.
    public var bookStore: BookStoreGroup { BookStoreGroup(api: self) }

    /// The operations of `Book Store` and `book-store`.
    public nonisolated struct BookStoreGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `events`.
    public var events: EventsGroup { EventsGroup(api: self) }

    /// The operations of `events`.
    public nonisolated struct EventsGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `health`.
    public var healthGroup: HealthGroup { HealthGroup(api: self) }

    /// The operations of `health`.
    public nonisolated struct HealthGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `init`.
    public var initGroup: InitGroup { InitGroup(api: self) }

    /// The operations of `init`.
    public nonisolated struct InitGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `self`.
    public var selfGroup: SelfGroup { SelfGroup(api: self) }

    /// The operations of `self`.
    public nonisolated struct SelfGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `default`.
    public var `default`: DefaultGroup { DefaultGroup(api: self) }

    /// The operations of `default`.
    public nonisolated struct DefaultGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `🚀`.
    public var 🚀: 🚀Group { 🚀Group(api: self) }

    /// The operations of `🚀`.
    public nonisolated struct 🚀Group: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `client`.
    public var clientGroup: ClientGroup { ClientGroup(api: self) }

    /// The operations of `client`.
    public nonisolated struct ClientGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `Server`.
    public var server: ServerGroup { ServerGroup(api: self) }

    /// The operations of `Server`.
    public nonisolated struct ServerGroup: Sendable {
        let api: BookcaseClient
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `admin users`.
    public var adminUsers: AdminUsersGroup { AdminUsersGroup(api: self) }

    /// The operations of `admin users`.
    public nonisolated struct AdminUsersGroup: Sendable {
        let api: BookcaseClient
    }
}

/// `GET /v1/books`
public nonisolated struct ListBooks: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/books", id: "listBooks", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> [Book] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /v1/books`
    ///
    ///     let result = try await api.books.list()
    public func list() async throws -> [Book] {
        try await api.value(of: ListBooks())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/books`
    @available(*, deprecated, message: "Use 'books.list()'.")
    public func listBooks() async throws -> [Book] {
        try await value(of: ListBooks())
    }
}

/// `POST /v1/books`
public nonisolated struct AddBook: APIOperation, Hashable {
    public var body: Book

    public init(body: Book) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/v1/books", id: "addBook", tags: ["Books", "Admin"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `POST /v1/books`
    ///
    ///     try await api.books.add(body: Book(title: "title"))
    public func add(body: Book) async throws {
        try await api.value(of: AddBook(body: body))
    }
}

nonisolated extension BookcaseClient {
    /// `POST /v1/books`
    @available(*, deprecated, message: "Use 'books.add(body:)'.")
    public func addBook(body: Book) async throws {
        try await value(of: AddBook(body: body))
    }
}

/// `GET /v1/books/all`
public nonisolated struct GetAllBooks: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/books/all", id: "getAllBooks", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> [Book] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /v1/books/all`
    ///
    ///     let result = try await api.books.getAll()
    public func getAll() async throws -> [Book] {
        try await api.value(of: GetAllBooks())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/books/all`
    @available(*, deprecated, message: "Use 'books.getAll()'.")
    public func getAllBooks() async throws -> [Book] {
        try await value(of: GetAllBooks())
    }
}

/// `GET /v1/books/recent`
public nonisolated struct GetBooks: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/books/recent", id: "getBooks", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> [Book] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /v1/books/recent`
    ///
    ///     let result = try await api.books.getBooks()
    public func getBooks() async throws -> [Book] {
        try await api.value(of: GetBooks())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/books/recent`
    @available(*, deprecated, message: "Use 'books.getBooks()'.")
    public func getBooks() async throws -> [Book] {
        try await value(of: GetBooks())
    }
}

/// `GET /v1/books/{id}`
public nonisolated struct GetBook: APIOperation, Hashable {
    public var id: String

    public init(id: String) {
        self.id = id
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/books/{id}", id: "getBook", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
    }

    public static func decode(_ response: RawResponse) throws -> Book {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /v1/books/{id}`
    ///
    ///     let result = try await api.books.get(id: "id")
    public func get(id: String) async throws -> Book {
        try await api.value(of: GetBook(id: id))
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/books/{id}`
    @available(*, deprecated, message: "Use 'books.get(id:)'.")
    public func getBook(id: String) async throws -> Book {
        try await value(of: GetBook(id: id))
    }
}

/// The whole name stays, because the rest would end with a preposition.
///
/// `GET /v1/books/by`
public nonisolated struct CountBooksBy: APIOperation, Hashable {
    public var api: String?

    public init(api: String? = nil) {
        self.api = api
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/books/by", id: "countBooksBy", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("api", api)
    }

    public static func decode(_ response: RawResponse) throws -> Book {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// The whole name stays, because the rest would end with a preposition.
    ///
    /// `GET /v1/books/by`
    ///
    ///     let result = try await api.books.countBooksBy()
    public func countBooksBy(api: String? = nil) async throws -> Book {
        try await self.api.value(of: CountBooksBy(api: api))
    }
}

nonisolated extension BookcaseClient {
    /// The whole name stays, because the rest would end with a preposition.
    ///
    /// `GET /v1/books/by`
    @available(*, deprecated, message: "Use 'books.countBooksBy(api:)'.")
    public func countBooksBy(api: String? = nil) async throws -> Book {
        try await value(of: CountBooksBy(api: api))
    }
}

/// `GET /v1/users/books`
public nonisolated struct GetUserBooks: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/users/books", id: "getUserBooks", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> [Book] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /v1/users/books`
    ///
    ///     let result = try await api.books.getUserBooks()
    public func getUserBooks() async throws -> [Book] {
        try await api.value(of: GetUserBooks())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/users/books`
    @available(*, deprecated, message: "Use 'books.getUserBooks()'.")
    public func getUserBooks() async throws -> [Book] {
        try await value(of: GetUserBooks())
    }
}

/// Deprecated.
///
/// `GET /v1/books/reviews`
public nonisolated struct GetBookReviews: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/books/reviews", id: "getBookReviews", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> [Book] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /v1/books/reviews`
    ///
    ///     let result = try await api.books.getReviews()
    @available(*, deprecated, message: "Deprecated in the contract.")
    public func getReviews() async throws -> [Book] {
        try await api.value(of: GetBookReviews())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/books/reviews`
    @available(*, deprecated, message: "Use 'books.getReviews()'.")
    public func getBookReviews() async throws -> [Book] {
        try await value(of: GetBookReviews())
    }
}

/// `GET /v1/stores`
public nonisolated struct OpenStore: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/stores", id: "openStore", tags: ["Book Store"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.BookStoreGroup {
    /// `GET /v1/stores`
    ///
    ///     try await api.bookStore.openStore()
    public func openStore() async throws {
        try await api.value(of: OpenStore())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/stores`
    @available(*, deprecated, message: "Use 'bookStore.openStore()'.")
    public func openStore() async throws {
        try await value(of: OpenStore())
    }
}

/// `PUT /v1/stores`
public nonisolated struct CloseStore: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.put, "/v1/stores", id: "closeStore", tags: ["book-store"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.BookStoreGroup {
    /// `PUT /v1/stores`
    ///
    ///     try await api.bookStore.closeStore()
    public func closeStore() async throws {
        try await api.value(of: CloseStore())
    }
}

nonisolated extension BookcaseClient {
    /// `PUT /v1/stores`
    @available(*, deprecated, message: "Use 'bookStore.closeStore()'.")
    public func closeStore() async throws {
        try await value(of: CloseStore())
    }
}

/// `GET /v1/events`
public nonisolated struct ReadEvents: EventOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/events", id: "readEvents", tags: ["events"], accept: ["text/event-stream"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension ReadEvents {
    public static var events: EventStreamFormat { .serverSentEvents(terminal: []) }

    public static func event(_ message: StreamMessage) throws -> Book {
        try message.json()
    }
}

nonisolated extension BookcaseClient.EventsGroup {
    /// `GET /v1/events`
    ///
    ///     for try await event in api.events.read() {
    ///         print(event)
    ///     }
    public func read() -> EventStream<ReadEvents> {
        api.events(of: ReadEvents())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/events`
    @available(*, deprecated, message: "Use 'events.read()'.")
    public func readEvents() -> EventStream<ReadEvents> {
        events(of: ReadEvents())
    }
}

/// `GET /v1/health`
public nonisolated struct Health: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/health", id: "health", tags: ["health"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.HealthGroup {
    /// `GET /v1/health`
    ///
    ///     try await api.healthGroup.health()
    public func health() async throws {
        try await api.value(of: Health())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/health`
    @available(*, deprecated, message: "Use 'healthGroup.health()'.")
    public func health() async throws {
        try await value(of: Health())
    }
}

/// `GET /v1/ping`
public nonisolated struct Ping: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/ping", id: "ping", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/ping`
    ///
    ///     try await api.ping()
    public func ping() async throws {
        try await value(of: Ping())
    }
}

/// `GET /v1/a`
public nonisolated struct ImportInit: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/a", id: "importInit", tags: ["init"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.InitGroup {
    /// `GET /v1/a`
    ///
    ///     try await api.initGroup.import()
    public func `import`() async throws {
        try await api.value(of: ImportInit())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/a`
    @available(*, deprecated, message: "Use 'initGroup.import()'.")
    public func importInit() async throws {
        try await value(of: ImportInit())
    }
}

/// `GET /v1/b`
public nonisolated struct DeleteSelf: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/b", id: "deleteSelf", tags: ["self"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.SelfGroup {
    /// `GET /v1/b`
    ///
    ///     try await api.selfGroup.delete()
    public func delete() async throws {
        try await api.value(of: DeleteSelf())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/b`
    @available(*, deprecated, message: "Use 'selfGroup.delete()'.")
    public func deleteSelf() async throws {
        try await value(of: DeleteSelf())
    }
}

/// `GET /v1/c`
public nonisolated struct DefaultImport: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/c", id: "defaultImport", tags: ["default"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.DefaultGroup {
    /// `GET /v1/c`
    ///
    ///     try await api.default.import()
    public func `import`() async throws {
        try await api.value(of: DefaultImport())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/c`
    @available(*, deprecated, message: "Use 'default.import()'.")
    public func defaultImport() async throws {
        try await value(of: DefaultImport())
    }
}

/// `GET /v1/d`
public nonisolated struct Launch: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/d", id: "launch", tags: ["🚀"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.🚀Group {
    /// `GET /v1/d`
    ///
    ///     try await api.🚀.launch()
    public func launch() async throws {
        try await api.value(of: Launch())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/d`
    @available(*, deprecated, message: "Use '🚀.launch()'.")
    public func launch() async throws {
        try await value(of: Launch())
    }
}

/// `GET /v1/e`
public nonisolated struct Empty: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/e", id: "empty", tags: [""], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/e`
    ///
    ///     try await api.empty()
    public func empty() async throws {
        try await value(of: Empty())
    }
}

/// `GET /v1/f`
public nonisolated struct Connect: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/f", id: "connect", tags: ["client"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.ClientGroup {
    /// `GET /v1/f`
    ///
    ///     try await api.clientGroup.connect()
    public func connect() async throws {
        try await api.value(of: Connect())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/f`
    @available(*, deprecated, message: "Use 'clientGroup.connect()'.")
    public func connect() async throws {
        try await value(of: Connect())
    }
}

/// `GET /v1/g`
public nonisolated struct Serve: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/g", id: "serve", tags: ["Server"], accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.ServerGroup {
    /// `GET /v1/g`
    ///
    ///     try await api.server.serve()
    public func serve() async throws {
        try await api.value(of: Serve())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/g`
    @available(*, deprecated, message: "Use 'server.serve()'.")
    public func serve() async throws {
        try await value(of: Serve())
    }
}

/// `GET /v1/h`
public nonisolated struct Everything: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/h", id: "everything", tags: ["Books"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> BooksGroup {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient.AdminUsersGroup {
    /// `GET /v1/h`
    ///
    ///     let result = try await api.adminUsers.list()
    public func list() async throws -> Bookcase.BooksGroup {
        try await api.value(of: Everything())
    }
}

nonisolated extension BookcaseClient {
    /// `GET /v1/h`
    @available(*, deprecated, message: "Use 'adminUsers.list()'.")
    public func everything() async throws -> Bookcase.BooksGroup {
        try await value(of: Everything())
    }
}
