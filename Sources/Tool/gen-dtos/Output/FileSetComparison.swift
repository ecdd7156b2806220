import ContractReports
import Diagnostics
import Files
import Platform

/// Compares the generated files with the files in the output folder. The comparison only reads.
struct FileSetComparison {
    /// The difference between a generated file and the file in the folder.
    enum State: Equatable {
        case equal
        case different
        case absent
    }

    let files: GeneratedFileSet
    /// The state of each file of `files`. The array is empty if there are obstacles.
    private(set) var states: [State] = []
    /// The manifest in the folder.
    private(set) var owned: Manifest?
    /// Whether the manifest in the folder is equal to the manifest that the run would write.
    private(set) var manifestIsCurrent = false
    /// The files that are no longer generated, sorted by path. The manifest lists these files, or a merge has left
    /// them.
    private(set) var orphans: [String] = []
    /// The orphans that exist.
    private(set) var removable: Set<String> = []
    /// Maps orphans to generated files with the same name in another case, on a file system that ignores case.
    private(set) var respelled: [String: String] = [:]

    /// Compares the files with a folder.
    ///
    /// - Returns: Nil if obstacles prevent the comparison. All obstacles are reported.
    init?(
        _ files: GeneratedFileSet,
        with folder: borrowing OutputFolder,
        workers: Workers,
        sources: inout SourceFileTable,
        diagnostics: inout DiagnosticSink
    ) throws {
        self.files = files
        var folder = folder.shared()
        var obstacles = DiagnosticSink()
        let manifest = Manifest(of: files)
        try readManifest(in: &folder, beside: manifest, &sources, &obstacles)
        let unowned = Set(manifest.subtracting(owned))
        let outcomes = try Self.compare(files.files, in: folder, workers: workers)
        for (file, outcome) in zip(files.files, outcomes) {
            switch outcome {
            case .success(.different)
            where try unowned.contains(file.path) && !folder.isMarked(file.path):
                obstacles.emit(FileSetMessages.foreignFile(folder.fullPath(file.path)))
            case .success(let state): states.append(state)
            case .failure(let obstacle): obstacles.emit(FileSetMessages.obstacle(obstacle))
            }
        }
        let leftovers = Leftovers(in: folder, beside: manifest.union(owned).paths)
        let removable = leftovers.removable(types: files.types)
        for path in leftovers.paths where !removable.contains(path) {
            obstacles.emit(FileSetMessages.leftover(folder.fullPath(path)))
        }
        orphans = ((owned?.subtracting(manifest) ?? []) + removable).sorted(by: OutputPath.precedes)
        try lookAtOrphans(in: &folder, &obstacles)
        for obstacle in obstacles.sorted { diagnostics.emit(obstacle) }
        if obstacles.hasErrors { return nil }
    }

    var isUpToDate: Bool {
        manifestIsCurrent && states.allSatisfy { $0 == .equal } && orphans.isEmpty
    }

    /// The files to write.
    var outdated: [GeneratedFile] {
        zip(files.files, states).filter { $0.1 != .equal }.map(\.0)
    }

    func count(of state: State) -> Int {
        states.count { $0 == state }
    }

    // MARK: Reading

    private mutating func readManifest(
        in folder: inout OutputFolder, beside wanted: Manifest, _ sources: inout SourceFileTable,
        _ obstacles: inout DiagnosticSink
    ) throws {
        do {
            guard let bytes = try folder.read(OutputPath.manifest) else { return }
            let file = SourceFile(path: folder.fullPath(OutputPath.manifest), bytes: bytes)
            owned = Manifest(reading: file, id: sources.add(file), diagnostics: &obstacles)
            // A manifest that an editor has reformatted, or that has the markers of a merge, is out of date.
            manifestIsCurrent = bytes == wanted.bytes
        } catch let obstacle as Obstacle {
            obstacles.emit(FileSetMessages.obstacle(obstacle))
        }
    }

    private static func compare(
        _ files: [GeneratedFile], in folder: borrowing OutputFolder, workers: Workers
    ) throws -> [Result<State, Obstacle>] {
        try folder.forEachRun(of: files, workers: workers) { folder, file in
            // The store of the folder has already compared the file.
            if file.isStored { return .success(.equal) }
            do {
                return .success(try folder.holds(file.path, file.bytes).map { $0 ? .equal : .different } ?? .absent)
            } catch let obstacle as Obstacle {
                return .failure(obstacle)
            }
        }
    }

    private mutating func lookAtOrphans(in folder: inout OutputFolder, _ obstacles: inout DiagnosticSink) throws {
        if orphans.isEmpty { return }
        let spellings = Dictionary(
            files.files.map { (OutputPath.folded($0.path), $0.path) }, uniquingKeysWith: { first, _ in first })
        for orphan in orphans {
            do {
                guard try folder.contains(orphan), try !folder.hasTextOfOwner(orphan) else { continue }
                if let wanted = spellings[OutputPath.folded(orphan)], try folder.isSameFile(orphan, wanted) {
                    respelled[orphan] = wanted
                } else {
                    removable.insert(orphan)
                }
            } catch let obstacle as Obstacle {
                obstacles.emit(FileSetMessages.obstacle(obstacle))
            }
        }
    }
}

extension OutputFolder {
    /// Whether the file is a `README.md` in which its owner has written. This file is kept even if the tool no longer
    /// makes it.
    fileprivate mutating func hasTextOfOwner(_ path: String) throws -> Bool {
        try path == PackageReadme.path && read(path).map(PackageReadme.hasTextOfOwner) == true
    }

    /// Returns the results in the order of the elements. Each thread processes a group of neighbouring files, which
    /// share folders, and keeps its last folder open.
    func forEachRun<Element: Sendable, Outcome: Sendable>(
        of elements: [Element], workers: Workers, _ body: @Sendable (inout OutputFolder, Element) throws -> Outcome
    ) throws -> [Outcome] {
        // For a shorter group, the start of a thread costs more time than the thread saves.
        try elements.runs(of: 64).concurrentMap(workers: workers) { run in
            Result {
                var folder = shared()
                return try run.map { try body(&folder, $0) }
            }
        }.flatMap { try $0.get() }
    }
}
