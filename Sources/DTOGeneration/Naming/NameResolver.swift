package import Diagnostics

/// Names everything that the contract declares, once and for all, before any of it is written.
///
/// A name depends on what it names and on what it clashes with; not on the order of the document, nor on unrelated schemas.
package enum NameResolver {
    /// - Parameter jobs: worker threads.
    package static func resolve(
        _ contract: Contract, options: GenerationOptions, jobs: Int = 1, diagnostics: inout DiagnosticSink
    ) -> NameTable {
        checkAffixes(options, &diagnostics)
        var renames = RenameTable(contract, renames: options.renames, locations: options.locations)
        var naming = TypeNaming(contract, options: options)
        let types = naming.run(&renames, &diagnostics)
        let members = MemberNaming.names(
            of: contract, types: types, nested: naming.nested, renames: &renames, jobs: jobs,
            diagnostics: &diagnostics)
        renames.reportUnused(in: contract, to: &diagnostics)
        let declared = types.lazy.flatMap { $0.path.suffix(1).map(\.name) }
        return NameTable(
            module: ModuleNaming.name(for: contract, types: types, options: options, diagnostics: &diagnostics),
            types: types,
            members: members,
            shadowed: GeneratedVocabulary.names.intersection(declared),
            files: FileNaming.names(of: types))
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
