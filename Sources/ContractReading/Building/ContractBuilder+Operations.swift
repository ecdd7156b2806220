import ContractModel
import Diagnostics
import GenerationSettings
import References

/// Operations and the components that they refer to: the types of inline schemas, and what tests need to know of responses.
extension ContractBuilder {
    /// The object whose inline types nest in one namespace.
    private enum Place {
        case operation(OperationObject)
        case component(ComponentObject)
    }

    /// What stands in its place gets its types first, so that a reference from elsewhere finds them.
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

    /// An inline schema of a component has the component's name.
    private mutating func declareTypes(of component: ComponentObject) {
        let place = Place.component(component)
        if let schema = component.principalSchema {
            if schema.reference == nil, schema.extensions?.envelope != nil || needsDefinition(schema) {
                let id = declare(
                    schema, origin: .component(section: component.section, name: component.name),
                    pointer: component.pointer, at: component.location)
                // The schema of a response seldom has words of its own.
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

    /// What a client calls has a type, whether its own schemas need one or not.
    private mutating func type(of operation: OperationObject) -> TypeID? {
        let isCalled = options.emit.contains(.client) && !operation.isCalledByServer
        return isCalled ? namespace(of: operation) : namespaces[JSONPointer.text(of: operation.pointer)]
    }

    mutating func use(of schema: SchemaObject, in operation: OperationObject, as role: InlineRole) -> TypeUse {
        let owner = needsOwner(schema) ? namespace(of: .operation(operation)) : TypeID(0)
        return use(of: schema, in: owner, as: role)
    }

    // MARK: Bodies

    /// The principal content is called after the place, the others after their media type too.
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

    /// The type that has the component's name, where others can nest in it.
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

    /// Whether a use of the schema declares a type that must nest somewhere.
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
                // What is made of several schemas may be an array of itself without end: as a use, a type of its own.
                if classifier.isMade(schema), classifier.isMade(element) { return true }
                schema = element
            }
        }
        // An array of itself: it gets a type that ends it.
        return true
    }
}

extension ComponentObject {
    /// The schema to which the component's name goes.
    fileprivate var principalSchema: SchemaObject? {
        schema ?? contents.principal?.schema
    }
}

extension MediaTypeObject {
    /// What its types are called after, within the place of the body.
    func role(in place: InlineRole, besides principal: MediaTypeObject?) -> InlineRole {
        guard let principal, mediaType != principal.mediaType else { return place }
        return .content(word, of: place)
    }
}

extension OperationObject {
    /// `operationId`, else method and path.
    var name: String {
        operationID ?? "\(method) \(path)"
    }
}

extension ResponseObject {
    /// 204 says that there is none (RFC 9110, section 15.3.5), whatever the document describes.
    var hasContent: Bool {
        status != "204"
    }
}
