import Foundation

/// A body that is sent from a file, in pieces.
///
/// A body that is made while it is sent is written to a temporary file first: that is the one way in which Foundation sends a body of any
/// size in little memory on all platforms, and its length is known then. Its pieces are made once, also where a redirect asks for the body
/// a second time.
final class UploadFile: Sendable {
    let url: URL
    private let isTemporary: Bool

    /// Nil for what is in memory.
    ///
    /// - Throws: `CocoaError` for a file that cannot be read, and what the body's stream throws.
    init?(_ body: HTTPBody) async throws {
        switch body {
        case .none, .data: return nil
        case .file(let url):
            // Opened here, since sessions tell of a missing file differently, and late.
            try FileHandle(forReadingFrom: url).close()
            (self.url, isTemporary) = (url, false)
        case .stream(let stream):
            let folder = FileManager.default.temporaryDirectory
            (url, isTemporary) = (folder.appendingPathComponent("upload-\(UUID().uuidString)"), true)
            try await Self.write(stream, to: url)
        }
    }

    private static func write(_ stream: BodyStream, to url: URL) async throws {
        // Nobody else may read it: what is uploaded may be private.
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

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: url) }
    }
}
