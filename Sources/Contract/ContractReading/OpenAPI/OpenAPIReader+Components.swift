import ContractModel
import Diagnostics
import References
import YAMLTree

/// Reads the components that may contain schemas: request bodies, responses, parameters, headers and media types
/// (OpenAPI 3.1.1, section 4.8.7; OpenAPI 3.2.0 for media types).
extension OpenAPIReader {
    mutating func componentObjects(_ components: YAMLNode) -> [ComponentObject] {
        var objects: [ComponentObject] = []
        for section in ["requestBodies", "responses", "parameters", "headers", "mediaTypes"] {
            for member in nodes.members(components[section]) {
                // A component that only refers to another component has no types.
                guard let target = nodes.target(of: member.value), target.pointer == nil,
                    knownObjects.insert(target.node.identity).inserted
                else { continue }
                objects.append(
                    component(
                        target.node, section: section, name: member.key,
                        pointer: JSONPointer.text(of: ["components", section, member.key]), at: member.keyLocation))
            }
        }
        return objects
    }

    /// Adds an object of another file. The object is treated like a component, and is named after its place in the
    /// file.
    mutating func addForeign(_ target: NodeReader.Target, to section: String) {
        guard let place = target.place, let file = target.file, knownObjects.insert(target.node.identity).inserted
        else {
            return
        }
        let object = component(
            target.node, section: section, name: SchemaPlaces.name(of: place.pointer, in: file),
            pointer: file + JSONPointer.text(of: place.pointer), at: target.node.location)
        foreignObjects.append(object)
    }

    private mutating func component(
        _ node: YAMLNode, section: String, name: String, pointer: String, at location: SourceLocation
    ) -> ComponentObject {
        // A Media Type Object does not contain its media type. The objects that refer to the Media Type Object have the
        // media type as a key.
        let contents =
            section == "mediaTypes"
            ? [mediaType("application/json", node, at: location)] : contents(of: node)
        return ComponentObject(
            section: section, name: name, pointer: pointer, componentDescription: node.plainText("description"),
            schema: section == "mediaTypes" ? nil : node["schema"].map { nodes.schemas.schema($0) },
            contents: contents, headers: headers(node["headers"]), location: location)
    }
}
