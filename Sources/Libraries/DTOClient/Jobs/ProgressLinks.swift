public import Foundation

/// The links to the progress of a job, from the response that began the job.
public struct ProgressLinks: Hashable, Sendable {
    /// The URLs of the event stream, of the state and of the web socket. The URLs are often relative to the server.
    @_spi(Generated) public var stream, status, socket: String?
    /// The token with which the caller may read the progress of the job.
    @_spi(Generated) public var token: String?

    /// Creates links from the values in a response.
    @_spi(Generated) public init(
        stream: String? = nil, status: String? = nil, socket: String? = nil, token: String? = nil
    ) {
        self.stream = stream
        self.status = status
        self.socket = socket
        self.token = token
    }
}

/// A response that begins a job. A generated type conforms to this protocol if the contract has `x-progress`.
public protocol TrackableJob: Sendable {
    /// The operation of the job's event stream.
    associatedtype ProgressStream: EventOperation
    /// The operation that returns the job's state.
    associatedtype ProgressStatus: APIOperation

    /// The links to the progress of the job.
    var progressLinks: ProgressLinks { get }
}

/// The channel through which a job is followed, with its URL.
public enum ProgressChannel: Hashable, Sendable {
    /// An event stream.
    case stream(URL)
    /// A web socket.
    case webSocket(URL)
    /// The state of the job, which is requested repeatedly.
    case polling(URL)

    /// The URL of the channel.
    public var url: URL {
        switch self {
        case .stream(let url), .webSocket(let url), .polling(let url): url
        }
    }
}

extension TrackableJob {
    /// The first channel for which the job has a URL: the stream, the web socket, or polling. The URL may be relative.
    ///
    /// - Throws: `JobClientError.noChannel` if the job has no URL, and `JobClientError.invalidResponse` if a link is
    ///   not a URL.
    public var progressChannel: ProgressChannel {
        get throws {
            let links = progressLinks
            if let url = try Self.url(links.stream) { return .stream(url) }
            if let url = try Self.url(links.socket) { return .webSocket(url) }
            if let url = try Self.url(links.status) { return .polling(url) }
            throw JobClientError.noChannel
        }
    }

    /// The token of the job.
    ///
    /// - Throws: `JobClientError.missingToken` if the job has no token.
    public var progressToken: String {
        get throws {
            guard let token = progressLinks.token, !token.isEmpty else { throw JobClientError.missingToken }
            return token
        }
    }

    /// The URL for polling the job's state, or nil.
    var statusURL: URL? { get throws { try Self.url(progressLinks.status) } }

    private static func url(_ link: String?) throws -> URL? {
        guard let link, !link.isEmpty else { return nil }
        guard let url = URL(reference: link) else { throw JobClientError.invalidResponse }
        return url
    }
}
