import Diagnostics

/// What operations take and give. The types have been declared; here they are only looked up.
extension ContractBuilder {
    mutating func interface(of operation: OperationObject) -> OperationInterface {
        var interface = OperationInterface()
        interface.deprecation = Self.deprecation(operation.node)
        let own = Array(operation.parameters.dropFirst(operation.inheritedCount))
        interface.parameters = (inheritedParameters(of: operation, besides: own).parameters + own).compactMap {
            parameter in
            value(of: parameter.schema, in: operation, as: .parameter(parameter.name, location: parameter.place)).map {
                ParameterDefinition(
                    name: parameter.name, place: parameter.place, isRequired: parameter.node.isTrue("required"),
                    value: $0, deprecation: Self.deprecation(parameter.node), location: parameter.location)
            }
        }
        if let body = operation.requestBody {
            interface.body = BodyDefinition(
                isRequired: body.node?.isTrue("required") ?? false,
                contents: contents(of: body, in: operation, as: .requestBody), location: body.location)
        }
        for response in operation.responses {
            interface.statuses.append(
                StatusDefinition(
                    status: response.status,
                    contents: contents(of: response.body, in: operation, as: .response(response.status)),
                    headers: headers(of: response, in: operation), location: response.body.location))
        }
        return interface
    }

    private mutating func headers(of response: ResponseObject, in operation: OperationObject) -> [HeaderDefinition] {
        (response.headers + shared(response.sharedHeaders)).compactMap { header in
            value(of: header.schema, in: operation, as: .header(header.name, response: response.status)).map {
                HeaderDefinition(
                    name: header.name, isRequired: header.isRequired, value: $0, location: header.location)
            }
        }
    }

    private mutating func contents(
        of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        (body.isReference ? shared(body.contents) : body.contents).map { content in
            ContentDefinition(
                mediaType: content.mediaType,
                value: (content.schema ?? content.itemSchema).flatMap { value(of: $0, in: operation, as: role) },
                location: content.location)
        }
    }

    /// What many operations refer to is compared with the first of them; the product of both is bounded.
    private mutating func shared<Part>(_ parts: [Part]) -> [Part] {
        guard sharedPartBudget >= parts.count else { return [] }
        sharedPartBudget -= parts.count
        return parts
    }

    /// Nil for a schema that needs a type and has none, such as that of a body that is not structured.
    private mutating func value(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> ValueDefinition? {
        knownUse(of: schema, in: operation, as: role).map {
            ValueDefinition(
                use: $0, isNullable: isNullable(schema), defaultValue: schema.defaultValue.map { ContractValue($0) })
        }
    }
}
