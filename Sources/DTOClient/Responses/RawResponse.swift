public import DTORuntime
public import Foundation

/// An answer as it came, whatever its status.
public struct RawResponse: Sendable {
    public var status: Int { didSet { decoded = nil } }
    public var headers: HTTPHeaders
    /// Changing it, or the status, forgets what was read from it.
    public var body: Data { didSet { decoded = nil } }
    /// Where it came from, after redirects.
    public var url: URL?
    /// Whether that is another URL than the request's, to which the server has sent the client.
    public var isRedirected = false
    /// What was called.
    public var endpoint: Endpoint
    public var settings: CallSettings
    /// How often the request was sent; 0 for an answer from the cache.
    public var attempts: Int
    /// Whether an older answer stands for the one that was asked for, since the network failed.
    public var isStale = false
    /// What the body means, read once: below retries, which depend on it.
    public var decoded: Decoded?

    /// What a body means.
    public struct Decoded: Sendable {
        public var result: Result<any Sendable, any Error>
        public var issues: [DecodingIssue]
    }

    public init(
        status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data(), url: URL? = nil, endpoint: Endpoint,
        settings: CallSettings = CallSettings(), attempts: Int = 1
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.endpoint = endpoint
        self.settings = settings
        self.attempts = attempts
    }
}

extension RawResponse {
    /// Whether the request was successful (RFC 9110, section 15.3).
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// In small letters; nil where the answer states none.
    var characterSet: String? {
        for parameter in (headers["Content-Type"] ?? "").split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, HTTPHeaders.isSame(parts[0], "charset") else { continue }
            return parts[1].trimmingCharacters(in: ["\""]).lowercased()
        }
        return nil
    }

    /// The media type in small letters, without its parameters; nil where the answer has none.
    public var mediaType: String? {
        headers["Content-Type"].map { value in
            value.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        }
    }
}
