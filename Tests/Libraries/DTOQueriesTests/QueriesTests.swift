import DTOClient
import DTOContract
import DTOMocks
import DTOQueries
import DTORuntime
import Foundation
import Testing

/// The queries of a client: equal queries, invalidation, pages.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct QueriesTests {
    private let backend = Backend()

    private func queries(_ rules: [InvalidationRule] = []) -> Queries<ShelfClient> {
        Queries(ShelfClient(through: backend), invalidation: rules)
    }

    /// Waits until the query has ended its request.
    private func settled<Value>(_ query: Query<Value>) async {
        while query.isLoading { await Task.yield() }
    }

    @Test func equalQueriesAreOneObject() async {
        let queries = queries()
        let query = queries.query(GetShelf(after: 1))
        #expect(queries.query(GetShelf(after: 1)) === query)
        #expect(queries.query(GetShelf(after: 2)) !== query)
        #expect(queries.query(GetShelf()) !== query)
        let pages = queries.pages(of: GetShelf(after: 1))
        #expect(queries.pages(of: GetShelf(after: 1)) === pages)
        #expect(queries.pages(of: GetShelf(after: 1), limit: 1) !== pages)
    }

    @Test func anEnvelopeIsUnwrapped() async {
        await backend.answer { _ in (200, #"{"user": "ada"}"#) }
        let query: Query<String> = queries().query(GetUser())
        await query.load()
        #expect(query.state.value == "ada")
    }

    @Test func aWriteInvalidatesOperations() async throws {
        let queries = queries([.after(PutShelf.self, GetShelf.self)])
        let (shelf, other) = (queries.query(GetShelf()), queries.query(key: "other") { _ in 1 })
        let unloaded = queries.query(GetShelf(after: 5))
        await shelf.load()
        await other.load()
        await backend.answer { _ in (200, #"{"items": [2]}"#) }
        try await queries.client.value(of: PutShelf())
        #expect(words(other.state) == "loaded 1")
        await settled(shelf)
        #expect(shelf.state.value?.items == [2])
        #expect(words(unloaded.state) == "loading" && !unloaded.isLoading)
        #expect(await backend.calls == ["GET /shelf", "PUT /shelf", "GET /shelf"])
    }

    @Test func aWriteInvalidatesKeys() async throws {
        let queries = queries([.after(PutShelf.self, keys: "shelf")])
        let count = Time()
        let query = queries.query(key: "shelf") { _ in
            count.seconds += 1
            return count.seconds
        }
        await query.load()
        try await queries.client.value(of: PutShelf())
        await settled(query)
        #expect(query.state.value == 2)
    }

    @Test func aWriteInvalidatesItsTags() async throws {
        let queries = queries([.sharedTags])
        let (shelf, user): (Query<Shelf>, Query<String>) = (queries.query(GetShelf()), queries.query(GetUser()))
        await shelf.load()
        await backend.answer { _ in (200, #"{"user": "ada", "items": []}"#) }
        await user.load()
        // A call that reads invalidates nothing.
        _ = try await queries.client.value(of: GetShelf())
        #expect(!shelf.isLoading)
        try await queries.client.value(of: PutShelf())
        #expect(shelf.isLoading && !user.isLoading)
        await settled(shelf)
    }

    @Test func aFailedWriteInvalidatesNothing() async {
        let queries = queries([.sharedTags])
        let shelf = queries.query(GetShelf())
        await shelf.load()
        await backend.answer { _ in (409, "{}") }
        await #expect(throws: APIClientError.self) { try await queries.client.value(of: PutShelf()) }
        #expect(words(shelf.state).hasPrefix("loaded"))
    }

    @Test func theAppInvalidates() async {
        let queries = queries()
        let (shelf, other) = (queries.query(GetShelf()), queries.query(key: "other") { _ in 1 })
        await shelf.load()
        await other.load()
        queries.invalidate(GetShelf.self)
        #expect(shelf.isLoading && !other.isLoading)
        queries.invalidate(key: "other")
        #expect(other.isLoading)
        await settled(shelf)
        await settled(other)
        queries.invalidateAll()
        #expect(shelf.isLoading && other.isLoading)
    }

    @Test func mocksShowTheStates() async {
        let mock = MockAPIClient(scenario: .offline, delay: .zero)
        let query = Queries(ShelfClient(through: mock)).query(GetShelf())
        await query.load()
        #expect(words(query.state) == "failed")
    }

    // MARK: Pages

    private func pages() async -> PagedQuery<Int> {
        await backend.answer { call in
            switch call.request.url.query {
            case nil: (200, #"{"items": [1, 2], "next": 2}"#)
            case "after=2": (200, #"{"items": [3, 4], "next": 4}"#)
            default: (200, #"{"items": [5]}"#)
            }
        }
        return queries().pages(of: GetShelf())
    }

    @Test func pagesAreAppended() async {
        let books = await pages()
        await books.loadMore()
        #expect(words(books.items.state) == "loading" && !books.hasMore)
        await books.items.load()
        #expect(books.items.state.value == [1, 2] && books.hasMore)
        await books.loadMore()
        await books.loadMore()
        #expect(books.items.state.value == [1, 2, 3, 4, 5] && !books.hasMore && !books.isLoadingMore)
        await books.loadMore()
        #expect(await backend.calls == ["GET /shelf", "GET /shelf?after=2", "GET /shelf?after=4"])
    }

    /// A page without items would leave the list as it was, so a screen would ask for no other page.
    @Test func emptyPagesInTheMiddleArePassedOver() async {
        let books = await pages()
        await books.items.load()
        await backend.answer { call in
            call.request.url.query == "after=9" ? (200, #"{"items": [3]}"#) : (200, #"{"items": [], "next": 9}"#)
        }
        await books.loadMore()
        #expect(books.items.state.value == [1, 2, 3] && !books.hasMore)
    }

    /// A server that sends empty pages without end is asked a limited number of times.
    @Test func endlessEmptyPagesEnd() async {
        let books = await pages()
        await books.items.load()
        let number = Time()
        await backend.answer { _ in
            number.seconds += 1
            return (200, #"{"items": [], "next": \#(100 + number.seconds)}"#)
        }
        await books.loadMore()
        #expect(books.items.state.value == [1, 2] && books.hasMore)
        #expect(await backend.calls.count == 102)
    }

    @Test func aFailedPageIsRequestedAgain() async {
        let books = await pages()
        await books.items.load()
        await backend.answer { _ in (503, "{}") }
        await books.loadMore()
        #expect(books.error is APIClientError && books.hasMore && books.items.state.value == [1, 2])
        await backend.answer { _ in (200, #"{"items": [3]}"#) }
        await books.loadMore()
        #expect(books.error == nil && books.items.state.value == [1, 2, 3])
    }

    /// A page that arrives does not hide that the list could not be loaded again.
    @Test func aPageKeepsAListStale() async {
        let books = await pages()
        await books.items.load()
        await backend.answer { _ in (503, "{}") }
        books.items.invalidate()
        await settled(books.items)
        await backend.answer { _ in (200, #"{"items": [3]}"#) }
        await books.loadMore()
        #expect(words(books.items.state) == "stale [1, 2, 3] error")
    }

    @Test func aRefreshBeginsWithTheFirstPageAndAnInvalidationKeepsAll() async {
        let books = await pages()
        await books.items.load()
        await books.loadMore()
        books.items.invalidate()
        #expect(words(books.items.state) == "stale [1, 2, 3, 4]")
        await settled(books.items)
        #expect(books.items.state.value == [1, 2, 3, 4] && books.hasMore)
        await books.items.refresh()
        #expect(books.items.state.value == [1, 2] && books.hasMore)
    }

    @Test func aPageOfAnOlderListIsNotAppended() async {
        let books = await pages()
        await books.items.load()
        await backend.close()
        let more = Task { await books.loadMore() }
        await backend.arrived(2)
        #expect(books.isLoadingMore)
        let refresh = Task { await books.items.refresh() }
        await backend.arrived(3)
        await backend.open()
        await more.value
        await refresh.value
        #expect(books.items.state.value == [1, 2] && !books.isLoadingMore)
    }

    @Test func theLimitOfPagesHolds() async {
        _ = await pages()
        let books = queries().pages(of: GetShelf(), limit: 1)
        await books.items.load()
        #expect(!books.hasMore)
    }
}
