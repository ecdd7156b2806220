public import Foundation

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
    /// The operation whose stream the job names.
    associatedtype ProgressStream: EventOperation
    /// The operation that tells the job's state.
    associatedtype ProgressStatus: APIOperation

    var progressLinks: ProgressLinks { get }
}

/// How the progress of a job is followed, and where.
public enum ProgressChannel: Hashable, Sendable {
    case stream(URL)
    case webSocket(URL)
    case polling(URL)

    public var url: URL {
        switch self {
        case .stream(let url), .webSocket(let url), .polling(let url): url
        }
    }
}

extension TrackableJob {
    /// The channel that the job names: the stream, else the web socket, else polling. Its URL is as the job names it.
    ///
    /// - Throws: `JobClientError.noChannel`; `.invalidResponse` where the job names something that is not a URL.
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
    /// - Throws: `JobClientError.missingToken` where the job names none.
    public var progressToken: String {
        get throws {
            guard let token = progressLinks.token, !token.isEmpty else { throw JobClientError.missingToken }
            return token
        }
    }

    /// Where the job's state is polled; nil where the job does not say it.
    var statusURL: URL? { get throws { try Self.url(progressLinks.status) } }

    private static func url(_ link: String?) throws -> URL? {
        guard let link, !link.isEmpty else { return nil }
        guard let url = URL(reference: link) else { throw JobClientError.invalidResponse }
        return url
    }
}
