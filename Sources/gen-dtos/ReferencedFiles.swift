import DTOGeneration
import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files that a document may refer to: those below its own folder, and below the folders that the user allows.
///
/// What counts is where a file really is, after every link. Only regular files are opened: a device or a pipe could keep the tool waiting.
struct ReferencedFiles {
    /// The document's folder as the user wrote it; empty for the current one.
    private let folder: String
    private let allowedFolders: [String]

    /// - Parameter allowedPaths: folders besides the document's own.
    static func loader(document: String, allowedPaths: [String]) throws -> FileLoader {
        guard document != "-" else { return .none }
        let files = try ReferencedFiles(document: document, allowedPaths: allowedPaths)
        return FileLoader { path, limit in files.file(path, limit: limit) }
    }

    private init(document: String, allowedPaths: [String]) throws {
        folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        allowedFolders = try [folder.isEmpty ? "." : folder].map(Self.required) + allowedPaths.map(Self.required)
    }

    private static func required(_ path: String) throws -> String {
        guard let real = realPath(path) else { throw SystemFailure(path: path, code: errno) }
        return real
    }

    private func file(_ path: String, limit: Int) -> Result<SourceFile, FileFault> {
        let written = Self.joined(folder, path)
        guard !path.utf8.contains(0) else { return .failure(.missing) }
        guard let real = Self.realPath(written) else {
            return .failure(isInside(Self.joined(allowedFolders[0] + "/", path)) ? .missing : outside(written))
        }
        guard isInside(real) else { return .failure(outside(written)) }
        do {
            return .success(SourceFile(path: written, bytes: try Self.bytes(of: real, limit: limit)))
        } catch let failure as SystemFailure {
            return .failure(.unreadable(reason: String(cString: strerror(failure.code))))
        } catch {
            return .failure(.unreadable(reason: "\(error)"))
        }
    }

    private func outside(_ path: String) -> FileFault {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return .outside(folder: folder.isEmpty ? "/" : folder)
    }

    private func isInside(_ path: String) -> Bool {
        allowedFolders.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }

    /// One byte more than the limit at most.
    private static func bytes(of path: String, limit: Int) throws -> [UInt8] {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = Descriptor(number: try SystemCall.require(path) { open(path, flags) })
        var status = stat()
        try SystemCall.require(path) { fstat(descriptor.number, &status) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFailure(path: path, code: EINVAL) }
        return try SystemCall.readAll(descriptor.number, path: path, limit: limit == .max ? limit : limit + 1)
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// As a person would write it: `spec/` and `../common/pet.yaml` make `common/pet.yaml`.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (folder + path).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
