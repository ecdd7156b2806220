import Files
import Platform

/// A missing output folder. The files are written next to the folder's place while other files are being made, so that
/// they need not all be in memory. At the end of the run, the folder is moved to its place in one step.
///
/// Nothing is made before the first file. The writer holds a lock on the temporary folder, so that two runs for the
/// same folder do not write at the same time. The system releases the lock of a killed run.
final class NewOutputFolder: Sendable {
    private struct State {
        var isOpen = false
        /// The temporary folder, or nil before the first file, and if the output folder now exists.
        var staging: Staging?
        /// The first failure.
        var failure: (any Error)?
    }

    private let path: String
    private let state = Guarded(State())

    init(_ path: String) {
        self.path = path
    }

    /// The store for the generator's files. A file with a refused path stays in memory, and the set of files reports
    /// the reason.
    var store: FileStore {
        FileStore { [self] in take($0) }
    }

    private func take(_ file: GeneratedFile) -> GeneratedFile {
        guard OutputPath.fault(in: file.path) == nil, let staging = staging() else { return file.fitted }
        do {
            try staging.create(file.path, file.parts)
        } catch {
            state.with { $0.failure = $0.failure ?? error }
        }
        return file.stored
    }

    private func staging() -> Staging? {
        state.with { state in
            if !state.isOpen {
                state.isOpen = true
                do { state.staging = try Staging(beside: path) } catch { state.failure = error }
            }
            return state.staging
        }
    }

    /// Whether another run made the output folder before this run wrote its first file. If this run has no files, the
    /// result says whether the folder exists now.
    func isMadeByAnother() -> Bool {
        staging() == nil && state.with { $0.failure } == nil
    }

    /// Moves the folder to its place, with its manifest and the record for the next run. Does nothing if another run
    /// has made the output folder.
    func finish(_ manifest: Manifest, _ run: LastRun?) throws {
        let staging = staging()
        do {
            if let failure = state.with({ $0.failure }) { throw failure }
            try staging?.create(OutputPath.manifest, [manifest.bytes])
            if let run { try staging?.keep(run) }
            try staging?.finish()
        } catch {
            discard()
            throw error
        }
        state.with { $0.staging = nil }
    }

    /// Removes the written files.
    func discard() {
        state.with { state in
            state.staging?.discard()
            state.staging = nil
        }
    }
}

/// The temporary folder that becomes a new folder.
private final class Staging: Sendable {
    private let parent: OutputFolder
    private let subfolders: OpenSubfolders
    private let name: String
    /// The parent folders that were made for the output folder, from the innermost.
    private let madeFolders: [String]

    private var temporaryName: String { "." + name + OutputFolder.own }

    /// Makes and locks the temporary folder next to an output folder that does not exist.
    ///
    /// - Returns: Nil if the output folder now exists.
    init?(beside path: String) throws {
        let (parentPath, name) = FileSetWriter.split(path)
        self.name = name
        let temporaryName = "." + name + OutputFolder.own
        var madeFolders: [String] = []
        var tries = 0
        while true {
            let missing = try FileSetWriter.missingFolders(parentPath)
            if missing.count > madeFolders.count { madeFolders = missing }
            let parent = try FileSetWriter.makeFolder(parentPath)
            parent.lock()
            if try OutputFolder.open(path) != nil { return nil }
            if let other = try parent.subfolder(temporaryName) {
                if !other.lockIfFree() {
                    // The run that holds this folder needs the lock of the parent to finish.
                    parent.unlock()
                    other.lock()
                    continue
                }
                try parent.removeTree(temporaryName)
            }
            let folder: OutputFolder
            do {
                folder = try parent.makeSubfolder(temporaryName)
            } catch let failure as SystemFailure where failure.isAbsence && tries < FileSetWriter.tries {
                // A refused run has removed the folders that it had made, so this parent no longer exists.
                tries += 1
                continue
            }
            folder.lock()
            parent.unlock()
            subfolders = OpenSubfolders(of: folder)
            self.parent = parent
            self.madeFolders = madeFolders
            return
        }
    }

    func create(_ path: String, _ parts: [[UInt8]]) throws {
        _ = try subfolders.use(for: path, create: true) { try $0.create($1, parts) }
    }

    func keep(_ run: LastRun) throws {
        var folder = subfolders.whole()
        try folder.keep(run)
    }

    func finish() throws {
        parent.lock()
        defer { parent.unlock() }
        try parent.rename(temporaryName, to: name)
    }

    func discard() {
        try? parent.removeTree(temporaryName)
        for folder in madeFolders { rmdir(folder) }
    }
}
