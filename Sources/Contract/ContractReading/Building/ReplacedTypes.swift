import ContractModel
import Diagnostics
import GenerationSettings

/// Checks the definitions that user's types replace (`types:` of the configuration). These definitions and their nested
/// definitions are not generated.
enum ReplacedTypes {
    /// Checks that every name is in the document, and that no other type refers to a nested definition.
    static func check(_ contract: Contract, options: GenerationOptions, diagnostics: inout DiagnosticSink) {
        if options.types.isEmpty { return }
        reportUnknown(contract, options, &diagnostics)
        for definition in contract.definitions where !contract.isReplaced(definition.id) {
            definition.shape.forEachUse { check($0, in: contract, at: definition.location, &diagnostics) }
        }
        for operation in contract.operations {
            for use in operation.bodies { check(use, in: contract, at: operation.location, &diagnostics) }
        }
    }

    private static func check(
        _ use: TypeUse, in contract: Contract, at location: SourceLocation, _ diagnostics: inout DiagnosticSink
    ) {
        use.reference.forEachDefinition { id in
            guard contract.replaced[id] == nil, contract.isReplaced(id) else { return }
            let root = contract.documentName(of: contract.root(of: id))
            diagnostics.emit(OptionMessages.replacedInside(contract.documentName(of: id), of: root, at: location))
        }
    }

    private static func reportUnknown(
        _ contract: Contract, _ options: GenerationOptions, _ diagnostics: inout DiagnosticSink
    ) {
        let names = contract.definitions.compactMap { definition in
            if case .schema(let name) = definition.origin { name } else { nil }
        }
        let unknown = Set(options.types.keys).subtracting(names)
        for name in unknown.sorted() where !contract.absentNames.contains(name) {
            diagnostics.emit(
                OptionMessages.unknownName(
                    name, of: .types, suggestion: Spelling.nearest(to: name, among: names),
                    at: options.locations["types.\(name)"]))
        }
    }
}
