/// Where a job tells of its progress: what the answer that began it names.
public struct ProgressLinks: Hashable, Sendable {
    /// URLs, as a rule relative to the server; nil where the job has none.
    public var stream, status, socket: String?
    /// What proves that the caller began the job.
    public var token: String?

    public init(stream: String? = nil, status: String? = nil, socket: String? = nil, token: String? = nil) {
        self.stream = stream
        self.status = status
        self.socket = socket
        self.token = token
    }
}

/// The answer that begins a job. Generated code conforms to it where the contract says so (`x-progress`).
public protocol TrackableJob: Sendable {
    /// The operation whose stream the job names, and the one that tells of its state.
    associatedtype ProgressStream: EventOperation
    associatedtype ProgressStatus: APIOperation

    var progressLinks: ProgressLinks { get }
}

/// How the progress of a job is followed.
public enum ProgressChannel: Hashable, Sendable {
    case stream(String)
    case webSocket(String)
    case polling(String)
}

/// Why a job cannot be followed.
public enum JobClientError: Error, Hashable, Sendable {
    /// The job names no way to follow it.
    case noChannel
    /// The job names no token, and its operation needs one.
    case missingToken
    /// The job names a URL of a host that is not the API's.
    case foreignHost(String)
    case invalidResponse
}

extension TrackableJob {
    /// The stream, else the web socket, else polling.
    ///
    /// - Throws: `JobClientError.noChannel`.
    public var progressChannel: ProgressChannel {
        get throws {
            let links = progressLinks
            if let stream = links.stream, !stream.isEmpty { return .stream(stream) }
            if let socket = links.socket, !socket.isEmpty { return .webSocket(socket) }
            if let status = links.status, !status.isEmpty { return .polling(status) }
            throw JobClientError.noChannel
        }
    }
}

extension JobClientError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noChannel: "The job names no way to follow it."
        case .missingToken: "The job names no token, without which it cannot be followed."
        case .foreignHost(let host): "The job names a URL of \(host), which is not the API's."
        case .invalidResponse: "The answer is not that of a job."
        }
    }
}
