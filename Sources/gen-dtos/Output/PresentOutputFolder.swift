import Files

/// An output folder that is there: what it holds already of a run's files is not kept in memory.
final class PresentOutputFolder: Sendable {
    private let subfolders: OpenSubfolders

    /// - Parameter isLocked: nobody else changes the folder until the run is over.
    /// - Returns: nil when there is none.
    init?(_ path: String, isLocked: Bool) throws {
        guard let folder = try OutputFolder.open(path) else { return nil }
        if isLocked { folder.lock() }
        subfolders = OpenSubfolders(of: folder)
    }

    /// What stands in the way of a file is left for the comparison to say.
    var store: FileStore {
        FileStore { [subfolders] file in
            if OutputPath.fault(in: file.path) != nil { return file.fitted }
            let isThere = try? subfolders.use(for: file.path, create: false) { try $0.holds($1, file) }
            return isThere == true ? file.stored : file.fitted
        }
    }

    /// The folder itself, with its lock.
    func folder() -> OutputFolder {
        subfolders.whole()
    }
}

extension OutputFolder {
    /// Whether a file is there as it was made. One in several pieces is told by its hash: it is long.
    fileprivate mutating func holds(_ name: String, _ file: GeneratedFile) throws -> Bool {
        if file.parts.count > 1 { return try digest(of: name) == file.digest }
        return try holds(name, file.bytes) == true
    }
}
