public import DTORuntime
public import Foundation

/// A response whose body is read while it arrives.
public struct StreamedResponse: Sendable {
    /// The status.
    public var status: Int
    /// The headers.
    public var headers: HTTPHeaders
    /// The URL of the response, after redirects.
    public var url: URL?
    /// Whether the server redirected the request to another URL.
    public var isRedirected = false
    /// The body in pieces, as they arrive. It can be read once.
    public var body: ByteStream

    /// Makes a response, for transports and mocks.
    public init(status: Int, headers: HTTPHeaders, url: URL?, body: ByteStream) {
        self.status = status
        self.headers = headers
        self.url = url
        self.body = body
    }

    /// Makes a response from a whole one.
    public init(whole response: RawResponse) {
        self.init(
            status: response.status, headers: response.headers, url: response.url,
            body: ByteStream(pieces: [response.body]))
        isRedirected = response.isRedirected
    }

    /// Whether the status means success (RFC 9110 section 15.3).
    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// The pieces of a body as they arrive. If a reader stops early, the request is cancelled.
public struct ByteStream: AsyncSequence, Sendable {
    /// A piece.
    public typealias Element = Data

    private let makeNext: @Sendable () -> @Sendable () async throws -> Data?

    /// - Parameter next: Returns the next piece, or nil at the end.
    public init(next: @escaping @Sendable () async throws -> Data?) {
        makeNext = { next }
    }

    /// Makes a stream of given pieces.
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

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pull: makeNext())
    }
}

extension ByteStream.AsyncIterator {
    /// Returns the next piece. Copies of an iterator share the position in the stream, so a copy can read on.
    package func following() async throws -> Data? {
        var copy = self
        return try await copy.next()
    }
}

extension RawResponse {
    /// Makes a response without a body.
    package init(head: StreamedResponse, _ call: APICall) {
        self.init(
            status: head.status, headers: head.headers, url: head.url, endpoint: call.endpoint, settings: call.settings)
    }
}
