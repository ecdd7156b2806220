/// The reason why a job cannot be followed.
public enum JobClientError: Error, Hashable, Sendable {
    /// The job has no URL of a stream, a web socket or a state.
    case noChannel
    /// The job has no token, but its operation requires a token.
    case missingToken
    /// The job has a URL on another host, which is not in `JobOptions.allowedHosts`. The value is the host.
    case foreignHost(String)
    /// The job has an invalid or insecure URL or an invalid token.
    case invalidResponse
}

extension JobClientError: CustomStringConvertible {
    /// The reason as an English sentence.
    public var description: String {
        switch self {
        case .noChannel: "The job has no URL for its progress."
        case .missingToken: "The job has no token, but the operation that follows the job needs a token."
        case .foreignHost(let host): "The job has a URL on \(host), which is not an allowed host."
        case .invalidResponse: "The job has an invalid or insecure URL, or an invalid token."
        }
    }
}
