/// An operation that answers with one page of many. Generated code conforms to it where the contract or its configuration says so
/// (`x-pagination`, `pagination:`).
public protocol PagedOperation: APIOperation {
    associatedtype Item: Sendable

    static var pagination: Pagination<Self> { get }

    static func items(in output: Output) -> [Item]
}

/// How the next page is asked for.
public struct Pagination<Operation: APIOperation>: Sendable {
    enum Step: Sendable {
        case link(@Sendable (Operation.Output) -> String?)
        case linkHeader
        case page(Counter, first: Int)
        case offset(Counter)
        case cursor(Cursor)
    }

    /// A parameter that counts.
    struct Counter: Sendable {
        /// What the caller asks for; nil where that is nothing.
        let value: @Sendable (Operation) -> Int?
        let set: @Sendable (inout Operation, Int) -> Void
        /// How many items all pages have; nil where the answer does not say it.
        let total: @Sendable (Operation.Output) -> Int?
    }

    /// A parameter that takes a mark out of the answer before.
    struct Cursor: Sendable {
        /// The caller's own.
        let value: @Sendable (Operation) -> String?
        /// Sets it to what the answer says, and returns that; nil where it says nothing.
        let take: @Sendable (inout Operation, Operation.Output) -> String?
    }

    let step: Step
    /// Whether another page follows; nil where the answer does not say it.
    var hasMore: @Sendable (Operation.Output) -> Bool? = { _ in nil }
}

// MARK: Links

extension Pagination {
    /// By a URL in the answer; nil or empty at the end.
    public static func link(next: @escaping @Sendable (Operation.Output) -> String?) -> Pagination {
        Pagination(step: .link(next))
    }

    /// By the header `Link` with `rel="next"` (RFC 8288).
    public static func linkHeader() -> Pagination {
        Pagination(step: .linkHeader)
    }
}

// MARK: Numbers

extension Pagination {
    /// By its number. The pages end with one that is empty, when there are as many items as the answer says, or when it says that no more follow.
    ///
    /// - Parameters:
    ///   - parameter: the number; the pages begin with what the caller says there.
    ///   - first: the number of the first page.
    ///   - total: how many items all pages have.
    ///   - more: whether another page follows.
    public static func page<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable, first: Int = 1,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .page(counter(parameter, total), first: first), hasMore: more)
    }

    public static func page<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number> & Sendable, first: Int = 1,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .page(counter(parameter, total), first: first), hasMore: more)
    }

    /// By how many items come before it. The pages end as those that have numbers do.
    public static func offset<Number: FixedWidthInteger & Sendable>(
        _ parameter: any WritableKeyPath<Operation, Number?> & Sendable,
        total: @escaping @Sendable (Operation.Output) -> Int? = { _ in nil },
        more: @escaping @Sendable (Operation.Output) -> Bool? = { _ in nil }
    ) -> Pagination {
        Pagination(step: .offset(counter(parameter, total)), hasMore: more)
    }

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
    /// By a mark in the answer, such as the last item's identity; nil or empty at the end.
    ///
    /// - Parameters:
    ///   - parameter: takes the mark; the pages begin with what the caller says there.
    ///   - next: the mark.
    ///   - more: whether another page follows.
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
