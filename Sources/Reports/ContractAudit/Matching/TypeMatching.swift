package import ContractModel

/// Which Swift type stands for which schema.
package struct TypeMatching: Sendable {
    package enum Ground: String, Sendable {
        case configuration, name, use
    }

    package struct Match: Sendable {
        package var schema: AuditedSchema
        package var type: SwiftType
        package var ground: Ground
    }

    /// A schema that a type may stand for, by its keys.
    package struct Proposal: Hashable, Sendable {
        package var type: String
        package var schema: String
        package var shared: Int
    }

    package private(set) var matches: [Match] = []
    package private(set) var proposals: [Proposal] = []
    private var byType: [String: Int] = [:]
    private var bySchema: [TypeID: Int] = [:]

    /// - Parameter configured: schema → type.
    package init(_ project: SwiftProject, _ schemas: [AuditedSchema], configured: [String: String]) {
        for schema in schemas {
            if let name = configured[schema.name], let type = project.type(named: name) {
                add(schema, type, .configuration)
            }
        }
        let candidates = project.types.filter { Self.isCandidate($0, project) && byType[$0.name] == nil }
        let names = TypeNames(candidates, schemas, project)
        for closeness in TypeNames.Closeness.allCases {
            for schema in schemas where bySchema[schema.id] == nil && configured[schema.name] == nil {
                if let type = names.best(for: schema, closeness, where: { byType[$0.name] == nil }) {
                    add(schema, type, .name)
                }
            }
        }
        matchByUse(project, schemas)
        propose(project, candidates, schemas)
    }

    package func match(of type: SwiftType) -> Match? { byType[type.name].map { matches[$0] } }
    package func match(of schema: TypeID) -> Match? { bySchema[schema].map { matches[$0] } }

    private mutating func add(_ schema: AuditedSchema, _ type: SwiftType, _ ground: Ground) {
        byType[type.name] = matches.count
        if bySchema[schema.id] == nil { bySchema[schema.id] = matches.count }
        matches.append(Match(schema: schema, type: type, ground: ground))
    }

    /// Whether the type is decoded or encoded, or has raw values.
    private static func isCandidate(_ type: SwiftType, _ project: SwiftProject) -> Bool {
        if type.simpleName == "CodingKeys" || type.inherited.contains("CodingKey") { return false }
        if type.isCodable || type.rawType != nil { return true }
        return project.functions(of: type.name).contains { $0.isDecoder || type.kind == .enum && $0.readsRawValues }
    }

    /// A type that nothing else claims, in the place of a property whose schema no other type stands for.
    private mutating func matchByUse(_ project: SwiftProject, _ schemas: [AuditedSchema]) {
        let known = Dictionary(schemas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var next = 0
        while next < matches.count {
            let match = matches[next]
            next += 1
            let pairs = RecordPair.all(match, project, known)
            for (pair, property) in pairs.flatMap({ pair in pair.schema.properties.map { (pair, $0) } }) {
                guard let id = property.use.reference.definitions.last, bySchema[id] == nil, let schema = known[id],
                    let facts = pair.member(property), let text = facts.type
                else { continue }
                let own = project.type(named: SwiftTypeText(text).base, in: pair.type.name)
                guard let type = own ?? project.enumeration(madeOf: facts, pair.type), byType[type.name] == nil,
                    schema.fits(type), Self.isCandidate(type, project)
                else { continue }
                add(schema, type, .use)
            }
        }
    }

    private mutating func propose(
        _ project: SwiftProject, _ candidates: [SwiftType], _ schemas: [AuditedSchema]
    ) {
        for type in candidates where byType[type.name] == nil && type.kind != .enum {
            let table = TypeKeys(type, project)
            guard table.entries.count >= 3 else { continue }
            let best = schemas.filter { $0.isRecord && bySchema[$0.id] == nil }.map { schema in
                let shared = schema.properties.count { table.has($0, project) }
                return (schema, shared: shared, all: schema.properties.count + table.entries.count - shared)
            }.max { $0.shared * $1.all < $1.shared * $0.all }
            guard let best, best.shared * 4 >= best.all * 3 else { continue }
            proposals.append(Proposal(type: type.name, schema: best.0.name, shared: best.shared))
        }
    }
}
