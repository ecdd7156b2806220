#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What is below a folder, one by one, in the order of the paths.
///
/// No link is followed: what one leads to is found in its own place, or is outside of the folder. So there are no loops, either.
struct FolderWalk {
    enum Kind {
        case file
        case link
        /// A socket, a pipe, a device.
        case other
    }

    struct Entry {
        var path: String
        var kind: Kind

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
                var status = stat()
                try SystemCall.require(path) { lstat(path, &status) }
                switch status.st_mode & S_IFMT {
                case S_IFDIR:
                    if !skips(Entry(path: path, kind: .other).name) { paths += try Self.paths(in: path) }
                case S_IFREG: return .success(Entry(path: path, kind: .file))
                case S_IFLNK: return .success(Entry(path: path, kind: .link))
                default: return .success(Entry(path: path, kind: .other))
                }
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
