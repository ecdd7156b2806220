import Platform

/// Paths as a person would write them: `spec/../Generated/` is `Generated`, and `./Out` is `Out`.
///
/// The path means the same: a name before `..` goes only where it is a folder. Above a link stands something else than above its target, and
/// of a name that is not there nobody knows.
enum PlainPath {
    /// Longer ones are no paths to the system.
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

    /// Where something really is, behind every link. Names at the end that are not there are taken as they are written.
    ///
    /// - Returns: nil where nobody can tell.
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
