import ContractModel
import Diagnostics

/// The configuration's `rename:`, keyed by the document's own names: `Schema`, `operationId`, `section.component`, a type's JSON
/// pointer for one that is declared in line, and `Schema.member` for properties, enumeration values and union variants.
struct RenameTable: Sendable {
    private let renames: [String: String]
    /// Where the configuration says it, by section and key.
    private let locations: [String: SourceLocation]
    /// The owners for which there may be an entry of a member.
    private let owners: Set<String>
    private var used: Set<String> = []
    /// Names of the document by `TypeID`; empty without renames.
    private let documentNames: [String]
    /// Where the schemas stand, by `TypeID`; empty where no rename says a place.
    private let sourcePointers: [String?]

    init(_ contract: Contract, renames: [String: String], locations: [String: SourceLocation] = [:]) {
        self.renames = renames
        self.locations = locations
        owners = Set(renames.keys.flatMap(Self.prefixes))
        documentNames =
            renames.isEmpty ? [] : contract.definitions.indices.map { contract.documentName(of: TypeID($0)) }
        sourcePointers =
            renames.keys.contains { $0.contains("#") }
            ? contract.definitions.map { contract.sourcePointer(of: $0) } : []
    }

    mutating func name(ofType definition: TypeDefinition) -> String? {
        guard !renames.isEmpty else { return nil }
        if case .inline = definition.origin {
            let place = sourcePointers.isEmpty ? nil : sourcePointers[definition.id.rawValue]
            return place.flatMap { use($0) } ?? use(definition.pointer)
        }
        return use(documentNames[definition.id.rawValue]) ?? use(definition.pointer)
    }

    /// Whether any member of the type is renamed: most types need not be asked about each.
    func hasMembers(of id: TypeID) -> Bool {
        !renames.isEmpty && owners.contains(documentNames[id.rawValue])
    }

    mutating func name(of member: String, in id: TypeID) -> String? {
        use(documentNames[id.rawValue] + "." + member)
    }

    private mutating func use(_ key: String) -> String? {
        guard let name = renames[key] else { return nil }
        used.insert(key)
        return name
    }

    /// What another copy was asked for was asked for.
    mutating func merge(_ copy: RenameTable) {
        used.formUnion(copy.used)
    }

    /// After everything has been named: entries that nothing of the document answers to.
    func reportUnused(in contract: Contract, to diagnostics: inout DiagnosticSink) {
        for key in renames.keys.sorted() where !used.contains(key) && !contract.formerNames.contains(key) {
            let suggestion = Spelling.nearest(to: key, among: knownNames(near: key, in: contract))
            diagnostics.emit(
                NamingMessages.unknownRename(key, suggestion: suggestion, at: locations["rename.\(key)"]))
        }
    }

    private func knownNames(near key: String, in contract: Contract) -> [String] {
        let prefixes = Set(Self.prefixes(of: key).map { $0.lowercased() })
        return contract.definitions.flatMap { definition -> [String] in
            let name = documentNames[definition.id.rawValue]
            guard prefixes.contains(name.lowercased()) else { return [name] }
            return [name] + MemberNaming.documentNames(of: definition.shape).map { name + "." + $0 }
        }
    }

    /// `a.b.c → a, a.b`.
    private static func prefixes(of key: String) -> [String] {
        key.indices.filter { key[$0] == "." }.map { String(key[..<$0]) }
    }
}
