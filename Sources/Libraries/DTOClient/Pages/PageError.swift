/// The reason why the next page is not requested.
public enum PageError: Error, Hashable, Sendable {
    /// The response links to a page on another server. The value is the host of the link, or the link if it has no
    /// host.
    case foreignOrigin(String)
    /// The number or cursor of the next page cannot be set in the request, because the request body is a value of
    /// another type. The value is the number or the cursor.
    case noPlace(String)
}

extension PageError: CustomStringConvertible {
    /// The reason as an English sentence.
    public var description: String {
        switch self {
        case .foreignOrigin(let host): "The response links to a next page at \(host), which is not the API's server."
        case .noPlace(let page):
            "The next page, \(page), cannot be set in the request, because the request's body has another type."
        }
    }
}
