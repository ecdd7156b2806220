/// Bases of file names, legal and distinct on every file system. Types at the top level differ even without regard to case, so
/// nearly all keep their type's name.
package enum FileNaming {
    /// In UTF-8 bytes; leaves room for endings within the 255 bytes of common file systems.
    package static let lengthLimit = 100

    /// By `TypeID`; empty for nested types.
    package static func names(of types: [TypeName]) -> [String] {
        var files = types.map { $0.path.count == 1 ? $0.path[0].name : "" }
        let changed = files.indices.filter { !files[$0].isEmpty && !isLegal(files[$0]) }
        guard !changed.isEmpty else { return files }
        var taken = Set(files.map { $0.lowercased() })
        for index in changed {
            let name = files[index]
            var file = name.utf8.count > lengthLimit ? shortened(name) : name + "Type"
            if taken.contains(file.lowercased()) { file = shortened(name) }
            taken.insert(file.lowercased())
            files[index] = file
        }
        return files
    }

    /// A name that may be a part of a file's name, shortened where it is too long.
    package static func fitting(_ name: String) -> String {
        name.utf8.count <= lengthLimit ? name : shortened(name)
    }

    private static func isLegal(_ name: String) -> Bool {
        name.utf8.count <= lengthLimit && !ReservedNames.files.contains(name.lowercased())
    }

    /// Cut between characters, with the hash of the whole.
    private static func shortened(_ name: String) -> String {
        var start = name.prefix(lengthLimit - 9)
        while start.utf8.count > lengthLimit - 9 { start.removeLast() }
        return start + "_" + StableHash.digits(of: name)
    }
}
