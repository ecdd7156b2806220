import Diagnostics
import Foundation

/// The name of the generated module, which no type of it may have: `Foo.Bar` could not be told apart from a member of a type `Foo`.
enum ModuleNaming {
    static func name(
        for contract: Contract, types: [TypeName], options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) -> String {
        let companions = companions(options)
        let reserved = ReservedNames.modules(runtimeModule: options.runtimeModule)
        guard let module = options.module else {
            let declared = Set(types.lazy.flatMap { $0.path.suffix(1).map(\.name) })
            return derivedName(contract.info.title) { name in
                reserved.contains(name) || ReservedNames.modulesOfTests.contains(name) || declared.contains(name)
                    || companions.contains { declared.contains(name + $0) }
            }
        }
        let isHidden = options.emit.contains(.tests) && ReservedNames.modulesOfTests.contains(module)
        if !IdentifierGrammar.isIdentifier(module) || reserved.contains(module) || isHidden {
            diagnostics.emit(NamingMessages.illegalModule(module, at: options.locations["module"]))
        }
        for name in [module] + companions.map({ module + $0 }) {
            guard let index = types.firstIndex(where: { $0.path.first?.name == name }) else { continue }
            let subject = NamingMessages.Subject(
                documentName: contract.documentName(of: TypeID(index)), location: contract.definitions[index].location)
            diagnostics.emit(NamingMessages.moduleClash(name, with: subject, at: options.locations["module"]))
        }
        return module
    }

    /// What the names of the modules beside it, which generated code and its tests spell out, add to the module's.
    private static func companions(_ options: GenerationOptions) -> [String] {
        ["Fixtures"] + (options.standalone ? ["Runtime", "Testing"] : [])
    }

    /// From the title, in ASCII, since folders, packages and linker symbols are called after it: `Büroküche v2 → BurokucheV2`.
    private static func derivedName(_ title: String, isTaken: (String) -> Bool) -> String {
        let letters = title.prefix(200).decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { $0.isASCII || !IdentifierGrammar.isWordCharacter($0) }
        let isReadable = letters.contains { $0.isASCII && IdentifierGrammar.isWordCharacter($0) }
        guard isReadable else { return "API" }
        var name = IdentifierCasing.upperCamel(String(String.UnicodeScalarView(letters)))
        if name.hasPrefix("_") { name = "API" + name.drop { $0 == "_" } }
        while isTaken(name) { name += "API" }
        return name
    }
}
