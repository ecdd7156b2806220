public import DTORuntime
public import Foundation

/// A response whose body is read while it arrives.
public struct StreamedResponse: Sendable {
    /// The HTTP status code of the response.
    public var status: Int
    /// The header fields of the response.
    public var headers: HTTPHeaders
    /// The URL of the response, after redirects.
    public var url: URL?
    /// Whether the server redirected the request to another URL.
    public var isRedirected = false
    /// The body in pieces, as they arrive. A body from the network can be read only once.
    public var body: ByteStream

    /// Creates a response, for transports and mocks.
    public init(status: Int, headers: HTTPHeaders, url: URL?, body: ByteStream) {
        self.status = status
        self.headers = headers
        self.url = url
        self.body = body
    }

    /// Creates a response from a complete response. The body is a single piece.
    public init(whole response: RawResponse) {
        self.init(
            status: response.status, headers: response.headers, url: response.url,
            body: ByteStream(pieces: [response.body]))
        isRedirected = response.isRedirected
    }

    /// Whether the status means success (RFC 9110 section 15.3).
    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// The pieces of a response body, as they arrive. If the reader stops before the end, the request is cancelled.
public struct ByteStream: AsyncSequence, Sendable {
    /// A piece of the body.
    public typealias Element = Data

    private let makeNext: @Sendable () -> @Sendable () async throws -> Data?

    /// Creates a stream that can be read once.
    ///
    /// - Parameter next: Returns the next piece, or nil at the end.
    public init(next: @escaping @Sendable () async throws -> Data?) {
        makeNext = { next }
    }

    /// Creates a stream of the given pieces.
    public init(pieces: [Data]) {
        makeNext = {
            let rest = Guarded(pieces[...])
            return { rest.withLock { $0.popFirst() } }
        }
    }

    /// Reads one piece after another.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        fileprivate let pull: @Sendable () async throws -> Data?

        /// Returns the next piece, or nil at the end.
        public mutating func next() async throws -> Data? {
            try await pull()
        }
    }

    /// Returns an iterator over the pieces.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pull: makeNext())
    }
}

extension ByteStream.AsyncIterator {
    /// Returns the next piece, or nil at the end. The function reads with a copy of the iterator, because copies share
    /// their position in the stream.
    package func following() async throws -> Data? {
        var copy = self
        return try await copy.next()
    }
}

extension RawResponse {
    /// Creates a response with the status and the headers of a stream, and without a body.
    package init(head: StreamedResponse, _ call: APICall) {
        self.init(
            status: head.status, headers: head.headers, url: head.url, endpoint: call.endpoint, settings: call.settings)
    }
}
