import Foundation

/// A temporary file for the unread part of a response body that is too large for the memory.
///
/// The initializer deletes the file as soon as it is open, so that other processes cannot open it and nothing remains
/// after a crash. Only one thread at a time may use the file.
final class SpillFile {
    private let writing, reading: FileHandle
    private let limit: Int
    private var unreadCount = 0
    /// The size of the file in bytes, including bytes that have been read.
    private var size = 0
    private static let pieceSize = 1 << 16

    /// Creates an empty file.
    ///
    /// - Parameter limit: The greatest size of the file in bytes. The file is emptied when all its bytes have been
    ///   read.
    init(limit: Int = 1 << 30) throws {
        self.limit = limit
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("answer-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        defer { try? FileManager.default.removeItem(at: url) }
        writing = try FileHandle(forWritingTo: url)
        reading = try FileHandle(forReadingFrom: url)
    }

    deinit {
        try? writing.close()
        try? reading.close()
    }

    var isEmpty: Bool { unreadCount == 0 }

    /// Appends bytes to the file.
    ///
    /// - Throws: `AnswerTooLarge` if the file would have more than `limit` bytes.
    func append(_ data: Data) throws {
        guard data.count <= limit - size else { throw AnswerTooLarge(limit: limit) }
        try writing.write(contentsOf: data)
        unreadCount += data.count
        size += data.count
    }

    /// Returns the next piece, or nil if all bytes have been read.
    func next() throws -> Data? {
        guard unreadCount > 0 else { return nil }
        guard let data = try reading.read(upToCount: Self.pieceSize), !data.isEmpty else {
            throw CocoaError(.fileReadUnknown)
        }
        unreadCount -= data.count
        // All bytes have been read, so the file is emptied.
        if unreadCount == 0 {
            try writing.truncate(atOffset: 0)
            try reading.seek(toOffset: 0)
            size = 0
        }
        return data
    }
}
