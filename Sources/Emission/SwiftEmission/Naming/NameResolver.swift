package import Platform
package import ContractModel
package import Diagnostics
package import GenerationSettings

/// Names all types and members of the contract, before code is generated.
///
/// A name depends on the type or member and on its clashes. It does not depend on the order of the document or on
/// unrelated schemas.
package enum NameResolver {
    /// - Parameter workers: The threads that name the members of types.
    package static func resolve(
        _ contract: Contract, options: GenerationOptions, workers: Workers = .one, diagnostics: inout DiagnosticSink
    ) -> NameTable {
        checkAffixes(options, &diagnostics)
        var renames = RenameTable(contract, renames: options.renames, locations: options.locations)
        let segments = SchemaSegments(contract, style: options.names)
        let (types, nested) = TypeNaming.names(
            of: contract, segments: segments, options: options, renames: &renames, diagnostics: &diagnostics)
        let members = MemberNaming.names(
            of: contract, types: types, nested: nested, segments: segments,
            acronyms: AcronymTable(options.acronyms), renames: &renames, workers: workers, diagnostics: &diagnostics)
        renames.reportUnused(in: contract, to: &diagnostics)
        for (operation, other) in OperationNames(
            contract, style: options.operationNames, renamed: options.renames
        ).clashes where operation.type != nil {
            diagnostics.emit(NamingMessages.operationsOfOneName(operation, other))
        }
        for clash in SystemNameClash.all(in: contract, types, renamed: options.renames) {
            diagnostics.emit(NamingMessages.systemName(clash))
        }
        return NameTable(
            module: ModuleNaming.name(for: contract, types: types, options: options, diagnostics: &diagnostics),
            definitions: zip(zip(types, members), FileNaming.names(of: types)).map { names, file in
                DefinitionNames(type: names.0, members: names.1, file: file)
            },
            shadowed: shadowed(by: types))
    }

    /// Returns the names of the contract's types. If a type of another module has one of these names, generated code
    /// spells that type with its module.
    private static func shadowed(by types: [TypeName]) -> Set<String> {
        Set(types.lazy.compactMap { $0.path.last?.name })
    }

    private static func checkAffixes(_ options: GenerationOptions, _ diagnostics: inout DiagnosticSink) {
        if !options.prefix.isEmpty, !IdentifierGrammar.isIdentifier(options.prefix) {
            diagnostics.emit(
                NamingMessages.illegalAffix(options.prefix, option: "prefix", at: options.locations["prefix"]))
        }
        if !options.suffix.isEmpty, !IdentifierGrammar.isIdentifier("_" + options.suffix) {
            diagnostics.emit(
                NamingMessages.illegalAffix(options.suffix, option: "suffix", at: options.locations["suffix"]))
        }
    }
}
