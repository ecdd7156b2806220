/// The reasons why a job cannot be followed.
public enum JobClientError: Error, Hashable, Sendable {
    /// The job names no way to follow it.
    case noChannel
    /// The job has no token, and its operation needs one.
    case missingToken
    /// The job names a URL whose host is not the API's.
    case foreignHost(String)
    /// The job has a URL or a token that cannot be used.
    case invalidResponse
}

extension JobClientError: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .noChannel: "The job names no way to follow it."
        case .missingToken: "The job names no token, without which it cannot be followed."
        case .foreignHost(let host): "The job names a URL of \(host), which is not the API's."
        case .invalidResponse: "The answer is not that of a job."
        }
    }
}
