/// One file of the output, complete in memory.
package struct GeneratedFile: Sendable {
    /// Relative to the output folder, with `/` between its components.
    package let path: String
    package let bytes: [UInt8]
    /// Of the bytes. Computed here, so that it is computed by the thread that renders the file.
    package let digest: SHA256Digest

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        digest = SHA256Digest(of: bytes)
    }
}
