import ContractModel

/// Operations of two contracts that are the same one: by method and by the path that travels, which is a server's and the template's, in
/// which names have no meaning; then by method and template alone; what is left, by `operationId`.
struct OperationPairs {
    struct Pair {
        var old: OperationDefinition
        var new: OperationDefinition
        /// Whether nothing but its name says that it is the same one.
        var hasMoved: Bool
    }

    private(set) var pairs: [Pair] = []
    private(set) var removed: [OperationDefinition] = []
    private(set) var added: [OperationDefinition] = []

    /// - Parameters:
    ///   - old: in the order of the document, as pairs and what is removed.
    init(_ old: [OperationDefinition], _ new: [OperationDefinition]) {
        var partners = [Int?](repeating: nil, count: old.count)
        var moved: Set<Int> = []
        var isTaken = [Bool](repeating: false, count: new.count)
        for keys in [\OperationDefinition.wireKeys, \.callbackKeys, \.templateKeys, \.nameKeys] {
            var candidates: [OperationDefinition.Key: [Int]] = [:]
            for index in new.indices.reversed() where !isTaken[index] {
                for key in new[index][keyPath: keys] { candidates[key, default: []].append(index) }
            }
            for index in old.indices where partners[index] == nil {
                for key in old[index][keyPath: keys] where partners[index] == nil {
                    while let candidate = candidates[key]?.popLast() {
                        if isTaken[candidate] { continue }
                        (partners[index], isTaken[candidate]) = (candidate, true)
                        if keys == \.nameKeys { moved.insert(index) }
                        break
                    }
                }
            }
        }
        for index in old.indices {
            guard let partner = partners[index] else {
                removed.append(old[index])
                continue
            }
            pairs.append(Pair(old: old[index], new: new[partner], hasMoved: moved.contains(index)))
        }
        added = new.indices.filter { !isTaken[$0] }.map { new[$0] }
    }
}

extension OperationDefinition {
    struct Key: Hashable {
        var method: String
        var path: String
    }

    /// The number of servers whose path is tried, for each operation.
    private static let wirePathLimit = 4

    /// The path that travels, once for each path that a server has.
    fileprivate var wireKeys: [Key] {
        // An operation may have several callbacks of one expression, and one callback several expressions.
        if isCallback { return [key(pointer)] }
        let template = template.withoutNames
        var paths: [String] = []
        for server in interface?.servers?.value.urls ?? [""] where paths.count < Self.wirePathLimit {
            let path = ServerURL.path(of: server)
            if !paths.contains(path) { paths.append(path) }
        }
        return paths.map { key($0 + template) }
    }

    /// A callback of the operation whose path has other names now.
    fileprivate var callbackKeys: [Key] { isCallback ? [key(PathTemplate(pointer).withoutNames)] : [] }

    fileprivate var templateKeys: [Key] { [key(template.withoutNames)] }

    /// Who calls it knows it by that name, wherever it is served. What the server calls, it calls by its path.
    fileprivate var nameKeys: [Key] {
        isCalledByServer || name == fallbackName ? [] : [Key(method: "", path: name)]
    }

    /// What it is called where the document does not name it.
    var fallbackName: String { "\(method) \(path)" }

    private func key(_ path: String) -> Key {
        Key(method: method.lowercased(), path: (isWebhook ? "webhook " : "") + path)
    }
}
