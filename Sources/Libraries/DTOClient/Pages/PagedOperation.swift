/// An operation that returns its items in pages. A generated operation conforms to this protocol if `x-pagination` in
/// the contract or `pagination:` in the configuration describes its pages.
public protocol PagedOperation: APIOperation {
    /// The type of an item.
    associatedtype Item: Sendable

    /// The rule by which the next page is requested.
    static var pagination: Pagination<Self> { get }

    static func items(in output: Output) -> [Item]
}

/// Describes how the next page is requested.
public struct Pagination<Operation: APIOperation>: Sendable {
    enum Step: Sendable {
        case link(@Sendable (Operation.Output) -> String?)
        case linkHeader
        case page(Counter, first: Int)
        case offset(Counter, first: Int)
        case cursor(Cursor)
    }

    /// A parameter whose value is the number of a page or of items.
    struct Counter: Sendable {
        /// Returns the value of the parameter, or nil.
        let value: @Sendable (Operation) -> Int?
        let set: @Sendable (inout Operation, Int) -> Void
        /// Returns the number of items on all pages, or nil if the response does not contain it.
        let total: @Sendable (Operation.Output) -> Int?
    }

    /// A parameter whose value comes from the previous response.
    struct Cursor: Sendable {
        /// Returns the value of the parameter, or nil.
        let value: @Sendable (Operation) -> String?
        /// Sets the parameter to the cursor in the response and returns the cursor. Returns nil if the response has no
        /// cursor.
        let take: @Sendable (inout Operation, Operation.Output) -> String?
    }

    let step: Step
    /// Returns whether another page follows, or nil if the response does not contain this information.
    var hasMore: @Sendable (Operation.Output) -> Bool? = { _ in nil }
}

// MARK: Links

extension Pagination {
    /// Requests the next page at a URL in the response. On the last page, the URL is nil or empty.
    public static func link(next: @escaping @Sendable (Operation.Output) -> String?) -> Pagination {
        Pagination(step: .link(next))
    }

    /// Requests the next page at the URL in the header `Link` with `rel="next"` (RFC 8288).
    public static func linkHeader() -> Pagination {
        Pagination(step: .linkHeader)
    }
}

// MARK: Numbers

extension Pagination {
    /// Requests the next page by the number of the page.
    ///
    /// The last page is an empty page, a page after which `total` items have arrived, or a page for which `more`
    /// returns false.
    ///
    /// - Parameters:
    ///   - parameter: The parameter for the number of the page. If the caller has set this parameter, the pages begin
    ///     with this number.
    ///   - first: The number of the first page.
    ///   - total: Returns the number of items on all pages, or nil if it is unknown.
    ///   - more: Returns whether another page follows, or nil if that is unknown.
    public static func page<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable, first: Int = 1,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .page(counter(parameter, total), first: first), hasMore: more)
    }

    /// Requests the next page by the number of the page. The parameter is not optional.
    public static func page<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number> & Sendable, first: Int = 1,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .page(counter(parameter, total), first: first), hasMore: more)
    }

    /// Requests the next page by the position of its first item. The last page is found as for `page`.
    ///
    /// - Parameter first: The position of the list's first item.
    public static func offset<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable, first: Int = 0,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .offset(counter(parameter, total), first: first), hasMore: more)
    }

    /// Requests the next page by the position of its first item. The parameter is not optional.
    public static func offset<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number> & Sendable, first: Int = 0,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .offset(counter(parameter, total), first: first), hasMore: more)
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
    /// Requests the next page with a cursor from the response, such as the id of the last item. On the last page, the
    /// cursor is nil or empty.
    ///
    /// - Parameters:
    ///   - parameter: The parameter for the cursor. If the caller has set this parameter, the pages begin at this
    ///     cursor.
    ///   - next: Returns the cursor of the next page.
    ///   - more: Returns whether another page follows, or nil if that is unknown.
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

    /// Requests the next page with a cursor from the response. The parameter is not optional.
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
