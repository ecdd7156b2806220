import Foundation

/// The pages of an operation, each as a whole answer. They end with the last one, at a link or mark that was followed already, or at a
/// limit.
public struct Pages<Operation: PagedOperation>: AsyncSequence, Sendable {
    public typealias Element = OperationResponse<Operation>

    let operation: Operation
    let client: ClientContext
    let limit: Int

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(operation: operation, client: client, limit: limit)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var operation: Operation
        private let client: ClientContext
        private let limit: Int
        private var count = 0
        private var itemCount = 0
        /// What the first page is asked for with, where that is a number.
        private let start: Int?
        /// Links and marks that have been followed.
        private var followed: Set<String> = []
        /// Of the next page; nil: the operation's own.
        private var url: URL?
        private var hasEnded = false
        /// Why there is no next page, until somebody asks for it.
        private var failure: (any Error)?

        init(operation: Operation, client: ClientContext, limit: Int) {
            self.operation = operation
            self.client = client
            self.limit = limit
            switch Operation.pagination.step {
            case .link, .linkHeader: start = nil
            case .page(let counter, _), .offset(let counter): start = counter.value(operation)
            case .cursor(let cursor):
                start = nil
                if let mark = cursor.value(operation) { followed.insert(mark) }
            }
        }

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
                // The page itself is there; what is wrong is where it leads.
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
                advance(counter, from: start ?? first, by: count, ends: !hasItems || isWhole)
            case .offset(let counter):
                let (last, overflows) = (start ?? 0).addingReportingOverflow(itemCount)
                let isWhole = overflows || isLast(counter.total(response.value), after: last)
                advance(counter, from: start ?? 0, by: itemCount, ends: !hasItems || isWhole)
            case .cursor(let cursor):
                guard let mark = cursor.take(&operation, response.value), !mark.isEmpty else {
                    hasEnded = true
                    return
                }
                hasEnded = !followed.insert(mark).inserted
            }
        }

        /// A total of nothing says nothing: servers that do not count send it too.
        private func isLast(_ total: Int?, after itemCount: Int) -> Bool {
            total.map { $0 > 0 && itemCount >= $0 } ?? false
        }

        private mutating func advance(
            _ counter: Pagination<Operation>.Counter, from start: Int, by count: Int, ends: Bool
        ) {
            let (next, overflows) = start.addingReportingOverflow(count)
            hasEnded = ends || overflows
            if !hasEnded { counter.set(&operation, next) }
        }

        /// A link may be relative to the page that it stands in (RFC 3986, section 5.1.3). It must not lead to another server, which would
        /// learn the caller's credentials.
        private mutating func follow(_ link: String?) throws {
            guard let link, !link.isEmpty else {
                hasEnded = true
                return
            }
            let page = try url ?? client.call(operation).request.url
            followed.insert(page.absoluteString)
            guard let next = URL(reference: link, relativeTo: page)?.absoluteURL else {
                throw APIClientError.invalidURL(BodyMask.maskedURL(link))
            }
            guard next.hasSameOrigin(as: page) else { throw PageError.foreignOrigin(next.host ?? link) }
            hasEnded = !followed.insert(next.absoluteString).inserted
            url = next
        }
    }
}

/// The items of all pages, one after another.
public struct PageItems<Operation: PagedOperation>: AsyncSequence, Sendable {
    public typealias Element = Operation.Item

    let pages: Pages<Operation>

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var pages: Pages<Operation>.AsyncIterator
        private var items: ArraySlice<Operation.Item> = []

        fileprivate init(pages: Pages<Operation>.AsyncIterator) {
            self.pages = pages
        }

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
    /// - Parameter limit: how many pages at most.
    public func pages<Operation: PagedOperation>(of operation: Operation, limit: Int = .max) -> Pages<Operation> {
        Pages(operation: operation, client: client, limit: limit)
    }

    public func items<Operation: PagedOperation>(of operation: Operation, limit: Int = .max) -> PageItems<Operation> {
        PageItems(pages: pages(of: operation, limit: limit))
    }
}
