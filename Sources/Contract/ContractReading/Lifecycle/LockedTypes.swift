import ContractModel
import GenerationSettings

/// The types of one state of a contract. `LockedTypes` determines whether types of a later state can decode the values
/// of these types.
struct LockedTypes {
    private let definitions: [DefinitionPath: LockedDefinition]
    /// The longest chain of aliases that is followed. The generator writes shorter chains, but an edited lock may have
    /// a longer chain.
    private static let depthLimit = 64

    init(_ lock: ContractLock) {
        definitions = Dictionary(
            lock.definitions.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(path: DefinitionPath) -> LockedDefinition? { definitions[path] }

    /// Whether decoding values of the old type as the new type loses some of them.
    ///
    /// - Parameters:
    ///   - old: A type of this state.
    ///   - new: A type of the later state.
    ///   - present: The types of the later state.
    ///   - conversions: The conversions that decoding makes.
    func needsMigration(
        from old: LockedType, to new: LockedType, in present: LockedTypes,
        converting conversions: Set<GenerationOptions.Coercion>
    ) -> Bool {
        var question = MigrationQuestion(past: self, present: present, conversions: conversions)
        return question.loses(old, new)
    }

    /// Returns the type behind aliases and optionality.
    fileprivate func underlying(_ type: LockedType) -> LockedType {
        var type = type
        for _ in 0..<Self.depthLimit {
            switch type {
            case .nullable(let wrapped): type = wrapped
            case .definition(let path):
                guard let aliased = self[path]?.aliasedType else { return type }
                type = aliased
            default: return type
            }
        }
        return type
    }
}

/// Determines whether decoding values of one type as another type loses some of them. Each pair of types is examined
/// once.
private struct MigrationQuestion {
    let past: LockedTypes
    let present: LockedTypes
    let conversions: Set<GenerationOptions.Coercion>
    private var answers: [[LockedType]: Bool] = [:]

    init(past: LockedTypes, present: LockedTypes, conversions: Set<GenerationOptions.Coercion>) {
        self.past = past
        self.present = present
        self.conversions = conversions
    }

    mutating func loses(_ old: LockedType, _ new: LockedType) -> Bool {
        let (old, new) = (past.underlying(old), present.underlying(new))
        let pair = [old, new]
        if let answer = answers[pair] { return answer }
        // A type may contain itself, so the comparison of two types may lead to the same pair again. The inner pair
        // adds no further loss.
        answers[pair] = false
        let answer = losesContents(old, new)
        answers[pair] = answer
        return answer
    }

    private mutating func losesContents(_ old: LockedType, _ new: LockedType) -> Bool {
        switch (old, new) {
        case (.any, _), (_, .any), (.payload, .payload): return false
        case (.array(let old), .array(let new)), (.map(let old), .map(let new)): return loses(old, new)
        case (.scalar(let old, let format), .scalar(let new, _)): return !isReadable(old, as: new, format: format)
        case (.envelope(let oldPath, let old), .envelope(let newPath, let new)):
            return oldPath != newPath || loses(old, new)
        case (.definition, _), (_, .definition): return losesDefinition(old, new)
        default: return true
        }
    }

    /// Whether values are lost if the old type, the new type, or both are definitions.
    private mutating func losesDefinition(_ old: LockedType, _ new: LockedType) -> Bool {
        let former = old.path.flatMap { past[$0] }
        let current = new.path.flatMap { present[$0] }
        // A definition that the lock does not have is treated as any JSON, so no values are lost.
        if old.path != nil && former == nil || new.path != nil && current == nil { return false }
        if let variants = former?.variants {
            for variant in variants where loses(variant, new) { return true }
            return false
        }
        if let variants = current?.variants {
            for variant in variants where !loses(old, variant) { return false }
            return true
        }
        if let kind = former?.scalarKind {
            if current?.kind == .values { return false }
            if let other = current?.scalarKind { return kind != other && !isReadable(kind, as: other, format: nil) }
            guard case .scalar(let other, _) = new else { return true }
            return !isReadable(kind, as: other, format: nil)
        }
        if let kind = current?.scalarKind {
            guard case .scalar(let other, let format) = old else { return true }
            return !isReadable(other, as: kind, format: format)
        }
        if former?.kind == .values || current?.kind == .values { return former?.kind == .record }
        guard let former, let current, former.kind == .record, current.kind == .record else { return true }
        return former.path != current.path && !reads(current, former)
    }

    /// Whether the former record's values have all keys that the current record requires, and the current record keeps
    /// all their keys.
    private mutating func reads(_ current: LockedDefinition, _ former: LockedDefinition) -> Bool {
        let properties = Dictionary(
            current.members.compactMap { member in member.name.key.map { ($0, member) } },
            uniquingKeysWith: { first, _ in first })
        var keys: Set<String> = []
        for member in former.members {
            guard let key = member.name.key else { continue }
            keys.insert(key)
            guard let property = properties[key], let old = member.type, let new = property.type else { return false }
            if loses(old, new) { return false }
        }
        if former.facts["additional"] != nil, current.facts["additional"] == nil { return false }
        return properties.allSatisfy { $0.value.facts["required"] != .boolean(true) || keys.contains($0.key) }
    }

    /// Whether decoding accepts every value of the former type, or converts it without loss. A string is converted to a
    /// number only if its format is numeric.
    private func isReadable(_ former: LockedType.Kind, as present: LockedType.Kind, format: String?) -> Bool {
        switch (former, present) {
        case (.integer, .number): true
        case (.integer, .string): conversions.contains(.numberToText)
        case (.string, .integer), (.string, .number):
            conversions.contains(.textToNumber) && (format.map(Self.numericFormats.contains) ?? false)
        default: former == present
        }
    }

    private static let numericFormats: Set<String> = ["int32", "int64", "uint64", "float", "double", "decimal"]
}

extension LockedType {
    fileprivate var path: DefinitionPath? {
        if case .definition(let path) = self { path } else { nil }
    }
}

extension LockedDefinition {
    /// The target of an alias, or nil for other definitions.
    var aliasedType: LockedType? {
        kind == .alias ? facts["type"].flatMap { LockedType($0) } : nil
    }

    /// The kind of the values of an enumeration of strings or integers, or nil for other definitions.
    var scalarKind: LockedType.Kind? {
        switch kind {
        case .strings: .string
        case .integers: .integer
        case .values, .record, .union, .alias, .envelope, .outcome, nil: nil
        }
    }

    /// The variants of a union, or nil for other definitions.
    fileprivate var variants: [LockedType]? {
        guard kind == .union, case .array(let variants)? = facts["variants"] else { return nil }
        return variants.compactMap { $0["type"].flatMap { LockedType($0) } }
    }
}
