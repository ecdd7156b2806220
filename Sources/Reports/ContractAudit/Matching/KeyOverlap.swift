import ContractModel

/// The number of keys or values that a type and a schema have in common.
package struct KeyOverlap: Hashable, Sendable {
    package var shared: Int
    package var ofType: Int
    package var ofSchema: Int

    /// Whether the keys confirm a match that was found by name or use. Without keys, nothing contradicts the match.
    var confirms: Bool {
        ofType == 0 || ofSchema == 0 || shared > 0 && shared * 2 >= min(ofType, ofSchema)
    }

    /// Whether so many keys agree that a similar name is enough for a match.
    var isMost: Bool {
        shared * 2 > ofType && shared >= min(3, ofSchema) && (shared > 1 || ofSchema == 1)
    }

    /// Whether the keys alone are enough to propose a match to the user.
    var isProposal: Bool { shared >= 3 && shared * 4 >= union * 3 || shared >= 5 && shared == ofType }

    private var union: Int { ofType + ofSchema - shared }

    func isLess(than other: KeyOverlap) -> Bool { shared * max(1, other.union) < other.shared * max(1, union) }

    /// The numbers in words: `7 of its 9 keys are among the 8 of the schema`.
    var words: String { "\(shared) of its \(ofType) keys are among the \(ofSchema) of the schema" }
}

/// The keys of a project's types and of a contract's schemas, compared by their letters and digits.
struct KeyEvidence {
    private let types: [String: Set<String>]
    /// Maps each schema to the spellings of each property or value.
    private let schemas: [TypeID: [Set<String>]]
    /// Maps each key to the schemas that have the key.
    private let holders: [String: [TypeID]]

    init(_ candidates: [SwiftType], _ all: [AuditedSchema], _ project: SwiftProject) {
        types = Dictionary(
            candidates.map { ($0.name, Self.words(of: $0, project)) }, uniquingKeysWith: { first, _ in first })
        var schemas: [TypeID: [Set<String>]] = [:]
        var holders: [String: [TypeID]] = [:]
        for schema in all {
            let words = Self.words(of: schema)
            schemas[schema.id] = words
            guard schema.isRecord else { continue }
            for word in Set(words.flatMap(\.self)) { holders[word, default: []].append(schema.id) }
        }
        self.schemas = schemas
        self.holders = holders
    }

    func overlap(_ type: SwiftType, _ schema: TypeID) -> KeyOverlap {
        let own = types[type.name] ?? []
        let all = schemas[schema] ?? []
        // Two keys of a schema may have the same letters and digits: `+1` and `-1`.
        let shared = min(own.count, all.count { !own.isDisjoint(with: $0) })
        return KeyOverlap(shared: shared, ofType: own.count, ofSchema: all.count)
    }

    /// Returns the schema whose keys agree most with the type's keys, among the schemas that qualify.
    func best(for type: SwiftType, where isFree: (TypeID) -> Bool) -> (id: TypeID, overlap: KeyOverlap)? {
        var counts: [TypeID: Int] = [:]
        for word in types[type.name] ?? [] {
            for id in holders[word] ?? [] { counts[id, default: 0] += 1 }
        }
        // The schemas are sorted, because the order of a dictionary is random.
        return counts.filter { $0.value >= 3 && isFree($0.key) }.keys.sorted()
            .map { (id: $0, overlap: overlap(type, $0)) }
            .max { $0.overlap.isLess(than: $1.overlap) }
    }

    private static func words(of type: SwiftType, _ project: SwiftProject) -> Set<String> {
        if type.kind == .enum, let values = EnumerationLayer.values(of: type, project) {
            return Set(values.keys.map(\.plainWord))
        }
        let table = TypeKeys(type, project)
        let carried = table.carried(project).compactMap(\.type).flatMap { TypeKeys($0, project).entries.keys }
        return Set((Array(table.entries.keys) + carried).map(\.plainWord))
    }

    private static func words(of schema: AuditedSchema) -> [Set<String>] {
        if case .enumeration(let shape) = schema.form {
            return shape.cases.compactMap(\.value.word).map { [$0.plainWord] }
        }
        return schema.properties.map { Set(([$0.key] + $0.aliases).map(\.plainWord)) }
    }
}
