import ContractModel
import GenerationSettings

/// Finds inline types that are equal (`TypeKey`), and named schemas that are equal to them.
///
/// Each type is examined once, after the types to which it refers, so the work grows linearly with the contract.
struct EqualTypes {
    struct Group {
        /// The equal inline types, sorted by their pointers.
        var members: [TypeID]
        /// The named schema that is equal to the inline types, or nil.
        var schema: TypeID?
        var word: SharedWord
        /// The greatest depth of types that the type contains.
        var height: Int
    }

    private let contract: Contract
    private let options: GenerationOptions
    /// The words for inline types that may be joined, indexed by `TypeID`. The elements are nil for other types.
    private var words: [SharedWord?]
    private var heights: [Int]
    /// The first type that is equal to each type, indexed by `TypeID`.
    private var first: [TypeID]
    private var keys = TypeKeys()

    /// - Parameter isFixed: Returns whether a type must not be joined with other types.
    static func groups(
        in contract: Contract, options: GenerationOptions, isFixed: (TypeID) -> Bool
    ) -> [Group] {
        var search = EqualTypes(contract, options, isFixed)
        guard search.words.lazy.compactMap(\.self).prefix(2).count > 1 else { return [] }
        return search.run()
    }

    private init(_ contract: Contract, _ options: GenerationOptions, _ isFixed: (TypeID) -> Bool) {
        self.contract = contract
        self.options = options
        first = contract.definitions.indices.map { TypeID($0) }
        heights = [Int](repeating: 0, count: first.count)
        let titles = Self.repeatedTitles(of: contract)
        let renamed = RenamedPlaces(options, contract)
        words = contract.definitions.map { definition in
            guard case .inline(_, let role) = definition.origin, definition.shape.isNestable,
                definition.preferredName == nil, definition.suggestedName == nil, !isFixed(definition.id),
                !renamed.contains(definition.id),
                !contract.isReplaced(definition.id)
            else { return nil }
            let title = definition.documentation.title.flatMap { titles.contains($0) ? $0 : nil }
            return SharedWord(role, title: title)
        }
        keepOwnersOfUnusedTypes()
    }

    /// Returns the titles that several inline types have.
    private static func repeatedTitles(of contract: Contract) -> Set<String> {
        var seen: Set<String> = []
        var repeated: Set<String> = []
        for definition in contract.definitions {
            guard case .inline = definition.origin, let title = definition.documentation.title,
                title.utf8.count <= titleLimit, title.contains(where: \.isLetter)
            else { continue }
            if !seen.insert(title).inserted { repeated.insert(title) }
        }
        return repeated
    }

    /// The greatest length in bytes of a title after which a type may be named.
    private static let titleLimit = 60

    /// Excludes types that contain a nested type to which they do not refer. If they were joined, the nested type would
    /// lose its owner.
    private mutating func keepOwnersOfUnusedTypes() {
        var used: [TypeID: Set<TypeID>] = [:]
        for definition in contract.definitions {
            guard case .inline(let owner, _) = definition.origin, words[owner.rawValue] != nil else { continue }
            let references = used[owner] ?? Set(references(of: owner))
            used[owner] = references
            if words[definition.id.rawValue] == nil || !references.contains(definition.id) {
                words[owner.rawValue] = nil
            }
        }
    }

    private func references(of id: TypeID) -> [TypeID] {
        var references: [TypeID] = []
        contract[id].shape.forEachUse { $0.reference.forEachDefinition { references.append($0) } }
        for property in contract[id].shape.allProperties {
            property.content?.forEachDefinition { references.append($0) }
        }
        return references
    }

    // MARK: Search

    private mutating func run() -> [Group] {
        let edges = contract.definitions.map { definition -> [Int] in
            guard words[definition.id.rawValue] != nil || isCandidate(definition) else { return [] }
            return references(of: definition.id).map(\.rawValue).filter { words[$0] != nil }
        }
        var found: [TypeKey: Group] = [:]
        for component in Graph.components(of: edges) {
            // A type that contains itself is not joined.
            guard component.count == 1, let index = component.first, !edges[index].contains(index) else {
                for index in component { words[index] = nil }
                continue
            }
            heights[index] = 1 + (edges[index].map { heights[$0] }.max() ?? 0)
            add(TypeID(index), to: &found)
        }
        return found.values.filter { $0.members.count + ($0.schema == nil ? 0 : 1) > 1 && !$0.members.isEmpty }
            .map { group in
                var group = group
                group.members.sort { (contract[$0].pointer, $0) < (contract[$1].pointer, $1) }
                group.word = words[group.members[0].rawValue] ?? group.word
                return group
            }
    }

    /// Whether the definition is a named schema to which inline types may be equal.
    private func isCandidate(_ definition: TypeDefinition) -> Bool {
        definition.schemaName != nil && definition.shape.isNestable
    }

    private mutating func add(_ id: TypeID, to found: inout [TypeKey: Group]) {
        let definition = contract[id]
        let isInline = words[id.rawValue] != nil
        guard let word = words[id.rawValue] ?? (isCandidate(definition) ? SharedWord(definition) : nil) else { return }
        let key = keys.key(of: definition, word: word.text.bareLetters) { [first] in first[$0.rawValue] }
        guard let key else { return }
        // The group is removed from the table while it changes, so that its list of members is not copied.
        var group = found.removeValue(forKey: key) ?? Group(members: [], word: word, height: heights[id.rawValue])
        defer { found[key] = group }
        if isInline {
            if let known = group.members.first { first[id.rawValue] = known }
            group.members.append(id)
        } else {
            guard group.schema == nil else { return }
            group.schema = id
        }
    }
}

extension TypeShape {
    /// Whether the type may be nested in another type, and may contain nested types.
    var isNestable: Bool {
        switch self {
        case .record, .enumeration, .union: true
        case .alias, .envelope, .outcome, .namespace: false
        }
    }
}

/// The places that the configuration renames. A user who renames one place expects a separate type for this place.
private struct RenamedPlaces {
    private let keys: Set<String>
    private let contract: Contract

    init(_ options: GenerationOptions, _ contract: Contract) {
        self.contract = contract
        var keys: Set<String> = []
        for key in options.renames.keys {
            keys.insert(key)
            for index in key.indices where key[index] == "." { keys.insert(String(key[..<index])) }
        }
        self.keys = keys
    }

    func contains(_ id: TypeID) -> Bool {
        if keys.isEmpty { return false }
        let definition = contract[id]
        return keys.contains(definition.pointer) || keys.contains(contract.documentName(of: id))
            || contract.sourcePointer(of: definition).map(keys.contains) == true
    }
}
