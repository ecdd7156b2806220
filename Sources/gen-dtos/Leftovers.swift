import DTOGeneration

/// Files of the tool's that neither a manifest nor a run knows. A merge leaves them: of two branches one has removed a type, the other has
/// changed it, and both went into the folder.
///
/// Their own first line says that the tool has made them, and they stand where it puts its files. They go where a file of the same type is known:
/// it has moved to another kind, or has no fixtures any more. Others may be copies that somebody has changed: a note names them.
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
        for file in found.sorted(by: { OutputPath.precedes($0.path, $1.path) }) {
            if isOfKnownType(file) { removable.append(file.path) } else { doubtful.append(file.path) }
        }
    }

    /// Whether it is the file of a type that has moved to another kind, or the fixtures of one that has none any more.
    private func isOfKnownType(_ file: (path: String, name: Substring)) -> Bool {
        let folder = file.path.dropLast(file.name.utf8.count + 1)
        if folder == Self.fixtures {
            guard file.name.hasPrefix("Fixtures+") else { return false }
            return known.contains {
                Self.isKind($0.key) && $0.value.contains(file.name.dropFirst("Fixtures+".utf8.count))
            }
        }
        return Self.isKind(folder)
            && known.contains {
                Self.isKind($0.key) && Self.parent($0.key) == Self.parent(folder) && $0.value.contains(file.name)
            }
    }

    private static let fixtures = "Fixtures"

    /// Whether it is `Sources/Module/Models`, or one like it.
    private static func isKind(_ folder: Substring) -> Bool {
        let names = folder.split(separator: "/")
        return names.count == 3 && names[0] == "Sources" && SwiftLowering.Kind(rawValue: String(names[2])) != nil
    }

    private static func parent(_ folder: Substring) -> Substring {
        folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
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
