import ContractModel
import Diagnostics
import Foundation
import GenerationSettings

/// Chooses the name of the generated module. No type in it may have this name, because `Foo.Bar` would mean a member of
/// `Foo`.
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
        // `import class` begins another declaration, and companions such as `classFixtures` would contain a keyword.
        let reason =
            SwiftKeywords.reserved.contains(module)
            ? "it is a keyword of Swift"
            : IdentifierGrammar.isIdentifier(module)
                ? reasonAgainst(module, options) ?? (options.emit.contains(.tests) ? reasonAgainstInTests(module) : nil)
                : "it is not a Swift identifier"
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

    /// Returns the suffixes that other modules append to the module's name. Generated code and its tests use these
    /// names.
    private static func companions(_ options: GenerationOptions) -> [String] {
        ["Fixtures"] + (options.standalone ? ["Runtime", "Testing"] : [])
            + (options.standalone && options.emit.contains(.client) ? ["ClientSupport"] : [])
    }

    /// Returns the reason why the module cannot have the name, or nil.
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

    /// Makes a name from the title. If the name is too long, makes a name from the beginning of the title.
    ///
    /// - Parameter reasonAgainst: Returns nil for a possible name.
    private static func derivedName(
        _ info: ContractInfo, _ diagnostics: inout DiagnosticSink, reasonAgainst: (String) -> String?
    ) -> String {
        let title = ModuleTitle(info)
        let names = [title.whole, title.beginning].compactMap(identifier)
        guard var name = names.first(where: isShort) ?? names.last else { return "API" }
        if name.hasPrefix("_") { name = "API" + name.drop { $0 == "_" } }
        // The client's type has the name of the module, and `Client`.
        if name.hasSuffix("Client"), name != "Client" { name.removeLast("Client".count) }
        guard let reason = reasonAgainst(name) else { return name }
        let wanted = name
        while reasonAgainst(name) != nil { name += "API" }
        diagnostics.emit(NamingMessages.renamedModule(name, for: wanted, because: reason, at: info.titleLocation))
        return name
    }

    /// Returns an identifier in ASCII, because folders, packages and linker symbols have this name: `Büroküche v2 →
    /// BurokucheV2`. Returns nil for a text without letters of ASCII.
    private static func identifier(_ title: String) -> String? {
        let letters = title.prefix(200).decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { $0.isASCII || !IdentifierGrammar.isWordCharacter($0) }
        let isReadable = letters.contains { $0.isASCII && IdentifierGrammar.isWordCharacter($0) }
        return isReadable ? IdentifierCasing.upperCamel(String(String.UnicodeScalarView(letters))) : nil
    }

    private static func isShort(_ name: String) -> Bool { name.utf8.count <= 40 }
}

/// The parts of a contract's title that can name its module.
private struct ModuleTitle {
    /// The title without addresses and without the number of the release, because a new release must not rename the
    /// module: `Firefly III API v6.2.10` with the version 6.2.10 becomes `Firefly III API`.
    let whole: String
    /// The title up to its first colon, comma, dash, bracket or full stop.
    let beginning: String

    init(_ info: ContractInfo) {
        var title = String(info.title.prefix(1000))
        if title.contains("://") {
            title = title.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing(/[A-Za-z]+:\/\/\S+/, with: "")
        }
        let words = title.split(separator: " ")
        if words.count > 1, info.version.contains("."), let last = words.last?.lowercased(),
            [info.version, "v" + info.version].contains(last)
        {
            title = words.dropLast().joined(separator: " ")
        }
        whole = title
        beginning = String(title[..<(title.firstRange(of: /[:,;.] | [-–—|(]/)?.lowerBound ?? title.endIndex)])
    }
}
