import DTOGeneration

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
            let isThere = try? subfolders.use(for: file.path, create: false) { try $0.holds($1, file.bytes) == true }
            return isThere == true ? file.stored : file.fitted
        }
    }

    /// The folder itself, with its lock.
    func folder() throws -> OutputFolder {
        try subfolders.whole()
    }
}
