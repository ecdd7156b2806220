import Platform
import Files
package import Foundation

/// Remembers the files in which the compiler found no fault, in this run of the tests or in an earlier run.
///
/// A success is an empty file whose name is the hash of everything that the compiler reads. A failure is never
/// remembered.
package final class TypecheckMemory: Sendable {
    /// The memory for the tests of this package.
    package static let shared = TypecheckMemory(
        folder: SharedFolder.packageRoot.appending(path: ".build/typechecked"), modules: SwiftCompiler.modules)

    /// The modules of the build that generated code imports, and the modules that these modules import.
    private static let libraries: Set = [
        "DTOClient", "DTOContract", "DTOMockServer", "DTOMocks", "DTORuntime", "DTOTesting", "ECMAPatterns",
    ]

    private static let maximalAge: TimeInterval = 30 * 24 * 60 * 60

    private let folder: URL
    /// The folder with the modules of the build.
    let modules: URL?
    private let maximalCount: Int
    /// Maps the paths of modules to their hashes. The build does not change while the tests run.
    private let hashes = Guarded<[String: [UInt8]]>([:])
    private let hasForgotten = Guarded(false)

    /// - Parameter maximalCount: The number of successes that are remembered. The oldest successes are forgotten.
    package init(folder: URL, modules: URL?, maximalCount: Int = 5_000) {
        self.folder = folder
        self.modules = modules
        self.maximalCount = maximalCount
    }

    package func remembers(_ key: String) -> Bool {
        // A success that is used again is treated as new.
        let path = folder.appending(path: key).path
        guard FileManager.default.fileExists(atPath: path) else { return false }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
        return true
    }

    package func remember(_ key: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: key))
        let isFirst = hasForgotten.with { hasForgotten in
            defer { hasForgotten = true }
            return !hasForgotten
        }
        if isFirst { try forgetOld() }
    }

    /// Returns the hash of everything that the compiler reads. The folder of the files is not part of the hash, because
    /// it is often a new temporary folder.
    ///
    /// - Parameter arguments: All arguments except the paths of the files and the folder of the modules.
    package func key(files: [URL], arguments: [String]) throws -> String {
        var parts = [Array(SwiftCompiler.version.utf8)]
        var isFolder = false
        var folders: [URL] = []
        for argument in arguments {
            if isFolder { folders.append(URL(filePath: argument)) }
            parts.append(Array((isFolder ? "folder" : argument).utf8))
            isFolder = argument == "-I"
        }
        var imported = Set<String>()
        for (name, file) in Self.relativeNames(of: files).sorted(by: { $0.key < $1.key }) {
            let data = try Data(contentsOf: file)
            imported.formUnion(Self.imports(of: data))
            parts += [Array(name.utf8), [UInt8](data)]
        }
        for folder in folders { parts += try hashesOfModules(in: folder) { _ in true } }
        if let modules {
            // Only the libraries are known to import nothing but each other.
            let others = imported.subtracting(Self.libraries).contains { name in
                FileManager.default.fileExists(atPath: modules.appending(path: "\(name).swiftmodule").path)
            }
            parts += try hashesOfModules(in: modules) { others || Self.libraries.contains($0) }
        }
        // Each part has its length before it, so that different lists of parts give different bytes.
        return SHA256Digest(of: parts.flatMap { [Array("\($0.count) ".utf8), $0] }).hexadecimal
    }

    /// Returns the names of the modules in a folder with the hashes of their bytes.
    private func hashesOfModules(in folder: URL, where isRead: (String) -> Bool) throws -> [[UInt8]] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
            name.hasSuffix(".swiftmodule") && isRead(String(name.dropLast(".swiftmodule".count)))
        }
        return try names.flatMap { name in
            let url = folder.appending(path: name)
            let known = hashes.with { $0[url.path] }
            let hash = try known ?? Array(SHA256Digest(of: [UInt8](Data(contentsOf: url))).hexadecimal.utf8)
            hashes.with { $0[url.path] = hash }
            return [Array(name.utf8), hash]
        }
    }

    /// Maps the paths of the files below their common folder to the files.
    private static func relativeNames(of files: [URL]) -> [String: URL] {
        let folders = files.map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
        let common = folders.reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        let names = files.map { $0.standardizedFileURL.pathComponents.dropFirst(common.count).joined(separator: "/") }
        return Dictionary(zip(names, files)) { first, _ in first }
    }

    /// Returns the words after `import`, and after the kind of declaration that may follow it. Words in comments are
    /// included, which does no harm.
    private static func imports(of text: Data) -> Set<String> {
        let word = Data("import ".utf8)
        var names = Set<String>()
        var rest = text.startIndex..<text.endIndex
        while let found = text.range(of: word, in: rest) {
            let words = String(decoding: text[found.upperBound...].prefix(100), as: UTF8.self)
                .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            names.formUnion(words.prefix(2).map(String.init))
            rest = found.upperBound..<text.endIndex
        }
        return names
    }

    /// Deletes successes that are older than the greatest age, and the oldest successes beyond the greatest number.
    private func forgetOld() throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        // Another process may delete files at the same time.
        let dated = files.compactMap { file -> (URL, Date)? in
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            return values?.contentModificationDate.map { (file, $0) }
        }
        let oldest = Date(timeIntervalSinceNow: -Self.maximalAge)
        for (index, (file, date)) in dated.sorted(by: { $0.1 > $1.1 }).enumerated()
        where index >= maximalCount || date < oldest {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
