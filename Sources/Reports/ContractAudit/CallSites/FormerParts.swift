import ContractModel

/// The parts of a contract that the declarations in another generator's output represent.
struct FormerParts {
    enum Part: Hashable {
        case operation(Int)
        case type(TypeID)
        case client
    }

    /// A member of a generated type. The contract determines its name.
    struct Member: Hashable {
        var type: TypeID
        /// The name of the member in the output of gen-dtos.
        var name: String
    }

    let output: FormerOutput
    /// Maps the qualified name of each type to the part that the type represents.
    private(set) var parts: [String: Part] = [:]
    /// Maps each type and the name of each member in the former output to the member in the output of gen-dtos.
    private(set) var members: [String: [String: Member]] = [:]
    /// Maps a name in the former output to a member, if all members with this name have the same other name in the
    /// output of gen-dtos.
    private(set) var renamedMembers: [String: Member] = [:]
    /// Maps names to the functions that call operations.
    private(set) var calls: [String: [FormerOutput.Function]] = [:]

    init(_ contract: Contract, _ files: [FileFacts], _ spelling: OwnSpelling, _ scope: AuditScope) {
        let project = SwiftProject(files)
        let notes = project.files.map(FormerNotes.init)
        let operations = FormerOperations(contract, notes)
        let found = operations.operations(of: project)
        output = FormerOutput(project, found)
        let schemas = AuditedSchema.all(of: contract)
        let matching = TypeMatching(project, contract, schemas, scope)
        pairByComment(contract, project, notes, operations)
        for match in matching.matches where match.isFirst { add(.type(match.schema.id), match.type.name) }
        pairByName(contract, matching.proposals)
        pairClients(project)
        addMembers(matching, Dictionary(schemas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }), spelling)
    }

    /// The number of functions with the same name from which on further functions are ignored.
    private static let mostOverloads = 64

    /// The number of types and functions that belong to a part of the contract.
    var count: Int { parts.count + calls.count }

    /// Returns the part that a type represents, or the operation that contains the type.
    func part(of type: String) -> (part: Part, isNested: Bool)? {
        if let part = parts[type] { return (part, false) }
        var outer = type[...]
        while let dot = outer.lastIndex(of: ".") {
            outer = outer[..<dot]
            if case .operation(let index)? = parts[String(outer)] { return (.operation(index), true) }
        }
        return nil
    }

    private mutating func add(_ part: Part, _ name: String) {
        if parts[name] == nil { parts[name] = part }
    }

    /// Finds the parts of types whose comments name a schema or an operation:
    /// `Generated from #/components/schemas/Order`.
    private mutating func pairByComment(
        _ contract: Contract, _ project: SwiftProject, _ notes: [FormerNotes], _ operations: FormerOperations
    ) {
        let schemas = Dictionary(
            contract.definitions.compactMap { definition in definition.schemaName.map { ($0, definition.id) } },
            uniquingKeysWith: { first, _ in first })
        for (number, file) in project.files.enumerated() {
            for facts in file.types where facts.kind != .extension && facts.kind != .protocol {
                if let operation = operations.operation(at: facts.place, in: number) {
                    add(.operation(operation), facts.name)
                }
                for source in notes[number].byPlace[facts.place]?.sources ?? [] {
                    let start = ["#/components/schemas/", "#/definitions/"].first(where: source.hasPrefix) ?? ""
                    let name = source.dropFirst(start.count).replacing("~1", with: "/").replacing("~0", with: "~")
                    if !start.isEmpty, let id = schemas[String(name)] { add(.type(id), facts.name) }
                }
            }
        }
    }

    /// Finds the schemas of types that have the name of a schema, such as unions, and of types with a similar name and
    /// the keys of a schema.
    private mutating func pairByName(_ contract: Contract, _ proposals: [TypeMatching.Proposal]) {
        let taken = Set(parts.values)
        var free: [String: TypeID] = [:]
        for definition in contract.definitions {
            guard let name = definition.schemaName, !taken.contains(.type(definition.id)) else { continue }
            free[name.plainWord] = free[name.plainWord] ?? definition.id
        }
        for name in output.names.sorted() where parts[name] == nil {
            let outer = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
            let simple = name.split(separator: ".").last.map { String($0).plainWord } ?? ""
            if parts[outer] == nil, let id = free.removeValue(forKey: simple) { add(.type(id), name) }
        }
        for proposal in proposals {
            let (type, schema) = (proposal.type.plainWord, proposal.schema.plainWord)
            if type.contains(schema) || schema.contains(type), let id = free.removeValue(forKey: schema) {
                add(.type(id), proposal.type)
            }
        }
    }

    /// Finds the types that represent the client: types whose functions call operations, and types with properties of
    /// these types.
    private mutating func pairClients(_ project: SwiftProject) {
        for (owner, functions) in output.functions.sorted(by: { $0.key < $1.key }) {
            for (name, all) in functions.sorted(by: { $0.key < $1.key }) {
                let own = all.filter { $0.operation != nil }
                if own.isEmpty { continue }
                if calls[name]?.count ?? 0 < Self.mostOverloads { calls[name, default: []] += own }
                if !owner.isEmpty { add(.client, owner) }
            }
        }
        let clients = Set(parts.filter { $0.value == .client }.keys)
        for type in project.types where !type.isCodable {
            let held = type.stored.compactMap(\.type).map { SwiftTypeText($0).base }
            if held.contains(where: { output.qualified($0, in: type.name).map(clients.contains) ?? false }) {
                add(.client, type.name)
            }
        }
    }

    // MARK: Members

    private mutating func addMembers(
        _ matching: TypeMatching, _ schemas: [TypeID: AuditedSchema], _ spelling: OwnSpelling
    ) {
        let project = output.project
        for match in matching.matches where match.isFirst {
            let own = spelling.members[match.schema.id] ?? [:]
            if case .enumeration = match.schema.form {
                for item in match.type.cases where !item.hasPayload {
                    add(item.name, own[item.rawValue ?? item.name], match)
                }
            }
            for pair in RecordPair.all(match, project, schemas).prefix(1) {
                for property in pair.schema.properties {
                    if let member = pair.member(property) { add(member.name, own[property.key], match) }
                }
            }
        }
        var kept: Set<String> = []
        for type in project.types where !type.inherited.contains("CodingKey") {
            for name in type.properties.map(\.name) + type.cases.map(\.name) {
                guard let member = members[type.name]?[name], member.name != name,
                    renamedMembers[name].map({ $0.name == member.name }) ?? true
                else {
                    kept.insert(name)
                    continue
                }
                renamedMembers[name] = renamedMembers[name] ?? member
            }
        }
        for name in kept { renamedMembers[name] = nil }
    }

    private mutating func add(_ name: String, _ own: String?, _ match: TypeMatching.Match) {
        guard let own else { return }
        members[match.type.name, default: [:]][name] = Member(type: match.schema.id, name: own)
    }
}
