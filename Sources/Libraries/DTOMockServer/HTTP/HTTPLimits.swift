/// The greatest sizes of requests. Larger requests are refused.
package struct HTTPLimits: Hashable, Sendable {
    /// The greatest size of the request line in bytes.
    package var requestLine = 8 << 10
    /// The greatest size of all header fields in bytes, including trailers.
    package var headers = 64 << 10
    /// The greatest number of header fields.
    package var fieldCount = 200
    /// The greatest size of the body in bytes.
    package var body = 16 << 20
    /// The greatest size of a chunk's first line in bytes.
    package var chunkLine = 1 << 10

    package init() {}
}
