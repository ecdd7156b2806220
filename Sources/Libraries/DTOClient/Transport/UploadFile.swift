package import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A body that is sent from a file, in pieces.
///
/// A body that is made while it is sent is first written to a temporary file. Only in this way can Foundation send a
/// body of any size with little memory on all platforms. The length is then known. The pieces are made once, even if a
/// redirect requests the body a second time.
package final class UploadFile: Sendable {
    let url: URL
    /// The size of the file in bytes, or nil if it is not known.
    let size: Int64?
    private let isTemporary: Bool

    /// Returns nil for a body in memory.
    ///
    /// - Throws: `CocoaError` for an unreadable file, or the errors of the body's stream.
    init?(_ body: HTTPBody) async throws {
        switch body {
        case .none, .data: return nil
        case .file(let url):
            // The file is opened here, because sessions report a missing file late and in different ways.
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

    /// Writes the pieces of a body to a new file. After an error there is no file.
    package static func write(_ stream: BodyStream, to url: URL) async throws {
        // Other users must not read it, because an upload may be private.
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

    /// Returns the task that sends the file.
    ///
    /// On Linux, Foundation ends the process if the connection of a task for a file breaks at a bad moment. So the file
    /// is sent as a stream there. Its length is known, and a blank `Transfer-Encoding` makes Foundation's libcurl send
    /// no chunks. Neither that header nor a chunk is sent.
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
        /// A new stream of the file, or nil if it cannot be read.
        var stream: InputStream? { size.flatMap { FileStream(url, size: $0) } }
    #endif

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: url) }
    }
}

#if canImport(FoundationNetworking)
    /// Reads a file up to a size. A file that grows while it is sent must not become longer than the request says.
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
