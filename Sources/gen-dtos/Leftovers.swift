import DTOGeneration

/// Files of the tool's that neither a manifest nor a run knows. A merge leaves them: of two branches one has removed a type, the other has
/// changed it, and both went into the folder.
///
/// Their own first line says that the tool has made them, and they stand where it puts its files, so they may go. Whatever does not say so stays,
/// and so does what stands in a folder that is none of the tool's: another output, or a copy that somebody has changed.
struct Leftovers {
    /// By folder, the names in it that are known.
    private var known: [Substring: Set<Substring>] = [:]
    private var found: [String] = []

    /// - Parameter known: paths of files that have an owner.
    /// - Returns: paths, in no particular order. What cannot be looked into is none of the tool's; the run says so where it stands in the way.
    static func paths(in folder: borrowing OutputFolder, beside known: [String]) -> [String] {
        var leftovers = Leftovers()
        for path in known {
            guard let slash = OutputPath.lastSlash(in: path) else { continue }
            leftovers.known[path[..<slash], default: []].insert(path[path.utf8.index(after: slash)...])
        }
        for path in leftovers.folders {
            guard let subfolder = try? folder.subfolder(at: path, create: false) else { continue }
            leftovers.look(into: subfolder, path)
        }
        return leftovers.found
    }

    /// Those that hold known files, and their like that may hold no other any more. Not the output folder itself: it may be anybody's.
    private var folders: Set<Substring> {
        let modules = Set(known.keys.map { $0.split(separator: "/").prefix(2) }.filter { $0.first == "Sources" })
        let kinds = modules.flatMap { module in
            SwiftLowering.Kind.allCases.map { (module + [$0.rawValue[...]]).joined(separator: "/")[...] }
        }
        return Set(known.keys).union(kinds)
    }

    private mutating func look(into folder: borrowing OutputFolder, _ path: Substring) {
        let known = known[path] ?? []
        for name in (try? folder.names()) ?? [] where name.hasSuffix(".swift") && !known.contains(name[...]) {
            var folder = folder.shared()
            if (try? folder.isMarked(name)) == true { found.append("\(path)/\(name)") }
        }
    }
}
