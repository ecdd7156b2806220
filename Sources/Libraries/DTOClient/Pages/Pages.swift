import DTORuntime
import Foundation

/// The pages of an operation, as complete responses. The sequence ends after the last page, at a link or cursor that
/// was already followed, or at a limit.
public struct Pages<Operation: PagedOperation>: AsyncSequence, Sendable {
    /// The response with a page.
    public typealias Element = OperationResponse<Operation>

    let operation: Operation
    let client: ClientContext
    let limit: Int

    /// Returns an iterator that begins with the first page.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(operation: operation, client: client, limit: limit)
    }

    /// Requests one page after another.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        private var operation: Operation
        private let client: ClientContext
        private let limit: Int
        private var count = 0
        private var itemCount = 0
        /// The page number or offset that the caller has set, or nil.
        private let start: Int?
        /// The links and cursors that were followed.
        private var followed: Set<String> = []
        /// The URL of the next page, or nil for the URL of the operation.
        private var url: URL?
        private var hasEnded = false
        /// The error to throw when the next page is requested.
        private var failure: (any Error)?
        /// Whether `next` requests another page or throws an error.
        package var hasNext: Bool { !hasEnded && count < limit }

        init(operation: Operation, client: ClientContext, limit: Int) {
            self.operation = operation
            self.client = client
            self.limit = limit
            switch Operation.pagination.step {
            case .link, .linkHeader: start = nil
            case .page(let counter, _), .offset(let counter, _): start = counter.value(operation)
            case .cursor(let cursor):
                start = nil
                if let mark = cursor.value(operation) { followed.insert(mark) }
            }
        }

        /// Returns the next page, or nil after the last page.
        ///
        /// - Throws: `PageError`, `APIClientError`, or `CancellationError`.
        public mutating func next() async throws -> OperationResponse<Operation>? {
            if hasEnded || count >= limit { return nil }
            if let failure {
                hasEnded = true
                throw failure
            }
            try Task.checkCancellation()
            let response = try await client.response(for: operation, at: url)
            count += 1
            let items = Operation.items(in: response.value)
            itemCount += items.count
            do {
                try turn(after: response, hasItems: !items.isEmpty)
            } catch {
                // This page is valid, and only its link to the next page is wrong. So the next call throws the error.
                failure = error
            }
            return response
        }

        private mutating func turn(after response: OperationResponse<Operation>, hasItems: Bool) throws {
            let pagination = Operation.pagination
            if pagination.hasMore(response.value) == false {
                hasEnded = true
                return
            }
            switch pagination.step {
            case .link(let next): try follow(next(response.value))
            case .linkHeader: try follow(LinkHeader.target("next", in: response.headers["Link"]))
            case .page(let counter, let first):
                let isWhole = (start ?? first) == first && isLast(counter.total(response.value), after: itemCount)
                try advance(counter, from: start ?? first, by: count, ends: !hasItems || isWhole)
            case .offset(let counter, let first):
                let (next, overflows) = (start ?? first).addingReportingOverflow(itemCount)
                let isWhole = overflows || isLast(counter.total(response.value), after: next &- first)
                try advance(counter, from: start ?? first, by: itemCount, ends: !hasItems || isWhole)
            case .cursor(let cursor):
                guard let mark = cursor.take(&operation, response.value), !mark.isEmpty else {
                    hasEnded = true
                    return
                }
                guard cursor.value(operation) == mark else { throw PageError.noPlace(mark) }
                hasEnded = !followed.insert(mark).inserted
            }
        }

        /// Returns whether all items have arrived. A total of 0 is ignored, because servers that do not count also send
        /// 0.
        private func isLast(_ total: Int?, after itemCount: Int) -> Bool {
            total.map { $0 > 0 && itemCount >= $0 } ?? false
        }

        private mutating func advance(
            _ counter: Pagination<Operation>.Counter, from start: Int, by count: Int, ends: Bool
        ) throws {
            let (next, overflows) = start.addingReportingOverflow(count)
            hasEnded = ends || overflows
            if hasEnded { return }
            counter.set(&operation, next)
            guard counter.value(operation) == next else { throw PageError.noPlace(String(next)) }
        }

        /// Sets the URL of the next page from a link, which may be relative to its page (RFC 3986 section 5.1.3).
        ///
        /// - Throws: `PageError.foreignOrigin` if the link leads to another server, which would receive the credentials
        ///   of the caller.
        private mutating func follow(_ link: String?) throws {
            guard let link, !link.isEmpty else {
                hasEnded = true
                return
            }
            let page = try url ?? client.call(operation).request.url
            followed.insert(page.absoluteString)
            guard let next = URL(reference: link, relativeTo: page)?.absoluteURL else {
                throw APIClientError.invalidURL(SecretName.maskedURL(link))
            }
            guard next.hasSameOrigin(as: page) else { throw PageError.foreignOrigin(next.host ?? link) }
            hasEnded = !followed.insert(next.absoluteString).inserted
            url = next
        }
    }
}

/// The items of all pages, one after another.
public struct PageItems<Operation: PagedOperation>: AsyncSequence, Sendable {
    /// An item.
    public typealias Element = Operation.Item

    let pages: Pages<Operation>

    /// Returns an iterator that begins with the first item.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator())
    }

    /// Returns one item after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var pages: Pages<Operation>.AsyncIterator
        private var items: ArraySlice<Operation.Item> = []

        fileprivate init(pages: Pages<Operation>.AsyncIterator) {
            self.pages = pages
        }

        /// Returns the next item, or nil after the last item.
        ///
        /// - Throws: `PageError`, `APIClientError`, or `CancellationError`.
        public mutating func next() async throws -> Operation.Item? {
            while items.isEmpty {
                guard let page = try await pages.next() else { return nil }
                items = Operation.items(in: page.value)[...]
            }
            return items.popFirst()
        }
    }
}

extension ContractClient {
    /// Returns the pages of an operation. Each page is requested when it is needed.
    ///
    /// - Parameter limit: The greatest number of pages.
    public func pages<Operation: PagedOperation>(of operation: Operation, limit: Int = .max) -> Pages<Operation> {
        Pages(operation: operation, client: client, limit: limit)
    }

    /// Returns the items on all pages of an operation.
    ///
    /// - Parameter limit: The greatest number of pages.
    public func items<Operation: PagedOperation>(of operation: Operation, limit: Int = .max) -> PageItems<Operation> {
        PageItems(pages: pages(of: operation, limit: limit))
    }
}
