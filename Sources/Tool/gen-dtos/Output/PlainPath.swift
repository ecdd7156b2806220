import Platform

/// Simplifies paths: `spec/../Generated/` becomes `Generated`, and `./Out` becomes `Out`.
///
/// The simplified path leads to the same place. A name before `..` is removed only if it is a folder, because the
/// parent of a link differs from the parent of its target. A missing name is kept, because it may become a link.
enum PlainPath {
    /// The greatest length in bytes. No system accepts a longer path.
    private static let longest = 4096

    static func of(_ path: String) -> String {
        guard !path.isEmpty, path.utf8.count <= longest else { return path }
        let root = path.hasPrefix("/") ? "/" : ""
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.isEmpty, !root.isEmpty {
                continue
            } else if let last = names.last, last != "..",
                FileStatus(unfollowed: root + names.joined(separator: "/"))?.kind == .folder
            {
                names.removeLast()
            } else {
                names.append(name)
            }
        }
        let plain = root + names.joined(separator: "/")
        return plain.isEmpty ? "." : plain
    }

    /// Returns the real path, with all links resolved. Missing names at the end are kept.
    ///
    /// - Returns: Nil if the path cannot be resolved.
    static func real(_ path: String) -> String? {
        guard path.utf8.count <= longest else { return nil }
        var names = path.split(separator: "/")
        var missing: [Substring] = []
        while true {
            let start = (path.hasPrefix("/") ? "/" : "./") + names.joined(separator: "/")
            if let folder = SystemPath.real(start) {
                return missing.isEmpty
                    ? folder : (folder == "/" ? "" : folder) + "/" + missing.joined(separator: "/")
            }
            guard let name = names.popLast(), name != ".." else { return nil }
            missing.insert(name, at: 0)
        }
    }
}
