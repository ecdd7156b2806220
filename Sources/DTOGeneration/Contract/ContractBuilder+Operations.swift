import Diagnostics

/// Operations and the components that they refer to: the types of inline schemas, and what tests need to know of responses.
extension ContractBuilder {
    mutating func buildOperations() {
        for component in document.components { declareTypes(of: component) }
        for operation in document.operations { build(operation) }
    }

    // MARK: Components

    private mutating func declareTypes(of component: ComponentObject) {
        let contents = component.contents.filter(\.isStructured)
        if let schema = component.schema ?? contents.first?.schema { _ = componentUse(of: schema, component) }
    }

    /// An inline schema of a component has the component's name.
    private mutating func componentUse(of schema: SchemaObject, _ component: ComponentObject) -> TypeUse {
        let needsDefinition =
            schema.extensions?.envelope != nil || classifier.form(of: schema).needsDefinition
        if schema.reference == nil, needsDefinition {
            declare(
                schema, origin: .component(section: component.section, name: component.name),
                pointer: ReferenceObject.text(of: ["components", component.section, component.name]),
                at: component.location)
        }
        let owner = needsOwner(schema) ? namespace(of: component) : TypeID(0)
        return use(of: schema, in: owner, as: .property(component.name))
    }

    private mutating func namespace(of component: ComponentObject) -> TypeID {
        namespace(section: component.section, name: component.name, at: component.location)
    }

    mutating func namespace(section: String, name: String, at location: SourceLocation) -> TypeID {
        let pointer = ReferenceObject.text(of: ["components", section, name])
        if let known = namespaces[pointer] { return known }
        let id = define(.component(section: section, name: name), pointer: pointer, at: location)
        namespaces[pointer] = id
        return id
    }

    // MARK: Operations

    private mutating func build(_ operation: OperationObject) {
        for parameter in operation.parameters {
            declareTypes(of: parameter.schema, of: operation, as: .parameter(parameter.name, location: parameter.place))
        }
        let body = operation.requestBody.flatMap { use(of: $0, of: operation, as: .requestBody)?.use }
        var responses: [ResponseDefinition] = []
        for response in operation.responses {
            for header in response.headers {
                declareTypes(of: header.schema, of: operation, as: .header(header.name))
            }
            guard let content = use(of: response.body, of: operation, as: .response(response.status)),
                content.mediaType.isJSON
            else { continue }
            responses.append(
                ResponseDefinition(
                    status: response.status, body: content.use, examples: examples(content.mediaType.examples),
                    location: content.mediaType.location))
        }
        operations.append(
            OperationDefinition(
                name: operation.name, method: operation.method, path: operation.path,
                pointer: ReferenceObject.text(of: operation.pointer),
                documentation: Documentation(summary: operation.summary, description: operation.operationDescription),
                requestBody: body, responses: responses, location: operation.location))
    }

    private mutating func declareTypes(of schema: SchemaObject, of operation: OperationObject, as role: InlineRole) {
        guard needsOwner(schema) else { return }
        _ = use(of: schema, in: namespace(of: operation), as: role)
    }

    /// The type of a body's first content that DTOs are made for.
    private mutating func use(of body: BodyObject, of operation: OperationObject, as role: InlineRole) -> (
        use: TypeUse, mediaType: MediaTypeObject
    )? {
        if let reference = body.reference { return componentUse(of: reference) }
        guard let content = body.contents.first(where: \.isStructured), let schema = content.schema else { return nil }
        let owner = needsOwner(schema) ? namespace(of: operation) : TypeID(0)
        return (use(of: schema, in: owner, as: role), content)
    }

    private mutating func componentUse(of reference: ReferenceObject) -> (use: TypeUse, mediaType: MediaTypeObject)? {
        guard let pointer = reference.localPointer, pointer.count == 3, pointer[0] == "components",
            let component = otherComponents[Array(pointer.dropFirst())]
        else {
            if classifier.resolver.node(reference) == nil {
                classifier.resolver.report(reference, to: &classifier.diagnostics)
            }
            return nil
        }
        guard let content = component.contents.first(where: \.isStructured), let schema = content.schema else {
            return nil
        }
        return (componentUse(of: schema, component), content)
    }

    mutating func namespace(of operation: OperationObject) -> TypeID {
        let pointer = ReferenceObject.text(of: operation.pointer)
        if let known = namespaces[pointer] { return known }
        let id = define(
            .operation(operation.name), pointer: pointer,
            documentation: Documentation(summary: operation.summary, description: operation.operationDescription),
            at: operation.location)
        namespaces[pointer] = id
        return id
    }

    /// Whether a use of the schema declares a type that must nest somewhere.
    mutating func needsOwner(_ schema: SchemaObject) -> Bool {
        var schema = schema
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(schema)).inserted {
            if hasDefinition(schema) { return false }
            if schema.extensions?.envelope != nil { return true }
            switch classifier.form(of: schema) {
            case .enumeration, .record, .union: return true
            case .any, .unsupported, .scalar: return false
            case .same(let target): schema = target
            case .array(let items):
                guard let items else { return false }
                schema = items
            case .dictionary(let values):
                guard let values else { return false }
                schema = values
            }
        }
        return false
    }
}

extension OperationObject {
    /// `operationId`, else method and path.
    var name: String {
        operationID ?? "\(method) \(path)"
    }
}
