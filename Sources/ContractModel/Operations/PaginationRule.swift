public import Diagnostics

/// How the pages of an answer follow each other: what the configuration says of the operation (`pagination:`), or the document does
/// (`x-pagination`).
public struct PaginationRule: Hashable, Sendable {
    /// What leads from one page to the next.
    public enum Step: Hashable, Sendable {
        /// A URL in the answer.
        case link(AnswerPath)
        /// The header `Link` of the answer, with `rel="next"` (RFC 8288).
        case linkHeader
        /// A parameter that counts pages. `first` is nil where nothing says which number the first one has.
        case page(parameter: String, first: Int?)
        /// A parameter that says how many items come before the page.
        case offset(parameter: String)
        /// A parameter that takes what the page before says.
        case cursor(parameter: String, next: AnswerPath)
        /// A parameter that takes what the last item of the page before has at `member`.
        case lastItem(parameter: String, member: AnswerPath)
    }

    public var step: Step
    public var items: AnswerPath
    /// How many items all pages have together.
    public var total: AnswerPath?
    /// A Boolean that says whether another page follows.
    public var more: AnswerPath?
    /// Of what `step` is read from.
    public var location: SourceLocation

    public init(
        step: Step, items: AnswerPath, total: AnswerPath? = nil, more: AnswerPath? = nil, location: SourceLocation
    ) {
        self.step = step
        self.items = items
        self.total = total
        self.more = more
        self.location = location
    }

    /// The parameter that asks for a page; nil where a link does.
    public var parameter: String? {
        switch step {
        case .link, .linkHeader: nil
        case .page(let parameter, _), .offset(let parameter), .cursor(let parameter, _), .lastItem(let parameter, _):
            parameter
        }
    }
}

/// A value in an answer, by the keys that lead to it; none: the answer itself.
public struct AnswerPath: Hashable, Sendable {
    public var keys: [String]
    public var location: SourceLocation

    public init(keys: [String], location: SourceLocation) {
        self.keys = keys
        self.location = location
    }
}

/// Why what a document says of pages is no rule.
public struct PaginationFault: Error, Hashable, Sendable {
    public var reason: String
    public var location: SourceLocation

    public init(_ reason: String, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }
}
