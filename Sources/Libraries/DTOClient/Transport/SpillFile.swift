import Foundation

/// A file for the unread part of an answer that is too large for the memory.
///
/// The initializer removes the file's name as soon as the file is open: nobody else can read it, and nothing remains
/// after a crash. One thread at a time uses the file.
final class SpillFile {
    private let writing, reading: FileHandle
    private let limit: Int
    private var unreadCount = 0
    /// The size of the file in bytes.
    private var size = 0
    private static let pieceSize = 1 << 16

    /// - Parameter limit: The largest size of the file in bytes. A reader that reads everything empties it.
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

    /// - Throws: `AnswerTooLarge` if the file would have more than `limit` bytes.
    func append(_ data: Data) throws {
        guard data.count <= limit - size else { throw AnswerTooLarge(limit: limit) }
        try writing.write(contentsOf: data)
        unreadCount += data.count
        size += data.count
    }

    /// The next piece, or nil when every byte has been read.
    func next() throws -> Data? {
        guard unreadCount > 0 else { return nil }
        guard let data = try reading.read(upToCount: Self.pieceSize), !data.isEmpty else {
            throw CocoaError(.fileReadUnknown)
        }
        unreadCount -= data.count
        // An empty file takes no room on the disk.
        if unreadCount == 0 {
            try writing.truncate(atOffset: 0)
            try reading.seek(toOffset: 0)
            size = 0
        }
        return data
    }
}
