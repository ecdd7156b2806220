import Concurrency
import Diagnostics
import Files
import Platform

/// Brings the output folder up to date: all or nothing, and only what has changed.
///
/// An absent folder is made beside its place and takes it in one step (`NewOutputFolder`). In one that is there, whose lock the run holds
/// (`PresentOutputFolder`), each new file is complete in a folder of temporaries before anything else happens; then the manifest of old and
/// new together is put in place, so that no file is ever without an owner; then the new files take their places, one step each; then orphans
/// go; then the final manifest comes. A run that is killed leaves every file old or new, and the next one does the rest. Not guarded against is
/// the machine's own end: nothing is flushed to the disk, because the output can always be made again.
struct FileSetWriter {
    /// The folder of temporaries, in the folder of the tool's own.
    static let staging = "new"
    /// The temporary of a file that is the user's from then on.
    private static let begun = "begun"

    /// What a run did to the files of the set.
    struct Summary: Equatable {
        var changed = 0
        var added = 0
        var removed = 0
        var unchanged = 0
    }

    let workers: Workers
    /// What the next run wants to know of this one.
    let run: LastRun?

    /// - Parameter output: what the files were given to as they were made.
    /// - Returns: nil when something stands in the way: it is emitted, and nothing was written.
    func write(
        _ files: GeneratedFileSet,
        to output: RunOutput,
        sources: inout SourceFileTable,
        diagnostics: inout DiagnosticSink
    ) throws -> Summary? {
        switch output {
        case .present(let folder): return try update(folder.folder(), files, &sources, &diagnostics)
        case .new(let folder):
            try folder.finish(Manifest(of: files), run)
            return Summary(added: files.files.count + files.usersFiles.count)
        }
    }

    private func update(
        _ folder: consuming OutputFolder,
        _ files: GeneratedFileSet,
        _ sources: inout SourceFileTable,
        _ diagnostics: inout DiagnosticSink
    ) throws -> Summary? {
        let comparison = try FileSetComparison(
            files, with: folder, workers: workers, sources: &sources, diagnostics: &diagnostics)
        guard let comparison else { return nil }
        // What stands in its place stops a run only where that has something to write.
        try? folder.subfolder(OutputFolder.own)?.removeTree(Self.staging)
        if !comparison.isUpToDate { try apply(comparison, to: &folder) }
        let begun = try begin(files.usersFiles, in: &folder)
        // The next run has less to do then; a folder that cannot be written is no reason to fail.
        if let run { try? folder.keep(run) }
        return Summary(
            changed: comparison.count(of: .different),
            added: comparison.count(of: .absent) + begun,
            removed: comparison.removable.count,
            unchanged: comparison.count(of: .equal)
        )
    }

    /// Writes what is the user's from now on where nothing is in its place.
    ///
    /// - Returns: how many files it has written.
    private func begin(_ files: [GeneratedFile], in folder: inout OutputFolder) throws -> Int {
        var count = 0
        for file in files where try folder.isFree(file.path) {
            var source = try folder.ownFolder()
            try source.remove(Self.begun)
            try source.create(Self.begun, file.parts)
            try folder.take(Self.begun, from: source, as: file.path)
            count += 1
        }
        return count
    }

    private func apply(_ comparison: FileSetComparison, to folder: inout OutputFolder) throws {
        let own = try folder.ownFolder()
        do {
            var staging = try own.makeSubfolder(Self.staging)
            let outdated = Array(comparison.outdated.enumerated())
            _ = try staging.forEachRun(of: outdated, workers: workers) {
                try $0.create(String($1.offset), $1.element.parts)
            }
            let manifest = Manifest(of: comparison.files)
            try place(manifest.union(comparison.owned), in: &folder, through: &staging)
            for (orphan, wanted) in comparison.respelled { try folder.respell(orphan, as: wanted) }
            for (index, file) in outdated { try folder.take(String(index), from: staging, as: file.path) }
            for orphan in comparison.orphans where comparison.removable.contains(orphan) { try folder.remove(orphan) }
            for orphan in comparison.orphans { try folder.removeEmptyFolders(above: orphan) }
            try place(manifest, in: &folder, through: &staging)
        } catch {
            try? own.removeTree(Self.staging)
            throw error
        }
        try own.removeTree(Self.staging)
    }

    private func place(
        _ manifest: Manifest, in folder: inout OutputFolder, through staging: inout OutputFolder
    ) throws {
        try staging.create(OutputPath.manifest, [manifest.bytes])
        try folder.take(OutputPath.manifest, from: staging, as: OutputPath.manifest)
    }

    // MARK: Paths

    /// The folder and those above it that are not there, from the innermost.
    static func missingFolders(_ path: String) throws -> [String] {
        if try OutputFolder.open(path) != nil { return [] }
        return try [path] + missingFolders(split(path).parent)
    }

    /// `a/b/` → `a`, `b`; `b` → `.`, `b`.
    static func split(_ path: String) -> (parent: String, name: String) {
        let components = path.split(separator: "/")
        let name = components.last.map(String.init) ?? path
        let parent = components.dropLast().joined(separator: "/")
        if path.hasPrefix("/") { return ("/" + parent, name) }
        return (parent.isEmpty ? "." : parent, name)
    }

    /// How often something is begun anew because another run has removed the folder that it stands in.
    static let tries = 8

    /// Opens the folder; it and those above it are made where they are missing.
    static func makeFolder(_ path: String, tries: Int = tries) throws -> OutputFolder {
        if let folder = try OutputFolder.open(path) { return folder }
        let (parentPath, name) = split(path)
        do {
            return try makeFolder(parentPath, tries: 0).makeSubfolder(name)
        } catch let failure as SystemFailure where failure.isAbsence && tries > 0 {
            return try makeFolder(path, tries: tries - 1)
        }
    }
}
