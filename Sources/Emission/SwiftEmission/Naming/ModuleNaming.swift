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
        let whole = identifier(title.whole)
        let isLong = whole.map { $0.utf8.count > lengthLimit } ?? false
        guard var name = isLong ? title.beginning.flatMap(identifier) ?? whole : whole else { return "API" }
        if name.hasPrefix("_") { name = "API" + name.drop { $0 == "_" } }
        // The client's type has the name of the module, and `Client`.
        if name.hasSuffix("Client"), name != "Client" { name.removeLast("Client".count) }
        guard let reason = reasonAgainst(name) else { return name }
        let wanted = name
        while reasonAgainst(name) != nil { name += "API" }
        diagnostics.emit(NamingMessages.renamedModule(name, for: wanted, because: reason, at: info.titleLocation))
        return name
    }

    /// Returns an identifier, or nil for a text without letters and digits of ASCII.
    private static func identifier(_ title: String) -> String? {
        let isReadable = title.unicodeScalars.contains { $0.isASCII && IdentifierGrammar.isWordCharacter($0) }
        return isReadable ? IdentifierCasing.upperCamel(String(title.prefix(200))) : nil
    }

    /// The number of characters up to which the name of the whole title is not shortened.
    private static let lengthLimit = 40
}

/// The parts of a contract's title that can name its module. Their letters are in ASCII, because folders, packages and
/// linker symbols have this name: `Büroküche v2` becomes `Burokuche v2`.
private struct ModuleTitle {
    /// The title without addresses and without the number of the release, because a new release must not rename the
    /// module: `Firefly III API v6.2.10` with the version 6.2.10 becomes `Firefly III API`.
    let whole: String
    /// The title up to its first colon, comma, dash, bracket or full stop. The value is nil for a text with fewer than two
    /// words or six letters, such as `The` or `Dr`, because such a text says too little about the contract.
    let beginning: String?

    init(_ info: ContractInfo) {
        var title = String(info.title.prefix(1000))
        if title.contains("://") {
            title = title.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing(/[A-Za-z]+:\/\/\S+/, with: "")
        }
        let words = title.split(separator: " ")
        if words.count > 1, info.version.contains("."), let last = words.last,
            Self.number(last) == Self.number(info.version[...])
        {
            title = words.dropLast().joined(separator: " ")
        }
        let whole = Self.inASCII(title)
        self.whole = whole
        let end = whole.firstRange(of: /[:,;.] | [-–—|(]/)?.lowerBound ?? whole.endIndex
        let letters = whole[..<end].split(separator: " ").map { $0.count(where: \.isLetter) }.filter { $0 > 0 }
        beginning = letters.count > 1 && letters.reduce(0, +) >= 6 ? String(whole[..<end]) : nil
    }

    /// Returns a version without regard to case and without a `v` at its beginning.
    private static func number(_ version: Substring) -> Substring { version.lowercased().trimmingPrefix("v") }

    private static func inASCII(_ text: String) -> String {
        let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { $0.isASCII || !IdentifierGrammar.isWordCharacter($0) }))
    }
}
