import ContractModel

/// Finds the places in an app that use another generator's output, called the former output.
struct CallSiteSearch {
    /// A place that uses the former output, with the part of the contract that the place means.
    struct Finding {
        /// The operation, the schema or the client that the place names, or nil if the place names none of them.
        var part: FormerParts.Part?
        var site: CallSite
    }

    private let contract: Contract
    private let former: FormerParts
    private let spelling: OwnSpelling
    private let app: SwiftProject
    /// Maps the name of each variable in all files to the types that variables with this name have.
    private let bindings: [String: [String]]
    /// The names of functions that the app itself declares.
    private let ownFunctions: Set<String>
    private let ownMembers: Set<String>

    init(_ contract: Contract, _ former: FormerParts, _ spelling: OwnSpelling, _ app: SwiftProject) {
        self.contract = contract
        self.former = former
        self.spelling = spelling
        self.app = app
        var bindings: [String: Set<String>] = [:]
        for (name, types) in app.files.flatMap({ $0.uses?.bindings ?? [:] }) {
            bindings[name, default: []].formUnion(types)
        }
        self.bindings = bindings.mapValues { Array($0.sorted().prefix(Self.mostTypes)) }
        ownFunctions = Set(app.functions.map(\.facts.name))
        ownMembers = Set(app.types.flatMap { $0.properties.map(\.name) + $0.cases.map(\.name) }).union(ownFunctions)
    }

    /// The greatest number of types that variables with the same name may have in the app. Further types are ignored.
    private static let mostTypes = 32
    /// The greatest number of type aliases that are followed to a type.
    private static let mostHops = 4
    /// The greatest number of members that are shown after a type without a counterpart in the contract.
    private static let mostShown = 2

    /// Returns the findings for one mention of the former output.
    func findings(of mention: MentionFacts, in file: FileFacts) -> [Finding] {
        let steps = ChainStep.steps(of: mention.chain)
        var walk = Walk(place: AuditPlace(path: file.path, mention.place), steps: steps)
        let scope = mention.scope ?? ""
        let variables = file.uses?.bindings ?? [:]
        if let start = start(steps, scope) {
            if start.isWritten { addType(start, &walk) }
            follow(start.type, from: start.next, &walk)
        } else if let type = former.output.qualified(scope, in: ""), follows(steps, in: type) {
            let next = steps.first?.name == "self" ? 1 : 0
            walk.first = next
            follow(type, from: next, &walk)
        } else {
            for index in steps.indices.dropLast() {
                guard let type = types(of: steps[index], variables).lazy.compactMap({ type(of: $0, scope) }).first
                else {
                    continue
                }
                walk.first = index
                walk.isValue = true
                follow(type, from: index + 1, &walk)
                break
            }
            if walk.findings.isEmpty { addUnknownCall(steps, variables, scope, &walk) }
        }
        addRenamedMembers(&walk)
        return walk.findings
    }

    /// The state while the steps of a chain are followed.
    private struct Walk {
        let place: AuditPlace
        let steps: [ChainStep]
        /// The first step that is shown.
        var first = 0
        /// Whether the chain begins with a variable, whose name may stay.
        var isValue = false
        /// The number of steps whose meaning is known.
        var known = 1
        var findings: [Finding] = []

        func text(through index: Int) -> String { steps[first...index].map(\.text).joined(separator: ".") }

        mutating func add(_ part: FormerParts.Part?, _ old: String, _ new: String?) {
            findings.append(Finding(part: part, site: CallSite(place: place, old: old, new: new)))
        }
    }

    // MARK: Types

    private struct Start {
        /// The qualified name of the type.
        var type: String
        /// The index of the first step after the type's name.
        var next: Int
        /// Whether the chain contains the name in the former output. An alias that the app declares need not change.
        var isWritten: Bool
    }

    /// Returns the type of the former output with which a chain begins.
    private func start(_ steps: [ChainStep], _ scope: String) -> Start? {
        guard let root = steps.first, !root.name.isEmpty else { return nil }
        if app.type(named: root.name, in: scope) != nil { return nil }
        if app.aliased(root.name, in: scope) != nil {
            // An alias of a type need not change. An alias of a namespace, as in `Schemas.Order`, is a part of the
            // former name.
            guard let type = type(of: root.name, scope) else { return nil }
            let start = extended(Start(type: type, next: 1, isWritten: false), steps)
            return Start(type: start.type, next: start.next, isWritten: start.next > 1)
        }
        // The name of the module may come first.
        for first in 0...(steps.count > 1 && root.isCapital && root.labels == nil ? 1 : 0) {
            guard let type = former.output.qualified(steps[first].name, in: first == 0 ? scope : "") else { continue }
            return extended(Start(type: type, next: first + 1, isWritten: true), steps)
        }
        return nil
    }

    /// Returns the start, extended by the names of nested types that follow in the chain.
    private func extended(_ start: Start, _ steps: [ChainStep]) -> Start {
        var start = start
        while start.next < steps.count, steps[start.next - 1].labels == nil,
            former.output.names.contains(start.type + "." + steps[start.next].name)
        {
            start.type += "." + steps[start.next].name
            start.next += 1
        }
        return start
    }

    private func addType(_ start: Start, _ walk: inout Walk) {
        let names = walk.steps[..<start.next].map(\.name).joined(separator: ".")
        switch former.part(of: start.type) {
        case (.type(let id), _)?: walk.add(.type(id), names, spelling.types[id])
        case (.operation(let index), let isNested)?:
            let type = contract.operations[index].type
            let new = isNested ? type.flatMap { spelling.calls[$0]?.text() } : type.flatMap { spelling.types[$0] }
            walk.add(.operation(index), names, new)
        case (.client, _)?:
            // The type of a function is part of the call.
            if !walk.steps[start.next...].contains(where: { former.calls[$0.name] != nil }) {
                walk.add(.client, names, spelling.client)
            }
        case nil:
            // The path to a call may begin with a type that is not itself a part of the contract: `Paths.orders.get`.
            if walk.steps[start.next...].contains(where: { former.calls[$0.name] != nil }) { return }
            let rest = walk.steps[start.next...].prefix(Self.mostShown).map(\.name)
            walk.add(nil, ([names] + rest).joined(separator: "."), nil)
        }
    }

    /// Returns the type of the former output to which a text refers. The text is the spelling of a type, or `=` and a
    /// chain of names whose value has the type.
    private func type(of text: String, _ scope: String, hops: Int = 0) -> String? {
        guard hops < Self.mostHops else { return nil }
        if text.hasPrefix("=") {
            let steps = ChainStep.steps(of: String(text.dropFirst()))
            guard let start = start(steps, scope) else { return nil }
            return last(start.type, steps[start.next...])
        }
        guard case .named(let name, _) = SwiftTypeText(text).wrapped else { return nil }
        if app.type(named: name, in: scope) != nil { return nil }
        if let target = app.aliased(name, in: scope) { return type(of: target, "", hops: hops + 1) }
        if let type = former.output.qualified(name, in: scope) { return type }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        if let target = app.aliased(String(name[..<dot]), in: scope) {
            return type(of: target + name[dot...], "", hops: hops + 1)
        }
        return former.output.qualified(String(name[name.index(after: dot)...]), in: "")
    }

    /// Returns the type at the end of a chain.
    private func last(_ type: String, _ steps: ArraySlice<ChainStep>) -> String? {
        var type: String? = type
        for step in steps { type = type.flatMap { next($0, step) } }
        return type
    }

    /// Returns the type of a member of a type of the former output.
    private func next(_ type: String, _ step: ChainStep) -> String? {
        if ["init", "self"].contains(step.name) { return type }
        let text =
            former.output.functions(step.name, of: type).first?.result ?? former.output.property(step.name, of: type)
        guard let text else { return nil }
        guard text.hasPrefix("=") else {
            guard case .named(let name, _) = SwiftTypeText(text).wrapped else { return nil }
            return former.output.qualified(name, in: type)
        }
        let name = text.dropFirst().prefix { $0 != "(" && $0 != " " }
        return former.output.qualified(String(name), in: type)
    }

    // MARK: Members

    /// Whether a chain within an extension of a type begins with a call of a function of this type.
    private func follows(_ steps: [ChainStep], in type: String) -> Bool {
        let index = steps.first?.name == "self" ? 1 : 0
        return steps.count > index && !former.output.functions(steps[index].name, of: type).isEmpty
    }

    /// Follows the members of a type.
    private func follow(_ type: String, from first: Int, _ walk: inout Walk) {
        var type: String? = type
        if first > 0, let labels = walk.steps[first - 1].labels, let owner = type, !walk.isValue {
            addLabels(labels, of: owner, &walk)
        }
        for index in walk.steps.indices.dropFirst(first) {
            guard let owner = type else { return }
            let step = walk.steps[index]
            walk.known = index + 1
            let functions = former.output.functions(step.name, of: owner)
            if let operation = functions.lazy.compactMap(\.operation).first {
                addCall(operation, through: index, &walk)
            } else if step.name == "init", let labels = step.labels {
                addLabels(labels, of: owner, &walk)
            } else if let member = former.members[owner]?[step.name] {
                addMember(member, at: index, &walk)
            }
            type = next(owner, step)
        }
    }

    private func addCall(_ operation: Int, through index: Int, _ walk: inout Walk) {
        guard let call = contract.operations[operation].type.flatMap({ spelling.calls[$0] }) else { return }
        let labels = walk.steps[index].labels ?? []
        if walk.isValue, walk.steps[(walk.first + 1)...index].map(\.name) == Array(call.path.dropFirst()),
            labels == call.labels(labels)
        {
            walk.add(.operation(operation), walk.text(through: index), walk.text(through: index))
            return
        }
        walk.add(.operation(operation), walk.text(through: index), call.text(labels))
    }

    private func addMember(_ member: FormerParts.Member, at index: Int, _ walk: inout Walk) {
        let step = walk.steps[index]
        if member.name == step.name { return }
        let base = index > 0 ? walk.steps[index - 1].name : ""
        let start = base == "?" ? "" : base
        walk.add(.type(member.type), "\(start).\(step.name)", "\(start).\(member.name)")
    }

    /// Adds a finding for the labels of an initializer that change.
    private func addLabels(_ labels: [String], of type: String, _ walk: inout Walk) {
        let members = labels.compactMap { label in former.members[type]?[label].map { (label, $0) } }
            .filter { $0 != $1.name }
        guard let first = members.first else { return }
        let old = members.map { $0.0 + ":" }.joined(), new = members.map { $0.1.name + ":" }.joined()
        walk.add(.type(first.1.type), "init(\(old))", "init(\(new))")
    }

    /// Adds findings for members of values whose type is unknown, if the app itself declares no members with these
    /// names.
    private func addRenamedMembers(_ walk: inout Walk) {
        for index in walk.steps.indices.dropFirst(max(1, walk.known)) where walk.steps[index].labels == nil {
            guard let member = former.renamedMembers[walk.steps[index].name],
                !ownMembers.contains(walk.steps[index].name)
            else { continue }
            addMember(member, at: index, &walk)
        }
    }

    // MARK: Variables

    /// Returns the types that a variable may have. Variables in the same file have priority.
    private func types(of step: ChainStep, _ variables: [String: [String]]) -> [String] {
        variables[step.name] ?? bindings[step.name] ?? []
    }

    /// Adds a finding for a call on a value whose type is unknown. The app itself must not declare a function with this
    /// name, and all functions of the former output with this name and these labels must belong to the same operation.
    /// The name must have several words, because types of the system also have functions such as `get` and `list`.
    private func addUnknownCall(
        _ steps: [ChainStep], _ variables: [String: [String]], _ scope: String, _ walk: inout Walk
    ) {
        for index in steps.indices.dropFirst() {
            guard let labels = steps[index].labels, let functions = former.calls[steps[index].name],
                !ownFunctions.contains(steps[index].name),
                steps[index].name.contains(where: { $0.isUppercase || $0 == "_" })
            else { continue }
            let base = steps[index - 1]
            if ["self", "super", ""].contains(base.name) || base.isCapital && base.labels == nil { continue }
            // The type of the variable is declared, and is not a type of the former output.
            if types(of: base, variables).contains(where: { !$0.hasPrefix("=") }) { continue }
            let fitting = functions.filter { Set(labels).isSubset(of: $0.labels) }
            guard let operation = fitting.first?.operation, fitting.allSatisfy({ $0.operation == operation }) else {
                continue
            }
            walk.first = base.name == "?" ? index : index - 1
            walk.isValue = base.name != "?"
            addCall(operation, through: index, &walk)
            return
        }
    }
}
