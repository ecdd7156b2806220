/// The reasons why a job cannot be followed.
public enum JobClientError: Error, Hashable, Sendable {
    /// The job has no URL for its progress.
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
        case .noChannel: "The job has no URL for its progress."
        case .missingToken: "The job has no token, but the operation that follows the job needs a token."
        case .foreignHost(let host): "The job names a URL of \(host), which is not the API's host."
        case .invalidResponse: "The job has a URL or a token that cannot be used."
        }
    }
}
