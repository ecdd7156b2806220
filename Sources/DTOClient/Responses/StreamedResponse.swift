import DTORuntime
public import Foundation

/// An answer whose body is read while it arrives.
public struct StreamedResponse: Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    public var url: URL?
    /// Whether that is another URL than the request's, to which the server has sent the client.
    public var isRedirected = false
    /// The body, in the pieces in which it arrives. It can be read once.
    public var body: ByteStream

    public init(status: Int, headers: HTTPHeaders, url: URL?, body: ByteStream) {
        self.status = status
        self.headers = headers
        self.url = url
        self.body = body
    }

    /// An answer that is there already.
    public init(whole response: RawResponse) {
        self.init(
            status: response.status, headers: response.headers, url: response.url,
            body: ByteStream(pieces: [response.body]))
        isRedirected = response.isRedirected
    }

    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// Pieces of a body as they arrive. Whoever stops reading cancels the request.
public struct ByteStream: AsyncSequence, Sendable {
    public typealias Element = Data

    private let makeNext: @Sendable () -> @Sendable () async throws -> Data?

    /// - Parameter next: the next piece; nil at the end.
    public init(next: @escaping @Sendable () async throws -> Data?) {
        makeNext = { next }
    }

    public init(pieces: [Data]) {
        makeNext = {
            let rest = Guarded(pieces[...])
            return { rest.withLock { $0.popFirst() } }
        }
    }

    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        fileprivate let pull: @Sendable () async throws -> Data?

        public mutating func next() async throws -> Data? {
            try await pull()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pull: makeNext())
    }
}
