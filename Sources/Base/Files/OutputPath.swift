import Platform

/// The rules for paths in the output folder.
///
/// The rules apply to generated files and to the files in a manifest. So neither a document nor an edited manifest can
/// make the tool write or remove anything outside of the folder. Within the folder, `.gitkeep` and `.spi.yml` are the
/// only hidden files that the tool can write or remove. A valid path is valid on every file system, so that generated
/// files can be checked out on every system.
package enum OutputPath {
    /// The path of the manifest, which no generated file may have.
    package static let manifest = "manifest.json"

    /// The only hidden file that is allowed in every folder. It keeps an empty folder in a git repository.
    private static let kept = ".gitkeep"
    /// The settings of the Swift Package Index, which are read only at the root of a package.
    package static let packageIndex = ".spi.yml"

    /// Returns the reason why the path is invalid, or nil if it is valid.
    package static func fault(in path: String) -> String? {
        var path = path
        return path.withUTF8 { fault(in: $0) }
    }

    /// Checks a path in bytes, because a manifest may have thousands of paths.
    package static func fault(in path: UnsafeBufferPointer<UInt8>) -> String? {
        if path.isEmpty { return "it is empty" }
        if path.elementsEqual(manifest.utf8) { return "the name belongs to the manifest" }
        if path.elementsEqual(packageIndex.utf8) { return nil }
        if path.contains(where: isForbidden) { return "it has a character that not every file system can store" }
        var start = path.startIndex
        while true {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            if end == path.endIndex, path[start..<end].elementsEqual(kept.utf8) { return nil }
            if let fault = fault(inComponent: path[start..<end]) { return fault }
            if end == path.endIndex { return nil }
            start = end + 1
        }
    }

    private static func fault(inComponent component: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard let first = component.first, let last = component.last else { return "it has an empty component" }
        if first == UInt8(ascii: ".") {
            return "it has a component that begins with a dot"
        }
        if last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
            return "it has a component that ends in a dot or a space"
        }
        return component.count > 255 ? "it has a component of more than 255 bytes" : nil
    }

    /// Returns the path in the form in which a file system that ignores case compares it. Strings are compared by
    /// canonical equivalence, so the composed and the decomposed spelling of a character are equal.
    package static func folded(_ path: String) -> String {
        path.lowercased()
    }

    /// Identifies the file that a path names on a file system that ignores case. The folded path is not stored, because
    /// it would take memory for thousands of files.
    package struct Place: Hashable, Sendable {
        private let path: String
        private let hash: Int

        package init(_ path: String) {
            self.path = path
            hash = OutputPath.folded(path).hashValue
        }

        package static func == (place: Place, other: Place) -> Bool {
            place.hash == other.hash && OutputPath.folded(place.path) == OutputPath.folded(other.path)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
        }
    }

    /// Returns the index of the last slash, after which the name of the file begins. The search uses bytes, because
    /// strings are slow to read backwards.
    package static func lastSlash(in path: String) -> String.Index? {
        let bytes = path.utf8
        let offset = bytes.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) }
        guard let offset else { return bytes.lastIndex(of: UInt8(ascii: "/")) }
        return offset.map { bytes.index(bytes.startIndex, offsetBy: $0) }
    }

    /// Returns the folders of a path that the other path does not have, with the outermost first.
    package static func folders(of path: String, besides other: String) -> [String] {
        var (path, other) = (path, other)
        return path.withUTF8 { path in
            var position = other.withUTF8 { other in
                let shorter = min(path.count, other.count)
                return (0..<shorter).first { path[$0] != other[$0] } ?? shorter
            }
            var folders: [String] = []
            while let slash = path[position...].firstIndex(of: UInt8(ascii: "/")) {
                folders.append(String(decoding: path[..<slash], as: UTF8.self))
                position = slash + 1
            }
            return folders
        }
    }

    /// Compares two paths by their bytes.
    package static func precedes(_ path: String, _ other: String) -> Bool {
        let order = path.utf8.withContiguousStorageIfAvailable { path in
            other.utf8.withContiguousStorageIfAvailable { other -> Bool in
                guard let bytes = path.baseAddress, let others = other.baseAddress else { return !other.isEmpty }
                let order = memcmp(bytes, others, min(path.count, other.count))
                return order == 0 ? path.count < other.count : order < 0
            }
        }
        return (order ?? nil) ?? path.utf8.lexicographicallyPrecedes(other.utf8)
    }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F: true
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            true
        default: false
        }
    }
}
