import ContractModel
import Diagnostics
import YAMLTree

/// A Parameter Object (OpenAPI 2.0), or the object to which its references lead.
struct SwaggerParameter {
    var name: String
    /// The location: `query`, `header`, `path`, `formData` or `body`.
    var place: String
    var node: YAMLNode
    var isReference: Bool

    init(_ target: NodeReader.Target, reader: inout NodeReader) {
        name = reader.parameterName(target.node) ?? ""
        place = reader.text("in", of: target.node) ?? ""
        node = target.node
        isReference = target.place != nil
    }

    /// The facts that together identify a parameter.
    var key: [String] { [name, place] }
}

extension SwaggerReader {
    mutating func parameters(_ node: YAMLNode?) -> [SwaggerParameter] {
        nodes.parameters(node).map { SwaggerParameter($0, reader: &nodes) }
    }

    /// Returns the parameter, or nil for a body or a part of a form, because they are sent as a request body.
    mutating func parameterObject(_ parameter: SwaggerParameter) -> ParameterObject? {
        guard parameter.place != "body", parameter.place != "formData" else { return nil }
        return ParameterObject(
            name: parameter.name, place: parameter.place, schema: valueSchema(of: parameter.node),
            isReference: parameter.isReference, node: parameter.node, location: parameter.node.location)
    }

    mutating func requestBody(_ parameters: [SwaggerParameter], _ mediaType: String) -> BodyObject? {
        if let body = parameters.last(where: { $0.place == "body" }) {
            reportParts(besides: body, parameters)
            return BodyObject(
                isReference: body.isReference, contents: contents(body.node, mediaType), node: body.node,
                location: body.node.location)
        }
        let fields = parameters.filter { $0.place == "formData" }
        guard let first = fields.first else { return nil }
        // The contents of a form are read as this media type. `swaggerContents` later applies `consumes`.
        let content = MediaTypeObject(
            mediaType: "multipart/form-data", schema: form(fields),
            parts: Dictionary(fields.map { ($0.name, $0.node) }, uniquingKeysWith: { first, _ in first }),
            examples: [], location: first.node.location)
        return BodyObject(isReference: false, contents: [content], location: first.node.location)
    }

    /// Reports parameters that conflict with a body: another body, or parts of a form (OpenAPI 2.0, "Parameter
    /// Object").
    private mutating func reportParts(besides body: SwaggerParameter, _ parameters: [SwaggerParameter]) {
        for parameter in parameters where parameter.node.location != body.node.location {
            let part: String
            switch parameter.place {
            case "formData": part = "of a form"
            case "body": part = "a body"
            default: continue
            }
            nodes.schemas.reader.diagnostics.emit(
                OpenAPIMessages.operationSkipped(
                    "the parameter '\(parameter.name)' is \(part), but the operation already has the body '\(body.name)', and a request has only one body",
                    at: parameter.node.location))
        }
    }

    /// Returns the schema of a form: an object with a property for each parameter.
    private mutating func form(_ fields: [SwaggerParameter]) -> SchemaObject {
        let schema = nodes.schemas.newSchema(at: fields[0].node.location)
        schema.types = .object
        schema.hasProperties = true
        var known: Set<String> = []
        for field in fields {
            let location = field.node.location
            guard known.insert(field.name).inserted else {
                nodes.schemas.reader.diagnostics.emit(
                    OpenAPIMessages.operationSkipped("the form already has a parameter '\(field.name)'", at: location))
                continue
            }
            schema.properties.append(
                SchemaProperty(key: field.name, schema: valueSchema(of: field.node), location: location))
            if let required = field.node["required"], nodes.schemas.reader.boolean(required, "required") {
                schema.required.append(RequiredKey(key: field.name, location: location))
            }
        }
        return schema
    }

    /// Reports a list within a list. The inner list has its own `collectionFormat` (OpenAPI 2.0, "Items Object"), for
    /// which OpenAPI 3 has no style.
    private mutating func reportInnerLists(of parameter: YAMLNode) {
        guard parameter["type"]?.text == "array", let items = parameter["items"], items["type"]?.text == "array" else {
            return
        }
        let format = items["collectionFormat"].map { "'\($0.text)'" } ?? "'csv', the default"
        nodes.schemas.reader.diagnostics.emit(
            OpenAPIMessages.operationSkipped(
                "the 'collectionFormat' of a list within a list, \(format); the client writes the inner list as JSON",
                at: (items["collectionFormat"] ?? items).location))
    }

    /// Returns the schema of a parameter: the parameter itself, or its `schema`, which some authors write as in OpenAPI
    /// 3.
    mutating func valueSchema(of parameter: YAMLNode) -> SchemaObject {
        reportInnerLists(of: parameter)
        if parameter["type"] == nil, let schema = parameter["schema"] { return nodes.schemas.schema(schema) }
        return nodes.schemas.simpleSchema(parameter)
    }
}
