public import DTOClient
public import DTORuntime
import Foundation

/// Creates the queries of an app or a screen, for one client.
///
/// As long as a query is retained, making an equal query returns the retained object, so both uses share one HTTP
/// request. A successful call of `client` invalidates queries by the rules:
///
///     let queries = Queries(api, invalidation: [.sharedTags, .after(StartImport.self, SearchUnified.self)])
///     let books = queries.query(SearchByISBN(isbn: isbn))
///     try await queries.client.startImport(body: body)
@MainActor
public final class Queries<Client: ContractClient> {
    /// The client whose calls invalidate queries. Requests that queries send do not invalidate queries.
    public let client: Client
    private let source: Client
    private let table: QueryTable
    private let lifetime: Duration?
    private let clock: ClientClock

    /// Creates a collection of queries that send their requests through a client.
    ///
    /// - Parameters:
    ///   - rules: The rules that decide which queries a successful call invalidates.
    ///   - lifetime: The time after which `load()` of a query requests the value again. If the value is nil, a value is
    ///     up to date until it is invalidated.
    ///   - clock: Provides the time.
    public init(
        _ client: Client, invalidation rules: [InvalidationRule] = [], lifetime: Duration? = nil,
        clock: ClientClock = .system
    ) {
        source = client
        table = QueryTable(rules: rules)
        var observed = client
        observed.client.api = InvalidatingClient(api: client.client.api, table: table)
        self.client = observed
        self.lifetime = lifetime
        self.clock = clock
    }

    /// Returns the query of an operation.
    public func query<Operation: APIOperation>(_ operation: Operation) -> Query<Operation.Output> {
        query(operation) { [source] in try await source.value(of: operation) }
    }

    /// Returns the query of an operation with an envelope. The value of the query is the payload of the envelope.
    public func query<Operation: APIOperation>(
        _ operation: Operation
    ) -> Query<Operation.Output.Payload> where Operation.Output: APIResponse, Operation.Output.Payload: Sendable {
        query(operation) { [source] in try await source.payload(of: operation) }
    }

    /// Returns the query with a key that the app chooses. As long as the query is retained, later calls with its key
    /// return this query and ignore `load`.
    public func query<Value: Sendable>(
        key: String, _ load: @escaping @Sendable (Client) async throws -> Value
    ) -> Query<Value> {
        table.object(key: "key \(key)", QueryMark(key: key)) {
            query { [source] in try await load(source) }
        } invalidate: {
            $0.invalidate()
        }
    }

    /// Returns the query for the pages of an operation.
    ///
    /// - Parameter limit: The greatest number of pages.
    public func pages<Operation: PagedOperation>(
        of operation: Operation, limit: Int = .max
    ) -> PagedQuery<Operation.Item> {
        table.object(key: key(of: operation).map { "\(limit) pages \($0)" }, QueryMark(endpoint: Operation.endpoint)) {
            PagedQuery(source.pages(of: operation, limit: limit), lifetime: lifetime, now: clock.now)
        } invalidate: {
            $0.items.invalidate()
        }
    }

    /// Invalidates the queries of some operations.
    public func invalidate(_ operations: any APIOperation.Type...) {
        let ids = Set(operations.map { $0.endpoint.id })
        table.invalidate { $0.endpoint.map { ids.contains($0.id) } == true }
    }

    /// Invalidates the query with a key.
    public func invalidate(key: String) {
        table.invalidate { $0.key == key }
    }

    /// Invalidates all queries, for example after the user has changed.
    public func invalidateAll() {
        table.invalidate { _ in true }
    }

    private func query<Operation: APIOperation, Value: Sendable>(
        _ operation: Operation, _ load: @escaping @Sendable () async throws -> Value
    ) -> Query<Value> {
        table.object(key: key(of: operation), QueryMark(endpoint: Operation.endpoint)) {
            query(load)
        } invalidate: {
            $0.invalidate()
        }
    }

    private func query<Value: Sendable>(_ load: @escaping @Sendable () async throws -> Value) -> Query<Value> {
        Query(.loading, lifetime: lifetime, now: clock.now) { _ in Query.Loaded(value: try await load()) }
    }

    /// Returns a string that identifies the request, or nil if the body is a file or a stream and cannot be compared.
    /// Equal requests have the same string.
    private func key(of operation: some APIOperation) -> String? {
        guard let request = try? source.client.call(operation).request else { return nil }
        let body: Data
        switch request.body {
        case .none: body = Data()
        case .data(let data): body = data
        case .file, .stream: return nil
        }
        let fields = request.headers.fields.map { "\($0.name): \($0.value)" }
        let lines = [request.method.rawValue, request.url.absoluteString] + fields
        return lines.joined(separator: "\n") + "\n\n" + body.base64EncodedString()
    }
}
