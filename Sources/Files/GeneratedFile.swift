import Texts

/// One file of the output.
package struct GeneratedFile: Sendable {
    /// Relative to the output folder, with `/` between its components.
    package let path: String
    /// Its bytes, as they were made: a long file in several pieces, which never have to be in memory twice. None where a `FileStore` has
    /// taken them.
    package private(set) var parts: [[UInt8]]
    /// Whether it is the user's as soon as it is there: a run writes it where it is missing, and never looks at it again.
    package private(set) var isUsers = false
    /// The digest of the bytes. It is computed here, so that the thread that renders the file computes it.
    package let digest: SHA256Digest

    package init(path: String, bytes: [UInt8]) {
        self.init(path: path, parts: [bytes])
    }

    package init(path: String, parts: [[UInt8]]) {
        self.path = path
        self.parts = parts
        digest = SHA256Digest(of: parts)
    }

    /// The same, for the user to go on with.
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

    /// The file without its bytes, which are somewhere else.
    package var stored: GeneratedFile {
        var file = self
        file.parts = []
        file.isStored = true
        return file
    }

    /// The same in no more memory than it takes: what grew by appending has room for up to as much again.
    package var fitted: GeneratedFile {
        var file = self
        file.parts = parts.map(\.fitted)
        return file
    }
}
