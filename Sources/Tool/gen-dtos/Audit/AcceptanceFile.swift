import ContractAudit
import Diagnostics
import Files
import Generation
import GenerationSettings
import YAMLTree

/// The file of accepted findings: the file from `--accepted` or the configuration. Without these, it is
/// `audit-accepted.yaml` next to the document or in the current folder.
struct AcceptanceFile {
    private let arguments: CommandLineArguments
    private let settings: RunSettings

    init(_ arguments: CommandLineArguments, _ settings: RunSettings) {
        self.arguments = arguments
        self.settings = settings
    }

    /// Reads the file. Returns nil if the file does not exist.
    func read(_ sources: inout SourceFileTable) throws -> AuditAcceptances? {
        let named = settings.configuration?.options.audit.accepted
        let path = arguments.auditing.accepted ?? named.map { settings.path(besideConfiguration: $0) }
        guard let file = try InputReader.acceptances(path, document: arguments.document) else { return nil }
        let id = sources.add(file)
        var diagnostics = DiagnosticSink()
        let tree = YAMLReader.read(file, id: id, limits: .standard, diagnostics: &diagnostics)
        let told = diagnostics.sorted
        guard let tree, !diagnostics.hasErrors else {
            throw UsageError(
                message: DiagnosticFormat.text.text(of: told, in: sources, toolVersion: GeneratorVersion.text))
        }
        let acceptances = AuditAcceptances(tree)
        if acceptances.faults.isEmpty { return acceptances }
        let faults = acceptances.faults.map { fault in
            let place = fault.location
            return "\(sources[place.file].path):\(place.line):\(place.column): \(fault.message)"
        }
        throw UsageError(message: faults.joined(separator: "\ngen-dtos: "))
    }
}

extension RunSettings {
    /// Returns the path of a file in the configuration, which is relative to the configuration's own folder.
    func path(besideConfiguration name: String) -> String {
        guard let file = configuration?.file.path else { return name }
        let (folder, _) = FileSetWriter.split(file)
        return PlainPath.of(OutputFolder.fullPath(name, in: folder))
    }
}
