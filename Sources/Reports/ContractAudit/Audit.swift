package import ContractModel

/// Compares a project's Swift code with a contract, layer by layer.
package enum Audit {
    /// - Parameters:
    ///   - scope: The configuration of the audit, such as the types that represent a schema.
    ///   - typeScript: The types of the backend, from its TypeScript files.
    package static func report(
        _ contract: Contract, _ files: [FileFacts], scope: AuditScope = AuditScope(), typeScript: [TypeScriptFile] = []
    ) -> AuditReport {
        let project = SwiftProject(files)
        let schemas = AuditedSchema.all(of: contract)
        let matching = TypeMatching(project, contract, schemas, scope)
        let context = AuditContext(contract: contract, project: project, matching: matching, scope: scope)
        var log = AuditLog()
        var tables: [AuditTable] = []
        let known = Dictionary(schemas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let order = Dictionary(uniqueKeysWithValues: schemas.enumerated().map { ($1.id, $0) })
        func isBefore(_ left: TypeMatching.Match, _ right: TypeMatching.Match) -> Bool {
            left.isFirst == right.isFirst
                ? order[left.schema.id] ?? 0 < order[right.schema.id] ?? 0 : left.isFirst
        }
        for match in matching.matches.sorted(by: isBefore) {
            log.begin(match)
            if case .enumeration(let shape) = match.schema.form {
                EnumerationLayer.check(shape, match, context, &log)
                continue
            }
            if match.ground == .configuration, isOpaque(match.type, project) {
                log.doubt(
                    match.schema.name,
                    "'\(match.type.name)' has no decoder that the audit finds, so its keys are unknown.",
                    match.type.location())
                continue
            }
            if context.reach.isOnlySent(match.schema.id), let function = dictionary(of: match.type, project) {
                log.doubt(
                    match.schema.name, "'\(function.facts.name)' makes the body, which the audit does not follow.",
                    function.place())
                continue
            }
            for pair in RecordPair.all(match, project, known) {
                if let doubt = pair.keys.doubt {
                    log.doubt(pair.schema.name, doubt, pair.type.location())
                    continue
                }
                if EnvelopeLayer.check(pair, context, &log) { continue }
                let table = check(pair, context, &log)
                if !match.isFirst { continue }
                if pair.carrier != nil, tables.last?.schema == table.schema {
                    tables[tables.count - 1].add(table, inOrderOf: match.schema)
                } else {
                    tables.append(table)
                }
            }
        }
        log.begin(nil)
        SharedTypes.settle(context, known, &log)
        let backend = typeScript.flatMap { TypeScriptLayer.check($0, schemas, context, &log) }
        for file in project.files {
            guard file.fault != nil || file.hasErrors else { continue }
            log.doubt(
                file.path, file.fault ?? "Parts of the file are not valid Swift. Only the other parts are compared.",
                AuditPlace(path: file.path, SwiftPlace(line: 1, column: 1)))
        }
        return AuditReport(context, log, tables, schemas: schemas, backend: backend)
    }
}

extension Audit {
    /// Whether nothing in the project decodes the type, so that its properties are not the keys of a response.
    private static func isOpaque(_ type: SwiftType, _ project: SwiftProject) -> Bool {
        if TypeMatching.isCandidate(type, project) { return false }
        return type.stored.isEmpty
            || type.inherited.allSatisfy { project.type(named: $0) != nil || $0.hasPrefix("NS") }
    }

    /// Returns a function that converts a value of the type to a dictionary, which is sent instead of the value.
    private static func dictionary(of type: SwiftType, _ project: SwiftProject) -> SwiftFunction? {
        project.functions(of: type.name).first { $0.facts.result?.hasPrefix("[String: ") ?? false }
    }

    private static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) -> AuditTable {
        PropertyLayer.check(pair, context, &log)
        CodingKeysLayer.check(pair, context, &log)
        InitialiserLayer.check(pair, context, &log)
        EncoderLayer.check(pair, context, &log)
        let flow = DataFlow(pair, context)
        if context.reach.isOnlySent(pair.schema.id) { return AuditTable(pair, flow, context, log) }
        DecoderLayer.check(pair, context, &log)
        ModelLayer.check(flow, context, &log)
        MapperLayer.check(flow, context, &log)
        UseLayer.check(flow, context, &log)
        return AuditTable(pair, flow, context, log)
    }
}

/// The values that all layers need.
struct AuditContext {
    let contract: Contract
    let project: SwiftProject
    let matching: TypeMatching
    let scope: AuditScope
    let reach: SchemaReach
    let mappers: [Mapper]
    /// The outermost types that contain mappers.
    let ownersOfMappers: Set<String>
    let filesOfMappers: Set<Int>
    /// The outermost types that contain types with a schema.
    let ownersOfPairs: Set<String>
    /// Whether a file that makes a `JSONDecoder` also decodes a type with a schema.
    let showsDecoder: Bool

    init(contract: Contract, project: SwiftProject, matching: TypeMatching, scope: AuditScope) {
        self.contract = contract
        self.project = project
        self.matching = matching
        self.scope = scope
        reach = SchemaReach(contract)
        mappers = Mapper.all(project, matching, scope)
        ownersOfPairs = Set(matching.matches.map(\.type.outermost))
        ownersOfMappers = Set(mappers.compactMap(\.function.facts.owner).map(\.outermost))
        filesOfMappers = Set(mappers.filter { $0.function.facts.owner == nil }.map(\.function.file))
        let makers = project.files.map { file in file.makings.contains { $0.callee == "JSONDecoder" } }
        showsDecoder = project.functions.contains { function in
            makers[function.file]
                && function.facts.calls.contains { $0.callee.hasSuffix("decode") && $0.arguments.last?.label == "from" }
                && function.facts.named.flatMap { SwiftTypeText($0).parts }.contains { text in
                    guard case .named(let name, _) = text else { return false }
                    return project.type(named: name, in: function.facts.owner ?? "").flatMap(matching.match) != nil
                }
        }
    }

    var words: SwiftWords { SwiftWords(contract: contract, matching: matching, project: project) }

    /// Returns the spelling of the contract's types for code within a type.
    func words(in type: SwiftType) -> SwiftWords {
        var words = words
        words.scope = type.name
        return words
    }
}
