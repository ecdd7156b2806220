/// A function that makes a model from a DTO, or updates a model.
struct Mapper {
    /// The purpose of the function: to make a model, or to update a model. The raw values are parts of findings'
    /// identifiers.
    enum Purpose: String {
        case map = "not-mapped"
        case merge = "not-merged"
    }

    let function: SwiftFunction
    let purpose: Purpose
    /// The type of the DTO.
    let source: SwiftType
    let model: SwiftType
    /// The name of the DTO in the function. The value is nil if the function is a member of the DTO.
    let root: String?
    /// The name of the model in the function. The value is nil if the function makes the model.
    let target: String?
    let reading: MapperReading

    /// The name with argument labels, such as `mapToWork(_:)`.
    var name: String {
        let labels = function.facts.parameters.map { $0.label + ":" }.joined()
        return "\(function.facts.name)(\(labels))"
    }

    /// Returns the functions that make or update the app's models.
    static func all(_ project: SwiftProject, _ matching: TypeMatching, _ scope: AuditScope) -> [Mapper] {
        let all = project.functions.compactMap { Mapper($0, project, matching) }
        let proven = Set(all.filter { $0.provesModel(scope) }.map { $0.source.name + " " + $0.model.name })
        return all.filter { proven.contains($0.source.name + " " + $0.model.name) }
    }

    /// Whether the model is stored in a database, or gets most of its properties from the DTO and has most of the DTO's
    /// properties. Other types only use the DTO.
    private func provesModel(_ scope: AuditScope) -> Bool {
        if model.isKept || scope.models.contains(model.name) { return true }
        let filled = Set(reading.kept.values.flatMap(\.self))
        let all = model.stored
        return !all.isEmpty && all.count { filled.contains($0.name) } * 2 >= all.count
            && reading.kept.count * 3 >= source.fronts.count * 2
    }

    private static let initialisers: Set<String> = [".init", "?", "Self", "init", "self.init", "super.init"]

    private init?(_ function: SwiftFunction, _ project: SwiftProject, _ matching: TypeMatching) {
        let facts = function.facts
        if function.isDecoder || function.isEncoder { return nil }
        let scope = facts.owner ?? ""
        func type(_ text: String) -> SwiftType? {
            let text = text.hasPrefix("inout ") ? String(text.dropFirst(6)) : text
            guard case .named(let name, _) = SwiftTypeText(text).wrapped else { return nil }
            return project.type(named: name == "Self" ? scope : name, in: scope)
        }
        func element(_ text: String) -> SwiftType? {
            guard case .array(.named(let name, _)) = SwiftTypeText(text).wrapped else { return nil }
            return project.type(named: name, in: scope)
        }
        /// Returns the type if it is a class or structure of the app, which has no schema and is not a screen.
        func model(_ text: String) -> SwiftType? {
            guard let found = type(text) ?? element(text), matching.match(of: found) == nil,
                [.class, .struct].contains(found.kind),
                !found.isScreen
            else { return nil }
            return found
        }
        func record(_ type: SwiftType?) -> SwiftType? {
            guard let type, let match = matching.match(of: type), match.schema.isPlain else { return nil }
            return type
        }
        let owner = facts.isStatic ? nil : facts.owner.flatMap { project.type(named: $0) }
        let given = facts.parameters.first { record(type($0.type)) != nil }
        let source: SwiftType
        if let given, let found = record(type(given.type)) {
            source = found
            root = given.name
        } else if let found = Self.only(facts.parameters.compactMap { record(element($0.type)) })
            ?? Self.only(facts.named.compactMap { record(type($0) ?? element($0)) }),
            let name = Self.element(of: found, facts)
        {
            // `dtos.map { Work(title: $0.title) }`, or a function that also decodes the DTOs.
            source = found
            root = name
        } else if let found = record(owner), facts.name != "init" {
            source = found
            root = nil
        } else {
            return nil
        }
        let other = facts.parameters.first { $0.name != given?.name && model($0.type) != nil }
        if facts.name == "init", let owner, model(owner.name) != nil, root != nil {
            self.model = owner
            purpose = .map
            target = "self"
        } else if let other, let found = model(other.type) {
            self.model = found
            purpose = .merge
            target = other.name
        } else if let found = facts.result.flatMap(model) {
            self.model = found
            purpose = .map
            target = nil
        } else if let owner, root != nil, model(owner.name) != nil,
            facts.assignments.contains(where: { item in owner.stored.contains { $0.name == item.target.withoutSelf } })
        {
            self.model = owner
            purpose = .merge
            target = "self"
        } else {
            return nil
        }
        self.source = source
        self.function = function
        // A function that only looks up a model reads one or two properties.
        let names = Set(source.fronts.map(\.name))
        let path = root
        let read = facts.paths.compactMap { Self.member(of: $0, path, names) }
        guard Set(read).count >= min(3, names.count) || !Self.passedOn(function, path).isEmpty else { return nil }
        let (found, name) = (self.model, self.target)
        guard
            facts.assignments.contains(where: { Self.isModelMember($0.target, name, found) })
                || facts.calls.contains(where: { $0.callee == found.name || $0.callee == found.simpleName })
                || facts.calls.contains(where: { Self.initialisers.contains($0.callee) })
                || !Self.passedOn(function, path).isEmpty
        else { return nil }
        reading = MapperReading(function, root: path, source, found, project)
    }

    /// Returns the only type of a list that may have it several times.
    private static func only(_ types: [SwiftType]) -> SwiftType? {
        guard let first = types.first, types.allSatisfy({ $0.name == first.name }) else { return nil }
        return first
    }

    /// Returns the name of an element of a list in a loop or a closure: the variable of which most properties are read.
    private static func element(of type: SwiftType, _ facts: FunctionFacts) -> String? {
        let names = Set(type.fronts.map(\.name))
        var read: [String: Set<String>] = [:]
        for path in facts.paths {
            let root = String(path.prefix { $0 != "." })
            if let name = member(of: path, root, names) { read[root, default: []].insert(name) }
        }
        return read.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }

    /// Returns the DTO's property with which a path begins: `title` for `dto.title.count`.
    static func member(of path: String, _ root: String?, _ names: Set<String>) -> String? {
        var parts = path.split(separator: ".").map(String.init)[...]
        if let root {
            guard parts.first == root else { return nil }
            parts = parts.dropFirst()
        } else if parts.first == "self" {
            parts = parts.dropFirst()
        }
        return parts.first.flatMap { names.contains($0) ? $0 : nil }
    }

    private static func isModelMember(_ path: String, _ target: String?, _ model: SwiftType) -> Bool {
        let parts = path.split(separator: ".").map(String.init)
        guard let last = parts.last, model.hidesProperties || model.stored.contains(where: { $0.name == last })
        else { return false }
        return parts.count > 1 || target == "self"
    }

    /// Returns the calls that get the whole DTO as an argument.
    static func passedOn(_ function: SwiftFunction, _ root: String?) -> [CallFacts] {
        function.facts.calls.filter { $0.arguments.contains { $0.whole == root ?? "self" } }
    }
}
