import ContractModel
import Diagnostics
import Foundation
import GenerationSettings

/// The name of the generated module, which no type of it may have: `Foo.Bar` could not be told apart from a member of a type `Foo`.
enum ModuleNaming {
    static func name(
        for contract: Contract, types: [TypeName], options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) -> String {
        let companions = companions(options)
        guard let module = options.module else {
            let declared = Set(types.lazy.flatMap { $0.path.suffix(1).map(\.name) })
            return derivedName(contract.info, &diagnostics) { name in
                if declared.contains(name) || companions.contains(where: { declared.contains(name + $0) }) {
                    return "a type of the contract has that name"
                }
                return reasonAgainst(name, options) ?? reasonAgainstInTests(name)
            }
        }
        // `import class` is the beginning of something else, and companions such as `classFixtures` would be called after a word.
        let reason =
            SwiftKeywords.reserved.contains(module)
            ? "it is a word of Swift's own"
            : IdentifierGrammar.isIdentifier(module)
                ? reasonAgainst(module, options) ?? (options.emit.contains(.tests) ? reasonAgainstInTests(module) : nil)
                : "it is no Swift identifier"
        if let reason {
            diagnostics.emit(NamingMessages.illegalModule(module, because: reason, at: options.locations["module"]))
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
            + (options.standalone && options.emit.contains(.client) ? ["ClientSupport"] : [])
    }

    /// Nil for a name that nothing speaks against.
    private static func reasonAgainst(_ name: String, _ options: GenerationOptions) -> String? {
        guard ReservedNames.modules(runtimeModule: options.runtimeModule).contains(name) else { return nil }
        return ReservedNames.topLevel.contains(name)
            || ["Type", "Protocol", "Self", "Any", "CodingKeys"].contains(name)
            ? "the word has another meaning in generated code" : "another module has that name"
    }

    private static func reasonAgainstInTests(_ name: String) -> String? {
        guard ReservedNames.modulesOfTests.contains(name) else { return nil }
        let owner = SystemTypes.module(of: name) ?? "the runtime"
        return "\(owner) has a type of that name, in which tests would look for the types of the module"
    }

    /// From the title, in ASCII, since folders, packages and linker symbols are called after it: `Büroküche v2 → BurokucheV2`.
    ///
    /// - Parameter reasonAgainst: nil for a name that the module may have.
    private static func derivedName(
        _ info: ContractInfo, _ diagnostics: inout DiagnosticSink, reasonAgainst: (String) -> String?
    ) -> String {
        let letters = info.title.prefix(200).decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { $0.isASCII || !IdentifierGrammar.isWordCharacter($0) }
        let isReadable = letters.contains { $0.isASCII && IdentifierGrammar.isWordCharacter($0) }
        guard isReadable else { return "API" }
        var name = IdentifierCasing.upperCamel(String(String.UnicodeScalarView(letters)))
        if name.hasPrefix("_") { name = "API" + name.drop { $0 == "_" } }
        guard let reason = reasonAgainst(name) else { return name }
        let wanted = name
        while reasonAgainst(name) != nil { name += "API" }
        diagnostics.emit(NamingMessages.renamedModule(name, for: wanted, because: reason, at: info.titleLocation))
        return name
    }
}
