import ContractModel
package import Diagnostics
import Texts

/// The results of an audit.
package struct AuditReport: Sendable {
    /// A type that can be decoded, with its schema.
    package struct AuditedType: Hashable, Sendable {
        package var name: String
        package var kind: String
        package var place: AuditPlace
        package var schema: String?
        package var pointer: String?
        /// The kind of evidence that type and schema belong together.
        package var ground: TypeMatching.Ground?
        package var evidence: String?
        /// The numbers of properties or values in Swift and in the contract.
        package var swiftCount: Int
        package var contractCount: Int
        package var isEnumeration: Bool
        /// Whether the type needs no schema, because it represents a scalar or is part of another compared type.
        var isValue = false
        package var language = "Swift"
    }

    package struct AuditedFile: Hashable, Sendable {
        package var path: String
        package var lines: Int
    }

    /// A finding that the team accepts.
    package struct Accepted: Sendable {
        package var finding: AuditFinding
        package var entry: AuditAcceptances.Entry
    }

    /// A warning about an entry in the file of acceptances.
    package struct Warning: Sendable {
        package var text: String
        package var location: SourceLocation
    }

    package var accepted: [Accepted] = []
    package var known: [AuditFinding] = []
    package var warnings: [Warning] = []
    /// The findings, sorted by severity and then by place. The gravest findings come first.
    package var findings: [AuditFinding]
    package let doubts: [AuditDoubt]
    package let types: [AuditedType]
    package let proposals: [TypeMatching.Proposal]
    package let tables: [AuditTable]
    package let files: [AuditedFile]
    package let comparisons: Int
    package let title: String
    package let version: String

    /// An envelope of the contract, and the type that represents it.
    struct Envelope: Sendable {
        var schema: String
        var type: String?
        /// The keys that decide between success and failure.
        var rules: [String]
    }

    let envelopes: [Envelope]
    /// The schemas with properties that responses contain and no type represents.
    let missingSchemas: [String]
    private let schemas: Int

    /// - Parameter schemas: The schemas of the contract.
    init(
        _ context: AuditContext, _ log: AuditLog, _ tables: [AuditTable], schemas: [AuditedSchema],
        backend: [AuditedType]
    ) {
        self.schemas = schemas.count
        missingSchemas = schemas.filter {
            $0.isRecord && context.matching.match(of: $0.id) == nil && context.reach.isInResponses($0.id)
        }.map(\.name)
        envelopes = schemas.compactMap { schema in
            guard case .envelope(_, let rules) = schema.form else { return nil }
            return Envelope(
                schema: schema.name, type: context.matching.match(of: schema.id)?.type.name, rules: rules)
        }
        findings = log.findings.sorted { left, right in
            let a = (left.swift.path, left.swift.line, left.subject, left.id)
            let b = (right.swift.path, right.swift.line, right.subject, right.id)
            return left.severity == right.severity ? a < b : left.severity > right.severity
        }
        doubts = log.doubts
        comparisons = log.comparisons
        self.tables = tables
        proposals = context.matching.proposals
        title = context.contract.info.title
        version = context.contract.info.version
        // Files that cannot be read are not included. `doubts` contains these files.
        files = context.project.files.filter { $0.fault == nil }.map { AuditedFile(path: $0.path, lines: $0.lines) }
        var types: [AuditedType] = []
        for match in context.matching.matches { types.append(AuditedType(match.type, match, context.project)) }
        let isKeys: (SwiftType) -> Bool = { $0.inherited.contains("CodingKey") || $0.simpleName == "CodingKeys" }
        for type in context.project.codableTypes
        where context.matching.match(of: type) == nil && !isKeys(type) && !context.scope.leaves(out: type) {
            types.append(AuditedType(type, nil, context.project))
        }
        let followed = Self.followed(context)
        for index in types.indices where types[index].schema == nil && followed.contains(types[index].name) {
            types[index].isValue = true
        }
        types += backend
        self.types = types.sorted { ($0.place.path, $0.place.line) < ($1.place.path, $1.place.line) }
    }

    /// Returns the names of the types that are compared as parts of other types: types of properties, and types to
    /// which a decoder passes its whole object (`try Shipping(from: decoder)`).
    private static func followed(_ context: AuditContext) -> Set<String> {
        var names: Set<String> = []
        for match in context.matching.matches where match.schema.isRecord {
            let table = TypeKeys(match.type, context.project)
            names.formUnion(table.carried(context.project).compactMap(\.type?.name))
            for text in table.stored.compactMap(\.impliedType) {
                let type = context.project.type(named: SwiftTypeText(text).base, in: match.type.name)
                if let type { names.insert(type.name) }
            }
        }
        return names
    }

    /// The numbers of decodable types, or of schemas, that were compared, proposed for comparison, or left out.
    package struct Coverage: Hashable, Sendable {
        package var compared: Int
        package var proposed: Int
        package var left: Int

        package var all: Int { compared + proposed + left }
        /// The share of compared types or schemas in percent, rounded down.
        package var percent: Int { all == 0 ? 0 : compared * 100 / all }
    }

    package var coverageOfTypes: Coverage {
        let own = types.filter { $0.language == "Swift" }
        let compared = Set(own.filter { $0.schema != nil }.map(\.name))
        let proposed = Set(proposals.map(\.type)).subtracting(compared)
        let left = Set(own.filter { !$0.isValue }.map(\.name)).subtracting(compared).subtracting(proposed)
        return Coverage(compared: compared.count, proposed: proposed.count, left: left.count)
    }

    package var coverageOfSchemas: Coverage {
        let compared = Set(types.compactMap(\.schema))
        let proposed = Set(proposals.map(\.schema)).subtracting(compared)
        return Coverage(
            compared: compared.count, proposed: proposed.count,
            left: max(0, schemas - compared.count - proposed.count))
    }

    /// The numbers of compared and proposed types and schemas, as a sentence for people.
    var coverageText: String {
        let (types, schemas) = (coverageOfTypes, coverageOfSchemas)
        return """
            coverage: the audit compares \(types.compared) of \(types.all.counted("decodable type")) \
            (\(types.percent) %). It proposes a schema for \(types.proposed.counted("type")), and no schema for \
            \(types.left). It compares \(schemas.compared) of \(schemas.all.counted("schema")), and proposes a type for \
            \(schemas.proposed).
            """
    }

    /// Returns the reason why the audit has compared too little for a success. The result is nil if the audit has
    /// compared enough.
    ///
    /// - Parameter percent: The least share of the types that must be compared, or nil if every share is enough.
    package func shortfall(ofCoverage percent: Int?) -> String? {
        let remedy = """
            Assign types to schemas under 'audit: types:' in gen-dtos.yaml. 'gen-dtos audit … --init' prints a draft of these lines.
            """
        if comparisons == 0 { return "Nothing was compared, so the audit has no result. \(remedy)" }
        guard let percent, coverageOfTypes.percent < percent else { return nil }
        return """
            \(coverageOfTypes.percent) % of the types were compared, but --minimum-coverage requires \(percent) %. \(remedy)
            """
    }

    /// All findings, including accepted findings and known findings.
    package var all: [AuditFinding] { findings + known + accepted.map(\.finding) }

    /// Excludes findings from a patch, because their lines have caused an error or another finding.
    package mutating func withhold(_ refused: [AuditFinding]) {
        let refused = Set(refused)
        for index in findings.indices where refused.contains(findings[index]) {
            findings[index].hold = "With the proposed lines, the file would have an error or another finding."
        }
    }

    /// The number of causes whose gravest finding has the severity.
    package func count(_ severity: AuditSeverity) -> Int { causes.count { $0.gravest.severity == severity } }

    // MARK: Summary

    var matched: [AuditedType] { types.filter { $0.schema != nil && $0.language == "Swift" } }
    var enumerations: [AuditedType] { matched.filter(\.isEnumeration) }
    var propertyCount: Int { matched.filter { !$0.isEnumeration }.reduce(0) { $0 + $1.swiftCount } }
    var lineCount: Int { files.reduce(0) { $0 + $1.lines } }

    /// The advice for all findings of a kind.
    struct Recommendation {
        var id: String
        var count: Int
        var help: String
    }

    /// The recommendations, one for each kind of finding. The recommendation for the gravest finding comes first.
    var recommendations: [Recommendation] {
        var seen: Set<String> = []
        let causes = causes
        let ids = causes.map(\.gravest.id) + causes.flatMap(\.parts).map(\.id)
        return ids.filter { seen.insert($0).inserted }.map { id in
            Recommendation(
                id: id, count: findings.count { $0.id == id },
                help: AuditDiagnostics.rules.first { $0.id == id }?.help ?? "")
        }
    }
}

extension AuditReport.AuditedType {
    fileprivate init(_ type: SwiftType, _ match: TypeMatching.Match?, _ project: SwiftProject) {
        name = type.name
        kind = type.kind.rawValue
        place = type.location()
        schema = match?.schema.name
        pointer = match?.schema.pointer
        ground = match?.ground
        evidence = match?.evidence
        if let match {
            // An envelope may be an enumeration of success and failure, which has no values to count.
            isEnumeration = !match.schema.isRecord
        } else {
            isEnumeration = type.kind == .enum
            isValue =
                type.rawType != nil || type.inherited.contains("RawRepresentable")
                || project.functions(of: type.name).contains { $0.isDecoder && $0.readsSingleValue }
        }
        swiftCount = type.kind == .enum ? EnumerationLayer.values(of: type, project)?.count ?? 0 : type.stored.count
        contractCount =
            switch match?.schema.form {
            case .record(let properties): properties.count
            case .envelope(let properties, _): type.kind == .enum ? 0 : properties.count
            case .enumeration(let shape): shape.cases.count
            case nil: 0
            }
    }
}

/// The comparison of a type, property by property.
package struct AuditTable: Sendable {
    package struct Row: Sendable {
        package var key: String
        package var contractType: String
        package var swiftName: String?
        package var swiftType: String?
        package var stages: [AuditStage: Bool]
        /// The identifiers of the property's findings.
        package var findings: [String]

        package var reached: Int { stages.values.count { $0 } }
    }

    package let schema: String
    package let type: String
    package let pointer: String
    package private(set) var rows: [Row]
    /// Whether there are mappers, so that the stages of properties are known.
    package let hasFlow: Bool
    /// The layers that the code does not have.
    let absent: Set<Absence>

    /// A layer that code need not have.
    enum Absence {
        case keys, initialiser, encoder, map, merge
    }

    init(_ pair: RecordPair, _ flow: DataFlow, _ context: AuditContext, _ log: AuditLog) {
        schema = pair.schema.name
        type = pair.type.name
        pointer = pair.schema.pointer
        hasFlow = !flow.mappers.isEmpty
        absent = Self.absent(pair, flow, context)
        rows = pair.schema.properties.map { property in
            let member = pair.member(property)
            let subject = pair.subject(property)
            return Row(
                key: property.key,
                contractType: context.contract.words(of: property.use.reference)
                    + (property.isRequired ? "" : ", optional"),
                swiftName: pair.name(of: member), swiftType: member?.type, stages: flow.stages(property),
                findings: log.findings.filter { $0.subject == subject }.map(\.id))
        }
    }

    private static func absent(_ pair: RecordPair, _ flow: DataFlow, _ context: AuditContext) -> Set<Absence> {
        let isEncoded =
            pair.keys.encoder != nil || pair.type.macro != nil
            || !Set(["Codable", "Encodable"]).isDisjoint(with: pair.type.inherited)
        let all: [(Absence, Bool)] = [
            (.keys, pair.keys.keys != nil), (.initialiser, InitialiserLayer.initialiser(pair, context) != nil),
            (.encoder, isEncoded), (.map, flow.mappers.contains { $0.purpose == .map }),
            (.merge, flow.mappers.contains { $0.purpose == .merge }),
        ]
        return Set(all.filter { !$0.1 }.map(\.0))
    }

    /// Adds the rows of another type that reads a part of the object.
    mutating func add(_ other: AuditTable, inOrderOf schema: AuditedSchema) {
        let all = rows + other.rows
        rows = schema.properties.compactMap { property in all.first { $0.key == property.key } }
    }
}
