package import Diagnostics
package import References

/// How the generator asks for the files that a document refers to; it opens none itself.
package struct FileLoader: Sendable {
    /// The file at a path relative to the root document's folder, or for a URL, or why there is none. Of a file that is longer than `limit` bytes
    /// one byte more than that is enough.
    package var load: @Sendable (_ path: String, _ limit: Int) -> Result<SourceFile, FileFault>

    /// The URLs that are files, too: those are asked for as they are.
    package var references = ReferenceMap()

    /// Folders from which files are to be read, and that are not there.
    package var missingFolders: [MissingFolder] = []

    package init(load: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<SourceFile, FileFault>) {
        self.load = load
    }

    /// For a document that is alone, such as one from standard input.
    package static let none = FileLoader { _, _ in .failure(.noFolder) }
}

/// A folder of `references:`, `--map` or `--allow-path` that is not there.
package enum MissingFolder: Hashable, Sendable {
    case mapped(ReferenceMap.Entry)
    case allowed(path: String)
}

/// Why a file that a reference names is not read.
package enum FileFault: Error, Hashable, Sendable {
    case missing
    /// The root document has no folder in which the file could stand.
    case noFolder
    /// It stands where nobody has allowed the tool to read.
    /// - Parameter folder: what would have to be allowed.
    case outside(folder: String)
    /// - Parameter reason: in the system's own words.
    case unreadable(reason: String)
    /// The files are too many, or too large together.
    case limit(name: String, value: Int)
}
