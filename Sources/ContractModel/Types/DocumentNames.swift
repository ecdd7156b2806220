extension Contract {
    public func documentName(of id: TypeID) -> String {
        definitions.documentName(of: id)
    }

    /// A reference to where an inline schema stands; nil for what stands nowhere, such as one that is made of several.
    public func sourcePointer(of definition: TypeDefinition) -> String? {
        definition.sourceLocation.flatMap(reference)
    }
}

extension [TypeDefinition] {
    /// What the document and the configuration call a type: `Pet`, or `Pet.owner` for one declared in line.
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
    /// What the document calls it; of an inline schema, its place.
    public var documentName: String {
        switch self {
        case .schema(let name), .operation(let name): name
        case .component(let section, let name): section + "." + name
        case .inline(_, let role): role.documentName
        }
    }
}

extension InlineRole {
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
    /// What a schema of the document is called; nil for types of other places.
    public var schemaName: String? {
        if case .schema(let name) = origin { name } else { nil }
    }
}
