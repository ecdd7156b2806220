import Platform

/// What a path inside the output folder may look like.
///
/// The rules hold for generated files and for what a manifest claims to own, so that neither a document nor an edited
/// manifest can make the tool write or remove anything outside of the folder, or a hidden file within it. They are also
/// those of the strictest file system, so that a repository that was generated on one can be checked out on another.
package enum OutputPath {
    /// The name of the manifest, which no generated file may take.
    package static let manifest = "manifest.json"

    /// The one hidden file: it keeps an empty folder in a repository, and has no meaning to any program.
    private static let kept = ".gitkeep"

    /// Why the path is refused; nil when it is fine.
    package static func fault(in path: String) -> String? {
        var path = path
        return path.withUTF8 { fault(in: $0) }
    }

    /// Without a string, for the thousands of paths of a manifest.
    package static func fault(in path: UnsafeBufferPointer<UInt8>) -> String? {
        if path.isEmpty { return "it is empty" }
        if path.elementsEqual(manifest.utf8) { return "the name belongs to the manifest" }
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

    /// What a file system that ignores case takes for the same path. Strings are compared by canonical equivalence, so
    /// that composed and decomposed spellings are the same, too.
    package static func folded(_ path: String) -> String {
        path.lowercased()
    }

    /// Where a path leads on such a file system. Without the folded text, which for thousands of files would be memory of its own.
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

    /// Where the name begins to be that of the file rather than of its folders. As bytes: strings are slow to read from their end.
    package static func lastSlash(in path: String) -> String.Index? {
        let bytes = path.utf8
        let offset = bytes.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) }
        guard let offset else { return bytes.lastIndex(of: UInt8(ascii: "/")) }
        return offset.map { bytes.index(bytes.startIndex, offsetBy: $0) }
    }

    /// The folders above a file that are not above another one, from the outermost. As bytes, too.
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

    /// The order of the paths' bytes.
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
