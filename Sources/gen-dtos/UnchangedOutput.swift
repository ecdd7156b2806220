import DTOGeneration
import Diagnostics
import YAMLTree

/// An output folder in which everything is as the last run left it, made from the same inputs by the same tool: a run has nothing to do.
///
/// Nothing is taken on trust. The inputs are read and hashed, and so is every file of the output; the manifest holds what comes out only
/// if nobody has changed it since.
struct UnchangedOutput {
    let files: Int
    /// Warnings and notes of the run that made it.
    let findings: Int
    /// The files to which the document refers.
    let references: [SourceFile]

    /// - Parameter manifest: of the folder.
    /// - Returns: nil where a run has something to do, or may have.
    ///
    /// Whatever stands in the way is for that run to say.
    init?(of inputs: RunInputs, in output: String, _ manifest: Manifest, workers: Workers) {
        guard let folder = try? OutputFolder.open(output), let record = manifest.record else { return nil }
        let references = inputs.files(at: record.references)
        guard let digest = inputs.digest(references), manifest.isMade(from: digest),
            (try? Self.holds(folder, manifest.entries, workers: workers)) == true
        else { return nil }
        files = manifest.entries.count
        findings = record.findings
        self.references = references.compactMap(\.file)
    }

    /// What the last run has left; nil where there was none, or it did not come to its end.
    static func manifest(in output: String) -> Manifest? {
        guard let folder = try? OutputFolder.open(output) else { return nil }
        return try? manifest(in: folder)
    }

    private static func manifest(in folder: borrowing OutputFolder) throws -> Manifest? {
        var folder = folder.shared()
        guard !folder.contains(folder: FileSetWriter.staging), let bytes = try folder.read(OutputPath.manifest)
        else { return nil }
        var faults = DiagnosticSink()
        let file = SourceFile(path: OutputPath.manifest, bytes: bytes)
        return Manifest(reading: file, id: SourceFileID(rawValue: 0), diagnostics: &faults)
    }

    private static func holds(_ folder: borrowing OutputFolder, _ entries: [Manifest.Entry], workers: Workers) throws
        -> Bool
    {
        // The longest file, `contract.lock`, is the last by its name. Begun last, it would leave all threads but one without work.
        try folder.forEachRun(of: entries.suffix(1) + entries.dropLast(), workers: workers) { folder, entry in
            (try? folder.digest(of: entry.path)) == entry.digest
        }.allSatisfy(\.self)
    }
}
