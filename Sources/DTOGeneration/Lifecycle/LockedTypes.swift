/// The types of one state of a contract, and what it takes to read a value of one as another.
struct LockedTypes {
    private let definitions: [DefinitionPath: LockedDefinition]
    /// Definitions within definitions; a contract of ours has no such chain.
    private static let depthLimit = 64

    init(_ lock: ContractLock) {
        definitions = Dictionary(
            lock.definitions.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(path: DefinitionPath) -> LockedDefinition? { definitions[path] }

    // MARK: Migration

    /// Whether a reader of the new type loses what the old one held.
    ///
    /// - Parameters:
    ///   - old: a type of this state.
    ///   - new: a type of the other one.
    func needsMigration(from old: LockedType, to new: LockedType, in present: LockedTypes) -> Bool {
        needsMigration(old, new, present, depth: 0)
    }

    private func needsMigration(_ old: LockedType, _ new: LockedType, _ present: LockedTypes, depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        let (old, new) = (underlying(old), present.underlying(new))
        switch (old, new) {
        case (.any, _), (_, .any), (.payload, .payload): return false
        case (.array(let old), .array(let new)), (.map(let old), .map(let new)):
            return needsMigration(old, new, present, depth: depth + 1)
        case (.scalar(let old, let format), .scalar(let new, _)): return !old.isReadable(as: new, format: format)
        case (.definition(let oldPath), .definition(let newPath)):
            guard let former = self[oldPath], let current = present[newPath] else { return false }
            if let variants = current.variants {
                if oldPath == newPath { return false }
                return variants.allSatisfy { needsMigration(old, $0, present, depth: depth + 1) }
            }
            if let variants = former.variants {
                return variants.contains { needsMigration($0, new, present, depth: depth + 1) }
            }
            guard former.kind == "record", current.kind == "record" else { return former.kind != current.kind }
            return oldPath != newPath && !current.reads(former)
        case (.definition(let path), _):
            guard let variants = self[path]?.variants else { return true }
            return variants.contains { needsMigration($0, new, present, depth: depth + 1) }
        case (_, .definition(let path)):
            guard let variants = present[path]?.variants else { return true }
            return variants.allSatisfy { needsMigration(old, $0, present, depth: depth + 1) }
        case (.envelope(let oldPath, let old), .envelope(let newPath, let new)):
            return oldPath != newPath || needsMigration(old, new, present, depth: depth + 1)
        default: return true
        }
    }

    /// A type of this state in words of the other one: what no longer is what it was there is called after its values.
    /// - Returns: nil where there are no such words.
    func portable(_ type: LockedType, to present: LockedTypes) -> LockedType? {
        switch type {
        case .scalar, .any, .payload: return type
        case .array(let element): return portable(element, to: present).map { .array($0) }
        case .map(let value): return portable(value, to: present).map { .map($0) }
        case .nullable(let wrapped): return portable(wrapped, to: present).map { .nullable($0) }
        case .envelope(let path, let payload):
            return portable(payload, to: present).map { .envelope(path, payload: $0) }
        case .definition(let path):
            guard let current = present[path], let former = self[path], current.kind != former.kind else { return type }
            if former.kind == "alias" { return former.type.flatMap { portable($0, to: present) } }
            return former.scalar
        }
    }

    /// Through aliases and optionality; an enumeration is what its values are.
    private func underlying(_ type: LockedType) -> LockedType {
        var type = type
        for _ in 0..<Self.depthLimit {
            switch type {
            case .nullable(let wrapped): type = wrapped
            case .definition(let path):
                guard let definition = self[path] else { return type }
                if let scalar = definition.scalar { return scalar }
                guard let aliased = definition.type else { return type }
                type = aliased
            default: return type
            }
        }
        return type
    }
}

extension LockedType.Kind {
    /// Whether decoding reads every value of the type, or converts what it can without loss.
    ///
    /// - Parameter format: of a text; what is no number by its format becomes none.
    fileprivate func isReadable(as other: LockedType.Kind, format: String?) -> Bool {
        if self == other { return true }
        if self == .string, let format, !Self.numericFormats.contains(format) { return false }
        return JSONTypes(self).convertLosslessly(to: JSONTypes(other))
    }

    private static let numericFormats: Set<String> = ["int32", "int64", "uint64", "float", "double", "decimal"]
}

extension JSONTypes {
    fileprivate init(_ kind: LockedType.Kind) {
        switch kind {
        case .string: self = .string
        case .integer: self = .integer
        case .number: self = .number
        case .boolean: self = .boolean
        }
    }
}

extension LockedDefinition {
    /// Of an alias.
    fileprivate var type: LockedType? {
        kind == "alias" ? facts["type"].flatMap { LockedType($0) } : nil
    }

    /// Of an enumeration.
    fileprivate var scalar: LockedType? {
        switch kind {
        case "strings": .scalar(.string, format: "enum")
        case "integers": .scalar(.integer, format: nil)
        case "values": .any
        default: nil
        }
    }

    /// Of a union.
    fileprivate var variants: [LockedType]? {
        guard kind == "union", case .array(let variants)? = facts["variants"] else { return nil }
        return variants.compactMap { $0["type"].flatMap { LockedType($0) } }
    }

    /// Whether this record finds what it requires in another one's values, and keeps all that they hold.
    fileprivate func reads(_ other: LockedDefinition) -> Bool {
        func keys(_ members: [LockedMember]) -> Set<String> { Set(members.compactMap(\.name.key)) }
        let required = members.filter { $0.facts["required"] == .boolean(true) }
        return keys(other.members).isSubset(of: keys(members))
            && keys(required).isSubset(of: keys(other.members))
    }
}
