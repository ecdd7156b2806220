@_spi(Generated) import DTOClient
import DTOQueries
@_spi(Generated) import DTORuntime
import Foundation

struct Shelf: Codable, Sendable, Equatable {
    var items: [Int]
    var next: Int?
}

/// Reads a shelf, page by page.
struct GetShelf: PagedOperation {
    static let endpoint = APIEndpoint(.get, "/shelf", id: "getShelf", tags: ["Shelf"])
    static let pagination = Pagination<GetShelf>.cursor(\.after, next: \.next)
    var after: Int?

    func encode(into request: inout RequestEncoder) throws { try request.query("after", after) }
    static func decode(_ response: RawResponse) throws -> Shelf {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
    static func items(in output: Shelf) -> [Int] { output.items }
}

/// Changes a shelf.
struct PutShelf: APIOperation {
    static let endpoint = APIEndpoint(.put, "/shelf", id: "putShelf", tags: ["Shelf"])

    func encode(into request: inout RequestEncoder) throws {}
    static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
}

/// An operation of another tag, whose result is in an envelope.
struct GetUser: APIOperation {
    struct Envelope: Codable, Sendable, APIResponse {
        struct Fault: Error {}
        var user: String?
        func payload() throws -> String {
            guard let user else { throw Fault() }
            return user
        }
    }

    static let endpoint = APIEndpoint(.get, "/user", id: "getUser", tags: ["User"])

    func encode(into request: inout RequestEncoder) throws {}
    static func decode(_ response: RawResponse) throws -> Envelope { try response.json() }
}

struct ShelfClient: ContractClient {
    struct Server: APIServer { var url = "https://example.com" }
    static let defaultServer = Server()
    var client: ClientContext
}

/// A backend whose answers wait until a test releases them.
actor Backend: APIClientProtocol {
    typealias Answer = @Sendable (APICall) throws -> (status: Int, json: String)

    private(set) var calls: [String] = []
    private(set) var cancelled = 0
    private var answer: Answer
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ answer: @escaping Answer = { _ in (200, #"{"items": [1]}"#) }) {
        self.answer = answer
    }

    func perform(_ call: APICall) async throws -> RawResponse {
        let query = call.request.url.query.map { "?\($0)" } ?? ""
        calls.append("\(call.request.method) \(call.endpoint.path)\(query)")
        let answer = answer
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        if Task.isCancelled {
            cancelled += 1
            throw CancellationError()
        }
        let (status, json) = try answer(call)
        return RawResponse(
            status: status, headers: ["Content-Type": "application/json"], body: Data(json.utf8),
            url: call.request.url, endpoint: call.endpoint, settings: call.settings)
    }

    /// Lets the next calls wait.
    func close() { isClosed = true }

    /// Answers the waiting calls, and the next ones at once.
    func open() {
        isClosed = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func answer(_ answer: @escaping Answer) { self.answer = answer }

    /// Waits until this many calls have arrived.
    func arrived(_ count: Int) async {
        while calls.count < count { await Task.yield() }
    }
}

/// The words of a state: `stale [1] error`.
func words<Value>(_ state: QueryState<Value>) -> String {
    switch state {
    case .loading: "loading"
    case .loaded(let value): "loaded \(value)"
    case .stale(let value, let error): "stale \(value)" + (error == nil ? "" : " error")
    case .failed: "failed"
    }
}
