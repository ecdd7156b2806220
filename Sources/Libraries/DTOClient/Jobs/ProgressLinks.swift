public import Foundation

/// The links to a job's progress, from the response that began the job.
public struct ProgressLinks: Hashable, Sendable {
    /// URLs, usually relative to the server, or nil.
    @_spi(Generated) public var stream, status, socket: String?
    /// The token that proves that the caller began the job.
    @_spi(Generated) public var token: String?

    /// Makes links.
    @_spi(Generated) public init(
        stream: String? = nil, status: String? = nil, socket: String? = nil, token: String? = nil
    ) {
        self.stream = stream
        self.status = status
        self.socket = socket
        self.token = token
    }
}

/// A response that begins a job. Generated code conforms to it if the contract has `x-progress`.
public protocol TrackableJob: Sendable {
    /// The operation of the job's event stream.
    associatedtype ProgressStream: EventOperation
    /// The operation that returns the job's state.
    associatedtype ProgressStatus: APIOperation

    /// The links in the response.
    var progressLinks: ProgressLinks { get }
}

/// The channel over which a job is followed, with its URL.
public enum ProgressChannel: Hashable, Sendable {
    /// An event stream.
    case stream(URL)
    /// A web socket.
    case webSocket(URL)
    /// An operation that is called repeatedly.
    case polling(URL)

    /// The URL of the channel.
    public var url: URL {
        switch self {
        case .stream(let url), .webSocket(let url), .polling(let url): url
        }
    }
}

extension TrackableJob {
    /// The channel that the job names: the stream, or the web socket, or polling. Its URL is unchanged.
    ///
    /// - Throws: `JobClientError.noChannel`. Throws `.invalidResponse` if the job has a link that is not a URL.
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
    /// - Throws: `JobClientError.missingToken` if the job has none.
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
