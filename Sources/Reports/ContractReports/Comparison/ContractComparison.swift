package import ContractModel
package import Diagnostics

/// Compares an old contract with a new contract. Each change is reported once. The direction of the values decides its
/// severity.
///
/// Definitions are compared in pairs that have the same name or the same place. A pair is compared once, however often
/// it is used.
package struct ContractComparison {
    package let old: Contract
    package let new: Contract
    /// Maps names to security schemes.
    let oldSchemes: [String: SecuritySchemeDefinition]
    let newSchemes: [String: SecuritySchemeDefinition]
    let oldText: ContractText
    let newText: ContractText
    let oldUsages: UsageTable
    let newUsages: UsageTable
    /// The variants of the old unions.
    let oldVariants: Set<TypeID>
    /// Maps names to schemas.
    let oldNamed: [String: TypeID]
    let newNamed: [String: TypeID]
    /// The pointers of operations after which types are named.
    let ownerPointers: Set<String>
    /// The day for judging sunsets: `2026-03-01`.
    package let today: String
    /// The names of the operations whose pages the configuration describes.
    let pagedByConfiguration: Set<String>
    /// Maps pointers of old operations to pointers of their new operations.
    var pairedOperations: [String: String] = [:]
    /// Maps old schemas to their new names.
    var renamed: [TypeID: Set<String>] = [:]
    /// The inherited fields that have been compared: `servers`, `security`.
    var inheritedFields: Set<String> = []
    /// The number of pairs of keys that may still be compared in the search for renames, in all records.
    var renameBudget = 1 << 14
    var containment: ValueContainment
    package private(set) var changes: [Change] = []
    private var seen: Set<Pair> = []
    private var queue: [Pair] = []
    /// The number of pairs of schemas with different names that may still be compared. Without a limit, every old
    /// schema could be compared with every new schema.
    private var renamedPairBudget = 1 << 17

    /// Two definitions that are compared.
    struct Pair: Hashable {
        var old: TypeID
        var new: TypeID
        /// The usages of a schema that another schema replaces. The list is empty if all usages are compared.
        var usages: [Usage] = []
    }

    /// The place of a value in both documents.
    package struct Place {
        package var text: String
        var subject: ChangeSubject
        var usages: [Usage]
        /// Whether the property has no replacement for a missing value in the old contract. In this case, the record
        /// cannot be decoded if the value is unreadable.
        package var isStrict = false
        /// Whether the place is within a schema that replaces another schema. If so, all differences are reported for
        /// this use.
        var isReplaced = false
        /// Whether the new schema forbids keys that it does not name.
        var isClosed = false
        /// Whether values are written as text, as in parameters and headers.
        var isText = false
        /// The old values of a property whose constant has not changed.
        var constant: AcceptedValues?
        /// Whether Swift has a type for the values of a parameter or header. Without a type, no source code is
        /// affected.
        var hasType: ChangeSides<Bool>?
        package var old: SourceLocation?
        package var new: SourceLocation?

        /// The text in quotes, for messages. A text that contains quotes is not quoted.
        var quoted: String { text.contains("'") ? text : "'\(text)'" }
    }

    /// Returns all changes, sorted by severity and then by place. The most severe changes come first.
    ///
    /// - Parameters:
    ///   - today: The day for judging sunsets: `2026-03-01`.
    ///   - hasClient: Whether the contract has a client.
    ///   - pagedByConfiguration: The names of the operations whose pages the configuration describes.
    package static func changes(
        from old: Contract, to new: Contract, today: String, hasClient: Bool = false,
        pagedByConfiguration: Set<String> = []
    ) -> [Change] {
        var comparison = ContractComparison(old, new, today: today, pagedByConfiguration)
        comparison.compareSchemas()
        comparison.compareOperations()
        comparison.compareFlows()
        comparison.drain()
        comparison.settleRenames()
        let changes =
            hasClient ? comparison.withCallEffects(comparison.changes) : Self.withoutCalls(comparison.changes)
        let all = scoped(changes + VersionRule.changes(from: old, to: new, after: changes), from: old, to: new)
        // Contents of one body that share a schema have the same change.
        var told: Set<String> = []
        return withTwins(all.filter { told.insert($0.fingerprint).inserted }).sorted {
            ($0.priority, $1.severity, $0.place, $0.rule.id, $0.fingerprint)
                < ($1.priority, $0.severity, $1.place, $1.rule.id, $1.fingerprint)
        }
    }

    /// Adds the direction to the messages of changes that a schema has in requests and in responses.
    private static func withTwins(_ changes: [Change]) -> [Change] {
        struct Sentence: Hashable {
            var place: String
            var message: String
        }
        let directions = Dictionary(grouping: changes) { Sentence(place: $0.place, message: $0.message) }
            .mapValues { Set($0.compactMap(\.rule.direction)) }
        return changes.map { change in
            var change = change
            guard directions[Sentence(place: change.place, message: change.message)]?.count == 2,
                let direction = change.rule.direction
            else { return change }
            let side = direction == .request ? "In values that the app sends" : "In values that the app reads"
            change.message = "\(side): \(change.message)"
            return change
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
        oldVariants = Set(old.definitions.flatMap(\.variants))
        oldNamed = Self.named(old)
        newNamed = Self.named(new)
        containment = ValueContainment(named: [.old: oldNamed, .new: newNamed])
        ownerPointers = Set(old.operationsWithTypes + new.operationsWithTypes)
    }

    private static func schemes(of contract: Contract) -> [String: SecuritySchemeDefinition] {
        Dictionary(contract.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Schemas

    private mutating func compareSchemas() {
        for definition in old.definitions {
            guard let name = definition.schemaName else { continue }
            if let id = newNamed[name] {
                if haveCommonPlace(definition.id, id) { compare(definition.id, id) }
            } else {
                let subject = ChangeSubject.type(ChangeSides(old: definition.id), .whole)
                emit(
                    "api-schema-removed", Place(text: name, subject: subject, usages: [], old: definition.location)
                ) {
                    $0.message = "The schema '\(name)' was removed."
                    $0.deadline = definition.deprecation?.day
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

    /// Whether the equal inline types that share a name have a common place. Without a common place, the name is a
    /// coincidence, and the types are compared in their places.
    private func haveCommonPlace(_ oldID: TypeID, _ newID: TypeID) -> Bool {
        guard let places = old.namesOfPlaces[oldID], let others = new.namesOfPlaces[newID] else { return true }
        return !Set(places).isDisjoint(with: others)
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

    /// Compares definitions with different names in the same place.
    mutating func compareRenamed(_ old: TypeID, _ new: TypeID, usages: [Usage] = []) {
        guard renamedPairBudget > 0 else { return }
        renamedPairBudget -= 1
        compare(Pair(old: old, new: new, usages: usages))
    }

    /// Whether another schema replaces a schema. If the result is false, the schema was renamed: the old name no longer
    /// exists, and the new name did not exist before.
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

    /// Returns the usages that both schemas of a pair have, or all usages if the schemas have no common usage. One of
    /// the schemas may have fewer usages, for example only requests.
    private func usages(of pair: Pair) -> [Usage] {
        let (before, after) = (oldUsages[pair.old], newUsages[pair.new])
        let common = before.intersection(after)
        return (common.isEmpty ? before.union(after) : common).sorted()
    }

    /// Changes the severity of the removal of renamed schemas to information, because no messages change.
    private mutating func settleRenames() {
        for index in changes.indices where changes[index].rule.id == "api-schema-removed" {
            guard case .type(let sides, _) = changes[index].subject, let id = sides.old, let names = renamed[id] else {
                continue
            }
            let list = names.sorted().map { "'\($0)'" }.joined(separator: " and ")
            changes[index].message = "The schema '\(changes[index].place)' is now called \(list)."
            changes[index].after = names.sorted().joined(separator: ", ")
            changes[index].severity = .info
        }
    }

    /// Compares two definitions by their shapes, for example two records or two unions.
    private mutating func compareShapes(_ pair: Pair) {
        let (old, new) = (old[pair.old], new[pair.new])
        let usages = pair.usages.isEmpty ? usages(of: pair) : pair.usages
        let text = pair.usages.isEmpty ? newText.name(of: pair.new) : replacementName(pair.old, pair.new)
        var place = Place(
            text: text, subject: .type(ChangeSides(old: pair.old, new: pair.new), .whole),
            usages: usages, old: old.location, new: new.location)
        place.isReplaced = !pair.usages.isEmpty
        place.isClosed = ["additionalProperties", "unevaluatedProperties"].contains(where: new.constraints.forbids)
        place.isText = usages.allSatisfy { [.parameter, .header].contains($0.role) }
        switch (old.shape, new.shape) {
        case (.record(let old), .record(let new)): compare(old, new, at: place)
        case (.envelope(let old), .envelope(let new)): compare(old.properties, new.properties, at: place)
        case (.outcome(let old), .outcome(let new)):
            compare(old.success.properties, new.success.properties, at: place)
            compare(old.failure, new.failure, at: place)
        case (.enumeration(let old), .enumeration(let new)): compare(old, new, at: place)
        case (.union(let old), .union(let new)):
            let uses = (TypeUse(.definition(pair.old)), TypeUse(.definition(pair.new)))
            compare(old, new, (values(uses.0, .old), values(uses.1, .new)), at: place)
        case (.alias(let old), .alias(let new)): compare(old, new, at: place)
        case (.namespace, _), (_, .namespace): break
        case (.alias(let use), _) where use.reference.isDefinition && isAlike(pair):
            compareBehind(use.reference, .definition(pair.new), pair.usages)
        case (_, .alias(let use)) where use.reference.isDefinition && isAlike(pair):
            compareBehind(.definition(pair.old), use.reference, pair.usages)
        default: compareForms(TypeUse(.definition(pair.old)), TypeUse(.definition(pair.new)), at: place)
        }
        compareOwnConstraints(old, new, at: place)
        compareLifecycle(old.deprecation, new.deprecation, at: place)
    }

    /// Whether both definitions have the same kind of type. A different kind is reported under the name of the pair.
    private func isAlike(_ pair: Pair) -> Bool {
        form(of: .definition(pair.old), in: old).isAlike(form(of: .definition(pair.new), in: new))
    }

    /// Compares two definitions behind aliases, whose names may differ.
    private mutating func compareBehind(_ old: TypeReference, _ new: TypeReference, _ usages: [Usage]) {
        guard case .definition(let old) = old, case .definition(let new) = new else { return }
        compareRenamed(old, new, usages: usages)
    }

    // MARK: Changes

    /// - Parameter change: Sets the details of this change.
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

    /// Returns the effect on the type of a parameter or header.
    private static func swiftEffect(_ effect: SwiftEffect, _ hasType: ChangeSides<Bool>) -> SwiftEffect {
        switch (hasType.old == true, hasType.new == true) {
        case (true, true): effect
        case (true, false): .removesType
        case (false, true): .addsType
        case (false, false): .none
        }
    }

    /// Returns the id of a rule. If a body, parameter or header does not have its own rule, the rule for a property is
    /// used.
    package static func id(_ suffix: String, _ usage: Usage) -> String {
        let id = "\(usage.prefix)-\(suffix)"
        return ChangeCatalogue[id] == nil ? "\(Usage(usage.direction, .property).prefix)-\(suffix)" : id
    }

    /// Emits the rule with one ending for each usage of the value.
    package mutating func emit(_ suffix: String, each place: Place, _ change: (inout Change) -> Void) {
        var known: Set<String> = []
        for usage in place.usages {
            let id = Self.id(suffix, usage)
            if known.insert(id).inserted { emit(id, place, change) }
        }
    }
}

extension TypeDefinition {
    /// The definitions of the variants of a union.
    fileprivate var variants: [TypeID] {
        guard case .union(let union) = shape else { return [] }
        return union.variants.compactMap { if case .definition(let id) = $0.use.reference { id } else { nil } }
    }
}

extension TypeReference {
    fileprivate var isDefinition: Bool {
        if case .definition = self { true } else { false }
    }
}

extension Contract {
    /// The pointers of the operations after which types are named.
    fileprivate var operationsWithTypes: [String] {
        definitions.compactMap { if case .operation = $0.origin { $0.pointer } else { nil } }
    }
}
