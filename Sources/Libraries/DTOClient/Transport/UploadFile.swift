package import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request body that is sent from a file, in pieces.
///
/// A body from a stream is first written to a temporary file, because only from a file can Foundation send a large body
/// with little memory on all platforms. With the file, the length is known, and the stream is read only once, even if a
/// redirect requests the body again.
package final class UploadFile: Sendable {
    let url: URL
    /// The size of the file in bytes, or nil if it is not a regular file.
    let size: Int64?
    private let isTemporary: Bool

    /// Returns nil for a body in memory and for a request without a body.
    ///
    /// - Throws: `CocoaError` for an unreadable file, or the errors of the stream.
    init?(_ body: HTTPBody) async throws {
        switch body {
        case .none, .data: return nil
        case .file(let url):
            // The file is opened here to detect a missing file, which `URLSession` reports late and not in the same way
            // on all platforms.
            try FileHandle(forReadingFrom: url).close()
            (self.url, isTemporary) = (url.resolvingSymlinksInPath(), false)
        case .stream(let stream):
            let folder = FileManager.default.temporaryDirectory
            (url, isTemporary) = (folder.appendingPathComponent("upload-\(UUID().uuidString)"), true)
            try await Self.write(stream, to: url)
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: self.url.path)
        size = attributes?[.type] as? FileAttributeType == .typeRegular ? attributes?[.size] as? Int64 : nil
    }

    /// Writes the pieces of a body to a new file. After an error, the file is removed.
    package static func write(_ stream: BodyStream, to url: URL) async throws {
        // Other users must not read the file, because an upload may be private.
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        do {
            let handle = try FileHandle(forWritingTo: url)
            defer { try? handle.close() }
            let next = try stream.pieces()
            while let piece = try await next() {
                try Task.checkCancellation()
                try handle.write(contentsOf: piece)
            }
        } catch {
            try? FileManager.default.removeItem(at: url)
            throw error
        }
    }

    /// Returns the `URLSessionTask` that sends the file.
    ///
    /// On Linux, Foundation may end the process if the connection of an upload task from a file is lost. So on Linux,
    /// the file is sent as a stream, with `Content-Length`. A blank `Transfer-Encoding` prevents chunked encoding in
    /// Foundation's libcurl, and is not sent.
    func task(of session: URLSession, _ request: URLRequest) -> URLSessionTask {
        #if canImport(FoundationNetworking)
            var request = request
            guard let size, let stream else { return session.uploadTask(with: request, fromFile: url) }
            request.httpBodyStream = stream
            request.setValue("\(size)", forHTTPHeaderField: "Content-Length")
            request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
            return session.dataTask(with: request)
        #else
            return session.uploadTask(with: request, fromFile: url)
        #endif
    }

    #if canImport(FoundationNetworking)
        /// A new stream of the file, or nil if the file cannot be read or is not a regular file.
        var stream: InputStream? { size.flatMap { FileStream(url, size: $0) } }
    #endif

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: url) }
    }
}

#if canImport(FoundationNetworking)
    /// Reads the first bytes of a file, up to a size. If the file grows while it is sent, the body must not be longer
    /// than `Content-Length`.
    final class FileStream: InputStream {
        private var handle: FileHandle?
        private var rest: Int64 = 0

        convenience init?(_ url: URL, size: Int64) {
            guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
            self.init(data: Data())
            (self.handle, rest) = (handle, size)
        }

        override var hasBytesAvailable: Bool { rest > 0 }

        override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
            guard let piece = try? handle?.read(upToCount: Int(min(Int64(maxLength), rest))) else {
                return rest > 0 ? -1 : 0
            }
            piece.copyBytes(to: buffer, count: piece.count)
            rest -= Int64(piece.count)
            return piece.count
        }
    }
#endif
