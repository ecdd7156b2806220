import Texts

/// Where the files of a run go as they are made, so that they need not wait in memory for each other; the generator writes none itself.
package struct FileStore: Sendable {
    /// Takes a file on the thread that has made it.
    /// - Returns: what the run keeps: the file as it is, or without its bytes where these are in safety.
    package var take: @Sendable (GeneratedFile) -> GeneratedFile

    package init(take: @escaping @Sendable (GeneratedFile) -> GeneratedFile) {
        self.take = take
    }

    /// All files are part of what the run returns.
    package static let memory = FileStore { $0.fitted }
}
