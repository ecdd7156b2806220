/// The reason why the next page is not requested.
public enum PageError: Error, Hashable, Sendable {
    /// The response links to a page on another server. The value is its host, or the link if it has no host.
    case foreignOrigin(String)
    /// The request has no place for the number or cursor of the next page, because its body has another type. The value
    /// is the number or the cursor.
    case noPlace(String)
}

extension PageError: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .foreignOrigin(let host): "The response links to a next page at \(host), which is not the API's server."
        case .noPlace(let page): "The request cannot select the next page, \(page), because its body has another type."
        }
    }
}
