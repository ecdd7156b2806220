package import Diagnostics
package import References

/// Loads the files to which a document refers. The generator does not open files itself.
package struct FileLoader: Sendable {
    /// Returns the file for a URL or for a path relative to the root document's folder, or the reason why the file is
    /// not available. If a file is longer than `limit` bytes, only its first `limit + 1` bytes are needed.
    package var load: @Sendable (_ path: String, _ limit: Int) -> Result<SourceFile, FileFault>

    /// The URL prefixes that `references:` and `--map` map to local folders. `load` still receives the URL itself.
    package var references = ReferenceMap()

    /// The folders of `references:`, `--map` and `--allow-path` that do not exist.
    package var missingFolders: [MissingFolder] = []

    package init(load: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<SourceFile, FileFault>) {
        self.load = load
    }

    /// A loader for a document without other files, such as a document from standard input.
    package static let none = FileLoader { _, _ in .failure(.noFolder) }
}

/// A folder of `references:`, `--map` or `--allow-path` that does not exist.
package enum MissingFolder: Hashable, Sendable {
    case mapped(ReferenceMap.Entry)
    case allowed(path: String)
}

/// The reason why a file is not read.
package enum FileFault: Error, Hashable, Sendable {
    case missing
    /// The root document is not in a folder, so it has no other files.
    case noFolder
    /// The file is in a folder that the tool is not allowed to read.
    /// - Parameter folder: The folder that must be allowed.
    case outside(folder: String)
    /// - Parameter reason: The reason in the words of the system.
    case unreadable(reason: String)
    /// There are too many files, or the files together are too large.
    case limit(name: String, value: Int)
}
