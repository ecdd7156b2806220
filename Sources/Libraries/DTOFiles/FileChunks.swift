public import DTOClient
public import Foundation

/// The bytes of a successful response, while they arrive: `for try await chunk in api.chunks(of: GetReport(id: id))`.
///
/// Each iteration sends its own request when its first chunk is requested. At any time, memory holds only a few chunks.
/// If the connection is lost, the rest of the file is requested by the retry policy of the call.
public struct FileChunks: AsyncSequence, Sendable {
    /// A chunk of bytes.
    public typealias Element = Data

    fileprivate let body: @Sendable () throws -> ResumingBody

    /// Returns an iterator that sends a request when `next()` is called for the first time.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(make: body) }

    /// Reads one chunk after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let make: @Sendable () throws -> ResumingBody
        private var body: ResumingBody?
        /// Whether the caller has received a chunk.
        private var hasBytes = false

        fileprivate init(make: @escaping @Sendable () throws -> ResumingBody) {
            self.make = make
        }

        /// Returns the next chunk, or nil at the end.
        ///
        /// - Throws: `APIClientError`, `CancellationError`, or `FileTransferError`. The error is
        ///   `FileTransferError.changed` if the connection was lost and the server sends the file from its beginning
        ///   instead of the missing rest.
        public mutating func next() async throws -> Data? {
            let body = try body ?? make()
            self.body = body
            while let piece = try await body.next() {
                switch piece {
                case .bytes(let bytes):
                    hasBytes = true
                    return bytes
                case .rest: break
                case .start: if hasBytes { throw FileTransferError.changed }
                }
            }
            return nil
        }
    }
}

extension ContractClient {
    /// Returns the body of a successful response as a sequence of chunks.
    ///
    /// - Parameter limit: The greatest size of the body in bytes. For a larger body, the sequence throws
    ///   `APIClientError.transport`.
    public func chunks(of operation: some APIOperation, limit: Int64 = .max) -> FileChunks {
        let client = client
        return FileChunks { ResumingBody(client, try client.call(operation), limit: limit) }
    }
}
