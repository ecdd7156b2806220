import Diagnostics
import Files
import Platform

/// Brings the output folder up to date. Only changes are written.
///
/// A missing folder is made next to its place and moved there in one step (`NewOutputFolder`). In an existing folder,
/// the run holds the lock (`PresentOutputFolder`). The run has five steps. It writes each new file to a temporary
/// folder. It writes a manifest of the old and new files, so that a manifest always lists every file. It moves each new
/// file to its place. It removes orphans. It writes the final manifest. So after a killed run, every file is either the
/// old file or the new file, and the next run completes the work. A crash of the machine may lose data, because nothing
/// is flushed to the disk. The output can always be generated again.
struct FileSetWriter {
    /// The temporary folder, within the tool's own folder.
    static let staging = "new"
    /// The temporary name of a file that belongs to the user after it is written.
    private static let begun = "begun"

    /// The effect of a run on the files of the set.
    struct Summary: Equatable {
        var changed = 0
        var added = 0
        var removed = 0
        var unchanged = 0
    }

    let workers: Workers
    /// The record for the next run.
    let run: LastRun?

    /// Writes the files that have changed, and removes the files that are no longer generated.
    ///
    /// - Parameter output: The output that received the files when they were made.
    /// - Returns: Nil if an obstacle prevents the run. The obstacle is reported, and nothing is written.
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
        // An obstacle here stops only a run that has something to write.
        try? folder.subfolder(OutputFolder.own)?.removeTree(Self.staging)
        if !comparison.isUpToDate { try apply(comparison, to: &folder) }
        let begun = try begin(files.usersFiles, in: &folder)
        // This record speeds up the next run. If it cannot be written, the run does not fail.
        if let run { try? folder.keep(run) }
        return Summary(
            changed: comparison.count(of: .different),
            added: comparison.count(of: .absent) + begun,
            removed: comparison.removable.count,
            unchanged: comparison.count(of: .equal)
        )
    }

    /// Writes files that belong to the user from then on, if there is no file in their places.
    ///
    /// - Returns: The number of written files.
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

    /// Returns the missing folders of a path, from the innermost.
    static func missingFolders(_ path: String) throws -> [String] {
        if try OutputFolder.open(path) != nil { return [] }
        return try [path] + missingFolders(split(path).parent)
    }

    /// Splits a path: `a/b/` → `a`, `b`, and `b` → `.`, `b`.
    static func split(_ path: String) -> (parent: String, name: String) {
        let components = path.split(separator: "/")
        let name = components.last.map(String.init) ?? path
        let parent = components.dropLast().joined(separator: "/")
        if path.hasPrefix("/") { return ("/" + parent, name) }
        return (parent.isEmpty ? "." : parent, name)
    }

    /// The greatest number of further attempts to open a folder that other runs remove at the same time.
    static let tries = 8

    /// Opens the folder. Missing folders are made.
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
