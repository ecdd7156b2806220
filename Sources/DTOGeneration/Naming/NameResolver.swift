package import Diagnostics

/// Names everything that the contract declares, once and for all, before any of it is written.
///
/// A name depends on what it names and on what it clashes with; not on the order of the document, nor on unrelated schemas.
package enum NameResolver {
    /// - Parameter workers: threads.
    package static func resolve(
        _ contract: Contract, options: GenerationOptions, workers: Workers = .one, diagnostics: inout DiagnosticSink
    ) -> NameTable {
        checkAffixes(options, &diagnostics)
        var renames = RenameTable(contract, renames: options.renames, locations: options.locations)
        let (types, nested) = TypeNaming.names(
            of: contract, options: options, renames: &renames, diagnostics: &diagnostics)
        let members = MemberNaming.names(
            of: contract, types: types, nested: nested, renames: &renames, workers: workers,
            diagnostics: &diagnostics)
        renames.reportUnused(in: contract, to: &diagnostics)
        return NameTable(
            module: ModuleNaming.name(for: contract, types: types, options: options, diagnostics: &diagnostics),
            types: types,
            members: members,
            shadowed: shadowed(by: types),
            files: FileNaming.names(of: types))
    }

    private static func shadowed(by types: [TypeName]) -> Set<String> {
        types.reduce(into: []) { shadowed, type in
            guard let name = type.path.last?.name, GeneratedVocabulary.names.contains(name) else { return }
            shadowed.insert(name)
        }
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
