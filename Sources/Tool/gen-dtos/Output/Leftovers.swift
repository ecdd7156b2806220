import Files
import SwiftEmission

/// Generated files that neither a manifest nor a run knows. A merge leaves a file of this kind if one branch has
/// removed a type and the other branch has changed the type.
///
/// A leftover is in a folder of the tool, and its first lines state that the tool has made it.
struct Leftovers {
    /// The paths, sorted.
    private(set) var paths: [String] = []
    /// Maps each folder to the known names in it.
    private var known: [Substring: Set<Substring>] = [:]

    /// Finds the leftovers. An unreadable folder is skipped. The run reports an unreadable folder if the folder is an
    /// obstacle.
    ///
    /// - Parameter known: The paths of files with an owner.
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

    /// Returns the files of types that the contract has, because these types now have another file, or no file of this
    /// kind. Other files may be copies that somebody has changed.
    ///
    /// - Parameter types: The names of files of the contract's types.
    func removable(types: [String]) -> Set<String> {
        if paths.isEmpty { return [] }
        let types = Set(types)
        return Set(paths.filter { path in Self.type(of: path).map { types.contains($0) } ?? false })
    }

    /// Returns `Work` for the type's own file, its fixtures and its tests. Returns nil for a name that the tool does
    /// not use.
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

    /// The folders with known files, and similar folders that may have become empty. The output folder itself is not
    /// included, because it may contain other files.
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
