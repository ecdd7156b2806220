public import DTOClient
public import Foundation

/// The bytes of a successful response, while they arrive: `for try await chunk in api.chunks(of: GetReport(id: id))`.
///
/// Each iteration sends a request, when its first chunk is requested. At any time, memory holds a few chunks. If the
/// connection is lost, the bytes continue where they ended, by the retry policy of the call.
public struct FileChunks: AsyncSequence, Sendable {
    /// A chunk of bytes.
    public typealias Element = Data

    fileprivate let body: @Sendable () throws -> ResumingBody

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(make: body) }

    /// Reads one chunk after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let make: @Sendable () throws -> ResumingBody
        private var body: ResumingBody?
        /// Whether the caller has chunks.
        private var hasBytes = false

        fileprivate init(make: @escaping @Sendable () throws -> ResumingBody) {
            self.make = make
        }

        /// Returns the next chunk, or nil at the end.
        ///
        /// - Throws: `APIClientError`, `CancellationError`. `FileTransferError.changed` if the connection was lost, and
        ///   the server cannot send the rest of the version that the chunks belong to.
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
    /// Returns the body of a successful response as chunks.
    ///
    /// - Parameter limit: The greatest size of the body in bytes.
    public func chunks(of operation: some APIOperation, limit: Int64 = .max) -> FileChunks {
        let client = client
        return FileChunks { ResumingBody(client, try client.call(operation), limit: limit) }
    }
}
