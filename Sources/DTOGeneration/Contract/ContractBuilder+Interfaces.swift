import Diagnostics

/// What operations take and give. The types have been declared; here they are only looked up.
extension ContractBuilder {
    mutating func interface(of operation: OperationObject) -> OperationInterface {
        var interface = OperationInterface()
        interface.parameters = (operation.parameters + operation.sharedParameters).compactMap { parameter in
            value(of: parameter.schema, in: operation, as: .parameter(parameter.name, location: parameter.place)).map {
                ParameterDefinition(
                    name: parameter.name, place: parameter.place, isRequired: parameter.isRequired, value: $0,
                    deprecation: Deprecation(parameter.lifecycle), location: parameter.location)
            }
        }
        if let body = operation.requestBody {
            interface.body = BodyDefinition(
                isRequired: body.isRequired, contents: contents(of: body, in: operation, as: .requestBody),
                location: body.location)
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
        (response.headers + response.sharedHeaders).compactMap { header in
            value(of: header.schema, in: operation, as: .header(header.name, response: response.status)).map {
                HeaderDefinition(
                    name: header.name, isRequired: header.isRequired, value: $0, location: header.location)
            }
        }
    }

    private mutating func contents(
        of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        body.contents.map { content in
            ContentDefinition(
                mediaType: content.mediaType,
                value: (content.schema ?? content.itemSchema).flatMap { value(of: $0, in: operation, as: role) },
                location: content.location)
        }
    }

    /// Nil for a schema that needs a type and has none, such as that of a body that is not structured.
    private mutating func value(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> ValueDefinition? {
        guard !needsOwner(schema) else { return nil }
        return ValueDefinition(
            use: use(of: schema, in: operation, as: role), isNullable: isNullable(schema),
            defaultValue: schema.defaultValue.map { ContractValue($0) })
    }
}
