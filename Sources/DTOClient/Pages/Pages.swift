import Foundation

/// The pages of an operation, each as a whole answer. They end with the last one, at a link that was followed already, or at a limit.
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
        private var followed: Set<String> = []
        /// Of the next page; nil: the operation's own.
        private var url: URL?
        private var hasEnded = false

        init(operation: Operation, client: ClientContext, limit: Int) {
            self.operation = operation
            self.client = client
            self.limit = limit
        }

        public mutating func next() async throws -> OperationResponse<Operation>? {
            if hasEnded || count >= limit { return nil }
            try Task.checkCancellation()
            let response = try await client.response(for: operation, at: url)
            count += 1
            let items = Operation.items(in: response.value)
            itemCount += items.count
            try turn(after: response, hasItems: !items.isEmpty)
            return response
        }

        private mutating func turn(after response: OperationResponse<Operation>, hasItems: Bool) throws {
            switch Operation.pagination {
            case .link(let next): try follow(next(response.value))
            case .linkHeader: try follow(LinkHeader.target("next", in: response.headers["Link"]))
            case .page(let first, let set):
                hasEnded = !hasItems
                set(&operation, first + count)
            case .offset(let first, let set):
                hasEnded = !hasItems
                set(&operation, first + itemCount)
            case .cursor(let next, let set):
                guard let cursor = next(response.value), !cursor.isEmpty, followed.insert(cursor).inserted else {
                    hasEnded = true
                    return
                }
                set(&operation, cursor)
            }
        }

        /// A link may be relative; it must not lead to another server, which would learn the caller's credentials.
        private mutating func follow(_ link: String?) throws {
            guard let link, !link.isEmpty, followed.insert(link).inserted else {
                hasEnded = true
                return
            }
            guard let base = URL(string: client.server), let next = URL(string: link, relativeTo: base)?.absoluteURL
            else {
                throw APIClientError.invalidURL(link)
            }
            guard next.hasSameOrigin(as: base) else { throw JobClientError.foreignHost(next.host ?? link) }
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
