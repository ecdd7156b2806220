import YAMLTree

/// The objects of the specification whose fields are known.
package enum ObjectKind: Int, CaseIterable {
    case document, info, contact, license, server, serverVariable, tag, externalDocumentation
    case components, pathItem, operation, parameter, header, requestBody, response, mediaType, encoding
    case callback, link, example, securityScheme, oauthFlows, oauthFlow
    case schema, discriminator, xml

    /// The name of the object in messages.
    package var word: String {
        switch self {
        case .document: "document"
        case .info: "info object"
        case .contact: "contact object"
        case .license: "license object"
        case .server: "server"
        case .serverVariable: "server variable"
        case .tag: "tag"
        case .externalDocumentation: "external documentation object"
        case .components: "components object"
        case .pathItem: "path item"
        case .operation: "operation"
        case .parameter: "parameter"
        case .header: "header"
        case .requestBody: "request body"
        case .response: "response"
        case .mediaType: "media type"
        case .encoding: "encoding"
        case .callback: "callback"
        case .link: "link"
        case .example: "example"
        case .securityScheme: "security scheme"
        case .oauthFlows: "list of OAuth flows"
        case .oauthFlow: "OAuth flow"
        case .schema: "schema"
        case .discriminator: "discriminator"
        case .xml: "XML object"
        }
    }

    /// Whether a member of a map of these objects is an extension. The maps of paths, responses and callbacks may
    /// contain extensions. In other maps, all keys are names of the document.
    func isExtension(_ member: YAMLPair) -> Bool {
        (self == .pathItem || self == .response) && member.key.hasPrefix("x-")
    }

    package var article: String {
        switch self {
        case .operation, .encoding, .example, .info, .externalDocumentation, .oauthFlow, .xml: "an " + word
        case .document, .contact, .license, .server, .serverVariable, .tag, .components, .pathItem, .parameter, .header,
            .requestBody, .response, .mediaType, .callback, .link, .securityScheme, .oauthFlows, .schema,
            .discriminator:
            "a " + word
        }
    }
}

/// The content of a field.
package enum ObjectField {
    case object(ObjectKind)
    case list(ObjectKind)
    case map(ObjectKind)
    /// A map whose members are targets of references.
    case section(ObjectKind)
}
