import YAMLTree

/// The objects of the specification in which references, schemas and examples stand.
enum ObjectKind: Hashable {
    case document, components, pathItem, operation, parameter, header, requestBody, response, mediaType, encoding
    case callback, link, example, securityScheme, schema
}

/// What stands under a key of an object.
enum ObjectField {
    case object(ObjectKind)
    case list(ObjectKind)
    case map(ObjectKind)
    /// A map whose members others refer to by name.
    case section(ObjectKind)
}

/// Which objects stand under which keys (OpenAPI 3.2.0, section 4, with 3.0, 3.1 and Swagger 2.0 in one: their keys do not contradict
/// each other). Looked up once per document, by the tree's interned keys.
struct DocumentGrammar {
    private let fields: [ObjectKind: [Int: ObjectField]]

    init(_ tree: YAMLTree) {
        var symbols: [String: Int] = [:]
        for (index, symbol) in tree.symbols.enumerated() { symbols[symbol] = index }
        fields = Self.names.mapValues { names in
            var fields: [Int: ObjectField] = [:]
            for (name, field) in names {
                if let symbol = symbols[name] { fields[symbol] = field }
            }
            return fields
        }
    }

    func field(_ pair: YAMLPair, of kind: ObjectKind) -> ObjectField? {
        fields[kind]?[pair.symbol]
    }

    private static let names: [ObjectKind: [String: ObjectField]] = [
        .document: [
            // What 3.0 has no key for is commonly written as `x-webhooks`.
            "paths": .map(.pathItem), "webhooks": .map(.pathItem), "x-webhooks": .map(.pathItem),
            "components": .object(.components),
            "definitions": .section(.schema), "parameters": .section(.parameter), "responses": .section(.response),
            "securityDefinitions": .section(.securityScheme),
        ],
        .components: [
            "schemas": .section(.schema), "responses": .section(.response), "parameters": .section(.parameter),
            "examples": .section(.example), "requestBodies": .section(.requestBody), "headers": .section(.header),
            "securitySchemes": .section(.securityScheme), "links": .section(.link),
            "callbacks": .section(.callback), "pathItems": .section(.pathItem), "mediaTypes": .section(.mediaType),
        ],
        .pathItem: methods.merging(["parameters": .list(.parameter), "additionalOperations": .map(.operation)]) { $1 },
        .operation: [
            "parameters": .list(.parameter), "requestBody": .object(.requestBody), "responses": .map(.response),
            "callbacks": .map(.callback),
        ],
        .parameter: ["schema": .object(.schema), "content": .map(.mediaType), "examples": .map(.example)],
        .header: ["schema": .object(.schema), "content": .map(.mediaType), "examples": .map(.example)],
        .requestBody: ["content": .map(.mediaType)],
        .response: [
            "headers": .map(.header), "content": .map(.mediaType), "links": .map(.link), "schema": .object(.schema),
        ],
        .mediaType: [
            "schema": .object(.schema), "itemSchema": .object(.schema), "examples": .map(.example),
            "encoding": .map(.encoding), "itemEncoding": .object(.encoding), "prefixEncoding": .list(.encoding),
        ],
        .encoding: ["headers": .map(.header)],
        .schema: [
            "properties": .map(.schema), "patternProperties": .map(.schema), "dependentSchemas": .map(.schema),
            "$defs": .map(.schema), "definitions": .map(.schema), "items": .object(.schema),
            "additionalProperties": .object(.schema), "unevaluatedProperties": .object(.schema),
            "unevaluatedItems": .object(.schema), "propertyNames": .object(.schema), "contains": .object(.schema),
            "not": .object(.schema), "if": .object(.schema), "then": .object(.schema), "else": .object(.schema),
            "allOf": .list(.schema), "oneOf": .list(.schema), "anyOf": .list(.schema), "prefixItems": .list(.schema),
        ],
    ]

    static let methodNames: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
    ]

    private static var methods: [String: ObjectField] {
        Dictionary(uniqueKeysWithValues: methodNames.map { ($0, .object(.operation)) })
    }
}
