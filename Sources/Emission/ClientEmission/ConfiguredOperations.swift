import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds operations by their names in the configuration.
enum ConfiguredOperations {
    /// Warns about configured names that do not belong to an operation.
    static func reportUnknown(
        _ names: some Collection<String>, under key: ConfigurationKey, _ calls: [CallDefinition],
        _ model: SwiftLowering, _ diagnostics: inout DiagnosticSink
    ) {
        if names.isEmpty { return }
        let known = Set(calls.flatMap(\.operation.selectionNames))
        for name in names.sorted() where !known.contains(name) && !model.contract.absentNames.contains(name) {
            diagnostics.emit(
                ClientMessages.unknownOperation(
                    name, under: key, suggestion: Spelling.nearest(to: name, among: known.sorted()),
                    at: model.options.locations["\(key.rawValue).\(name)"]))
        }
    }
}
