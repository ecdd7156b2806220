import ContractModel
import Diagnostics

/// The section `rename:` of the configuration. Its keys are the document's own names: `Schema`, `operationId`,
/// `section.component`, the JSON pointer of an inline type, and `Schema.member` for properties, enumeration values and
/// union variants.
struct RenameTable: Sendable {
    private let renames: [String: String]
    /// Maps keys such as `rename.Pet.name` to the locations of the entries in the configuration.
    private let locations: [String: SourceLocation]
    /// The owners in the keys, such as `Pet` in `Pet.name`. For any other owner, no member is renamed.
    private let owners: Set<String>
    private var used: Set<String> = []
    /// The names of the document, indexed by `TypeID`. The list is empty without renames.
    private let documentNames: [String]
    /// The JSON pointers of the schemas, indexed by `TypeID`. The list is empty if no key of `rename:` is a pointer.
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

    /// Whether any member of the type is renamed. For most types, this check makes a search for each member
    /// unnecessary.
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

    /// Adds the entries that another copy has used.
    mutating func merge(_ copy: RenameTable) {
        used.formUnion(copy.used)
    }

    /// Reports entries for names that are not in the document. The function must be called after all types and members
    /// have names.
    func reportUnused(in contract: Contract, to diagnostics: inout DiagnosticSink) {
        let parameters = parameterNames(in: contract)
        for key in renames.keys.sorted()
        where !used.contains(key) && !contract.absentNames.contains(key) && !parameters(key) {
            let suggestion = Spelling.nearest(to: key, among: knownNames(near: key, in: contract))
            diagnostics.emit(
                NamingMessages.unknownRename(key, suggestion: suggestion, at: locations["rename.\(key)"]))
        }
    }

    /// Returns a function that tests whether a key names a parameter of an operation: `searchUnified.q`. Without a
    /// client, the names of parameters are unknown.
    private func parameterNames(in contract: Contract) -> (String) -> Bool {
        var names: Set<String> = []
        var unknown: [String] = []
        for operation in contract.calledOperations where owners.contains(operation.name) {
            guard let interface = operation.interface else {
                unknown.append(operation.name + ".")
                continue
            }
            for parameter in interface.calledParameters {
                names.insert("\(operation.name).\(parameter.name)")
            }
        }
        return { key in names.contains(key) || unknown.contains(where: key.hasPrefix) }
    }

    private func knownNames(near key: String, in contract: Contract) -> [String] {
        let prefixes = Set(Self.prefixes(of: key).map { $0.lowercased() })
        return contract.definitions.flatMap { definition -> [String] in
            let name = documentNames[definition.id.rawValue]
            guard prefixes.contains(name.lowercased()) else { return [name] }
            return [name] + MemberNaming.documentNames(of: definition.shape).map { name + "." + $0 }
        }
    }

    /// Returns the prefixes of a key: `a.b.c → a, a.b`.
    private static func prefixes(of key: String) -> [String] {
        key.indices.filter { key[$0] == "." }.map { String(key[..<$0]) }
    }
}
