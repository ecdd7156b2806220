import ContractAudit
import ContractModel
import Diagnostics
import GenerationSettings

/// Checks the names in `audit: types:` of the configuration. The names are searched in the document and in the audited
/// Swift code, because a schema with a misspelt name would not be compared.
struct ConfiguredTypes {
    private let options: GenerationOptions

    init(_ options: GenerationOptions) {
        self.options = options
    }

    /// Checks the names.
    ///
    /// - Parameter files: The facts about the audited Swift code. If the list is empty, types are not searched.
    /// - Returns: A diagnostic for each unknown name, in the order of the configuration.
    func faults(in contract: Contract, _ files: [FileFacts]) -> [Diagnostic] {
        var diagnostics = DiagnosticSink()
        let schemas = Set(AuditedSchema.all(of: contract).map(\.name))
        let project = SwiftProject(files)
        for name in options.audit.leftOut.subtracting(schemas) where !files.isEmpty && project.type(named: name) == nil
        {
            diagnostics.emit(unknown(type: name, project, at: "audit.types.\(name)"))
        }
        for (schema, types) in options.audit.types {
            let place = "audit.types.\(schema)"
            if !schemas.contains(schema) {
                diagnostics.emit(
                    OptionMessages.unknownAuditedSchema(
                        schema, suggestion: Spelling.nearest(to: schema, among: schemas), at: options.locations[place]))
            }
            for type in types where !files.isEmpty && project.type(named: type) == nil {
                diagnostics.emit(unknown(type: type, project, at: "\(place).\(type)"))
            }
        }
        return diagnostics.sorted
    }

    private func unknown(type: String, _ project: SwiftProject, at place: String) -> Diagnostic {
        OptionMessages.unknownSwiftType(
            type, suggestion: Spelling.nearest(to: type, among: project.types.map(\.name)),
            at: options.locations[place])
    }
}
