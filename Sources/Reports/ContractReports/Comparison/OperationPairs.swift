import ContractModel

/// Pairs the operations of two contracts. The first pairs have the same method and the same path in requests, which
/// consists of the server's path and the template without names. The next pairs have the same method and template, and
/// the last pairs have the same `operationId`. Callbacks are first paired by their pointers, with and then without the
/// names in the path of the operation that declares them.
struct OperationPairs {
    struct Pair {
        var old: OperationDefinition
        var new: OperationDefinition
        /// Whether the two operations have only their name in common.
        var hasMoved: Bool
    }

    private(set) var pairs: [Pair] = []
    private(set) var removed: [OperationDefinition] = []
    private(set) var added: [OperationDefinition] = []

    /// - Parameters:
    ///   - old: The operations in the order of the document. Pairs and removed operations are in this order.
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
    /// The properties in which the operations of a pair agree.
    struct Key: Hashable {
        var method: String
        var path: String
    }

    /// The greatest number of servers whose paths are tried, for each operation.
    private static let wirePathLimit = 4

    /// The paths in requests, once for each path of a server.
    fileprivate var wireKeys: [Key] {
        // An operation may have several callbacks with the same expression, and a callback may have several
        // expressions.
        if isCallback { return [key(pointer)] }
        let template = template.withoutNames
        var paths: [String] = []
        for server in interface?.servers?.value.urls ?? [""] where paths.count < Self.wirePathLimit {
            let path = ServerURL.path(of: server)
            if !paths.contains(path) { paths.append(path) }
        }
        return paths.map { key($0 + template) }
    }

    /// The key of a callback, without the names in the path of its operation.
    fileprivate var callbackKeys: [Key] { isCallback ? [key(PathTemplate(pointer).withoutNames)] : [] }

    fileprivate var templateKeys: [Key] { [key(template.withoutNames)] }

    /// The key that consists of the operation's name. Only operations that the app calls have this key, because the
    /// server calls its operations by path.
    fileprivate var nameKeys: [Key] {
        isCalledByServer || name == fallbackName ? [] : [Key(method: "", path: name)]
    }

    /// The name of an operation without an id.
    var fallbackName: String { "\(method) \(path)" }

    private func key(_ path: String) -> Key {
        Key(method: method.lowercased(), path: (isWebhook ? "webhook " : "") + path)
    }
}
