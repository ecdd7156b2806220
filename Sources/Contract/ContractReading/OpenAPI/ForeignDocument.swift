import GenerationSettings
import YAMLTree

/// A document of another kind that users pass to the tool by mistake, or in the hope that the tool reads it.
enum ForeignDocument: CaseIterable {
    case postmanCollection
    case asyncAPI
    case arazzo
    case overlay
    case graphQL
    case jsonSchema
    case configuration
    /// An OpenAPI document without the version key.
    case withoutVersion

    /// Recognizes the kind of a document. Returns nil if the kind is unknown.
    init?(_ root: YAMLNode) {
        guard let known = Self.allCases.first(where: { $0.describes(root) }) else { return nil }
        self = known
    }

    private func describes(_ root: YAMLNode) -> Bool {
        switch self {
        case .postmanCollection:
            root["info"]?["_postman_id"] != nil || root["info"]?["schema"]?.text.contains("getpostman.com") == true
        case .asyncAPI: root["asyncapi"] != nil
        case .arazzo: root["arazzo"] != nil
        case .overlay: root["overlay"] != nil && root["actions"] != nil
        case .graphQL: (root["data"] ?? root)["__schema"] != nil
        case .jsonSchema:
            root["$schema"]?.text.contains("json-schema.org") == true
                || root["paths"] == nil && ["properties", "$defs", "items", "allOf"].contains { root[$0] != nil }
        case .configuration:
            root.count > 0 && root.pairs.allSatisfy { ConfigurationKey(rawValue: $0.key) != nil }
        case .withoutVersion: root["paths"] != nil
        }
    }

    /// The message text, which names the kind of the document and a remedy.
    var words: String {
        switch self {
        case .postmanCollection:
            "this is a Postman collection, and not an OpenAPI document; convert the collection first, for example with "
                + "`npx postman-to-openapi`"
        case .asyncAPI:
            "this is an AsyncAPI document, which describes messages instead of HTTP; its schemas can be generated from an "
                + "OpenAPI document whose 'components' refer to them"
        case .arazzo:
            "this is an Arazzo document, which describes workflows; name an OpenAPI document of its 'sourceDescriptions'"
        case .overlay:
            "this is an overlay, which changes a document; name the document, and the overlay with '--overlay'"
        case .graphQL:
            "this is a GraphQL schema, and not an OpenAPI document; gen-dtos does not read GraphQL"
        case .jsonSchema:
            "this is a JSON Schema, and not an OpenAPI document; refer to the schema from a document: 'openapi: 3.1.0', 'info', and "
                + "'components: {schemas: {NAME: {$ref: FILE}}}'"
        case .configuration: "this is a configuration of gen-dtos; name the document, and this file with '--config'"
        case .withoutVersion:
            "the version of OpenAPI is missing; write 'openapi: 3.0.3', or the version that the document has, on a separate "
                + "line"
        }
    }
}
