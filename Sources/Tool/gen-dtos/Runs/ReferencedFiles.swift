import Diagnostics
import Files
import Platform
import References

/// The files to which a document may refer: the files below its own folder, and below the folders that the user allows
/// or maps to URLs.
///
/// The real place of a file, with all links resolved, must be in one of these folders. Only regular files are read,
/// because a device or a pipe could make the tool wait.
struct ReferencedFiles {
    /// The folder as the user wrote it. The string is empty for the current folder.
    private let folder: String
    /// The real folder, or nil if the folder does not exist.
    private let realFolder: String?
    /// The real folders in which files may be.
    private let allowedFolders: [String]

    /// Makes the loader for a document.
    ///
    /// - Parameters:
    ///   - allowedPaths: More folders from which files may be read.
    ///   - references: The folders that replace URLs in references.
    static func loader(
        document: String, allowedPaths: [String], references: ReferenceMap
    ) -> FileLoader {
        guard document != "-" else { return loader(besides: .none, allowedPaths: [], references: references) }
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        let files = ReferencedFiles(folder: folder, allowedPaths: allowedPaths)
        let loader = FileLoader { path, limit in files.file(path, limit: limit) }
        return self.loader(besides: loader, allowedPaths: allowedPaths, references: references)
    }

    /// Reads a file that another file names. The file must be below the folder of the other file, or below an allowed
    /// folder.
    static func file(
        _ path: String, beside other: String, allowedPaths: [String], limit: Int
    ) -> Result<SourceFile, FileFault> {
        let folder = other.lastIndex(of: "/").map { String(other[...$0]) } ?? ""
        return ReferencedFiles(folder: folder, allowedPaths: allowedPaths).file(path, limit: limit)
    }

    /// Makes a loader of URLs that uses another loader for paths.
    static func loader(
        besides paths: FileLoader, allowedPaths: [String], references: ReferenceMap
    ) -> FileLoader {
        var folders: [String: ReferencedFiles] = [:]
        for entry in references.entries {
            folders[entry.folder] = ReferencedFiles(folder: entry.folder + "/", allowedPaths: allowedPaths)
        }
        var loader = FileLoader { [folders] path, limit in
            guard let file = references.file(of: path) else { return paths.load(path, limit) }
            return folders[file.folder]?.file(file.path, limit: limit) ?? .failure(.missing)
        }
        loader.references = references
        loader.missingFolders =
            allowedPaths.filter { SystemPath.real($0) == nil }.map(MissingFolder.allowed)
            + references.entries.filter { folders[$0.folder]?.realFolder == nil }.map(MissingFolder.mapped)
        return loader
    }

    private init(folder: String, allowedPaths: [String]) {
        // A path above a link is not simplified, because the simplified path would lead to another place.
        self.folder = folder.isEmpty ? "" : OutputFolder.fullPath("", in: PlainPath.of(folder))
        realFolder = SystemPath.real(folder.isEmpty ? "." : folder)
        allowedFolders = ([realFolder] + allowedPaths.map(SystemPath.real)).compactMap(\.self)
    }

    private func file(_ path: String, limit: Int) -> Result<SourceFile, FileFault> {
        let written = path.hasPrefix("/") ? path : Self.joined(folder, path)
        guard !path.utf8.contains(0), let realFolder else { return .failure(.missing) }
        guard let real = SystemPath.real(written) else {
            let place = path.hasPrefix("/") ? path : Self.joined(realFolder + "/", path)
            return .failure(isInside(place) ? .missing : outside(written))
        }
        guard isInside(real) else { return .failure(outside(written)) }
        do {
            return .success(SourceFile(path: written, bytes: try Self.bytes(of: real, limit: limit)))
        } catch let failure as SystemFailure {
            return .failure(.unreadable(reason: failure.reason))
        } catch {
            return .failure(.unreadable(reason: "\(error)"))
        }
    }

    private func outside(_ path: String) -> FileFault {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return .outside(folder: folder.isEmpty ? "/" : folder)
    }

    private func isInside(_ path: String) -> Bool {
        // Bytes are compared like in the file system. `hasPrefix` considers two spellings of `é` equal.
        allowedFolders.contains { path.utf8.starts(with: ($0.hasSuffix("/") ? $0 : $0 + "/").utf8) }
    }

    /// Reads at most one byte more than the limit.
    private static func bytes(of path: String, limit: Int) throws -> [UInt8] {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = Descriptor(number: try SystemCall.require(path) { open(path, flags) })
        guard try FileStatus(descriptor.number, path: path).kind == .file else {
            throw SystemFailure(path: path, code: EINVAL)
        }
        return try SystemCall.readAll(descriptor.number, path: path, limit: limit == .max ? limit : limit + 1)
    }

    /// Joins paths and simplifies them: `spec/` and `../common/pet.yaml` make `common/pet.yaml`.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/").filter { $0 != "." }
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
