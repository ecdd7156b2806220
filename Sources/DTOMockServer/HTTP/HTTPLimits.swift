/// How much of a request is read before it is refused.
public struct HTTPLimits: Hashable, Sendable {
    /// Of the request line, in bytes.
    public var requestLine = 8 << 10
    /// Of all header fields, in bytes; of trailers too.
    public var headers = 64 << 10
    /// How many header fields there may be.
    public var fieldCount = 200
    /// Of the body, in bytes.
    public var body = 16 << 20
    /// Of a chunk's first line, in bytes.
    public var chunkLine = 1 << 10

    public init() {}
}
