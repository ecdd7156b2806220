import Files

/// An existing output folder. Files that it already contains are not kept in memory.
final class PresentOutputFolder: Sendable {
    private let subfolders: OpenSubfolders

    /// - Parameter isLocked: Whether the folder is locked until the end of the run.
    /// - Returns: Nil if the folder does not exist.
    init?(_ path: String, isLocked: Bool) throws {
        guard let folder = try OutputFolder.open(path) else { return nil }
        if isLocked { folder.lock() }
        subfolders = OpenSubfolders(of: folder)
    }

    /// A store that keeps no bytes of a file that the folder already contains unchanged. The store ignores invalid
    /// paths and unreadable files, because the later comparison of the output with the folder reports them.
    var store: FileStore {
        FileStore { [subfolders] file in
            if OutputPath.fault(in: file.path) != nil { return file.fitted }
            let isThere = try? subfolders.use(for: file.path, create: false) { try $0.holds($1, file) }
            return isThere == true ? file.stored : file.fitted
        }
    }

    /// Returns the folder itself, with its lock.
    func folder() -> OutputFolder {
        subfolders.whole()
    }
}

extension OutputFolder {
    /// Whether the folder contains the generated file. A file of several pieces is compared by its hash, because it is
    /// long.
    fileprivate mutating func holds(_ name: String, _ file: GeneratedFile) throws -> Bool {
        if file.parts.count > 1 { return try digest(of: name) == file.digest }
        return try holds(name, file.bytes) == true
    }
}
