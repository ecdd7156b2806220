import Platform

/// The folder at which the paths of a patch begin: the root of the repository in which the user stands, as `git apply` expects; outside of one
/// the current folder.
struct PatchRoot {
    /// With its slash.
    private let folder: String

    /// - Returns: nil where the current folder is gone.
    private init?() {
        guard let current = PlainPath.real(".") else { return nil }
        var names = current.split(separator: "/")
        while !names.isEmpty, !SystemPath.exists("/" + names.joined(separator: "/") + "/.git") { names.removeLast() }
        let root = names.isEmpty ? current : "/" + names.joined(separator: "/")
        folder = root == "/" ? root : root + "/"
    }

    /// What stands before the names of the files in a folder. It is as it is written where it leads out of this one.
    static func prefix(of path: String) -> String {
        guard let root = PatchRoot(), let real = PlainPath.real(path).map({ $0.hasSuffix("/") ? $0 : $0 + "/" }),
            real.hasPrefix(root.folder)
        else { return OutputFolder.fullPath("", in: path) }
        return String(real.dropFirst(root.folder.count))
    }
}
