extension Contract {
    /// Returns the name of a type in the document and the configuration: `Pet`, or `Pet.owner` for an inline type.
    public func documentName(of id: TypeID) -> String {
        definitions.documentName(of: id)
    }

    /// Returns a reference (`$ref`) to the schema of a definition. Returns nil for a schema without a place, such as a
    /// schema that is merged from several schemas.
    public func sourcePointer(of definition: TypeDefinition) -> String? {
        definition.sourceLocation.flatMap(reference)
    }
}

extension [TypeDefinition] {
    /// Returns the name of a type in the document and the configuration: `Pet`, or `Pet.owner` for an inline type.
    public func documentName(of id: TypeID) -> String {
        var parts: [String] = []
        var current = self[id.rawValue]
        while case .inline(let owner, let role) = current.origin {
            parts.append(role.documentName)
            current = self[owner.rawValue]
        }
        return ([current.origin.documentName] + parts.reversed()).joined(separator: ".")
    }
}

extension TypeOrigin {
    /// The name in the document, or the place of an inline schema.
    public var documentName: String {
        switch self {
        case .schema(let name), .operation(let name): name
        case .component(let section, let name): section + "." + name
        case .inline(_, let role): role.documentName
        }
    }
}

extension InlineRole {
    /// The part of a name that this role adds, such as the key of a property.
    public var documentName: String {
        switch self {
        case .property(let name), .parameter(let name, _), .header(let name, _), .callback(let name): name
        case .element(let name): name ?? "items"
        case .value(let name): name ?? "additionalProperties"
        case .branch(let index, let hint): hint ?? String(index)
        case .base: "base"
        case .requestBody: "requestBody"
        case .response(let status): status
        case .content(let word, let place): "\(place.documentName).\(word)"
        case .item(let place): "\(place.documentName).items"
        }
    }
}

extension TypeDefinition {
    /// The name of a schema, or nil for other definitions.
    public var schemaName: String? {
        if case .schema(let name) = origin { name } else { nil }
    }
}
