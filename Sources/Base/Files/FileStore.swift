/// Stores the files of a run as they are rendered, so that they need not be in memory at the same time. The
/// generator does not write files itself.
package struct FileStore: Sendable {
    /// Stores a file. It is called on the thread that has rendered the file.
    /// - Returns: The value that the run keeps: the whole file, or the file without its bytes if the store writes them
    ///   to another place.
    package var take: @Sendable (GeneratedFile) -> GeneratedFile

    package init(take: @escaping @Sendable (GeneratedFile) -> GeneratedFile) {
        self.take = take
    }

    /// Keeps all files in memory, as a part of the run's result.
    package static let memory = FileStore { $0.fitted }
}
