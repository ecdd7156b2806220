import Platform
import ContractModel
import Diagnostics
import GenerationSettings

/// Names the members of one type after another: properties, cases, and generated members.
package struct MemberNaming: Sendable {
    let contract: Contract
    let types: [TypeName]
    /// Maps a type to the names of the types nested in it. Members of the type cannot have these names.
    private let nested: [TypeID: NameScope]
    let segments: SchemaSegments
    let acronyms: AcronymTable
    private var renames: RenameTable
    private var diagnostics = DiagnosticSink()
    /// Maps names to their results of casing. Most keys of a document occur in many schemas.
    private var casings: [String: String] = [:]

    /// One member of the document.
    struct Member {
        var documentName: String
        /// The name in the configuration, if it differs from the document's name.
        var key: String?
        /// The text from which the name is made.
        var source: String
        /// A Swift name that the user has chosen.
        var preferredName: String?
        /// Other possible names, for a clash that neither the spelling nor the kind resolves.
        var otherNames: () -> [String] = { [] }
        /// Whether the document no longer has the member.
        var isGone = false
        var location: SourceLocation?
    }

    /// The properties that all members of a kind share.
    package struct Kind {
        /// A word that is appended to a name to avoid a clash: `selfProperty`.
        var word: String
        var reserved: Set<String>
        /// Names that are used only if the user chooses them. `none` has another meaning for an optional.
        var avoided: Set<String> = []
        /// Whether a name may begin with a capital, so that `ACTIVE` and `active` can be two members.
        var allowsCapitals: Bool
    }

    /// - Parameter workers: The threads, which can work in parallel because the members of a type depend on no other
    ///   type.
    static func names(
        of contract: Contract, types: [TypeName], nested: [TypeID: NameScope], segments: SchemaSegments,
        acronyms: AcronymTable, renames: inout RenameTable, workers: Workers, diagnostics: inout DiagnosticSink
    ) -> [MemberNames] {
        let unnamed = MemberNaming(
            contract: contract, types: types, nested: nested, segments: segments, acronyms: acronyms, renames: renames)
        // A run has enough definitions to make good use of a table of casings.
        let named = contract.definitions.runs(of: 512).concurrentMap(workers: workers) { run in
            var naming = unnamed
            return (names: run.indices.map { naming.names(of: run[$0]) }, naming: naming)
        }
        for run in named {
            renames.merge(run.naming.renames)
            diagnostics.append(run.naming.diagnostics)
        }
        return named.flatMap(\.names)
    }

    /// Returns the document's names of a type's members, which are part of the keys of `rename:` in the configuration.
    static func documentNames(of shape: TypeShape) -> [String] {
        switch shape {
        case .record(let record): record.properties.map(\.key)
        case .envelope(let envelope): envelope.properties.map(\.key)
        case .outcome(let outcome): (outcome.success.properties + outcome.failure).map(\.key)
        case .enumeration(let enumeration): enumeration.cases.map(\.value.text)
        case .union(let union): union.variantNames
        case .alias, .namespace: []
        }
    }

    private mutating func names(of definition: TypeDefinition) -> MemberNames {
        switch definition.shape {
        case .record(let record):
            return names(of: record, in: definition.id)
        case .envelope(let envelope):
            return names(ofProperties: envelope.properties, Self.envelopeKind, in: definition.id)
        case .outcome(let outcome):
            return names(of: outcome, in: definition.id)
        case .enumeration(let enumeration):
            let members = enumeration.cases.map(Self.member)
            return names(ofCases: members, Self.caseKind, in: definition.id)
        case .union(let union):
            return names(ofCases: variants(of: union), Self.variantKind, in: definition.id)
        case .alias, .namespace:
            return MemberNames(members: [], catchAll: Self.catchAll, additionalProperties: Self.additional)
        }
    }

    /// Returns an empty scope for the members of a type.
    func scope(of kind: Kind, in id: TypeID, besides type: String? = nil) -> NameScope {
        let nested = nested[id]
        return NameScope { kind.reserved.contains($0) || $0 == type || nested?.has($0) == true }
    }

    mutating func settle(
        _ members: [Member], _ kind: Kind, in id: TypeID, _ scope: inout NameScope
    ) -> [String] {
        let explicit = explicitNames(members, in: id)
        let candidates = members.enumerated().map { index, member in
            let name = explicit[index] ?? self.name(of: member, kind)
            let source: NameRank.Source = member.isGone ? .gone : explicit[index] != nil ? .explicit : .place
            return NameCandidate(name: name, source: source, documentName: member.documentName)
        }
        let (names, conflicts) = scope.settle(candidates) { fallback(for: members[$0], kind) }
        for conflict in conflicts { report(conflict, members, candidates, names, in: id) }
        return names
    }

    /// Returns the name of a member without regard to clashes.
    private mutating func name(of member: Member, _ kind: Kind) -> String {
        let name = lowerCamel(member.source)
        return kind.avoided.contains(name) ? name + kind.word : name
    }

    private mutating func lowerCamel(_ name: String) -> String {
        if let known = casings[name] { return known }
        let casing = acronyms.spelled(IdentifierCasing.lowerCamel(name))
        casings[name] = casing
        return casing
    }

    /// Maps indices in `members` to the names that the user has chosen. The dictionary is nearly always empty.
    private mutating func explicitNames(_ members: [Member], in id: TypeID) -> [Int: String] {
        let hasRenames = renames.hasMembers(of: id)
        var names: [Int: String] = [:]
        for (index, member) in members.enumerated() {
            let renamed = hasRenames ? renames.name(of: member.key ?? member.documentName, in: id) : nil
            guard let name = renamed ?? member.preferredName else { continue }
            if IdentifierGrammar.isIdentifier(name) {
                names[index] = name
            } else {
                diagnostics.emit(
                    NamingMessages.illegalName(name, of: subject(member, in: id), because: "it is not an identifier"))
            }
        }
        return names
    }

    /// Returns the names to try in a clash: first the document's spelling, such as `foo_bar` for `fooBar`, then a name
    /// with symbols as words, and then the name with its kind.
    private func fallback(for member: Member, _ kind: Kind) -> FallbackNames {
        let name = acronyms.spelled(IdentifierCasing.lowerCamel(member.source))
        let verbatim = IdentifierCasing.verbatim(member.documentName).flatMap { verbatim in
            kind.allowsCapitals || verbatim.first?.isUppercase == false ? verbatim : nil
        }
        let literal = IdentifierCasing.lowerCamel(member.documentName, reading: .literal)
        let names = [verbatim, literal].compactMap(\.self).filter { !kind.avoided.contains($0) }
        return FallbackNames(
            names: names + [name + kind.word] + member.otherNames(),
            base: kind.avoided.contains(name) ? name + kind.word : name,
            documentName: member.key ?? member.documentName)
    }

    private mutating func report(
        _ conflict: NameConflict, _ members: [Member], _ candidates: [NameCandidate], _ names: [String], in id: TypeID
    ) {
        switch conflict {
        case .taken(let index, let other):
            diagnostics.emit(
                NamingMessages.nameTaken(
                    candidates[index].name, of: subject(members[index], in: id),
                    by: other.map { subject(members[$0], in: id) }))
        case .reserved(let index):
            let name = candidates[index].name
            let isType = nested[id]?.has(name) == true
            diagnostics.emit(
                NamingMessages.illegalName(
                    name, of: subject(members[index], in: id),
                    because: isType
                        ? "another type in the same place has that name"
                        : "Swift or generated code uses this name for another purpose"))
        case .hashed(let index):
            diagnostics.emit(NamingMessages.hashedName(names[index], of: subject(members[index], in: id)))
        }
    }

    private func subject(_ member: Member, in id: TypeID) -> NamingMessages.Subject {
        NamingMessages.Subject(
            documentName: contract.documentName(of: id) + "." + (member.key ?? member.documentName),
            location: member.location)
    }
}
