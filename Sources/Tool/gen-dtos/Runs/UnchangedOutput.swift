import Platform
import Diagnostics
import Files

/// An output folder that is up to date. The last run had this input and this build of the tool, so a run has nothing to
/// do.
///
/// The inputs and every file of the output are read and hashed.
struct UnchangedOutput {
    let files: Int
    /// The number of warnings and notes of that run.
    let findings: Int
    /// The files to which the document refers.
    let references: [SourceFile]

    /// The files of the last run.
    struct Past: Sendable {
        var run: LastRun
        var manifest: Manifest
    }

    /// Verifies an output folder.
    ///
    /// - Returns: Nil if a run has, or may have, something to do. That run reports obstacles.
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

    /// Returns the files of the last run. Returns nil for the first run, or if the last run was not completed.
    static func past(in output: String) -> Past? {
        guard let folder = try? OutputFolder.open(output), let run = LastRun(in: folder) else { return nil }
        var shared = folder.shared()
        guard let bytes = try? shared.read(OutputPath.manifest) else { return nil }
        var faults = DiagnosticSink()
        let file = SourceFile(path: OutputPath.manifest, bytes: bytes)
        // A manifest that an editor has reformatted, or that has the markers of a merge, is out of date.
        guard let manifest = Manifest(reading: file, id: SourceFileID(rawValue: 0), diagnostics: &faults),
            manifest.bytes == bytes
        else { return nil }
        return Past(run: run, manifest: manifest)
    }

    /// Returns the hash of the manifest and every file of the output.
    ///
    /// - Returns: Nil if a file is missing.
    private static func digest(
        of manifest: Manifest, in folder: borrowing OutputFolder, workers: Workers
    ) throws -> SHA256Digest? {
        // `contract.lock` is the longest file and the last file by name. It is hashed first. If it were hashed last,
        // the other threads would have to wait for it.
        let paths = manifest.paths
        let digests = try folder.forEachRun(of: paths.suffix(1) + paths.dropLast(), workers: workers) { folder, path in
            try? folder.digest(of: path)
        }
        let found = digests.compactMap(\.self)
        guard found.count == paths.count else { return nil }
        return LastRun.digest(of: manifest, found.dropFirst() + found.prefix(1))
    }
}
