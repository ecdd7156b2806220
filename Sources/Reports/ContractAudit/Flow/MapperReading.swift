/// The properties of a DTO that a mapper copies, with the members of the model to which they are copied.
struct MapperReading {
    /// Maps each property of the DTO to the members of the model to which it is copied.
    private(set) var kept: [String: Set<String>] = [:]
    /// The assignments to a member that has the name of a DTO's property, from other properties only.
    private(set) var crossed: [(target: String, sources: [String], place: AuditPlace)] = []
    /// A function that gets the whole DTO and that the project does not declare.
    private(set) var unknown: String?
    /// Maps each property to the place where it is read. The line for a missing property belongs after one of these
    /// places.
    private(set) var places: [String: SwiftPlace] = [:]

    /// The properties that the function reads in a way that the audit does not follow.
    private(set) var mentioned: Set<String> = []

    private let names: Set<String>
    private let source: SwiftType
    private let model: SwiftType
    private let project: SwiftProject

    init(_ function: SwiftFunction, root: String?, _ source: SwiftType, _ model: SwiftType, _ project: SwiftProject) {
        names = Set(source.fronts.map(\.name))
        self.source = source
        self.model = model
        self.project = project
        read(function, root: root, depth: 0)
    }

    /// The greatest depth of functions that pass the whole DTO on to other functions.
    private static let depth = 4

    /// Reads the assignments and calls of a mapper, and of functions that get the whole DTO.
    private mutating func read(_ function: SwiftFunction, root: String?, depth: Int) {
        let facts = function.facts
        let members = Set(model.stored.map(\.name))
        let isOwn = facts.owner.map { $0 == model.name } ?? false
        // The properties from which each local variable gets its value.
        var locals: [String: Set<String>] = [:]
        func origins(_ sources: [String]) -> Set<String> {
            var found: Set<String> = []
            for path in sources {
                if let name = Mapper.member(of: path, root, names) { found.insert(name) }
                if let first = path.split(separator: ".").first.map(String.init), first != root, let own = locals[first]
                {
                    found.formUnion(own)
                }
            }
            return found
        }
        for assignment in facts.assignments {
            let parts = assignment.target.split(separator: ".").map(String.init)
            let from = origins(assignment.sources)
            guard let last = parts.last, !from.isEmpty else { continue }
            if parts.count == 1, !(isOwn && members.contains(last)) {
                locals[last, default: []].formUnion(from)
            } else {
                keep(parts, from, function.place(assignment.place), depth: depth)
            }
        }
        for call in facts.calls {
            for argument in call.arguments {
                let from = origins(argument.sources)
                if from.isEmpty { continue }
                let isModel =
                    [model.name, model.simpleName, "Self"].contains(call.callee) || call.callee.hasSuffix("init")
                // The audit knows which values are kept by methods of members, as in
                // `work.tags.append(contentsOf: dto.tags)`. For other calls, the audit does not know this.
                let parts = call.callee.split(separator: ".").map(String.init)
                if isModel, argument.label != "_" {
                    keep([argument.label], from, function.place(argument.place), depth: depth)
                } else {
                    for name in from {
                        kept[name, default: []].formUnion(
                            parts.dropLast().last.map { members.contains($0) ? [$0] : [] } ?? [])
                        if depth == 0 { places[name] = places[name] ?? argument.place }
                    }
                }
            }
        }
        readConditions(of: facts, root)
        guard depth < Self.depth else { return }
        for call in Mapper.passedOn(function, root) { follow(call, root, depth: depth) }
    }

    /// Reads conditions: `if dto.isDraft == false { work.isDraft = false }` merges a value that only the condition
    /// names.
    private mutating func readConditions(of facts: FunctionFacts, _ root: String?) {
        let used = Set(facts.assignments.flatMap(\.sources) + facts.calls.flatMap(\.sources))
        let set = Set(facts.assignments.compactMap { $0.target.split(separator: ".").last.map(String.init) })
        for path in facts.paths where !used.contains(path) {
            guard let name = Mapper.member(of: path, root, names), kept[name] == nil else { continue }
            if set.contains(name) { kept[name] = [name] } else { mentioned.insert(name) }
        }
    }

    /// - Parameter path: The path of the target, such as `work.title`. For `work.details.title`, the model's member is
    ///   `details`.
    private mutating func keep(_ path: [String], _ sources: Set<String>, _ place: AuditPlace, depth: Int) {
        let target = path.count > 1 ? path[1] : path[0]
        if path.count <= 2, names.contains(target), !sources.contains(target) {
            crossed.append((target, sources.sorted(), place))
        }
        for name in sources {
            kept[name, default: []].insert(target)
            if depth == 0 { places[name] = places[name] ?? place.swift }
        }
    }

    private mutating func follow(_ call: CallFacts, _ root: String?, depth: Int) {
        let name = call.callee.split(separator: ".").last.map(String.init) ?? call.callee
        let isType = name.first?.isUppercase == true
        let candidates =
            isType
            ? project.functions(of: name).filter { $0.facts.name == "init" && !$0.isDecoder }
            : project.functions(named: name)
        guard let index = call.arguments.firstIndex(where: { $0.whole == root ?? "self" }) else { return }
        let label = call.arguments[index].label
        let next = candidates.first { function in
            function.facts.parameters.contains {
                $0.label == label && SwiftTypeText($0.type).base.hasSuffix(source.simpleName)
            }
        }
        guard let next,
            let parameter = next.facts.parameters.first(where: {
                $0.label == label && SwiftTypeText($0.type).base.hasSuffix(source.simpleName)
            })
        else {
            // Printing does not map a value.
            if !["print", "debugPrint", "dump", "assert"].contains(name) { unknown = call.callee }
            return
        }
        read(next, root: parameter.name, depth: depth + 1)
    }
}
