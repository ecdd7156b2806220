import ContractModel
import ContractReports
import DTORuntime
import Diagnostics
import DocumentOverlays
import Files
import Generation
import GenerationSettings
import Platform
import YAMLTree

/// Reads the files of a run: the files that the command line names, files with the usual names, and the files of an
/// earlier run in the output folder.
enum InputReader {
    /// Reads the document.
    ///
    /// - Parameter limit: The greatest number of bytes. One more byte is read, so that the document's reader can refuse
    ///   a longer document.
    static func document(_ path: String, limit: Int) throws -> SourceFile {
        let limit = limit == .max ? limit : limit + 1
        if path == "-" {
            return SourceFile(path: "<stdin>", bytes: try SystemCall.readAll(0, path: "standard input", limit: limit))
        }
        do {
            return try file(path, limit: limit)
        } catch let failure as SystemFailure where failure.code == EISDIR {
            throw SystemFailure(
                path: path, code: EISDIR, advice: "name the document in the folder" + Self.documents(in: path))
        }
    }

    /// Suggests a document in a folder, by its usual names: `: spec/openapi.yaml`.
    private static func documents(in folder: String) -> String {
        let names = ["openapi", "swagger", "api"].flatMap { name in ["yaml", "yml", "json"].map { "\(name).\($0)" } }
        let found = names.map { PlainPath.of(OutputFolder.fullPath($0, in: folder)) }.first(where: SystemPath.exists)
        return found.map { ": \($0)" } ?? ""
    }

    /// Suggests a file that differs only in its extension: `did you mean 'openapi.yml'?`
    private static func namesake(of path: String) -> String? {
        guard let point = path.lastIndex(of: "."), !path[point...].contains("/") else { return nil }
        let found = ["yaml", "yml", "json"].map { path[...point] + $0 }.first(where: SystemPath.exists)
        return found.map { "did you mean '\(VisibleText.escaped($0))'?" }
    }

    static func file(_ path: String, limit: Int = .max) throws -> SourceFile {
        try checkThatItIsNoURL(path)
        guard let number = SystemCall.attempt({ open(path, O_RDONLY | O_CLOEXEC) }) else {
            let code = errno
            throw SystemFailure(path: path, code: code, advice: code == ENOENT ? namesake(of: path) : nil)
        }
        let descriptor = Descriptor(number: number)
        let bytes = try SystemCall.readAll(descriptor.number, path: path, limit: limit)
        return SourceFile(path: PlainPath.of(path), bytes: bytes)
    }

    static func isURL(_ path: String) -> Bool {
        // The code uses no regular expression, because making a regular expression takes a millisecond, a twentieth of
        // the mock server's start.
        let scheme = path.utf8.prefix { $0 != UInt8(ascii: ":") }
        guard path.utf8.dropFirst(scheme.count).starts(with: "://".utf8), let first = scheme.first else { return false }
        return first.isLetter && scheme.allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    }

    static func checkThatItIsNoURL(_ path: String) throws(UsageError) {
        guard isURL(path), !SystemPath.exists(path) else { return }
        let download = SummaryText.shell(["curl", "-fsSL", "-o", "FILE", path])
        throw UsageError(
            message:
                "'\(path)' is a URL, and only 'gen-dtos update' fetches a document. Download the document first, for "
                + "example with '\(download)'.")
    }

    /// Reads the named file. Without a name, reads `gen-dtos.yaml` next to the document or in the current folder, if it
    /// exists.
    static func configuration(_ path: String?, document: String) throws -> SourceFile? {
        try file(path, orFound: "gen-dtos.yaml", document: document)
    }

    /// Reads the changelog. Without a name, reads `CHANGELOG.md` next to the document or in the current folder, if it
    /// exists.
    static func changelog(_ path: String?, document: String) throws -> SourceFile? {
        try file(path, orFound: "CHANGELOG.md", document: document)
    }

    /// Reads the accepted findings. Without a name, reads `audit-accepted.yaml` next to the document or in the current
    /// folder, if it exists.
    static func acceptances(_ path: String?, document: String) throws -> SourceFile? {
        try file(path, orFound: "audit-accepted.yaml", document: document)
    }

    /// Reads a file. A file that the user has not named must be a regular file, because pipes and devices may be
    /// endless.
    private static func file(_ path: String?, orFound name: String, document: String) throws -> SourceFile? {
        if let path { return try file(path) }
        return try found(name, document: document).map { try file(checked($0)) }
    }

    /// Returns the path of a file that the user has not named, if it can be read in bounded time.
    static func checked(_ found: String) throws(UsageError) -> String {
        guard let status = FileStatus(found), status.kind == .file else {
            throw UsageError(
                message:
                    "'\(VisibleText.escaped(found))' is not a regular file. Remove this object, or name another file.")
        }
        guard status.size <= foundFileLimit else {
            throw UsageError(
                message:
                    "'\(VisibleText.escaped(found))' has more than \(foundFileLimit / 1_000_000) MB. To use this file anyway, "
                    + "write its path on the command line."
            )
        }
        return found
    }

    private static let foundFileLimit = 16_000_000

    private static func found(_ name: String, document: String) -> String? {
        var candidates = [name]
        if let slash = document.lastIndex(of: "/") { candidates.insert(document[...slash] + name, at: 0) }
        return candidates.first(where: SystemPath.exists)
    }

    /// Reads the lock that the last run has written, if the lock exists.
    static func lock(in output: String) throws -> SourceFile? {
        guard var folder = try OutputFolder.open(output), let bytes = try folder.read(ContractLock.fileName) else {
            return nil
        }
        return SourceFile(path: folder.fullPath(ContractLock.fileName), bytes: bytes)
    }

    /// Reads the `README.md` of the output folder, in which text of the owner is kept.
    static func readme(in output: String) throws -> [UInt8]? {
        guard var folder = try OutputFolder.open(output) else { return nil }
        return try folder.read(PackageReadme.path)
    }

    /// The greatest number of files, and the greatest size of a file.
    private static let mockLimits = (files: 1_000, bytes: 10_000_000)

    /// Reads the hand-written JSON in the folder of mocks, sorted by name. Objects that are not regular files, and
    /// files beyond `mockLimits`, are ignored.
    static func mocks(in output: String) throws -> [SourceFile] {
        guard let folder = try? OutputFolder.open(output),
            var mocks = try? folder.subfolder(at: "Mocks/Files", create: false)
        else { return [] }
        return try mocks.names().filter { $0.hasSuffix(".json") }.sorted().prefix(mockLimits.files).compactMap { name in
            guard let bytes = try? mocks.read(name), bytes.count <= mockLimits.bytes else { return nil }
            return SourceFile(path: mocks.fullPath(name), bytes: bytes)
        }
    }

    /// Reads every `.mustache` file of the folder and its subfolders, sorted by path.
    static func templates(_ path: String?) throws -> [SourceFile] {
        guard let path else { return [] }
        let paths = try files(below: path, depth: 8).filter { $0.hasSuffix(".mustache") }.sorted()
        if paths.isEmpty { throw UsageError(message: "There is no .mustache file in '\(path)'.") }
        return try paths.map { try file($0) }
    }

    /// Returns the paths of all files in a folder and its subfolders.
    ///
    /// - Parameter depth: The greatest depth of folders. With links, folders could be nested without end.
    private static func files(below path: String, depth: Int) throws -> [String] {
        guard let folder = try OutputFolder.open(path) else { throw SystemFailure(path: path, code: ENOENT) }
        var files: [String] = []
        for name in try folder.names() {
            let entry = folder.fullPath(name)
            switch FileStatus(entry)?.kind {
            case .file: files.append(entry)
            case .folder where depth > 0: files += try self.files(below: entry, depth: depth - 1)
            default: continue
            }
        }
        return files
    }
}

extension CommandLineArguments {
    /// The number of threads of a run.
    var threads: Int {
        jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// Reads the overlays of the configuration, and then the overlays of the command line.
    ///
    /// - Parameter revision: The commit of the document. The overlays of the configuration also come from this commit,
    ///   and overlays that the commit lacks are omitted. An overlay is read from the working copy if it is outside of
    ///   the configuration's folder, or if the path of the configuration is absolute.
    func readOverlays(_ settings: RunSettings, of revision: RevisionPath? = nil) throws -> [OverlayFile] {
        let limit = settings.limits.bytes
        let configured = settings.configuration.map { configuration in
            let path = configuration.file.path
            return configuration.options.overlays.compactMap { overlay -> OverlayFile? in
                var content = ReferencedFiles.file(
                    overlay.path, beside: path, allowedPaths: allowedPaths, limit: limit)
                switch path.hasPrefix("/") ? nil : revision?.loader(beside: path).load(overlay.path, limit) {
                case .success(let file): content = .success(file)
                case .failure(.missing): return nil
                case .failure, nil: break
                }
                return OverlayFile(path: overlay.path, location: overlay.location, content: content)
            }
        }
        return try (configured ?? [])
            + overlays.map { path in
                OverlayFile(path: path, location: nil, content: .success(try InputReader.file(path, limit: limit + 1)))
            }
    }

    /// Reads all inputs except `contract.lock`, which a run needs only after a change.
    ///
    /// - Parameter bytes: The bytes of the document, if they differ from the bytes of its file.
    func readInput(_ settings: RunSettings, document bytes: [UInt8]? = nil) throws -> GenerationInput {
        var input = GenerationInput(
            document: try bytes.map { SourceFile(path: PlainPath.of(document), bytes: $0) }
                ?? InputReader.document(document, limit: settings.limits.bytes),
            files: ReferencedFiles.loader(
                document: document, allowedPaths: allowedPaths, references: settings.references),
            configuration: settings.configuration,
            templates: try InputReader.templates(templates),
            overrides: overrides,
            limits: settings.limits,
            jobs: threads,
            build: build
        )
        input.overlays = try readOverlays(settings)
        return input
    }
}
