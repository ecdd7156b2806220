package import Platform
package import ContractModel

/// Converts a contract to a lock.
extension ContractLock {
    /// Makes the lock of the document's contract, without a past.
    package init(of contract: Contract, workers: Workers = .one) {
        let snapshot = Snapshot(contract, workers: workers)
        self.init(
            title: contract.info.title, version: contract.info.version,
            definitions: snapshot.order.concurrentMap(workers: workers) { snapshot.definition(at: $0) })
    }

    /// Makes the lock of a first run. The lock has only lines, because it is only written.
    package static func first(of contract: Contract, workers: Workers) -> ContractLock {
        let snapshot = Snapshot(contract, workers: workers)
        return ContractLock(
            title: contract.info.title, version: contract.info.version, definitions: [],
            lines: pieces(of: snapshot.order, workers: workers) { snapshot.definition(at: $0) })
    }

    package mutating func sort() {
        definitions.sort { LockRank($0.path, $0.place) < LockRank($1.path, $1.place) }
    }
}

/// Determines the position of a definition in the lock.
private struct LockRank: Comparable {
    private let root: Int
    /// The place without its last bracket, so that nested definitions come after their owner.
    private let place: ArraySlice<UInt8>

    init(_ path: DefinitionPath, _ place: [UInt8]) {
        root = path.root.rank
        self.place = place.last == UInt8(ascii: "]") ? place.dropLast() : place[...]
    }

    static func < (left: LockRank, right: LockRank) -> Bool {
        left.root == right.root ? left.place.lexicographicallyPrecedes(right.place) : left.root < right.root
    }
}

extension DefinitionPath.Root {
    /// The rank of a root. Schemas come first.
    fileprivate var rank: Int {
        switch self {
        case .schema, .file: 0
        case .envelope: 1
        case .component: 2
        case .operation: 3
        }
    }
}

/// The definitions of a contract that the lock records, in the order of the lock.
private struct Snapshot: Sendable {
    /// The indices of `remembered`, in the order of the lock.
    let order: [Int]
    private let contract: Contract
    private let paths: [DefinitionPath]
    /// The indices of the definitions that the lock records.
    private let remembered: [Int]
    /// The paths of the definitions in `remembered`, as the lock writes them.
    private let places: [[UInt8]]

    init(_ contract: Contract, workers: Workers) {
        let paths = contract.paths
        var known: Set<DefinitionPath> = []
        // If several definitions have the same path, such as the definitions of operations with the same name, the lock
        // records the first definition.
        let remembered = contract.definitions.indices.filter { index in
            if case .namespace = contract.definitions[index].shape { return false }
            return paths[index].roles.count <= DefinitionPath.depthLimit && known.insert(paths[index]).inserted
        }
        let places = remembered.concurrentMap(workers: workers) { paths[$0].text }
        let ranks = remembered.indices.map { LockRank(paths[remembered[$0]], places[$0]) }
        order = ranks.indices.sorted { ranks[$0] < ranks[$1] }
        (self.contract, self.paths, self.remembered, self.places) = (contract, paths, remembered, places)
    }

    func definition(at position: Int) -> LockedDefinition {
        let index = remembered[position]
        let id = TypeID(index)
        let shape = contract.replaced[id] ?? contract[id].shape
        var facts = FactList()
        var members: [LockedMember] = []
        switch shape {
        case .record(let record):
            facts.add(.record)
            facts.add("additional", record.additionalProperties.map { type($0).value })
            facts.add("error", record.isError)
            members = record.properties.map { member(.property($0.key), $0) }
        case .enumeration(let enumeration):
            facts.add(enumeration.rawType.kind)
            facts.add("others", enumeration.allowsOthers)
            members = enumeration.cases.map(member)
        case .union(let union): describe(union, &facts)
        case .alias(let use):
            facts.add(.alias)
            facts.add("type", type(use).value)
        case .envelope(let envelope):
            facts.add(.envelope)
            describe(envelope, error: envelope.error, &facts)
            members = envelope.properties.map { member(.property($0.key), $0) }
        case .outcome(let outcome):
            facts.add(.outcome)
            facts.add("discriminator", outcome.discriminator)
            facts.add("success-value", outcome.successValue)
            facts.add("failure-value", outcome.failureValue)
            describe(outcome.success, error: outcome.error, &facts)
            members = outcome.success.properties.map { member(.property($0.key), $0) }
            members += outcome.failure.map { member(.failure($0.key), $0) }
        case .namespace: break
        }
        facts.add("shared", contract.shared.types.contains(id))
        facts.add("swift-name", contract[id].preferredName ?? contract[id].suggestedName)
        facts.add(contract[id].deprecation)
        return LockedDefinition(
            path: paths[index], place: places[position], facts: facts.value, members: members,
            location: contract[id].location)
    }

    private func type(_ use: TypeUse) -> LockedType {
        LockedType(use) { [paths] in paths[$0.rawValue] }
    }

    private func describe(_ union: UnionShape, _ facts: inout FactList) {
        facts.add(.union)
        facts.add("of", union.keyword.lockWord)
        facts.add("discriminator", union.discriminator)
        facts.add(
            "variants",
            .array(
                union.variants.map { variant in
                    var facts = FactList()
                    facts.add("name", variant.nameHint)
                    facts.add("type", type(variant.use).value)
                    facts.add("values", strings: variant.discriminatorValues)
                    return facts.value
                }))
        facts.add("otherwise", union.defaultVariant.map { .integer(String($0)) })
    }

    private func describe(_ envelope: EnvelopeShape, error: String?, _ facts: inout FactList) {
        facts.add("payload", envelope.payload)
        facts.add("success", envelope.success)
        facts.add("failure", error)
        if envelope.rules != EnvelopeEvidence.allCases {
            facts.add("rules", strings: envelope.rules.map(\.rawValue))
        }
    }

    private func member(_ name: LockedMember.Name, _ property: PropertyDefinition) -> LockedMember {
        var facts = FactList()
        facts.add("type", type(property.use).value)
        facts.add("required", property.isRequired)
        facts.add("nullable", property.isNullable)
        facts.add("read-only", property.isReadOnly)
        facts.add("write-only", property.isWriteOnly)
        facts.add("default", property.documentDefault.flatMap { $0.hasLongKeys ? nil : $0 })
        facts.add("const", property.constant)
        facts.add("also-read-from", strings: property.aliases)
        facts.add("presence", property.hasExplicitPresence ? "explicit" : nil)
        facts.add("swift-name", property.preferredName ?? property.suggestedName)
        facts.add(property.deprecation)
        return LockedMember(name: name, facts: facts.value, location: property.location)
    }

    private func member(_ value: EnumerationCase) -> LockedMember {
        var facts = FactList()
        facts.add("swift-name", value.preferredName)
        facts.add(value.deprecation)
        return LockedMember(name: .value(value.value), facts: facts.value, location: value.location)
    }
}

/// Collects the facts of one entry in the lock, in a fixed order. Facts with default values are left out.
struct FactList {
    private var members: [ContractValue.Member] = []

    init() {
        members.reserveCapacity(4)
    }

    var value: ContractValue { .object(members) }

    mutating func add(_ kind: LockedDefinition.Kind) {
        add("is", kind.rawValue)
    }

    mutating func add(_ key: String, _ value: ContractValue?) {
        if let value { members.append(.init(key: key, value: value)) }
    }

    mutating func add(_ key: String, _ text: String?) {
        add(key, text.map { .string($0) })
    }

    mutating func add(_ key: String, _ flag: Bool) {
        if flag { add(key, .boolean(true)) }
    }

    mutating func add(_ key: String, strings: [String]) {
        if !strings.isEmpty { add(key, .array(strings.map { .string($0) })) }
    }

    mutating func add(_ deprecation: Deprecation?) {
        guard let deprecation else { return }
        add("deprecated", true)
        add("since", deprecation.since)
        add("replaced-by", deprecation.replacedBy)
        add("sunset", deprecation.sunset)
    }
}

extension ContractValue {
    /// Whether a key has more than 500 bytes. With escapes, it might exceed the 1,024 bytes that YAML allows for a key
    /// on one line with its value.
    fileprivate var hasLongKeys: Bool {
        switch self {
        case .null, .boolean, .integer, .number, .string: false
        case .array(let elements): elements.contains(where: \.hasLongKeys)
        case .object(let members): members.contains { $0.key.utf8.count > 500 || $0.value.hasLongKeys }
        }
    }
}

extension EnumerationShape.RawType {
    fileprivate var kind: LockedDefinition.Kind {
        switch self {
        case .string: .strings
        case .integer: .integers
        case .json: .values
        }
    }
}

extension UnionShape.Keyword {
    fileprivate var lockWord: String? {
        switch self {
        case .oneOf: "oneOf"
        case .anyOf: "anyOf"
        case .other: nil
        }
    }

    package init(lockWord: String?) {
        switch lockWord {
        case "oneOf": self = .oneOf
        case "anyOf": self = .anyOf
        default: self = .other
        }
    }
}
