import Foundation

/// Takes the part of an answer that nobody has read yet and that is too much for the memory.
///
/// The file has no name any more as soon as it is open, so that nobody else can read it, and nothing stays behind. It is used by one thread
/// at a time.
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

    /// The next piece; nil where there is none.
    func next() throws -> Data? {
        guard unreadCount > 0 else { return nil }
        guard let data = try reading.read(upToCount: Self.pieceSize), !data.isEmpty else {
            throw CocoaError(.fileReadUnknown)
        }
        unreadCount -= data.count
        // The room on the disk is given back.
        if unreadCount == 0 {
            try writing.truncate(atOffset: 0)
            try reading.seek(toOffset: 0)
        }
        return data
    }
}
