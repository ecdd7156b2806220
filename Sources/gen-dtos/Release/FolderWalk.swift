import Platform

/// What is below a folder, one by one, in the order of the paths.
///
/// No link is followed: what one leads to is found in its own place, or is outside of the folder. So there are no loops, either.
struct FolderWalk {
    struct Entry {
        var path: String
        /// `next` returns no folders.
        var kind: FileStatus.Kind

        var name: String { String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]) }
    }

    /// What is still to be looked at, the next one last.
    private var paths: [String] = []
    /// Names of folders that are passed over.
    private let skips: (String) -> Bool

    /// - Parameter root: a folder, or a link to one.
    init(_ root: String, skipping skips: @escaping (String) -> Bool = { _ in false }) throws {
        self.skips = skips
        paths = try Self.paths(in: root)
    }

    /// - Returns: nil at the end; a failure for one of them that the system does not show, behind which the next call goes on.
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
