package import ContractModel
import Diagnostics
import GenerationSettings

/// Names the types of a contract: first the types at the top level, and then nested types from the outside to the
/// inside.
struct TypeNaming {
    private let contract: Contract
    private let origins: [TypeOrigin]
    private let placement: TypePlacement
    private let proposals: TypeNameProposals
    private let reserved: Set<String>
    /// More reserved names, for types nested in an operation.
    private let reservedInOperations: Set<String>
    /// The inline types and the form of each definition, indexed by `TypeID`.
    private let children: [[TypeID]]
    private var topLevel: NameScope
    /// Maps a type to the names of the types nested in it.
    private var nested: [TypeID: NameScope] = [:]
    /// Maps a root to the names of top-level types that its members use. A nested type must not hide these types.
    private var visible: [TypeID: Set<String>] = [:]
    private var explicit: [TypeID: String] = [:]
    private var paths: [[SwiftIdentifier]]
    /// The name of each form. Types nested in an operation cannot have this name.
    private static let form = SwiftIdentifier(checked: "Form")

    /// - Returns: The names, indexed by `TypeID`, and the names of nested types, indexed by the containing type.
    static func names(
        of contract: Contract, segments: SchemaSegments, options: GenerationOptions, renames: inout RenameTable,
        diagnostics: inout DiagnosticSink
    ) -> (types: [TypeName], nested: [TypeID: NameScope]) {
        var naming = TypeNaming(contract, segments, options: options)
        let types = naming.run(&renames, &diagnostics)
        return (types, naming.nested)
    }

    private init(_ contract: Contract, _ segments: SchemaSegments, options: GenerationOptions) {
        self.contract = contract
        let origins = contract.definitions.map(\.origin)
        self.origins = origins
        placement = TypePlacement(contract)
        proposals = TypeNameProposals(contract, segments: segments, options: options)
        children = Self.children(contract)
        paths = contract.definitions.map { _ in [] }
        let types = ReservedNames.types(runtimeModule: options.runtimeModule).union(options.externalNames)
        reserved = types
        reservedInOperations = options.emit.contains(.client) ? ReservedNames.operations : []
        let hidden = Self.hiddenInEnvelopes(contract, proposals)
        topLevel = NameScope(ignoresCase: true) {
            types.contains($0) || ReservedNames.topLevel.contains($0) || hidden.contains($0)
        }
    }

    private mutating func run(_ renames: inout RenameTable, _ diagnostics: inout DiagnosticSink) -> [TypeName] {
        collectExplicit(&renames, &diagnostics)
        let ids = contract.definitions.map(\.id)
        var wave = ids.filter { origins[$0.rawValue].owner == nil && isTopLevel($0) }
        while !wave.isEmpty {
            name(wave, in: nil, &diagnostics)
            wave = wave.flatMap { children[$0.rawValue] }.filter { isTopLevel($0) }
        }
        collectVisible()
        wave = ids.filter(isTopLevel)
        while !wave.isEmpty {
            wave = wave.flatMap { children[$0.rawValue] }.filter { !isTopLevel($0) }
            let scopes = Dictionary(grouping: wave) { placement.containers[$0.rawValue] ?? $0 }
            for (container, ids) in scopes.sorted(by: { $0.key < $1.key }) {
                name(ids, in: container, &diagnostics)
            }
        }
        return paths.map(TypeName.init)
    }

    private static func children(_ contract: Contract) -> [[TypeID]] {
        var children: [[TypeID]] = contract.definitions.map { _ in [] }
        for definition in contract.definitions {
            guard let owner = contract.forms[definition.id] ?? definition.origin.owner else { continue }
            children[owner.rawValue].append(definition.id)
        }
        return children
    }

    private func isTopLevel(_ id: TypeID) -> Bool {
        placement.containers[id.rawValue] == nil
    }

    /// Collects the names from `x-swift-name` and `rename:` that Swift can write.
    private mutating func collectExplicit(_ renames: inout RenameTable, _ diagnostics: inout DiagnosticSink) {
        let namedProperties = namedProperties()
        for definition in contract.definitions {
            let preferred = namedProperties.contains(definition.id) ? nil : definition.preferredName
            guard let name = renames.name(ofType: definition) ?? preferred else { continue }
            if IdentifierGrammar.isIdentifier(name) {
                explicit[definition.id] = name
            } else {
                diagnostics.emit(
                    NamingMessages.illegalName(name, of: subject(definition.id), because: "it is not an identifier"))
            }
        }
    }

    /// Returns the inline types of properties with `x-swift-name`. The key names the property, and the type is named
    /// after the property.
    private func namedProperties() -> Set<TypeID> {
        var types: Set<TypeID> = []
        // A contract has many properties, and usually no property has `x-swift-name`, so this check saves time.
        guard contract.definitions.contains(where: { $0.origin.owner != nil && $0.preferredName != nil }) else {
            return types
        }
        for definition in contract.definitions {
            for property in definition.shape.allProperties where property.preferredName != nil {
                property.use.reference.forEachDefinition { id in
                    guard case .inline(definition.id, .property(property.key)) = origins[id.rawValue] else { return }
                    types.insert(id)
                }
            }
        }
        return types
    }

    private mutating func name(_ all: [TypeID], in container: TypeID?, _ diagnostics: inout DiagnosticSink) {
        for id in all where contract.forms[id] != nil {
            if let container { paths[id.rawValue] = paths[container.rawValue] + [Self.form] }
        }
        let ids = all.filter { contract.forms[$0] == nil && !keepsFormerName($0, in: container) }
        let owners = ids.map { origins[$0.rawValue].owner.flatMap { paths[$0.rawValue].last?.name } }
        let isHoisted = zip(ids, owners).map { $1 != nil && container != origins[$0.rawValue].owner }
        let candidates = ids.indices.map { index in
            candidate(for: ids[index], beside: isHoisted[index] ? owners[index] : nil)
        }
        var scope = scope(of: container)
        let (names, conflicts) = scope.settle(candidates) { index in
            proposals.fallback(for: ids[index], owner: owners[index], isHoisted: isHoisted[index])
        }
        if let container { nested[container] = scope } else { topLevel = scope }
        let path = container.map { paths[$0.rawValue] } ?? []
        for (id, name) in zip(ids, names) { paths[id.rawValue] = path + [SwiftIdentifier(checked: name)] }
        for conflict in conflicts { report(conflict, ids, candidates, names, &diagnostics) }
    }

    /// Gives a former name to a type within its container, if the type is now at the top level under the same name. The
    /// former name hides the top-level name there, and both names mean the same type. Returns false for other types.
    private mutating func keepsFormerName(_ id: TypeID, in container: TypeID?) -> Bool {
        guard let container, let target = contract[id].forwardedType, origins[id.rawValue].owner == container else {
            return false
        }
        let name = proposals.name(for: id, beside: nil)
        guard paths[target.rawValue].last?.name == name else { return false }
        var scope = scope(of: container)
        guard scope.claim(name) else { return false }
        nested[container] = scope
        paths[id.rawValue] = paths[container.rawValue] + [SwiftIdentifier(checked: name)]
        return true
    }

    private func candidate(for id: TypeID, beside owner: String?) -> NameCandidate {
        let origin = origins[id.rawValue]
        let name = explicit[id] ?? proposals.name(for: id, beside: owner)
        let source: NameRank.Source =
            if contract[id].isGone {
                .gone
            } else if explicit[id] != nil {
                .explicit
            } else {
                contract[id].file == nil ? origin.rankSource : .file
            }
        return NameCandidate(name: name, source: source, documentName: origin.bareName)
    }

    private func scope(of container: TypeID?) -> NameScope {
        guard let container else { return topLevel }
        if let scope = nested[container] { return scope }
        let ancestors = Set(paths[container.rawValue].map(\.name))
        let visible = visible[placement.roots[container.rawValue]] ?? []
        var reserved = reserved
        if contract[container].isOperation { reserved.formUnion(reservedInOperations) }
        let names = reserved
        return NameScope { names.contains($0) || ancestors.contains($0) || visible.contains($0) }
    }

    private mutating func collectVisible() {
        let nestedRoots = Set(
            zip(placement.containers, placement.roots).compactMap { container, root in container.map { _ in root } })
        for index in contract.definitions.indices {
            let root = placement.roots[index]
            guard nestedRoots.contains(root) else { continue }
            var references: [TypeID] = []
            contract.definitions[index].shape.forEachUse { $0.reference.forEachDefinition { references.append($0) } }
            let names = references.compactMap { paths[placement.roots[$0.rawValue].rawValue].first?.name }
            visible[root, default: []].formUnion(names)
        }
    }

    /// Returns the names of types that envelopes use and that have another meaning inside an envelope. The types cannot
    /// keep these names.
    private static func hiddenInEnvelopes(_ contract: Contract, _ proposals: TypeNameProposals) -> Set<String> {
        var referenced: [TypeID] = []
        for index in contract.definitions.indices {
            switch contract.definitions[index].shape {
            case .envelope, .outcome:
                contract.definitions[index].shape.forEachUse {
                    $0.reference.forEachDefinition { referenced.append($0) }
                }
            case .record, .enumeration, .union, .alias, .namespace: break
            }
        }
        let names = referenced.filter { contract[$0].origin.owner == nil }.map { proposals.name(for: $0, beside: nil) }
        return ReservedNames.insideEnvelopes.intersection(names)
    }

    private func subject(_ id: TypeID) -> NamingMessages.Subject {
        NamingMessages.Subject(contract[id], in: contract)
    }

    private func report(
        _ conflict: NameConflict, _ ids: [TypeID], _ candidates: [NameCandidate], _ names: [String],
        _ diagnostics: inout DiagnosticSink
    ) {
        switch conflict {
        case .taken(let index, let other):
            diagnostics.emit(
                NamingMessages.nameTaken(
                    candidates[index].name, of: subject(ids[index]), by: other.map { subject(ids[$0]) }))
        case .reserved(let index):
            diagnostics.emit(
                NamingMessages.illegalName(
                    candidates[index].name, of: subject(ids[index]),
                    because: "generated code uses this name for another purpose"))
        case .hashed(let index):
            diagnostics.emit(NamingMessages.hashedName(names[index], of: subject(ids[index])))
        }
    }
}

extension TypeDefinition {
    /// The type of which this definition is a former name (`TypeSharing`). The value is nil for other definitions.
    var forwardedType: TypeID? {
        guard isGone, case .inline = origin, case .alias(let use) = shape, case .definition(let id) = use.reference
        else {
            return nil
        }
        return id
    }
}

extension TypeOrigin {
    package var owner: TypeID? {
        if case .inline(let owner, _) = self { owner } else { nil }
    }

    fileprivate var rankSource: NameRank.Source {
        switch self {
        case .schema: .schema
        case .operation: .operation
        case .component: .component
        case .inline: .place
        }
    }

    /// The text from which the name is made.
    fileprivate var bareName: String {
        switch self {
        case .schema(let name), .operation(let name), .component(_, let name): name
        case .inline(_, let role): role.documentName
        }
    }
}
