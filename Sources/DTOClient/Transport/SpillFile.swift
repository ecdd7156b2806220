import Foundation

/// Stores the unread part of a response that is too large for the memory.
///
/// The file is unlinked as soon as it is open, so that nobody else can read it and nothing is left behind. Only one
/// thread at a time uses it.
final class SpillFile {
    private let writing, reading: FileHandle
    private var unreadCount = 0
    private static let pieceSize = 1 << 16

    init() throws {
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

    func append(_ data: Data) throws {
        try writing.write(contentsOf: data)
        unreadCount += data.count
    }

    /// Returns the next piece, or nil.
    func next() throws -> Data? {
        guard unreadCount > 0 else { return nil }
        guard let data = try reading.read(upToCount: Self.pieceSize), !data.isEmpty else {
            throw CocoaError(.fileReadUnknown)
        }
        unreadCount -= data.count
        // This frees the space on the disk.
        if unreadCount == 0 {
            try writing.truncate(atOffset: 0)
            try reading.seek(toOffset: 0)
        }
        return data
    }
}
