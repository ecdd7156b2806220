import Platform

/// The folder at which the paths of a patch begin: the root of the repository, as `git apply` expects, or the current
/// folder without a repository.
struct PatchRoot {
    /// The folder with its slash.
    private let folder: String

    /// - Returns: Nil if the current folder no longer exists.
    private init?() {
        guard let current = PlainPath.real(".") else { return nil }
        var names = current.split(separator: "/")
        while !names.isEmpty, !SystemPath.exists("/" + names.joined(separator: "/") + "/.git") { names.removeLast() }
        let root = names.isEmpty ? current : "/" + names.joined(separator: "/")
        folder = root == "/" ? root : root + "/"
    }

    /// Returns the path of a folder in a patch, with a slash. For a folder outside of the root, the result is the path
    /// that the user wrote.
    static func prefix(of path: String) -> String {
        guard let root = PatchRoot(), let real = PlainPath.real(path).map({ $0.hasSuffix("/") ? $0 : $0 + "/" }),
            real.utf8.starts(with: root.folder.utf8)
        else { return OutputFolder.fullPath("", in: path) }
        return String(decoding: real.utf8.dropFirst(root.folder.utf8.count), as: UTF8.self)
    }
}
