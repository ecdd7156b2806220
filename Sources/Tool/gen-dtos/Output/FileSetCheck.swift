import Platform
import Diagnostics
import Files

/// The changes that a run would make, for `--check`: the differences, and the number of files of each kind. The check
/// writes nothing.
struct FileSetCheck {
    /// The differences of all files in the format of `git diff`, sorted by path. `git apply` makes the changes that a
    /// run would make.
    private(set) var diff: [UInt8] = []
    private(set) var statistics = DiffStatistics()
    private(set) var outdated = 0
    private(set) var missing = 0
    private(set) var orphans = 0
    private(set) var isUpToDate = true
    /// Whether the folder does not exist. Without the folder, there is no difference to show.
    private(set) var isAbsent = false

    /// Compares the files with the output folder.
    ///
    /// - Returns: Nil if an obstacle prevents the check. The obstacle is reported.
    init?(
        _ files: GeneratedFileSet,
        in output: String,
        workers: Workers,
        sources: inout SourceFileTable,
        diagnostics: inout DiagnosticSink
    ) throws {
        let manifest = GeneratedFile(path: OutputPath.manifest, bytes: Manifest(of: files).bytes)
        let prefix = PatchRoot.prefix(of: output)
        guard var folder = try OutputFolder.open(output) else {
            (isUpToDate, isAbsent) = (false, true)
            missing = files.files.count
            return
        }
        let comparison = try FileSetComparison(
            files, with: folder, workers: workers, sources: &sources, diagnostics: &diagnostics)
        guard let comparison else { return nil }
        isUpToDate = comparison.isUpToDate
        if isUpToDate { return }
        orphans = comparison.respelled.count
        let wanted = comparison.outdated + (comparison.manifestIsCurrent ? [] : [manifest])
        let bytes = Dictionary(wanted.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for path in (Array(bytes.keys) + comparison.removable).sorted() {
            let old = try folder.read(path)
            add(old, bytes[path], prefix + path)
            if path != OutputPath.manifest { count(path, old, comparison) }
        }
    }

    private mutating func add(_ old: [UInt8]?, _ new: [UInt8]?, _ path: String) {
        let difference = UnifiedDiff(old: old, new: new, path: path)
        diff += difference.bytes
        statistics.add(difference)
    }

    private mutating func count(_ path: String, _ old: [UInt8]?, _ comparison: FileSetComparison) {
        if comparison.removable.contains(path) {
            orphans += 1
        } else if old != nil {
            outdated += 1
        } else {
            missing += 1
        }
    }
}

extension FileSetCheck {
    /// Returns the output that the user has requested.
    func shown(_ arguments: CommandLineArguments) -> [UInt8] {
        if isAbsent { return [] }
        return arguments.showsStatistics
            ? Array(statistics.text(hasColour: StandardStream.output.hasColour).utf8) : diff
    }
}
