import ContractModel
import Diagnostics
import GenerationSettings
import Texts
import YAMLTree

/// Reads the parameters, bodies and responses of operations. Earlier steps have declared their types, which this code
/// only looks up. A value whose type is not declared is read without a type.
extension ContractBuilder {
    /// The greatest length of a description that several operations share, in characters.
    static let textLimit = 1000
    private static let wordLimit = 200

    /// Returns the parameters, bodies and responses of an operation.
    mutating func interface(of operation: OperationObject) -> OperationInterface {
        var interface = OperationInterface()
        interface.tags = operation.tags
        interface.group = Self.text(at: ["x-fern-sdk-group-name", "x-speakeasy-group"], in: operation.node)
        interface.nameInGroup = Self.text(
            at: ["x-fern-sdk-method-name", "x-speakeasy-name-override"], in: operation.node)
        interface.codeSamples = CodeSample.samples(at: operation.node)
        interface.deprecation = Self.deprecation(operation.node)
        // The API's servers and security requirements do not apply to an operation that the server calls.
        if !operation.isCalledByServer {
            interface.servers = servers(of: operation)
            interface.security = security(of: operation)
        }
        if let callbacks = operation.node["callbacks"], callbacks.kind == .mapping {
            interface.callbacks = callbacks.pairs.map(\.key).filter { !$0.hasPrefix("x-") }
        }
        interface.pagination =
            operation.node["x-pagination"].map { PaginationRule.read($0) }
            ?? ForeignExtensions.pagination(operation.node).map { .success($0) }
        let own = Array(operation.parameters.dropFirst(operation.inheritedCount))
        let (inherited, omits) = inheritedParameters(of: operation, besides: own)
        interface.omitsPathParameters = omits
        interface.spanningParameters = operation.spanningParameters
        interface.parameters =
            inherited.map { parameter($0, of: operation, isOwn: false) }
            + own.map { parameter($0, of: operation, isOwn: !$0.isReference) }
        interface.body = operation.requestBody.map { body in
            var definition = BodyDefinition(
                description: description(of: body), isRequired: isRequired(body),
                contents: contents(of: body, in: operation, as: .requestBody), location: body.location)
            if OperationDefinition.isGraphQL(operation.method, operation.path) {
                let all = body.contents.first { MediaType.isJSON($0.mediaType) }?.examples ?? []
                definition.queries = examples(Array(all.prefix(Self.queryLimit)))
            }
            return definition
        }
        interface.statuses = operation.responses.map { response in
            var status = StatusDefinition(
                status: response.status, description: description(of: response.body),
                contents: contents(of: response.body, in: operation, as: .response(response.status)),
                headers: headers(of: response, in: operation), links: links(of: response.body),
                location: response.body.location)
            if document.version == .swagger20 { addExamples(of: response.body, in: operation, to: &status) }
            return status
        }
        interface.message = operation.message.flatMap { value(of: $0, in: operation, as: .property("message")) }
        return interface
    }

    /// Returns the string at the first key that has a string. The strings of a list are joined with spaces.
    private static func text(at keys: [String], in node: YAMLNode) -> String? {
        let texts = keys.lazy.compactMap { node[$0] }.map { value in
            (value.kind == .sequence ? Array(value.elements) : [value]).filter(\.isString).map(\.text)
                .joined(separator: " ")
        }
        return texts.first { !$0.isEmpty }
    }

    // MARK: Parameters

    /// Returns the path item's parameters that the operation does not replace. Returns no parameters, and
    /// `omits: true`, if too many operations would repeat the parameters.
    private mutating func inheritedParameters(
        of operation: OperationObject, besides own: [ParameterObject]
    ) -> (parameters: [ParameterObject], omits: Bool) {
        let all = operation.pathParameters
        guard !all.isEmpty else { return ([], false) }
        guard pathParameterBudget >= all.count else { return ([], true) }
        pathParameterBudget -= all.count
        let replaced = Set(own.map(\.key))
        return (all.filter { !replaced.contains($0.key) }, false)
    }

    private mutating func parameter(
        _ parameter: ParameterObject, of operation: OperationObject, isOwn: Bool
    ) -> ParameterDefinition {
        let node = parameter.node
        let documentation = documentation(of: parameter.schema, at: node)
        let value = value(
            of: parameter.schema, in: operation, as: .parameter(parameter.name, location: parameter.place))
        var definition = ParameterDefinition(
            name: parameter.name, place: parameter.place,
            // A path parameter is always present (OpenAPI 3.1.1, section 4.8.12).
            isRequired: parameter.place == "path" || node.isTrue("required"),
            serialization: ValueSerialization(node, in: parameter.place, version: document.version),
            allowsReserved: mayAllowReserved(parameter.place) && node.isTrue("allowReserved"),
            // `allowEmptyValue` "is valid only for `query` parameters" (OpenAPI 3.1.1, section 4.8.12.2.1).
            allowsEmptyValue: parameter.place == "query" ? node.boolean("allowEmptyValue") : nil,
            value: value, schema: parameter.schema.location, example: example(of: parameter, value),
            documentation: isOwn ? documentation : documentation.clipped(to: Self.textLimit),
            deprecation: Self.deprecation(node), location: parameter.location)
        definition.namedExamples = namedExamples(of: parameter)
        definition.preferredName =
            (node.plainText("x-swift-name") ?? ForeignExtensions.parameterName(node))?.clipped(to: Self.wordLimit)
        return definition
    }

    /// Whether `allowReserved` has an effect. Up to OpenAPI 3.1, `allowReserved` has an effect only in queries (OpenAPI
    /// 3.1.1, section 4.8.12.2.2). Headers have no reserved characters in any version.
    private func mayAllowReserved(_ place: String) -> Bool {
        place == "query" || document.version == .openAPI32 && place != "header"
    }

    private mutating func headers(of response: ResponseObject, in operation: OperationObject) -> [HeaderDefinition] {
        (response.headers + shared(response.sharedHeaders)).compactMap { header in
            value(of: header.schema, in: operation, as: .header(header.name, response: response.status)).map {
                HeaderDefinition(
                    name: header.name, isRequired: header.isRequired,
                    serialization: ValueSerialization(header.node, in: "header", version: document.version),
                    value: $0, schema: header.schema.location, example: example(of: header, $0),
                    documentation: documentation(of: header.schema, at: header.node).clipped(to: Self.textLimit),
                    deprecation: Self.deprecation(header.node), location: header.location)
            }
        }
    }

    /// Returns the documentation of a schema. If the object that contains the schema has a description, this
    /// description replaces the schema's description.
    mutating func documentation(of schema: SchemaObject, at node: YAMLNode) -> Documentation {
        let documentation = documentation(of: schema)
        return node.plainText("description").map {
            Documentation(description: $0, remarks: documentation.remarks)
        } ?? documentation
    }

    /// Returns the parts of an object that many operations share, or an empty list if the budget is spent. The budget
    /// limits the product of parts and operations.
    mutating func shared<Part>(_ parts: [Part]) -> [Part] {
        guard sharedPartBudget >= parts.count else { return [] }
        sharedPartBudget -= parts.count
        return parts
    }

    /// Returns the type and default of a value. Returns nil if the schema needs a declared type but has none, such as
    /// the schema of a body that is not structured.
    mutating func value(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> ValueDefinition? {
        knownUse(of: schema, in: operation, as: role).map {
            ValueDefinition(
                use: $0, isNullable: isNullable(schema), defaultValue: schema.defaultValue.map { ContractValue($0) })
        }
    }

    /// Returns the use of a type that is already declared or that needs no declaration, or nil for any other type.
    private mutating func knownUse(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> TypeUse? {
        needsOwner(schema) ? nil : use(of: schema, in: operation, as: role)
    }

    private static func deprecation(_ node: YAMLNode) -> Deprecation? {
        guard node.isTrue("deprecated") else { return nil }
        func word(_ key: String) -> String? {
            node.plainText(key).map { $0.clipped(to: wordLimit) }
        }
        return Deprecation(
            sunset: word("x-sunset"), replacedBy: word("x-replaced-by") ?? word("x-speakeasy-deprecation-replacement"),
            since: word("x-since"))
    }
}

extension OperationObject {
    /// Whether the server calls the operation. An app decodes the request instead of sending it.
    var isCalledByServer: Bool { pointer.first == "webhooks" || pointer.contains("callbacks") }
}

extension Documentation {
    func clipped(to limit: Int) -> Documentation {
        Documentation(
            title: title?.clipped(to: limit), summary: summary?.clipped(to: limit),
            description: description?.clipped(to: limit), remarks: remarks.map { $0.clipped(to: limit) })
    }
}
