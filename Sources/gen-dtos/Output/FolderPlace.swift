import Files
import Platform

/// Where a folder is or would be, whatever its path is spelt like: the innermost folder that is there, by the system's own number, and the
/// names below it that are not. Whether the file system will tell those apart by case is not known: it is taken not to.
struct FolderPlace: Hashable {
    private var folder: FileStatus.Identity
    private var missing: [String] = []
    /// All folders that this one is in, from the root on.
    private(set) var above: [FolderPlace] = []

    /// - Returns: nil where not even the current folder can be found.
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
