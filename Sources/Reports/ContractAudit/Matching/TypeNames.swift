import ContractModel

/// The types of a project by their names, and by these without what apps put around them.
struct TypeNames {
    /// How alike two names are.
    enum Closeness: CaseIterable {
        case same
        /// But for `DTO`, `Model` and `Type`.
        case usual
        /// But for words that are less sure, so that keys have to say it too.
        case far
    }

    private let project: SwiftProject
    private var types: [Closeness: [String: [SwiftType]]] = [:]
    private let schemas: Set<String>

    init(_ candidates: [SwiftType], _ schemas: [AuditedSchema], _ project: SwiftProject) {
        self.project = project
        self.schemas = Set(schemas.map(\.name))
        for type in candidates {
            let name = type.simpleName
            for key in Set([name, type.name]) { types[.same, default: [:]][key, default: []].append(type) }
            types[.usual, default: [:]][Self.core(name), default: []].append(type)
            types[.far, default: [:]][Self.bare(name), default: []].append(type)
        }
    }

    /// - Returns: Nil if no type has a similar name.
    func best(
        for schema: AuditedSchema, _ closeness: Closeness, where isFree: (SwiftType) -> Bool
    ) -> SwiftType? {
        let wanted = schema.name
        func found(_ closeness: Closeness, _ key: String) -> [SwiftType] {
            (types[closeness]?[key] ?? []).filter { type in
                isFree(type) && schema.fits(type) && (type.kind == .enum || schema.isRecord)
                    && (closeness != .far || isLikely(type, schema))
            }
        }
        switch closeness {
        case .same:
            let all = found(.same, wanted)
            guard
                let own = all.first(where: { $0.name == wanted }) ?? all.first ?? aliased(wanted, schema, where: isFree)
            else { return nil }
            // Where there are `Work` and `WorkDTO`, it is the other that is decoded.
            if Self.bare(wanted) != wanted.lowercased() { return own }
            let marked = found(.far, Self.bare(wanted)).filter { type in
                Self.bare(type.simpleName) != type.simpleName.lowercased() && !schemas.contains(type.simpleName)
            }
            return marked.first ?? own
        case .usual: return best(of: found(.usual, Self.core(wanted)), schema)
        case .far: return best(of: found(.far, Self.bare(wanted)), schema)
        }
    }

    /// `typealias BoundingBox = Box` says it too.
    private func aliased(_ name: String, _ schema: AuditedSchema, where isFree: (SwiftType) -> Bool) -> SwiftType? {
        guard project.aliased(name, in: "") != nil, let type = project.type(named: name), isFree(type),
            schema.fits(type), type.kind == .enum || schema.isRecord,
            types[.same]?[type.name]?.contains(where: { $0.name == type.name }) ?? false
        else { return nil }
        return type
    }

    /// The first with the most keys.
    private func best(of types: [SwiftType], _ schema: AuditedSchema) -> SwiftType? {
        guard types.count > 1 else { return types.first }
        let counts = types.map { shared($0, schema) }
        return counts.max().flatMap { most in counts.firstIndex(of: most).map { types[$0] } }
    }

    // MARK: Keys

    private func isLikely(_ type: SwiftType, _ schema: AuditedSchema) -> Bool {
        if case .enumeration(let shape) = schema.form {
            let values = EnumerationLayer.values(of: type, project) ?? [:]
            return shape.cases.contains { $0.value.word.map { values[$0] != nil } ?? false }
        }
        let count = shared(type, schema)
        let own = TypeKeys(type, project).entries.count
        return count * 2 >= schema.properties.count && count * 2 > own
    }

    private func shared(_ type: SwiftType, _ schema: AuditedSchema) -> Int {
        guard schema.isRecord, type.kind != .enum else { return 0 }
        let table = TypeKeys(type, project)
        return schema.properties.count { table.has($0, project) }
    }

    // MARK: Names

    /// Without what apps put before and behind: `DTOEditionFormat`, `WorkDTO`.
    private static func core(_ name: String) -> String {
        strip(name.lowercased(), ["dto"], ["dto", "model", "type"])
    }

    private static func bare(_ name: String) -> String {
        strip(
            name.lowercased(), ["dto", "remote", "api", "json", "network", "server", "rest", "raw", "codable"],
            [
                "dto", "model", "type", "response", "entity", "payload", "json", "remote", "resource", "data",
                "schema",
            ])
    }

    private static func strip(_ name: String, _ prefixes: [String], _ suffixes: [String]) -> String {
        var name = name
        if let prefix = prefixes.first(where: name.hasPrefix), name.count > prefix.count {
            name.removeFirst(prefix.count)
        }
        if let suffix = suffixes.first(where: name.hasSuffix), name.count > suffix.count {
            name.removeLast(suffix.count)
        }
        return name
    }
}

extension AuditedSchema {
    /// Whether a type of this kind can stand for it.
    func fits(_ type: SwiftType) -> Bool {
        switch form {
        case .enumeration: type.kind == .enum
        // Whatever is success or failure is an enumeration too.
        case .envelope: true
        case .record: type.kind != .enum
        }
    }
}
