package import ContractModel

/// Finds the Swift types that represent the schemas of a contract, with the evidence for each match.
///
/// A type may represent several schemas, and several types may represent a schema.
package struct TypeMatching: Sendable {
    /// The kinds of evidence. The most certain kind comes first.
    package enum Ground: String, Sendable {
        case configuration, call, use, name
    }

    /// A type that represents a schema.
    package struct Match: Sendable {
        package var schema: AuditedSchema
        package var type: SwiftType
        package var ground: Ground
        /// The evidence as words.
        package var evidence: String
        /// Maps the parameters of a generic type to its arguments.
        var arguments: [String: SwiftTypeText] = [:]
        /// Whether the schema is the first schema of the type. The findings about further schemas repeat the findings
        /// about the first schema.
        package var isFirst = true
        /// Whether code uses the type for the schema, in a call or in a property of a paired type.
        var isUsed = false
        /// Whether a patch may change the type.
        var isSure = true
    }

    /// A schema that a type probably represents.
    package struct Proposal: Hashable, Sendable {
        package var type: String
        package var schema: String
        package var overlap: KeyOverlap
        /// Whether the names are similar.
        package var isNamed: Bool

        package var evidence: String { (isNamed ? "Its name is similar, and " : "") + overlap.words }
    }

    package private(set) var matches: [Match] = []
    package private(set) var proposals: [Proposal] = []
    private var byType: [String: [Int]] = [:]
    private var bySchema: [TypeID: [Int]] = [:]
    private let evidence: KeyEvidence
    /// The schemas whose types the configuration names.
    private let configured: Set<TypeID>

    /// - Parameter scope: The configuration of the audit.
    init(_ project: SwiftProject, _ contract: Contract, _ all: [AuditedSchema], _ scope: AuditScope) {
        let candidates = project.types.filter {
            Self.isCandidate($0, project) && !scope.leaves(out: $0)
        }
        let schemas = all.filter { !scope.leftOut.contains($0.name) }
        evidence = KeyEvidence(candidates, schemas, project)
        configured = Set(schemas.filter { scope.types[$0.name] != nil }.map(\.id))
        for schema in schemas {
            for name in scope.types[schema.name] ?? [] {
                if let type = project.type(named: name) { add(schema, type, .configuration, "the configuration") }
            }
        }
        let open = schemas.filter { !configured.contains($0.id) }
        var search = MatchingSearch(project, contract, candidates, schemas)
        matchByCall(search)
        matchByUse(&search)
        let names = TypeNames(candidates, open, project, evidence)
        for closeness in TypeNames.Closeness.allCases {
            for schema in open where bySchema[schema.id] == nil || closeness == .same {
                let type = names.best(for: schema, closeness) { type in
                    byType[type.name] == nil || closeness != .far && isFurther(type, schema)
                }
                guard let type, isFuller(type, schema) else { continue }
                let words = "the name, and \(evidence.overlap(type, schema.id).words)"
                add(schema, type, .name, words, isSure: closeness != .far)
            }
            matchByUse(&search)
        }
        order()
        propose(candidates, open, names)
    }

    package func match(of type: SwiftType) -> Match? { matches(of: type).first }
    package func match(of schema: TypeID) -> Match? { bySchema[schema]?.first.map { matches[$0] } }

    /// Whether a schema has all keys of a type.
    func hasAllKeys(_ schema: AuditedSchema, of type: SwiftType) -> Bool {
        let overlap = evidence.overlap(type, schema.id)
        return overlap.ofType > 0 && overlap.shared >= overlap.ofType
    }

    func matches(of type: SwiftType) -> [Match] { (byType[type.name] ?? []).map { matches[$0] } }
    func matches(of schema: TypeID) -> [Match] { (bySchema[schema] ?? []).map { matches[$0] } }

    /// The greatest number of schemas for one type. A type that matches more schemas is probably a generic wrapper.
    /// Further matches are ignored.
    private static let mostSchemas = 32

    private mutating func add(
        _ schema: AuditedSchema, _ type: SwiftType, _ ground: Ground, _ words: String, isSure: Bool = true,
        _ arguments: [String: SwiftTypeText] = [:]
    ) {
        let own = byType[type.name] ?? []
        let isUsed = ground == .call || ground == .use
        if let index = own.first(where: { matches[$0].schema.id == schema.id }) {
            matches[index].isUsed = matches[index].isUsed || isUsed
            if matches[index].arguments.isEmpty { matches[index].arguments = arguments }
            return
        }
        if own.count >= Self.mostSchemas || ground != .configuration && configured.contains(schema.id) { return }
        byType[type.name, default: []].append(matches.count)
        bySchema[schema.id, default: []].append(matches.count)
        var match = Match(schema: schema, type: type, ground: ground, evidence: words, arguments: arguments)
        match.isUsed = isUsed
        match.isSure = isSure
        matches.append(match)
    }

    /// Puts the best schema of each type first, and the best type of each schema. The best match has the same name, or
    /// the most common keys if no match has the same name. The kind of evidence has no effect, because a pair that the
    /// configuration repeats must not change the findings.
    private mutating func order() {
        func isBefore(_ left: Match, _ right: Match) -> Bool {
            let areNamed = [left, right].map { $0.schema.name.plainWord == $0.type.simpleName.plainWord }
            if areNamed[0] != areNamed[1] { return areNamed[0] }
            let overlaps = [left, right].map { evidence.overlap($0.type, $0.schema.id) }
            if overlaps[1].isLess(than: overlaps[0]) { return true }
            if overlaps[0].isLess(than: overlaps[1]) { return false }
            let lengths = (left.schema.name.count, right.schema.name.count)
            if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
            return (left.schema.id, left.type.name) < (right.schema.id, right.type.name)
        }
        let ranks = matches.indices.sorted { isBefore(matches[$0], matches[$1]) }
        byType = Dictionary(grouping: ranks) { matches[$0].type.name }
        bySchema = Dictionary(grouping: ranks) { matches[$0].schema.id }
        for index in byType.values.flatMap({ $0.dropFirst() }) { matches[index].isFirst = false }
    }

    /// Whether a type has more keys of a schema than the types that already represent the schema. An app's own model
    /// may have the name of the schema.
    private func isFuller(_ type: SwiftType, _ schema: AuditedSchema) -> Bool {
        let most = matches(of: schema.id).map { evidence.overlap($0.type, schema.id).shared }.max()
        return most.map { evidence.overlap(type, schema.id).shared > $0 } ?? true
    }

    /// Whether a type that represents another schema also represents this schema, according to its keys. A generic type
    /// represents only the schemas of its arguments.
    private func isFurther(_ type: SwiftType, _ schema: AuditedSchema) -> Bool {
        guard type.generics.isEmpty else { return false }
        let overlap = evidence.overlap(type, schema.id)
        return overlap.shared > 0 && overlap.confirms
    }

    /// Whether the type is decoded or encoded, or has raw values.
    static func isCandidate(_ type: SwiftType, _ project: SwiftProject) -> Bool {
        if type.simpleName == "CodingKeys" || type.inherited.contains("CodingKey") { return false }
        if type.isCodable || type.rawType != nil { return true }
        return project.functions(of: type.name).contains { $0.isDecoder || type.kind == .enum && $0.readsRawValues }
    }

    // MARK: Evidence

    /// Matches the types that a function decodes or sends with the schemas of the path that the function names.
    private mutating func matchByCall(_ search: MatchingSearch) {
        for call in CallEvidence(search.project, search.contract).calls {
            guard let type = search.type(call.type.base, in: call.scope), type.kind != .enum,
                !search.isOneOfSeveral(type)
            else { continue }
            let found = call.schemas.sorted().compactMap { search.schemas[$0] }.filter { $0.isRecord && $0.fits(type) }
                .map { (schema: $0, overlap: evidence.overlap(type, $0.id)) }
                .filter {
                    $0.overlap.confirms && $0.overlap.shared > 0
                        && $0.overlap.shared >= min(2, $0.overlap.ofSchema, $0.overlap.ofType)
                }
                .max {
                    $0.overlap.shared == $1.overlap.shared
                        ? $0.overlap.isLess(than: $1.overlap) : $0.overlap.shared < $1.overlap.shared
                }
            if let schema = found?.schema {
                add(schema, type, .call, call.words, type.arguments(call.type))
            }
        }
    }

    /// Matches the types of properties whose schemas are known.
    private mutating func matchByUse(_ search: inout MatchingSearch) {
        while search.next < matches.count {
            let match = matches[search.next]
            search.next += 1
            for (pair, property) in search.pairs(of: match) {
                guard let id = search.target(of: property.use.reference), let schema = search.schemas[id],
                    let facts = pair.member(property), let text = facts.impliedType
                else { continue }
                let element = SwiftTypeText(text).with(match.arguments).element
                let spelled = search.project.expanded(element, in: pair.type.name)
                let own = search.project.type(named: spelled.base, in: pair.type.name)
                guard let type = own ?? search.project.enumeration(madeOf: facts, pair.type),
                    search.isCandidate(type), schema.fits(type), isUse(type, schema)
                else { continue }
                add(schema, type, .use, "'\(pair.type.name).\(facts.name)' has it", type.arguments(spelled))
            }
        }
    }

    /// Whether a type represents the schema of the property that has this type. The type's keys must not contradict
    /// this match.
    private func isUse(_ type: SwiftType, _ schema: AuditedSchema) -> Bool {
        let overlap = evidence.overlap(type, schema.id)
        if byType[type.name] != nil { return overlap.confirms && overlap.shared > 0 }
        return !schema.isRecord || overlap.shared > 0 || overlap.ofType == 0 || overlap.ofSchema == 0
    }

    private mutating func propose(_ candidates: [SwiftType], _ schemas: [AuditedSchema], _ names: TypeNames) {
        let known = Dictionary(schemas.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        var taken: Set<String> = []
        for type in candidates where byType[type.name] == nil && type.kind != .enum {
            let best = evidence.best(for: type) { bySchema[$0] == nil && known[$0] != nil }
            guard let best, best.overlap.isProposal, let name = known[best.id] else { continue }
            taken.insert(type.name)
            proposals.append(Proposal(type: type.name, schema: name, overlap: best.overlap, isNamed: false))
        }
        for schema in schemas where bySchema[schema.id] == nil && schema.isRecord {
            let type = names.unconfirmed(schema) { byType[$0.name] == nil && !taken.contains($0.name) }
            guard let type else { continue }
            taken.insert(type.name)
            let overlap = evidence.overlap(type, schema.id)
            proposals.append(Proposal(type: type.name, schema: schema.name, overlap: overlap, isNamed: true))
        }
    }
}

/// The data for the search for types.
private struct MatchingSearch {
    let project: SwiftProject
    let contract: Contract
    let schemas: [TypeID: AuditedSchema]
    private let candidates: Set<String>
    /// The index of the first match whose properties have not been followed.
    var next = 0

    init(_ project: SwiftProject, _ contract: Contract, _ candidates: [SwiftType], _ schemas: [AuditedSchema]) {
        self.project = project
        self.contract = contract
        self.schemas = Dictionary(schemas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.candidates = Set(candidates.map(\.name))
    }

    func isCandidate(_ type: SwiftType) -> Bool { candidates.contains(type.name) }

    /// Whether the type is nested in an enumeration that is decoded, such as an enumeration of success and failure.
    func isOneOfSeveral(_ type: SwiftType) -> Bool {
        guard let dot = type.name.lastIndex(of: ".") else { return false }
        return project.type(named: String(type.name[..<dot])).map { $0.kind == .enum && isCandidate($0) } ?? false
    }

    func type(_ name: String, in scope: String) -> SwiftType? {
        project.type(named: name, in: scope).flatMap { isCandidate($0) ? $0 : nil }
    }

    func pairs(of match: TypeMatching.Match) -> [(RecordPair, PropertyDefinition)] {
        RecordPair.all(match, project, schemas).flatMap { pair in pair.schema.properties.map { (pair, $0) } }
    }

    private static let mostAliases = 32

    /// Returns the schema of a value or of a collection's elements, with aliases resolved.
    func target(of reference: TypeReference) -> TypeID? {
        var id = reference.definitions.last
        for _ in 0..<Self.mostAliases {
            guard let next = id, case .alias(let use) = contract[next].shape else { return id }
            id = use.reference.definitions.last
        }
        return nil
    }
}

extension SwiftType {
    /// Maps the generic parameters to their arguments: `T` to `Work` for `Page<Work>`.
    fileprivate func arguments(_ text: SwiftTypeText) -> [String: SwiftTypeText] {
        guard case .named(_, let arguments) = text else { return [:] }
        return Dictionary(zip(generics, arguments), uniquingKeysWith: { first, _ in first })
    }
}
