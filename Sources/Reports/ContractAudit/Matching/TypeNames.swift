/// Finds the types of a project by name, with and without usual prefixes and suffixes such as `DTO`.
struct TypeNames {
    /// The similarity of two names.
    enum Closeness: CaseIterable {
        case same
        /// The names differ only in `DTO`, `Model`, `Object` or `Type`.
        case usual
        /// The names differ in other usual words, such as `Response`, so the keys must also agree.
        case far
    }

    private let project: SwiftProject
    private let evidence: KeyEvidence
    private var types: [Closeness: [String: [SwiftType]]] = [:]
    private let schemas: Set<String>

    init(_ candidates: [SwiftType], _ schemas: [AuditedSchema], _ project: SwiftProject, _ evidence: KeyEvidence) {
        self.project = project
        self.evidence = evidence
        self.schemas = Set(schemas.map(\.name))
        for type in candidates {
            let name = type.simpleName
            for key in Set([name, type.name]) { types[.same, default: [:]][key, default: []].append(type) }
            types[.usual, default: [:]][Self.core(name), default: []].append(type)
            types[.far, default: [:]][Self.bare(name), default: []].append(type)
        }
    }

    /// Returns the type with a similar name and with keys that confirm the match.
    ///
    /// - Returns: Nil if no type has a similar name and confirming keys.
    func best(
        for schema: AuditedSchema, _ closeness: Closeness, where isFree: (SwiftType) -> Bool
    ) -> SwiftType? {
        let wanted = schema.name
        func found(_ closeness: Closeness, _ key: String) -> [SwiftType] {
            (types[closeness]?[key] ?? []).filter { type in
                guard isFree(type), schema.fits(type), type.kind == .enum || schema.isRecord else { return false }
                let overlap = evidence.overlap(type, schema.id)
                return closeness == .far && !isValued(type, schema) ? overlap.isMost : overlap.confirms
            }
        }
        switch closeness {
        case .same:
            let all = found(.same, wanted)
            guard
                let own = all.first(where: { $0.name == wanted }) ?? best(of: all, schema)
                    ?? aliased(wanted, schema, where: isFree)
            else { return nil }
            // If the project has both `Work` and `WorkDTO`, the type with the marked name is decoded.
            if Self.bare(wanted) != wanted.lowercased() { return own }
            let marked = found(.far, Self.bare(wanted)).filter { type in
                Self.bare(type.simpleName) != type.simpleName.lowercased() && !schemas.contains(type.simpleName)
            }
            return marked.first ?? own
        case .usual: return best(of: found(.usual, Self.core(wanted)), schema)
        case .far: return best(of: found(.far, Self.bare(wanted)), schema)
        }
    }

    /// Returns a type whose name is similar to the schema's name but whose keys do not confirm the match.
    func unconfirmed(_ schema: AuditedSchema, where isFree: (SwiftType) -> Bool) -> SwiftType? {
        (types[.far]?[Self.bare(schema.name)] ?? []).first {
            isFree($0) && schema.fits($0) && $0.kind != .enum && evidence.overlap($0, schema.id).shared > 0
        }
    }

    /// Whether the type and the schema are enumerations, which have values instead of keys.
    private func isValued(_ type: SwiftType, _ schema: AuditedSchema) -> Bool {
        type.kind == .enum && !schema.isRecord
    }

    /// Returns the target of an alias with the schema's name: `typealias BoundingBox = Box`.
    private func aliased(_ name: String, _ schema: AuditedSchema, where isFree: (SwiftType) -> Bool) -> SwiftType? {
        guard project.aliased(name, in: "") != nil, let type = project.type(named: name), isFree(type),
            schema.fits(type), type.kind == .enum || schema.isRecord,
            types[.same]?[type.name]?.contains(where: { $0.name == type.name }) ?? false,
            evidence.overlap(type, schema.id).confirms
        else { return nil }
        return type
    }

    /// Returns the type with the most common keys. If several types have equally many common keys, the first type is
    /// returned.
    private func best(of types: [SwiftType], _ schema: AuditedSchema) -> SwiftType? {
        guard types.count > 1 else { return types.first }
        let counts = types.map { evidence.overlap($0, schema.id).shared }
        return counts.max().flatMap { most in counts.firstIndex(of: most).map { types[$0] } }
    }

    // MARK: Names

    /// Returns the name without usual prefixes and suffixes: `editionformat` for `DTOEditionFormat`.
    private static func core(_ name: String) -> String {
        strip(name.lowercased(), ["dto"], ["dto", "model", "type", "object"])
    }

    private static func bare(_ name: String) -> String {
        strip(
            name.lowercased(), ["dto", "remote", "api", "json", "network", "server", "rest", "raw", "codable"],
            [
                "dto", "model", "type", "response", "entity", "payload", "json", "remote", "resource", "data",
                "schema", "object", "result", "record", "item",
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
    /// Whether a type of this kind can represent the schema.
    func fits(_ type: SwiftType) -> Bool {
        switch form {
        case .enumeration: type.kind == .enum
        // An enumeration of success and failure can also represent an envelope.
        case .envelope: true
        case .record: type.kind != .enum
        }
    }
}
