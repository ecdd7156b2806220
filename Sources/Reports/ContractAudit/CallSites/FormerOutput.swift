import ContractModel

/// The declarations in the output of another generator.
struct FormerOutput {
    /// A function, or a property with a getter that makes a request.
    struct Function {
        var labels: [String]
        var result: String?
        var operation: Int?
    }

    let project: SwiftProject
    /// The qualified names of types and type aliases.
    private(set) var names: Set<String> = []
    /// Maps the name of each type to a map from names to the type's functions. The key for functions outside of types
    /// is empty.
    private(set) var functions: [String: [String: [Function]]] = [:]
    /// Maps each type and the name of each property to the property's type. For a property without a declared type, the
    /// value is `=` and the initial value.
    private var properties: [String: [String: String]] = [:]
    private var inherited: [String: [String]] = [:]
    private var targets: [String: String] = [:]

    /// - Parameter operations: The indices of the functions' operations, in the order of the project's functions.
    init(_ project: SwiftProject, _ operations: [Int?]) {
        self.project = project
        for facts in project.files.flatMap(\.types) {
            if !["private", "fileprivate"].contains(facts.access), facts.kind != .extension {
                names.insert(facts.name)
            }
            if facts.kind == .alias { targets[facts.name] = facts.target }
            let parents = inherited[facts.name] ?? []
            if parents.count < Self.most { inherited[facts.name] = parents + facts.inherited.prefix(Self.most) }
            for property in facts.properties {
                properties[facts.name, default: [:]][property.name] = property.type ?? property.initial.map { "=" + $0 }
            }
        }
        for (function, operation) in zip(project.functions, operations) {
            let own = Function(
                labels: function.facts.parameters.map(\.label), result: function.facts.result, operation: operation)
            let owner = function.facts.owner ?? ""
            if functions[owner]?[function.facts.name]?.count ?? 0 < Self.most {
                functions[owner, default: [:]][function.facts.name, default: []].append(own)
            }
        }
    }

    /// Returns the qualified name of the type that a name means within the type `scope`, or nil.
    func qualified(_ name: String, in scope: String) -> String? {
        var scope = scope[...]
        while true {
            let full = scope.isEmpty ? name : scope + "." + name
            if names.contains(full) { return full }
            guard !scope.isEmpty else { return nil }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
    }

    /// The greatest number of functions with the same name, and of types that a type inherits from. Further functions
    /// and types are ignored.
    private static let most = 32

    /// Returns the functions with a name, of a type or of the nearest type from which it inherits.
    func functions(_ name: String, of type: String) -> [Function] {
        for owner in lineage(of: type) { if let found = functions[owner]?[name] { return found } }
        return []
    }

    /// Returns the type of a property, or `=` and its initial value.
    func property(_ name: String, of type: String) -> String? {
        lineage(of: type).lazy.compactMap { properties[$0]?[name] }.first
    }

    /// Returns the type itself, the target of an alias, and the types that it inherits from.
    private func lineage(of type: String) -> [String] {
        var found = [type]
        var index = 0
        while index < found.count, found.count < Self.most {
            let next = (targets[found[index]].map { [$0] } ?? []) + (inherited[found[index]] ?? [])
            found += next.prefix(Self.most).compactMap { qualified($0, in: found[index]) }
                .filter { !found.contains($0) }
            index += 1
        }
        return found
    }
}
