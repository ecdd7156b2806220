import Texts

/// Chooses base names of files that are legal and distinct on every file system. The names of types at the top level
/// differ even without regard to case, so nearly all files have their type's name.
package enum FileNaming {
    /// The greatest length in UTF-8 bytes. Common file systems allow 255 bytes, so extensions can follow the name.
    package static let lengthLimit = 100

    /// Returns the base names, indexed by `TypeID`. The base name of a nested type is empty.
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

    /// Returns the name, shortened if it is too long for a part of a file's name.
    package static func fitting(_ name: String) -> String {
        name.utf8.count <= lengthLimit ? name : shortened(name)
    }

    private static func isLegal(_ name: String) -> Bool {
        name.utf8.count <= lengthLimit && !ReservedNames.files.contains(name.lowercased())
    }

    /// Cuts the name between characters and appends the hash of the whole name.
    private static func shortened(_ name: String) -> String {
        var start = name.prefix(lengthLimit - 9)
        while start.utf8.count > lengthLimit - 9 { start.removeLast() }
        return start + "_" + StableHash.digits(of: name)
    }
}
