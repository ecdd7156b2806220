import ContractModel
import Diagnostics

/// Checks the finished contract. Each check has its own function.
enum ContractValidator {
    static func validate(_ contract: Contract, diagnostics: inout DiagnosticSink) {
        for index in contract.definitions.indices {
            let properties = contract.definitions[index].shape.allProperties
            reportSharedKeys(properties, to: &diagnostics)
            reportUnknownReplacements(properties, to: &diagnostics)
        }
    }

    /// Reports two properties that are decoded from one key, because one of them has the key as an alias (`x-aliases`).
    /// A deprecated property and its replacement may share a key.
    private static func reportSharedKeys(_ properties: [PropertyDefinition], to diagnostics: inout DiagnosticSink) {
        guard properties.contains(where: { !$0.aliases.isEmpty }) else { return }
        var first: [String: PropertyDefinition] = [:]
        for property in properties {
            for key in [property.key] + property.aliases {
                if let other = first[key], !(other.key == property.replacedBy || property.key == other.replacedBy) {
                    diagnostics.emit(
                        ContractMessages.duplicateKey(key, at: property.location, first: other.location))
                } else {
                    first[key] = property
                }
            }
        }
    }

    private static func reportUnknownReplacements(
        _ properties: [PropertyDefinition], to diagnostics: inout DiagnosticSink
    ) {
        guard properties.contains(where: { $0.replacedBy != nil }) else { return }
        let keys = Set(properties.map(\.key))
        for property in properties {
            guard let name = property.replacedBy, !keys.contains(name) else { continue }
            diagnostics.emit(
                ContractMessages.unknownReplacement(name, of: property.key, at: property.location))
        }
    }
}
