import Diagnostics
import Files
import Platform
import References

/// The files that a document may refer to: those below its own folder, and below the folders that the user allows or maps URLs to.
///
/// What counts is where a file really is, after every link. Only regular files are opened: a device or a pipe could keep the tool waiting.
struct ReferencedFiles {
    /// As the user wrote it; empty for the current one.
    private let folder: String
    /// Nil where it is not there.
    private let realFolder: String?
    /// Where files may really be.
    private let allowedFolders: [String]

    /// - Parameters:
    ///   - allowedPaths: folders besides the document's own.
    ///   - references: what URLs stand for.
    static func loader(
        document: String, allowedPaths: [String], references: ReferenceMap
    ) -> FileLoader {
        guard document != "-" else { return loader(besides: .none, allowedPaths: [], references: references) }
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        let files = ReferencedFiles(folder: folder, allowedPaths: allowedPaths)
        let loader = FileLoader { path, limit in files.file(path, limit: limit) }
        return self.loader(besides: loader, allowedPaths: allowedPaths, references: references)
    }

    /// Another loader for paths, with URLs beside it.
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
        // As it is written where that is not the same, such as above a link.
        self.folder = folder.isEmpty ? "" : OutputFolder.fullPath("", in: PlainPath.of(folder))
        realFolder = SystemPath.real(folder.isEmpty ? "." : folder)
        allowedFolders = ([realFolder] + allowedPaths.map(SystemPath.real)).compactMap(\.self)
    }

    private func file(_ path: String, limit: Int) -> Result<SourceFile, FileFault> {
        let written = Self.joined(folder, path)
        guard !path.utf8.contains(0), let realFolder else { return .failure(.missing) }
        guard let real = SystemPath.real(written) else {
            return .failure(isInside(Self.joined(realFolder + "/", path)) ? .missing : outside(written))
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
        // Bytes, because the file system compares bytes: `hasPrefix` takes two spellings of `é` for one.
        allowedFolders.contains { path.utf8.starts(with: ($0.hasSuffix("/") ? $0 : $0 + "/").utf8) }
    }

    /// One byte more than the limit at most.
    private static func bytes(of path: String, limit: Int) throws -> [UInt8] {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = Descriptor(number: try SystemCall.require(path) { open(path, flags) })
        guard try FileStatus(descriptor.number, path: path).kind == .file else {
            throw SystemFailure(path: path, code: EINVAL)
        }
        return try SystemCall.readAll(descriptor.number, path: path, limit: limit == .max ? limit : limit + 1)
    }

    /// As a person would write it: `spec/` and `../common/pet.yaml` make `common/pet.yaml`.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/").filter { $0 != "." }
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
