/// An operation that responds with one page of many. Generated code conforms to it if the contract or its configuration
/// says so (`x-pagination`, `pagination:`).
public protocol PagedOperation: APIOperation {
    /// The type of an item.
    associatedtype Item: Sendable

    /// The way to the next page.
    static var pagination: Pagination<Self> { get }

    static func items(in output: Output) -> [Item]
}

/// The way in which the next page is requested.
public struct Pagination<Operation: APIOperation>: Sendable {
    enum Step: Sendable {
        case link(@Sendable (Operation.Output) -> String?)
        case linkHeader
        case page(Counter, first: Int)
        case offset(Counter)
        case cursor(Cursor)
    }

    /// A parameter that is a number.
    struct Counter: Sendable {
        /// The caller's own value, or nil.
        let value: @Sendable (Operation) -> Int?
        let set: @Sendable (inout Operation, Int) -> Void
        /// The number of items on all pages, or nil if the response does not have it.
        let total: @Sendable (Operation.Output) -> Int?
    }

    /// A parameter whose value comes from the response before.
    struct Cursor: Sendable {
        /// The caller's own value.
        let value: @Sendable (Operation) -> String?
        /// Sets the parameter to the cursor in the response and returns it. Returns nil if the response has no cursor.
        let take: @Sendable (inout Operation, Operation.Output) -> String?
    }

    let step: Step
    /// Whether another page follows, or nil if the response does not say so.
    var hasMore: @Sendable (Operation.Output) -> Bool? = { _ in nil }
}

// MARK: Links

extension Pagination {
    /// Uses a URL in the response. It is nil or empty on the last page.
    public static func link(next: @escaping @Sendable (Operation.Output) -> String?) -> Pagination {
        Pagination(step: .link(next))
    }

    /// Uses the header `Link` with `rel="next"` (RFC 8288).
    public static func linkHeader() -> Pagination {
        Pagination(step: .linkHeader)
    }
}

// MARK: Numbers

extension Pagination {
    /// Uses the number of the page. The pages end with an empty page, when all items that the response counts were
    /// there, or when the response has no further page.
    ///
    /// - Parameters:
    ///   - parameter: The number. The pages begin with the caller's own number.
    ///   - first: The number of the first page.
    ///   - total: Returns the number of items on all pages.
    ///   - more: Returns whether another page follows.
    public static func page<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable, first: Int = 1,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .page(counter(parameter, total), first: first), hasMore: more)
    }

    /// Uses the number of the page, for a parameter that always has a value.
    public static func page<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number> & Sendable, first: Int = 1,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .page(counter(parameter, total), first: first), hasMore: more)
    }

    /// Uses the number of items before the page. The pages end like those of `page`.
    public static func offset<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .offset(counter(parameter, total)), hasMore: more)
    }

    /// Uses the number of items before the page, for a parameter that always has a value.
    public static func offset<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number> & Sendable,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .offset(counter(parameter, total)), hasMore: more)
    }

    private static func counter<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable,
        _ total: @escaping @Sendable (Operation.Output) -> Int?
    ) -> Counter {
        Counter(
            value: { $0[keyPath: parameter].map { Int(clamping: $0) } },
            set: { $0[keyPath: parameter] = Number(clamping: $1) }, total: total)
    }

    private static func counter<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number> & Sendable,
        _ total: @escaping @Sendable (Operation.Output) -> Int?
    ) -> Counter {
        Counter(
            value: { Int(clamping: $0[keyPath: parameter]) },
            set: { $0[keyPath: parameter] = Number(clamping: $1) }, total: total)
    }
}

// MARK: Cursors

extension Pagination {
    /// Uses a cursor in the response, such as the id of the last item. It is nil or empty on the last page.
    ///
    /// - Parameters:
    ///   - parameter: The parameter for the cursor. The pages begin with the caller's own cursor.
    ///   - next: Returns the cursor.
    ///   - more: Returns whether another page follows.
    public static func cursor<Mark: LosslessStringConvertible & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Mark?> & Sendable,
        next: @escaping @Sendable (Operation.Output) -> Mark?,
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        let cursor = Cursor(
            value: { $0[keyPath: parameter].map { String($0) } },
            take: { operation, output in
                let mark = next(output)
                operation[keyPath: parameter] = mark
                return mark.map { String($0) }
            })
        return Pagination(step: .cursor(cursor), hasMore: more)
    }

    /// Uses a cursor in the response, for a parameter that always has a value.
    public static func cursor<Mark: LosslessStringConvertible & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Mark> & Sendable,
        next: @escaping @Sendable (Operation.Output) -> Mark?,
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        let cursor = Cursor(
            value: { String($0[keyPath: parameter]) },
            take: { operation, output in
                guard let mark = next(output) else { return nil }
                operation[keyPath: parameter] = mark
                return String(mark)
            })
        return Pagination(step: .cursor(cursor), hasMore: more)
    }
}
