import Files
import SwiftEmission

/// Files of the tool's that neither a manifest nor a run knows. A merge leaves them: of two branches one has removed a type, the other has
/// changed it, and both went into the folder.
///
/// Their own first line says that the tool has made them, and they stand where it puts its files.
struct Leftovers {
    /// In the order of paths.
    private(set) var paths: [String] = []
    /// By folder, the names in it that are known.
    private var known: [Substring: Set<Substring>] = [:]

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
        paths.sort(by: OutputPath.precedes)
    }

    /// Those of types that the contract has: such a type has another file now, or none of that kind. Others may be copies that somebody has
    /// changed.
    ///
    /// - Parameter types: what files of the contract's types are called.
    func removable(types: [String]) -> Set<String> {
        if paths.isEmpty { return [] }
        let types = Set(types)
        return Set(paths.filter { path in Self.type(of: path).map { types.contains($0) } ?? false })
    }

    /// `Work`, for the type's own file, its fixtures and its tests; nil where the tool puts no file of that name.
    private static func type(of path: String) -> String? {
        let parts = path.split(separator: "/").suffix(2)
        guard parts.count == 2, let folder = parts.first, let name = parts.last?.dropLast(".swift".utf8.count)
        else { return nil }
        let (prefix, suffix) =
            switch folder {
            case "Fixtures": ("Fixtures+", "")
            case "APIContractComplianceTests": ("", "Compliance")
            default: ("", "")
            }
        let isKind = SwiftLowering.Kind(rawValue: String(folder)) != nil
        guard isKind || prefix != suffix, name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        return String(name.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
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
            if (try? folder.isMarked(name)) == true { paths.append("\(path)/\(name)") }
        }
    }
}
