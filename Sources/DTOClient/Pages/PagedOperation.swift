/// An operation that answers with one page of many.
public protocol PagedOperation: APIOperation {
    associatedtype Item: Sendable

    static var pagination: Pagination<Self> { get }

    static func items(in output: Output) -> [Item]
}

/// How the next page is asked for.
public enum Pagination<Operation: APIOperation>: Sendable {
    /// By a URL in the answer; nil at the end.
    case link(@Sendable (Operation.Output) -> String?)
    /// By the header `Link` with `rel="next"` (RFC 8288).
    case linkHeader
    /// By its number.
    case page(first: Int, set: @Sendable (inout Operation, Int) -> Void)
    /// By how many items come before it.
    case offset(first: Int, set: @Sendable (inout Operation, Int) -> Void)
    /// By a mark in the answer; nil or empty at the end.
    case cursor(@Sendable (Operation.Output) -> String?, set: @Sendable (inout Operation, String) -> Void)
}
