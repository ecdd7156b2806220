public import Diagnostics

/// The rule by which a client requests the pages of a list. The configuration (`pagination:`) or the document
/// (`x-pagination`) defines it for an operation.
public struct PaginationRule: Hashable, Sendable {
    /// Determines how a client requests the next page.
    public enum Step: Hashable, Sendable {
        /// A URL in the response.
        case link(AnswerPath)
        /// The header `Link` of the response with `rel="next"` (RFC 8288).
        case linkHeader
        /// A parameter that is the number of the page. `first` is the number of the first page, or nil if it is
        /// unknown.
        case page(parameter: String, first: Int?)
        /// A parameter that is the position of the page's first item. `first` is the position of the first item of the
        /// list, or nil if it is unknown.
        case offset(parameter: String, first: Int?)
        /// A parameter that takes the cursor from the previous page.
        case cursor(parameter: String, next: AnswerPath)
        /// A parameter that takes the value at `member` from the last item of the previous page.
        case lastItem(parameter: String, member: AnswerPath)

        /// The first number if neither the rule nor the document states it: pages count from 1, and items from 0.
        public var usualFirst: Int {
            if case .page = self { 1 } else { 0 }
        }
    }

    /// Determines how a client requests the next page.
    public var step: Step
    /// The path to the list of items in the response.
    public var items: AnswerPath
    /// The path to the number of items on all pages together.
    public var total: AnswerPath?
    /// The path to a Boolean that tells whether another page follows.
    public var more: AnswerPath?
    /// The place in the configuration or document that defines `step`.
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

    /// The parameter that selects a page, or nil if a URL of the response selects it.
    public var parameter: String? {
        switch step {
        case .link, .linkHeader: nil
        case .page(let parameter, _), .offset(let parameter, _), .cursor(let parameter, _),
            .lastItem(let parameter, _):
            parameter
        }
    }
}

/// The path to a value in a response. Without keys, it leads to the whole response.
public struct AnswerPath: Hashable, Sendable {
    /// The keys from the outermost to the innermost.
    public var keys: [String]
    /// The place of the path in the configuration or document.
    public var location: SourceLocation

    public init(keys: [String], location: SourceLocation) {
        self.keys = keys
        self.location = location
    }
}

/// The reason why a document's rule for pages is invalid.
public struct PaginationFault: Error, Hashable, Sendable {
    /// The reason, as a part of a message.
    public var reason: String
    /// The place of the mistake in the document.
    public var location: SourceLocation

    public init(_ reason: String, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }
}
