import Texts

/// A file of the output.
package struct GeneratedFile: Sendable {
    /// The path relative to the output folder, with `/` between its components.
    package let path: String
    /// The bytes in pieces, so that a long file is never in memory twice. The array is empty if a `FileStore` has taken
    /// the bytes.
    package private(set) var parts: [[UInt8]]
    /// Whether the user owns the file. A run writes a user's file only if the file does not exist, and never changes an
    /// existing user's file.
    package private(set) var isUsers = false
    /// The digest of the bytes. The thread that renders the file computes it.
    package let digest: SHA256Digest

    package init(path: String, bytes: [UInt8]) {
        self.init(path: path, parts: [bytes])
    }

    package init(path: String, parts: [[UInt8]]) {
        self.path = path
        self.parts = parts
        digest = SHA256Digest(of: parts)
    }

    /// A copy of the file that the user owns.
    package var users: GeneratedFile {
        var file = self
        file.isUsers = true
        return file
    }

    package var bytes: [UInt8] {
        parts.count == 1 ? parts[0] : Array(parts.joined())
    }

    /// Whether a store has taken the bytes.
    package private(set) var isStored = false

    /// A copy of the file without its bytes, for a file whose bytes are stored elsewhere.
    package var stored: GeneratedFile {
        var file = self
        file.parts = []
        file.isStored = true
        return file
    }

    /// A copy of the file with little unused memory. Appending may have reserved twice the memory that the bytes take.
    package var fitted: GeneratedFile {
        var file = self
        file.parts = parts.map(\.fitted)
        return file
    }
}
