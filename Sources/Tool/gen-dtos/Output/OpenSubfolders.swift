import Platform
import Files

/// The subfolders of an output folder, for several threads. Each subfolder is opened for the first file in it.
final class OpenSubfolders: Sendable {
    private let root: OutputFolder
    private let opened = Guarded<[Substring: Shared]>([:])

    private final class Shared: Sendable {
        let folder: OutputFolder

        init(_ folder: consuming OutputFolder) {
            self.folder = folder
        }
    }

    /// - Parameter root: The output folder. Its lock is held as long as this object exists.
    init(of root: consuming OutputFolder) {
        self.root = root
    }

    /// Returns the output folder itself, with its lock.
    func whole() -> OutputFolder {
        root.shared()
    }

    /// Calls a closure with the open folder of a file.
    ///
    /// - Parameters:
    ///   - path: The path of a file, relative to the output folder.
    ///   - create: Whether a missing folder is made.
    ///   - body: Receives the file's folder and the file's name.
    /// - Returns: Nil if the folder does not exist.
    func use<Outcome>(
        for path: String, create: Bool, _ body: (inout OutputFolder, String) throws -> Outcome
    ) throws -> Outcome? {
        guard let slash = OutputPath.lastSlash(in: path) else {
            var folder = root.shared()
            return try body(&folder, path)
        }
        guard let shared = try shared(path[..<slash], create: create) else { return nil }
        var folder = shared.folder.shared()
        return try body(&folder, String(path[path.utf8.index(after: slash)...]))
    }

    private func shared(_ subfolder: Substring, create: Bool) throws -> Shared? {
        try opened.with { opened in
            if let known = opened[subfolder] { return known }
            guard let folder = try root.subfolder(at: subfolder, create: create) else { return nil }
            let shared = Shared(folder)
            opened[subfolder] = shared
            return shared
        }
    }
}
