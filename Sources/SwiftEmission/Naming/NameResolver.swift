package import Concurrency
package import ContractModel
package import Diagnostics
package import GenerationSettings

/// Names everything that the contract declares, before any of it is written.
///
/// A name depends on the thing and on its clashes. It does not depend on the order of the document or on unrelated
/// schemas.
package enum NameResolver {
    /// - Parameter workers: The threads.
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
        reportSystemNames(contract, types, options, &diagnostics)
        return NameTable(
            module: ModuleNaming.name(for: contract, types: types, options: options, diagnostics: &diagnostics),
            definitions: zip(zip(types, members), FileNaming.names(of: types)).map { names, file in
                DefinitionNames(type: names.0, members: names.1, file: file)
            },
            shadowed: shadowed(by: types))
    }

    private static func shadowed(by types: [TypeName]) -> Set<String> {
        types.reduce(into: []) { shadowed, type in
            guard let name = type.path.last?.name, GeneratedVocabulary.names.contains(name) else { return }
            shadowed.insert(name)
        }
    }

    /// Reports types that have the name of a common type of Swift or Foundation. A name that the user has chosen is not
    /// reported.
    private static func reportSystemNames(
        _ contract: Contract, _ types: [TypeName], _ options: GenerationOptions, _ diagnostics: inout DiagnosticSink
    ) {
        let known = Set(types.compactMap { $0.path.count == 1 ? $0.path[0].name : nil })
        for (definition, type) in zip(contract.definitions, types) where type.path.count == 1 && !definition.isGone {
            let name = type.path[0].name
            guard let module = SystemTypes.daily[name], definition.preferredName != name,
                !options.renames.values.contains(name)
            else { continue }
            diagnostics.emit(
                NamingMessages.systemName(
                    name, of: NamingMessages.Subject(definition, in: contract), module: module,
                    proposal: ["API" + name, name + "DTO"].first { !known.contains($0) } ?? name + "Schema"))
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
