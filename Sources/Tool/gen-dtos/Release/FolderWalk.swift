import Platform

/// Visits the files and links of a folder one by one, in the order of their paths.
///
/// Links are not followed, so that there are no loops. The target of a link is visited in its own place, or is outside
/// of the folder.
struct FolderWalk {
    struct Entry {
        var path: String
        /// The kind. `next` never returns folders.
        var kind: FileStatus.Kind

        var name: String { String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]) }
    }

    /// The paths that are still to be visited, with the next path last.
    private var paths: [String] = []
    /// Whether a folder with this name is skipped.
    private let skips: (String) -> Bool

    /// - Parameter root: A folder, or a link to a folder.
    init(_ root: String, skipping skips: @escaping (String) -> Bool = { _ in false }) throws {
        self.skips = skips
        paths = try Self.paths(in: root)
    }

    /// Returns the next file or link.
    ///
    /// - Returns: Nil at the end, or a failure for an unreadable entry. The next call continues after the entry.
    mutating func next() -> Result<Entry, any Error>? {
        while let path = paths.popLast() {
            do {
                guard let status = FileStatus(unfollowed: path) else { throw SystemFailure(path: path, code: errno) }
                guard status.kind == .folder else { return .success(Entry(path: path, kind: status.kind)) }
                if !skips(Entry(path: path, kind: .folder).name) { paths += try Self.paths(in: path) }
            } catch {
                return .failure(error)
            }
        }
        return nil
    }

    private static func paths(in folder: String) throws -> [String] {
        guard let open = try OutputFolder.open(folder) else { throw SystemFailure.absence(of: folder) }
        return try open.names().sorted(by: >).map { open.fullPath($0) }
    }
}
