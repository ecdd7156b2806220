import ContractModel

/// Finds the operations that the functions of another generator's output call.
///
/// The comment of a function decides if it names an operation. If not, the path and the method in the function's body
/// decide, then the name of the function, and then a function that it calls.
struct FormerOperations {
    private struct Endpoint: Hashable {
        var method: String
        var path: PathPattern
    }

    private var endpoints: [Endpoint: Int] = [:]
    private var methods: [PathPattern: [String: Int]] = [:]
    /// Maps the names of operations, without regard to case and separators, to their indices. The index is nil if
    /// several operations have the same name.
    private var names: [String: Int?] = [:]
    private let notes: [FormerNotes]
    /// Maps types to the paths in the comments of their properties.
    private let pathsOfTypes: [String: PathPattern]

    init(_ contract: Contract, _ notes: [FormerNotes]) {
        self.notes = notes
        var paths: [String: PathPattern] = [:]
        for note in notes.flatMap(\.notes) {
            guard let scope = note.scope, let path = note.sources.first(where: { $0.hasPrefix("/") }) else { continue }
            paths[scope] = PathPattern(path)
        }
        pathsOfTypes = paths
        for (index, operation) in contract.operations.enumerated() where !operation.isCalledByServer {
            let path = PathPattern(operation.path)
            let method = operation.method.uppercased()
            endpoints[Endpoint(method: method, path: path)] = endpoints[Endpoint(method: method, path: path)] ?? index
            methods[path, default: [:]][method] = methods[path]?[method] ?? index
            // Without an `operationId`, generators name operations after the path and the method, in either order.
            let placed = [operation.method + operation.path, operation.path + operation.method]
            for word in Set(([operation.name] + placed).map(\.plainWord)) {
                names[word] = names[word] == nil ? index : Int?.none
            }
        }
    }

    /// Returns the index of the operation that the comment of a declaration names, or nil.
    func operation(at place: SwiftPlace, in file: Int) -> Int? {
        notes[file].byPlace[place]?.sources.lazy.compactMap { source -> Int? in
            let words = source.split(separator: " ")
            guard words.count == 2 else { return nil }
            return endpoints[Endpoint(method: String(words[0]), path: PathPattern(String(words[1])))]
        }.first
    }

    /// Returns the index of the operation of each function of a project, or nil for a function without an operation.
    func operations(of project: SwiftProject) -> [Int?] {
        let codable = Set(project.codableTypes.map(\.name))
        let functions = project.functions
        var found = functions.map { function -> Int? in
            guard function.facts.name != "init", !codable.contains(function.facts.owner ?? "") else { return nil }
            return operation(of: function)
        }
        // `getOrder` calls `getOrderWithRequestBuilder`, which names the path.
        var named: [String: Int] = [:]
        for (function, operation) in zip(functions, found) {
            if let operation { named["\(function.facts.owner ?? "").\(function.facts.name)"] = operation }
        }
        for (index, function) in functions.enumerated() where found[index] == nil {
            if function.facts.name == "init" || codable.contains(function.facts.owner ?? "") { continue }
            let called = function.facts.calls.map(\.callee) + function.facts.paths
            found[index] = called.lazy.compactMap { named["\(function.facts.owner ?? "").\($0)"] }.first
        }
        return found
    }

    private func operation(of function: SwiftFunction) -> Int? {
        let facts = function.facts
        if let operation = operation(at: facts.place, in: function.file) { return operation }
        // CreateAPI: `Paths.orders.id(id).get`.
        if let path = facts.owner.flatMap({ pathsOfTypes[$0] }) {
            return endpoints[Endpoint(method: facts.name.uppercased(), path: path)]
        }
        let said = notes[function.file].byPlace[facts.place]?.methods ?? []
        for route in facts.routes {
            guard let all = methods[PathPattern(route)] else { continue }
            let fitting = all.filter { said.contains($0.key) }
            if fitting.count == 1 { return fitting.first?.value }
            if said.isEmpty, all.count == 1 { return all.first?.value }
        }
        let suffix = "WithRequestBuilder"
        let name = facts.name.hasSuffix(suffix) ? String(facts.name.dropLast(suffix.count)) : facts.name
        return names[name.plainWord] ?? nil
    }
}

/// The comments of a file that name parts of a contract.
struct FormerNotes {
    let notes: [NoteFacts]
    let byPlace: [SwiftPlace: NoteFacts]

    init(_ file: FileFacts) {
        notes = file.uses?.notes ?? []
        byPlace = Dictionary(notes.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
