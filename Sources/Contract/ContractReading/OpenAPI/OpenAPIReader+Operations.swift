import ContractModel
import DTORuntime
import Diagnostics
import YAMLTree

/// A path item, the path of its operations, and the pointer to it.
struct PathItem {
    var node: YAMLNode
    var path: String
    var pointer: [String]
}

/// Reads the operations of paths, webhooks, callbacks and components.
extension OpenAPIReader {
    private static let methods = Set(OperationDefinition.fixedMethods)

    /// Reads all operations. A path item belongs to the path or webhook that contains the path item. A path item to
    /// which references lead belongs to the first path or webhook with a reference to it.
    mutating func operations(components: YAMLNode?) -> [OperationObject] {
        let root = nodes.root
        var operations: [OperationObject] = []
        let paths = nodes.paths().flatMap { pathItems($0.members, pointer: [$0.section]) }
        let webhooks = pathItems(nodes.members(root["webhooks"]), pointer: ["webhooks"])
        for item in paths + webhooks { append(item, to: &operations) }
        for item in paths + webhooks { appendReferenced(item, to: &operations) }
        let shared = pathItems(nodes.members(components?["pathItems"]), pointer: ["components", "pathItems"])
        let callbacks = callbacks(components?["callbacks"], pointer: ["components", "callbacks"])
        for item in shared + callbacks { append(item, to: &operations) }
        while let item = deferredPathItems.popLast() { append(item, to: &operations) }
        return operations
    }

    private mutating func pathItems(_ members: [YAMLPair], pointer: [String]) -> [PathItem] {
        members.compactMap { pair in
            nodes.mapping(pair.value).map { PathItem(node: $0, path: pair.key, pointer: pointer + [pair.key]) }
        }
    }

    /// Returns the path items of Callback Objects (OpenAPI 3.1.1, section 4.8.18). Their `path` is the callback's name.
    private mutating func callbacks(_ node: YAMLNode?, pointer: [String]) -> [PathItem] {
        var items: [PathItem] = []
        for callback in nodes.members(node) {
            guard let target = nodes.target(of: callback.value) else { continue }
            var found = pathItems(
                nodes.ownMembers(target.node), pointer: target.pointer ?? pointer + [callback.key])
            for index in found.indices { found[index].path = callback.key }
            if target.pointer == nil { items += found } else { deferredPathItems += found }
        }
        return items
    }

    private mutating func appendReferenced(_ item: PathItem, to operations: inout [OperationObject]) {
        guard item.node["$ref"] != nil, let target = nodes.target(of: item.node) else { return }
        append(
            PathItem(node: target.node, path: item.path, pointer: target.pointer ?? item.pointer), to: &operations)
    }

    /// Appends the operations that the path item itself has, also if it has a reference.
    private mutating func append(_ item: PathItem, to operations: inout [OperationObject]) {
        guard knownPathItems.insert(item.node.identity).inserted else { return }
        let all = parameters(item.node["parameters"])
        var shared = all
        for pair in item.node.pairs where Self.methods.contains(pair.key) {
            append(pair, of: item, pointer: item.pointer + [pair.key], all, shared: &shared, to: &operations)
        }
        reportUnknownOperations(of: item)
        for pair in nodes.members(item.node["additionalOperations"]) {
            let pointer = item.pointer + ["additionalOperations", pair.key]
            guard HTTPHeaders.isName(pair.key) else {
                let reason = "'\(pair.key)' is not a valid name of a method (RFC 9110, section 9.1)"
                nodes.schemas.reader.diagnostics.emit(OpenAPIMessages.operationSkipped(reason, at: pair.keyLocation))
                continue
            }
            let field = pair.key.lowercased()
            if Self.methods.contains(field), item.node[field] != nil {
                let reason = "the path already has the operation '\(pair.key)' under '\(field)'"
                nodes.schemas.reader.diagnostics.emit(OpenAPIMessages.operationSkipped(reason, at: pair.keyLocation))
                continue
            }
            append(pair, of: item, pointer: pointer, all, shared: &shared, to: &operations)
        }
    }

    /// Reports methods for which a path item has no field (OpenAPI 3.2.0, section 4.9.1).
    private mutating func reportUnknownOperations(of item: PathItem) {
        for pair in item.node.pairs where !Self.methods.contains(pair.key) && !pair.key.hasPrefix("x-") {
            guard pair.key != "additionalOperations", pair.value["responses"] != nil else { continue }
            let field = pair.key.lowercased()
            let hint =
                Self.methods.contains(field)
                ? "write '\(field)'" : "list it under 'additionalOperations' (OpenAPI 3.2)"
            let reason = "'\(pair.key)' is not an operation of a path; \(hint)"
            nodes.schemas.reader.diagnostics.emit(OpenAPIMessages.operationSkipped(reason, at: pair.keyLocation))
        }
    }

    /// Reads one operation.
    ///
    /// - Parameters:
    ///   - all: The path item's parameters.
    ///   - shared: The parameters of the path item that no operation has yet. The operation takes the parameters that
    ///     it does not replace. One operation is enough, because the parameters are needed only for their types.
    private mutating func append(
        _ pair: YAMLPair, of item: PathItem, pointer: [String], _ all: [ParameterObject],
        shared: inout [ParameterObject], to operations: inout [OperationObject]
    ) {
        guard let node = nodes.mapping(pair.value) else { return }
        let own = parameters(node["parameters"])
        let replaced = Set(own.map(\.key))
        let inherited = shared.filter { !replaced.contains($0.key) }
        shared = shared.filter { replaced.contains($0.key) }
        operations.append(
            OperationObject(
                operationID: nodes.text("operationId", of: node),
                method: pair.key,
                path: item.path,
                pointer: pointer,
                summary: nodes.text("summary", of: node),
                operationDescription: nodes.text("description", of: node),
                tags: node["tags"]?.elements.map(\.text) ?? [],
                parameters: inherited + own,
                inheritedCount: inherited.count,
                pathParameters: all,
                pathServers: item.node["servers"],
                requestBody: requestBody(node["requestBody"]),
                responses: responses(node["responses"]),
                message: nodes.mapping(node["x-websocket-message"]).map { nodes.schemas.schema($0) },
                node: node,
                location: pair.keyLocation
            ))
        for callback in callbacks(node["callbacks"], pointer: pointer + ["callbacks"]) {
            append(callback, to: &operations)
            appendReferenced(callback, to: &operations)
        }
    }
}

extension ParameterObject {
    /// The facts that together identify a parameter (OpenAPI 3.1.1, section 4.8.12).
    var key: [String] { [name, place] }
}
