import ContractAudit
import ContractModel
import Diagnostics
import GenerationSettings

/// The names under `audit: types:`, which are looked for in the document and in the audited Swift: a misspelt one would end a comparison in silence.
struct ConfiguredTypes {
    private let options: GenerationOptions

    init(_ options: GenerationOptions) {
        self.options = options
    }

    /// - Parameter files: what was read of the audited Swift; none: types are not looked for.
    /// - Returns: an error for each name that is nowhere, in the order of the configuration.
    func faults(in contract: Contract, _ files: [FileFacts]) -> [Diagnostic] {
        if options.audit.types.isEmpty { return [] }
        var diagnostics = DiagnosticSink()
        let schemas = Set(AuditedSchema.all(of: contract).map(\.name))
        let project = SwiftProject(files)
        for (schema, type) in options.audit.types {
            let place = "audit.types.\(schema)"
            if !schemas.contains(schema) {
                diagnostics.emit(
                    OptionMessages.unknownAuditedSchema(
                        schema, suggestion: Spelling.nearest(to: schema, among: schemas), at: options.locations[place]))
            }
            if !files.isEmpty, project.type(named: type) == nil {
                diagnostics.emit(
                    OptionMessages.unknownSwiftType(
                        type, suggestion: Spelling.nearest(to: type, among: project.types.map(\.name)),
                        at: options.locations["\(place).type"]))
            }
        }
        return diagnostics.sorted
    }
}
