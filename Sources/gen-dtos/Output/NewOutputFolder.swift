import Concurrency
import Files
import Platform

/// An output folder that is not there yet: its files are written beside its place while the next ones are made, so that they need not all
/// be in memory at once, and it takes its place in one step when the run is over.
///
/// Nothing is made before the first file. Whoever writes holds a lock on the folder of temporaries, so that two runs that make the same
/// folder take turns; what a run that was killed has left there, nobody holds.
final class NewOutputFolder: Sendable {
    private struct State {
        var isOpen = false
        /// Nil until the first file, and where the folder is there by now.
        var staging: Staging?
        /// The first.
        var failure: (any Error)?
    }

    private let path: String
    private let state = Guarded(State())

    init(_ path: String) {
        self.path = path
    }

    /// Where the generator puts its files. One whose path is refused stays in memory; the set of files will say why.
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

    /// Whether another run had made the folder when the first file came, or has by now where none came.
    func isMadeByAnother() -> Bool {
        staging() == nil && state.with { $0.failure } == nil
    }

    /// Puts the folder in its place, with its manifest and what the next run wants to know. Not where another run has made it.
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

    /// Removes what was written.
    func discard() {
        state.with { state in
            state.staging?.discard()
            state.staging = nil
        }
    }
}

/// The folder of temporaries from which one new folder is made.
private final class Staging: Sendable {
    private let parent: OutputFolder
    private let subfolders: OpenSubfolders
    private let name: String
    /// The folders above it that were made for it, from the innermost.
    private let madeFolders: [String]

    private var temporaryName: String { "." + name + OutputFolder.own }

    /// - Returns: nil where the folder is there by now.
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
                    // Its owner needs the parent to finish.
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
                // A run that was refused has removed what it had made: this parent is nowhere.
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
