import DTOGeneration

/// Files of the tool's that neither a manifest nor a run knows. A merge leaves them: of two branches one has removed a type, the other has
/// changed it, and both went into the folder.
///
/// Their own first lines say that the tool has made them, so they may go; whatever does not say so stays.
struct Leftovers {
    /// Folders in folders that are looked into; the tool makes three.
    private static let depthLimit = 16

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
        // What lies within a folder of the tool's is looked at with it. The output folder itself may be anybody's.
        for path in leftovers.known.keys where !leftovers.isWithinAnother(path) {
            guard let subfolder = try? folder.subfolder(at: path, create: false) else { continue }
            leftovers.look(into: subfolder, path, depth: 0)
        }
        return leftovers.found
    }

    private func isWithinAnother(_ path: Substring) -> Bool {
        var path = path
        while let slash = path.lastIndex(of: "/") {
            path = path[..<slash]
            if known[path] != nil { return true }
        }
        return false
    }

    private mutating func look(into folder: borrowing OutputFolder, _ path: Substring, depth: Int) {
        let known = known[path] ?? []
        for name in (try? folder.names()) ?? [] where !known.contains(name[...]) && !name.hasPrefix(".") {
            if folder.contains(folder: name) {
                guard depth < Self.depthLimit, let inner = try? folder.subfolder(name) else { continue }
                look(into: inner, path + "/" + name, depth: depth + 1)
            } else if name.hasSuffix(".swift") {
                var folder = folder.shared()
                if (try? folder.isMarked(name)) == true { found.append("\(path)/\(name)") }
            }
        }
    }
}
