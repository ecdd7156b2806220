/// One file of the output, complete in memory.
package struct GeneratedFile: Sendable {
    /// Relative to the output folder, with `/` between its components.
    package let path: String
    package let bytes: [UInt8]
    /// Of the bytes. Computed here, so that it is computed by the thread that renders the file.
    package let digest: SHA256Digest

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.fitted
        digest = SHA256Digest(of: bytes)
    }
}

extension [UInt8] {
    /// The same in no more memory than it takes. What grew by appending has room for up to as much again, and all files of the output
    /// are in memory before the first is written.
    fileprivate var fitted: [UInt8] {
        guard capacity - count > count / 8 else { return self }
        return [UInt8](unsafeUninitializedCapacity: count) { $1 = $0.initialize(from: self).index }
    }
}
