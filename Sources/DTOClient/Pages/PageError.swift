/// Why the next page was not asked for.
public enum PageError: Error, Hashable, Sendable {
    /// The answer names a page of a server that is not the API's: its host, or the link where that has none.
    case foreignOrigin(String)
}

extension PageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .foreignOrigin(let host): "The answer names a next page at \(host), which is not where the API is served."
        }
    }
}
