import DTOGeneration

/// Files of the tool's that neither a manifest nor a run knows. A merge leaves them: of two branches one has removed a type, the other has
/// changed it, and both went into the folder.
///
/// Their own first line says that the tool has made them, and they stand where it puts its files. They go where the type of their name is known:
/// it has moved, or has no fixtures any more. Others may be copies that somebody has changed: a warning names them.
struct Leftovers {
    /// In the order of paths.
    private(set) var removable: [String] = []
    private(set) var doubtful: [String] = []

    /// By folder, the names in it that are known.
    private var known: [Substring: Set<Substring>] = [:]
    private var found: [(path: String, name: Substring)] = []

    var isEmpty: Bool { removable.isEmpty && doubtful.isEmpty }

    /// What cannot be looked into is none of the tool's; the run says so where it stands in the way.
    ///
    /// - Parameter known: paths of files that have an owner.
    init(in folder: borrowing OutputFolder, beside known: [String]) {
        for path in known {
            guard let slash = OutputPath.lastSlash(in: path) else { continue }
            self.known[path[..<slash], default: []].insert(path[path.utf8.index(after: slash)...])
        }
        for path in folders {
            guard let subfolder = try? folder.subfolder(at: path, create: false) else { continue }
            look(into: subfolder, path)
        }
        let owners = found.isEmpty ? [] : Set(self.known.values.joined().map(Self.owner))
        for file in found.sorted(by: { OutputPath.precedes($0.path, $1.path) }) {
            if owners.contains(Self.owner(of: file.name)) {
                removable.append(file.path)
            } else {
                doubtful.append(file.path)
            }
        }
    }

    /// What a file is about: `Work.swift` for the type and for its fixtures.
    private static func owner(of name: Substring) -> Substring {
        name.hasPrefix("Fixtures+") ? name.dropFirst("Fixtures+".utf8.count) : name
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
        for name in (try? folder.names()) ?? []
        where name.hasSuffix(".swift") && name != "Package.swift" && !known.contains(name[...]) {
            var folder = folder.shared()
            if (try? folder.isMarked(name)) == true { found.append(("\(path)/\(name)", name[...])) }
        }
    }
}
