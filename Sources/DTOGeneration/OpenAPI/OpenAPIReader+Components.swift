import YAMLTree

/// Components Object (3.1.1, section 4.8.7): members other than schemas in which schemas may stand.
extension OpenAPIReader {
    mutating func componentObjects(_ components: YAMLNode) -> [ComponentObject] {
        var objects: [ComponentObject] = []
        for section in ["requestBodies", "responses", "parameters", "headers", "mediaTypes"] {
            for member in nodes.members(components[section]) {
                // One that only refers to another has its types there.
                guard let target = nodes.target(of: member.value), target.pointer == nil else { continue }
                objects.append(component(target.node, section: section, member))
            }
        }
        return objects
    }

    private mutating func component(_ node: YAMLNode, section: String, _ member: YAMLPair) -> ComponentObject {
        // A Media Type Object does not say what it is the type of; where it is used says it.
        let contents =
            section == "mediaTypes" ? [mediaType("application/json", node, at: member)] : contents(of: node)
        return ComponentObject(
            section: section, name: member.key, pointer: ["components", section, member.key],
            schema: section == "mediaTypes" ? nil : node["schema"].map { nodes.schemas.schema($0) },
            contents: contents, headers: headers(node["headers"]), location: member.keyLocation)
    }
}
