import DTOClient
public import Observation

#if canImport(Combine)
    public import Combine
#endif

/// A list that a screen loads page by page.
///
///     let books = queries.pages(of: SearchUnified(q: "earthsea"))
///     await books.items.load()
///     await books.loadMore()
@MainActor
public final class PagedQuery<Item: Sendable> {
    /// A function that requests the next page.
    typealias Next = @Sendable () async throws -> Page

    /// A page, and the function that requests the next page. The function is nil after the last page.
    struct Page: Sendable {
        var items: [Item]
        var next: Next?
    }

    private struct Facts {
        var hasMore = false
        var isLoadingMore = false
        var error: (any Error)?
    }

    /// The number of loaded pages, and the function that requests the page after them.
    @MainActor private final class Place {
        var count = 1
        var next: Next?
        weak var owner: PagedQuery?

        func move(to next: Next?, count: Int) {
            self.next = next
            self.count = count
            owner?.restart()
        }
    }

    #if canImport(Combine)
        /// Announces changes to views on systems without `Observation`.
        // The property is `nonisolated(unsafe)`, because `ObservableObject` requires a property outside of the main
        // actor, and the publisher is not `Sendable`. This is safe, because the property never changes and only the
        // main actor sends values.
        nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    #endif
    /// The items of all loaded pages. `items.refresh()` loads only the first page. An invalidation loads as many pages
    /// as were loaded before.
    public let items: Query<[Item]>
    private let place = Place()
    private let facts = Observed(Facts())
    private var request: QueryRequest?

    /// - Parameter first: Requests the first page.
    init(lifetime: Duration?, now: @escaping @Sendable () -> ContinuousClock.Instant, first: @escaping Next) {
        items = Query(.loading, lifetime: lifetime, now: now) { [place] isInvalidated in
            let wanted = isInvalidated ? await place.count : 1
            var page = try await first()
            var count = 1
            while count < wanted, let next = page.next {
                let further = try await next()
                page = Page(items: page.items + further.items, next: further.next)
                count += 1
            }
            return Query.Loaded(value: page.items) { [next = page.next, count] in place.move(to: next, count: count) }
        }
        place.owner = self
    }

    /// Creates a query for the pages of an operation.
    convenience init<Operation: PagedOperation>(
        _ pages: Pages<Operation>, lifetime: Duration?, now: @escaping @Sendable () -> ContinuousClock.Instant
    ) where Operation.Item == Item {
        self.init(lifetime: lifetime, now: now, first: PagedQuery.next(after: pages.makeAsyncIterator()))
    }

    /// Returns the next page of an iterator. The function uses a copy of the iterator, so that a failed request can be
    /// repeated.
    nonisolated private static func page<Operation: PagedOperation>(
        after iterator: Pages<Operation>.AsyncIterator
    ) async throws -> Page where Operation.Item == Item {
        var following = iterator
        guard let response = try await following.next() else { return Page(items: []) }
        let items = Operation.items(in: response.value)
        guard following.hasNext else { return Page(items: items) }
        return Page(items: items, next: next(after: following))
    }

    nonisolated private static func next<Operation: PagedOperation>(
        after iterator: Pages<Operation>.AsyncIterator
    ) -> Next where Operation.Item == Item {
        { try await page(after: iterator) }
    }

    deinit {
        request?.cancel()
    }

    // MARK: State

    /// Whether `loadMore()` may load another page.
    public var hasMore: Bool { facts.value.hasMore }

    /// Whether `loadMore()` is loading a page.
    public var isLoadingMore: Bool { facts.value.isLoadingMore }

    /// The error of the last `loadMore()`, or nil. After an error, `items` is unchanged.
    public var error: (any Error)? { facts.value.error }

    private func set(error: (any Error)? = nil) {
        #if canImport(Combine)
            objectWillChange.send()
        #endif
        facts.value = Facts(hasMore: place.next != nil, isLoadingMore: request != nil, error: error)
    }

    // MARK: Requests

    /// Loads the next page and appends its items. Returns at the end of the request.
    ///
    /// The function does nothing if there is no other page, or if the items are being loaded again. After an error, the
    /// function requests the failed page again. If the next page is empty, the function also loads the page after the
    /// empty page, and skips at most 100 empty pages.
    public func loadMore() async {
        if request == nil { begin() }
        while let current = request {
            let hasNoPurpose = await current.wait()
            if hasNoPurpose, current === request { restart() }
            if Task.isCancelled { return }
        }
    }

    private func begin() {
        guard let next = place.next, let before = items.state.value, !items.isLoading else { return }
        let place = place
        request = QueryRequest(isKept: false) { [weak self] in
            let result: Result<(page: Page, count: Int), any Error>
            do { result = .success(try await Self.filledPage(next)) } catch { result = .failure(error) }
            // A cancelled request belongs to an older list, so its result is dropped.
            if Task.isCancelled { return }
            self?.request = nil
            switch result {
            case .success(let (page, count)):
                place.next = page.next
                place.count += count
                self?.items.replace(before + page.items)
                self?.set()
            case .failure(let error):
                self?.set(error: error)
            }
        }
        set()
    }

    /// The greatest number of empty pages that `loadMore()` skips, because a server may send empty pages without end.
    nonisolated private static var mostEmptyPages: Int { 100 }

    /// Returns the next page with items, or the last requested page if no page has items. Also returns the number of
    /// requested pages.
    nonisolated private static func filledPage(_ next: Next) async throws -> (page: Page, count: Int) {
        var page = try await next()
        var count = 1
        while page.items.isEmpty, count <= mostEmptyPages, let further = page.next {
            page = try await further()
            count += 1
        }
        return (page, count)
    }

    /// Cancels the request for the next page, because the items have been loaded again.
    private func restart() {
        request?.cancel()
        request = nil
        set()
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PagedQuery: Observable {}

#if canImport(Combine)
    extension PagedQuery: ObservableObject {}
#endif
