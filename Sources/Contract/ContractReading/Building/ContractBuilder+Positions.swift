import ContractModel
import Diagnostics
import References
import YAMLTree

/// Finds the owners of schemas to which references lead and which are inside of other schemas.
extension ContractBuilder {
    /// Returns the owner and the role of the schema at a place. So a reference to a schema inside of another schema
    /// finds the type that is nested in its owner.
    mutating func position(of place: DocumentPlace) -> (owner: TypeID, role: InlineRole)? {
        let nodes = place.node.tree.root.nodes(along: place.pointer)
        let declared = nodes.indices.dropLast().last { declaredType(at: nodes[$0]) != nil }
        guard var index = declared, var owner = declaredType(at: nodes[index]) else {
            return place.node.tree === document.documents.root ? foreignPosition(of: place.pointer[...]) : nil
        }
        var schema = classifier.resolver.schema(at: nodes[index])
        var role: InlineRole?
        while index < place.pointer.count {
            if let id = knownDefinition(of: schema) {
                owner = id
            } else if let role, classifier.form(of: schema).needsDefinition {
                owner = declareInline(schema, in: owner, as: role)
            }
            guard let step = Self.step(place.pointer[index...], within: role) else { return nil }
            index += step.length
            guard nodes.indices.contains(index) else { return nil }
            let outer = schema
            schema = classifier.resolver.schema(at: nodes[index])
            role = step.role.map { named($0, schema, in: outer) } ?? role
        }
        return role.map { (owner, $0) }
    }

    /// Returns the role of a branch, with the name that the union gives the branch as a hint.
    private mutating func named(_ role: InlineRole, _ branch: SchemaObject, in union: SchemaObject) -> InlineRole {
        guard case .branch = role, case .union(let branches) = classifier.form(of: union),
            let index = branches.firstIndex(where: { $0 === branch })
        else { return role }
        return .branch(index, hint: variantNames(of: branches, in: union)[index].typeName)
    }

    private mutating func declaredType(at node: YAMLNode) -> TypeID? {
        guard classifier.resolver.schemas.knownSchema(node) != nil else { return nil }
        return knownDefinition(of: classifier.resolver.schema(at: node))
    }

    /// Returns the role after one step from a schema to an inner schema. The result is nil for a step that keeps the
    /// owner's role.
    private static func step(_ tokens: ArraySlice<String>, within role: InlineRole?) -> (
        length: Int, role: InlineRole?
    )? {
        guard let keyword = tokens.first else { return nil }
        let argument = tokens.dropFirst().first
        switch (keyword, argument) {
        case ("properties", let key?): return (2, .property(key))
        case ("contentSchema", _): return (1, nil)
        case ("items", _): return (1, .element(of: role?.key))
        case ("additionalProperties", _): return (1, .value(of: role?.key))
        case ("oneOf", let index?), ("anyOf", let index?):
            return UInt16(index).map { (2, .branch(Int($0), hint: nil)) }
        case ("allOf", _?): return (2, nil)
        case ("$defs", let key?), ("definitions", let key?): return (2, .property(key))
        default: return nil
        }
    }

    /// Returns the owner and role of a schema outside of `components/schemas`. The owner is a namespace for its place.
    private mutating func foreignPosition(of pointer: ArraySlice<String>) -> (owner: TypeID, role: InlineRole)? {
        guard let last = pointer.last else { return nil }
        if let section = pointer.first, NodeReader.pathSections.contains(section), pointer.count > 3,
            let operation = operation(around: pointer)
        {
            let role = Self.operationRole(pointer.dropFirst(operation.pointer.count), last: last)
            return (namespace(of: operation), role)
        }
        // In OpenAPI 2.0, named parameters and responses are at the root.
        let depth = pointer.first == "components" ? 3 : 2
        guard pointer.count >= depth, depth == 3 || ["parameters", "responses"].contains(pointer.first),
            let node = document.documents.root.root.node(at: pointer.prefix(depth))
        else { return nil }
        let path = Array(pointer.prefix(depth))
        let owner = namespace(
            section: path[depth - 2], name: path[depth - 1], pointer: JSONPointer.text(of: path), at: node.location)
        return (owner, pointer.last == "schema" ? .requestBody : .property(last))
    }

    /// Returns the operation that contains the place of a pointer. The pointer of an operation ends with the path and
    /// the method. The pointer of a callback's operation begins with its parent's pointer.
    private func operation(around pointer: ArraySlice<String>) -> OperationObject? {
        let lengths = pointer.indices.dropFirst(3)
        return lengths.lazy.compactMap { operationAt[Array(pointer[..<$0])] }.first.map { document.operations[$0] }
    }

    private static func operationRole(_ tokens: ArraySlice<String>, last: String) -> InlineRole {
        let start = tokens.startIndex
        if last == "schema", tokens.first == "responses", tokens.count > 1 { return .response(tokens[start + 1]) }
        if last == "schema", tokens.first == "requestBody" { return .requestBody }
        return .property(last)
    }
}
