import Files
import Platform

/// The place of a folder, independent of the spelling of its path: the system's number of the innermost existing
/// folder, and the names of the missing folders below it. Names are compared without case, because the file system may
/// ignore case.
struct FolderPlace: Hashable {
    private var folder: FileStatus.Identity
    private var missing: [String] = []
    /// All folders that contain this folder, from the root.
    private(set) var above: [FolderPlace] = []

    /// Finds the place of a path.
    ///
    /// - Returns: Nil if not even the current folder can be found.
    init?(_ path: String) {
        var names = path.split(separator: "/").map(String.init)
        var missing: [String] = []
        let start = path.hasPrefix("/") ? "/" : "./"
        while true {
            if let real = SystemPath.real(start + names.joined(separator: "/")) {
                guard let place = FolderPlace(real: real) else { return nil }
                self = place
                break
            }
            guard let name = names.popLast() else { return nil }
            missing.insert(name, at: 0)
        }
        for name in missing where name != "." { enter(OutputPath.folded(name)) }
    }

    private init?(real path: String) {
        guard let root = FileStatus("/")?.identity else { return nil }
        folder = root
        var prefix = ""
        for name in path.split(separator: "/") {
            prefix += "/" + name
            guard let identity = FileStatus(prefix)?.identity else { return nil }
            let outer = self
            folder = identity
            above = outer.above + [outer.alone]
        }
    }

    private mutating func enter(_ name: String) {
        if name == ".." {
            let others = above.dropLast()
            if let outer = above.last { self = outer }
            above = Array(others)
        } else {
            above.append(alone)
            missing.append(name)
        }
    }

    private var alone: FolderPlace {
        var place = self
        place.above = []
        return place
    }

    static func == (left: FolderPlace, right: FolderPlace) -> Bool {
        left.folder == right.folder && left.missing == right.missing
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(folder)
        hasher.combine(missing)
    }
}
