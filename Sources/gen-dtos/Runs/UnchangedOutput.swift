import Concurrency
import Diagnostics
import Files
import YAMLTree

/// An output folder in which everything is as the last run left it, made from the same inputs by the same tool: a run has nothing to do.
///
/// Nothing is taken on trust. The inputs are read and hashed, and so is every file of the output.
struct UnchangedOutput {
    let files: Int
    /// Warnings and notes of the run that made it.
    let findings: Int
    /// The files to which the document refers.
    let references: [SourceFile]

    /// What there is of the last run.
    struct Past: Sendable {
        var run: LastRun
        var manifest: Manifest
    }

    /// - Returns: nil where a run has something to do, or may have.
    ///
    /// Whatever stands in the way is for that run to say.
    init?(of inputs: RunInputs, in output: String, _ past: Past, workers: Workers) {
        guard let folder = try? OutputFolder.open(output) else { return nil }
        let references = inputs.files(at: past.run.references)
        guard inputs.digest(references) == past.run.inputs,
            (try? Self.digest(of: past.manifest, in: folder, workers: workers)) == past.run.output,
            Leftovers(in: folder, beside: past.manifest.paths).paths.isEmpty
        else { return nil }
        files = past.manifest.paths.count
        findings = past.run.findings
        self.references = references.compactMap(\.file)
    }

    /// What the last run has left; nil where there was none, or it did not come to its end.
    static func past(in output: String) -> Past? {
        guard let folder = try? OutputFolder.open(output), let run = LastRun(in: folder) else { return nil }
        var shared = folder.shared()
        guard let bytes = try? shared.read(OutputPath.manifest) else { return nil }
        var faults = DiagnosticSink()
        let file = SourceFile(path: OutputPath.manifest, bytes: bytes)
        // Neither the other spelling of an editor nor the marks of a merge.
        guard let manifest = Manifest(reading: file, id: SourceFileID(rawValue: 0), diagnostics: &faults),
            manifest.bytes == bytes
        else { return nil }
        return Past(run: run, manifest: manifest)
    }

    /// - Returns: nil where a file is missing.
    private static func digest(
        of manifest: Manifest, in folder: borrowing OutputFolder, workers: Workers
    ) throws -> SHA256Digest? {
        // The longest file, `contract.lock`, is the last by its name. Begun last, it would leave all threads but one without work.
        let paths = manifest.paths
        let digests = try folder.forEachRun(of: paths.suffix(1) + paths.dropLast(), workers: workers) { folder, path in
            try? folder.digest(of: path)
        }
        let found = digests.compactMap(\.self)
        guard found.count == paths.count else { return nil }
        return LastRun.digest(of: manifest, found.dropFirst() + found.prefix(1))
    }
}
