import ContractModel
import Diagnostics
import GenerationSettings
import References

/// Declares the types of operations and of the components to which they refer.
extension ContractBuilder {
    /// The object that contains the inline schemas. Their types are nested in the namespace of the object.
    private enum Place {
        case operation(OperationObject)
        case component(ComponentObject)
    }

    /// Declares the types of operations. Inline schemas are declared first, so that references to them find their
    /// types.
    mutating func buildOperations() {
        for dangling in document.unresolved {
            classifier.resolver.report(dangling.reference, dangling.fault, to: &classifier.diagnostics)
        }
        for component in document.components { declareTypes(of: component) }
        for operation in document.operations { declareTypes(of: operation, isReference: false) }
        for operation in document.operations {
            declareTypes(of: operation, isReference: true)
            operations.append(definition(of: operation))
        }
    }

    // MARK: Components

    /// Declares the types of a component. The type of its inline schema gets the component's name.
    private mutating func declareTypes(of component: ComponentObject) {
        let place = Place.component(component)
        if let schema = component.principalSchema {
            if schema.reference == nil, schema.extensions?.envelope != nil || needsDefinition(schema) {
                let id = declare(
                    schema, origin: .component(section: component.section, name: component.name),
                    pointer: component.pointer, at: component.location)
                // The schema of a response seldom has its own description.
                definitions[id.rawValue].documentation.fill(with: component.componentDescription)
            } else {
                declareTypes(of: schema, in: place, as: .property(component.name))
            }
        }
        declareTypes(of: component.contents, in: place, as: .requestBody)
        for header in component.headers where !header.isReference {
            declareTypes(of: header.schema, in: place, as: .header(header.name, response: nil))
        }
    }

    private mutating func needsDefinition(_ schema: SchemaObject) -> Bool {
        classifier.form(of: schema).needsDefinition
    }

    mutating func namespace(section: String, name: String, pointer: String, at location: SourceLocation) -> TypeID {
        if let known = namespaces[pointer] { return known }
        let id = define(.component(section: section, name: name), pointer: pointer, at: location)
        namespaces[pointer] = id
        return id
    }

    // MARK: Operations

    /// Declares the types of an operation's inline schemas, or of the schemas to which it refers.
    private mutating func declareTypes(of operation: OperationObject, isReference: Bool) {
        let place = Place.operation(operation)
        for parameter in operation.parameters where parameter.isReference == isReference {
            declareTypes(
                of: parameter.schema, in: place, as: .parameter(parameter.name, location: parameter.place))
        }
        if let message = operation.message, !isReference {
            declareTypes(of: message, in: place, as: .property("message"))
        }
        if let body = operation.requestBody, body.isReference == isReference {
            declareTypes(of: body.contents, in: place, as: .requestBody)
        }
        for response in operation.responses where response.hasContent {
            for header in response.headers where header.isReference == isReference {
                declareTypes(of: header.schema, in: place, as: .header(header.name, response: response.status))
            }
            if response.body.isReference == isReference {
                declareTypes(of: response.body.contents, in: place, as: .response(response.status))
            }
        }
    }

    private mutating func definition(of operation: OperationObject) -> OperationDefinition {
        var responses: [ResponseDefinition] = []
        for response in operation.responses where response.hasContent {
            guard let content = response.body.contents.principal, content.isJSON, let schema = content.schema else {
                continue
            }
            responses.append(
                ResponseDefinition(
                    status: response.status, body: use(of: schema, in: operation, as: .response(response.status)),
                    examples: examples(content.examples), location: content.location))
        }
        let body = operation.requestBody?.contents.principal?.schema
        return OperationDefinition(
            name: operation.name, method: operation.method, path: operation.path,
            pointer: JSONPointer.text(of: operation.pointer),
            documentation: Documentation(summary: operation.summary, description: operation.operationDescription),
            requestBody: body.map { use(of: $0, in: operation, as: .requestBody) }, responses: responses,
            interface: hasInterfaces ? interface(of: operation) : nil, type: type(of: operation),
            location: operation.location)
    }

    /// Returns the type of an operation, or nil. An operation that a client calls has a type even if no schema needs
    /// it.
    private mutating func type(of operation: OperationObject) -> TypeID? {
        let isCalled = options.emit.contains(.client) && !operation.isCalledByServer
        return isCalled ? namespace(of: operation) : namespaces[JSONPointer.text(of: operation.pointer)]
    }

    mutating func use(of schema: SchemaObject, in operation: OperationObject, as role: InlineRole) -> TypeUse {
        let owner = needsOwner(schema) ? namespace(of: .operation(operation)) : TypeID(0)
        return use(of: schema, in: owner, as: role)
    }

    // MARK: Bodies

    /// Declares the types of contents. The types of the principal content are named after the place. The names of the
    /// other contents' types also contain the media type.
    private mutating func declareTypes(of contents: [MediaTypeObject], in place: Place, as role: InlineRole) {
        let principal = contents.principal
        let status: String? = if case .response(let status) = role { status } else { nil }
        for content in contents {
            let contentRole = content.role(in: role, besides: principal)
            if content.isStructured, let schema = content.schema {
                declareTypes(of: schema, in: place, as: contentRole)
            }
            if let item = content.itemSchema { declareTypes(of: item, in: place, as: .item(of: contentRole)) }
            for event in content.events { declareTypes(of: event.schema, in: place, as: .property(event.name)) }
            for header in content.headers where !header.isReference {
                declareTypes(of: header.schema, in: place, as: .header(header.name, response: status))
            }
        }
    }

    private mutating func declareTypes(of schema: SchemaObject, in place: Place, as role: InlineRole) {
        guard needsOwner(schema) else { return }
        _ = use(of: schema, in: namespace(of: place), as: role)
    }

    private mutating func namespace(of place: Place) -> TypeID {
        switch place {
        case .operation(let operation): namespace(of: operation)
        case .component(let component):
            typeWithNestedTypes(of: component) ?? namespace(of: component)
        }
    }

    private mutating func namespace(of component: ComponentObject) -> TypeID {
        let id = namespace(
            section: component.section, name: component.name, pointer: component.pointer, at: component.location)
        definitions[id.rawValue].documentation.fill(with: component.componentDescription)
        return id
    }

    /// Returns the type with the component's name if other types can be nested in it, or nil.
    private mutating func typeWithNestedTypes(of component: ComponentObject) -> TypeID? {
        guard let schema = component.principalSchema, schema.extensions?.envelope == nil,
            let id = knownDefinition(of: schema), case .component = definitions[id.rawValue].origin
        else { return nil }
        let form = classifier.form(of: schema)
        return form.isRecord || form.isUnion ? id : nil
    }

    mutating func namespace(of operation: OperationObject) -> TypeID {
        let pointer = JSONPointer.text(of: operation.pointer)
        if let known = namespaces[pointer] { return known }
        let id = define(
            .operation(operation.name), pointer: pointer,
            documentation: Documentation(summary: operation.summary, description: operation.operationDescription),
            at: operation.location)
        namespaces[pointer] = id
        return id
    }

    /// Whether a use of the schema declares a type that must be nested in another type.
    mutating func needsOwner(_ schema: SchemaObject) -> Bool {
        var schema = schema
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(schema)).inserted {
            if knownDefinition(of: schema) != nil { return false }
            if schema.extensions?.envelope != nil { return true }
            switch classifier.form(of: schema) {
            case .enumeration, .record, .union: return true
            case .any, .unsupported, .scalar: return false
            case .same(let target): schema = target
            case .array(let element), .dictionary(let element):
                guard let element else { return false }
                // A schema that is made from several schemas may be an array that contains itself. A schema of this
                // kind needs a type.
                if classifier.isMade(schema), classifier.isMade(element) { return true }
                schema = element
            }
        }
        // The schema is an array that contains itself. Its own type ends the recursion.
        return true
    }
}

extension ComponentObject {
    /// The schema whose type has the component's name.
    fileprivate var principalSchema: SchemaObject? {
        schema ?? contents.principal?.schema
    }
}

extension MediaTypeObject {
    /// Returns the role from which the names of the content's types are derived.
    func role(in place: InlineRole, besides principal: MediaTypeObject?) -> InlineRole {
        guard let principal, mediaType != principal.mediaType else { return place }
        return .content(word, of: place)
    }
}

extension OperationObject {
    /// The `operationId`, or the method and path if it is missing.
    var name: String {
        operationID ?? "\(method) \(path)"
    }
}

extension ResponseObject {
    /// Whether the response may have content. A response with status 204 has no content (RFC 9110, section 15.3.5),
    /// even if the document describes content.
    var hasContent: Bool {
        status != "204"
    }
}
