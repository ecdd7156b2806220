package import ContractModel
package import Diagnostics

/// Old contract, new contract → what has changed, each thing once, judged by where its values travel.
///
/// Definitions are compared in pairs: those of one name, and those that stand in one place. A pair is compared once, however often it
/// is used.
package struct ContractComparison {
    package let old: Contract
    package let new: Contract
    /// Security schemes by their names.
    let oldSchemes: [String: SecurityScheme]
    let newSchemes: [String: SecurityScheme]
    let oldText: ContractText
    let newText: ContractText
    let oldUsages: UsageTable
    let newUsages: UsageTable
    /// Schemas by their names.
    let oldNamed: [String: TypeID]
    let newNamed: [String: TypeID]
    /// The pointers of operations after which types are named.
    let ownerPointers: Set<String>
    /// `2026-03-01`; sunsets are judged by it.
    package let today: String
    /// What the configuration calls the operations whose pages it describes.
    let pagedByConfiguration: Set<String>
    /// Pointers of the new operations by those of the old ones.
    var pairedOperations: [String: String] = [:]
    /// What all operations inherit, and is compared already: `servers`, `security`.
    var inheritedFields: Set<String> = []
    /// How many pairs of keys are still searched for renames, over all records.
    var renameBudget = 1 << 14
    package private(set) var changes: [Change] = []
    private var seen: Set<Pair> = []
    private var queue: [Pair] = []
    /// How many pairs of other names are still compared: there could be as many as the product of both documents' schemas.
    private var renamedPairBudget = 1 << 17

    struct Pair: Hashable {
        var old: TypeID
        var new: TypeID
        /// Of a schema in whose place another one is used: how. Empty where all uses of both count.
        var usages: [Usage] = []
    }

    /// A value's place in both documents.
    package struct Place {
        package var text: String
        var subject: ChangeSubject
        var usages: [Usage]
        /// Whether the old contract calls the property strict: what it cannot read stops the record.
        package var isStrict = false
        /// Whether this is within a schema that stands in the place of another: then all that differs is said of this use.
        var isReplaced = false
        /// For parameters and headers: whether Swift has a type for their values. What it has not, no source depends on.
        var hasType: ChangeSides<Bool>?
        package var old: SourceLocation?
        package var new: SourceLocation?

        /// For messages. What has quotes within stands without.
        var quoted: String { text.contains("'") ? text : "'\(text)'" }
    }

    /// All changes, the gravest first, then by place.
    ///
    /// - Parameters:
    ///   - today: the day on which sunsets are judged: `2026-03-01`.
    ///   - hasClient: whether a client is made of the contract.
    ///   - pagedByConfiguration: what the configuration calls the operations whose pages it describes.
    package static func changes(
        from old: Contract, to new: Contract, today: String, hasClient: Bool = false,
        pagedByConfiguration: Set<String> = []
    ) -> [Change] {
        var comparison = ContractComparison(old, new, today: today, pagedByConfiguration)
        comparison.compareSchemas()
        comparison.compareOperations()
        comparison.compareFlows()
        comparison.drain()
        let changes =
            hasClient ? comparison.withCallEffects(comparison.changes) : Self.withoutCalls(comparison.changes)
        let all = changes + VersionRule.changes(from: old, to: new, after: changes)
        // Contents of one body that share a schema tell the same.
        var told: Set<String> = []
        return all.filter { told.insert($0.fingerprint).inserted }.sorted {
            ($0.priority, $1.severity, $0.place, $0.rule.id, $0.fingerprint)
                < ($1.priority, $0.severity, $1.place, $1.rule.id, $1.fingerprint)
        }
    }

    private init(_ old: Contract, _ new: Contract, today: String, _ pagedByConfiguration: Set<String>) {
        self.old = old
        self.new = new
        self.today = today
        self.pagedByConfiguration = pagedByConfiguration
        oldSchemes = Self.schemes(of: old)
        newSchemes = Self.schemes(of: new)
        oldText = ContractText(contract: old)
        newText = ContractText(contract: new)
        oldUsages = UsageTable(old)
        newUsages = UsageTable(new)
        oldNamed = Self.named(old)
        newNamed = Self.named(new)
        ownerPointers = Set(old.operationsWithTypes + new.operationsWithTypes)
    }

    private static func schemes(of contract: Contract) -> [String: SecurityScheme] {
        Dictionary(contract.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Schemas

    private mutating func compareSchemas() {
        for definition in old.definitions {
            guard let name = definition.schemaName else { continue }
            if let id = newNamed[name] {
                compare(definition.id, id)
            } else {
                let subject = ChangeSubject.type(ChangeSides(old: definition.id), .whole)
                emit(
                    "api-schema-removed", Place(text: name, subject: subject, usages: [], old: definition.location)
                ) {
                    $0.message = "The schema '\(name)' is no longer there."
                    $0.deadline = definition.deprecation?.sunset
                }
            }
        }
        for definition in new.definitions {
            guard let name = definition.schemaName, oldNamed[name] == nil else { continue }
            let subject = ChangeSubject.type(ChangeSides(new: definition.id), .whole)
            emit("api-schema-added", Place(text: name, subject: subject, usages: [], new: definition.location)) {
                $0.message = "The schema '\(name)' is new."
            }
        }
    }

    private static func named(_ contract: Contract) -> [String: TypeID] {
        var named: [String: TypeID] = [:]
        for definition in contract.definitions {
            if let name = definition.schemaName { named[name] = definition.id }
        }
        return named
    }

    // MARK: Pairs

    package mutating func compare(_ old: TypeID, _ new: TypeID) {
        compare(Pair(old: old, new: new))
    }

    private mutating func compare(_ pair: Pair) {
        if seen.insert(pair).inserted { queue.append(pair) }
    }

    /// Definitions of two names that stand in one place.
    mutating func compareRenamed(_ old: TypeID, _ new: TypeID, usages: [Usage] = []) {
        guard renamedPairBudget > 0 else { return }
        renamedPairBudget -= 1
        compare(Pair(old: old, new: new, usages: usages))
    }

    /// Whether one schema stands in the place of another, instead of being it under a new name: then the old name would be gone, and the new one new.
    func isReplaced(_ old: TypeID, by new: TypeID) -> Bool {
        guard let oldName = self.old[old].schemaName, let newName = self.new[new].schemaName, oldName != newName else {
            return false
        }
        return newNamed[oldName] != nil || oldNamed[newName] != nil
    }

    func replacementName(_ old: TypeID, _ new: TypeID) -> String {
        "\(newText.name(of: new)) (in place of \(oldText.name(of: old)))"
    }

    private mutating func drain() {
        while let pair = queue.popLast() { compareShapes(pair) }
    }

    private mutating func compareShapes(_ pair: Pair) {
        let (old, new) = (old[pair.old], new[pair.new])
        let usages =
            pair.usages.isEmpty ? oldUsages[pair.old].union(newUsages[pair.new]).sorted() : pair.usages
        let text = pair.usages.isEmpty ? newText.name(of: pair.new) : replacementName(pair.old, pair.new)
        var place = Place(
            text: text, subject: .type(ChangeSides(old: pair.old, new: pair.new), .whole),
            usages: usages, old: old.location, new: new.location)
        place.isReplaced = !pair.usages.isEmpty
        switch (old.shape, new.shape) {
        case (.record(let old), .record(let new)): compare(old, new, at: place)
        case (.envelope(let old), .envelope(let new)): compare(old.properties, new.properties, at: place)
        case (.outcome(let old), .outcome(let new)):
            compare(old.success.properties, new.success.properties, at: place)
            compare(old.failure, new.failure, at: place)
        case (.enumeration(let old), .enumeration(let new)): compare(old, new, at: place)
        case (.union(let old), .union(let new)): compare(old, new, at: place)
        case (.alias(let old), .alias(let new)): compare(old, new, at: place)
        case (.namespace, _), (_, .namespace): break
        default: compareForms(TypeUse(.definition(pair.old)), TypeUse(.definition(pair.new)), at: place)
        }
        compareOwnConstraints(old, new, at: place)
        compareLifecycle(old.deprecation, new.deprecation, at: place)
    }

    // MARK: Changes

    /// - Parameter change: says what is special about this one.
    package mutating func emit(_ id: String, _ place: Place, _ change: (inout Change) -> Void) {
        guard let rule = ChangeCatalogue[id] else { return assertionFailure("no rule is called \(id)") }
        var result = Change(
            rule: rule, severity: rule.severity, place: place.text, subject: place.subject, message: "",
            before: nil, after: nil, effect: rule.effect, swiftEffect: rule.swiftEffect, deadline: nil,
            oldLocation: place.old, newLocation: place.new)
        change(&result)
        if place.isStrict, result.effect == .lost { result.effect = .lostRecord }
        if let hasType = place.hasType, result.swiftEffect != .none {
            result.swiftEffect = Self.swiftEffect(result.swiftEffect, hasType)
        }
        changes.append(result)
    }

    /// What becomes of the type that is made for a parameter or header alone.
    private static func swiftEffect(_ effect: SwiftEffect, _ hasType: ChangeSides<Bool>) -> SwiftEffect {
        switch (hasType.old == true, hasType.new == true) {
        case (true, true): effect
        case (true, false): .removesType
        case (false, true): .addsType
        case (false, false): .none
        }
    }

    /// What has no rule of its own for a body, parameter or header is judged as in a property.
    package static func id(_ suffix: String, _ usage: Usage) -> String {
        let id = "\(usage.prefix)-\(suffix)"
        return ChangeCatalogue[id] == nil ? "\(Usage(usage.direction, .property).prefix)-\(suffix)" : id
    }

    /// The rule with one ending for each way in which the value is used.
    package mutating func emit(_ suffix: String, each place: Place, _ change: (inout Change) -> Void) {
        var known: Set<String> = []
        for usage in place.usages {
            let id = Self.id(suffix, usage)
            if known.insert(id).inserted { emit(id, place, change) }
        }
    }
}

extension Contract {
    /// By pointer, those after which types are called.
    fileprivate var operationsWithTypes: [String] {
        definitions.compactMap { if case .operation = $0.origin { $0.pointer } else { nil } }
    }
}
