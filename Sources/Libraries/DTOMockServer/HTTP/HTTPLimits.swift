/// The greatest sizes of requests. Larger requests are refused.
public struct HTTPLimits: Hashable, Sendable {
    /// The size of the request line in bytes.
    public var requestLine = 8 << 10
    /// The size of all header fields in bytes, including trailers.
    public var headers = 64 << 10
    /// The number of header fields.
    public var fieldCount = 200
    /// The size of the body in bytes.
    public var body = 16 << 20
    /// The size of a chunk's first line in bytes.
    public var chunkLine = 1 << 10

    /// Makes the default limits.
    public init() {}
}
