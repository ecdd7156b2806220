extension ObjectKind {
    /// The fields without which an object is none in some versions (OpenAPI 2.0; 3.0.4, 3.1.1 and 3.2.0, section 4). What is missing from
    /// objects that types depend on, `info` among them, is said by the stage that needs it.
    package var requiredFields: [(name: String, versions: SpecificationVersions)] {
        switch self {
        // Later versions are content with components or webhooks.
        case .document: [("paths", SpecificationVersions.only20.union(.only30))]
        case .license, .tag: [("name", .all)]
        case .server: [("url", .since30)]
        case .externalDocumentation: [("url", .all)]
        case .parameter: [("name", .all), ("in", .all)]
        case .requestBody: [("content", .since30)]
        // 3.2 lets it be left out.
        case .response: [("description", SpecificationVersions.all.subtracting(.since32))]
        case .securityScheme: [("type", .all)]
        case .info, .contact, .serverVariable, .components, .pathItem, .operation, .header, .mediaType,
            .encoding, .callback, .link, .example, .oauthFlows, .oauthFlow, .schema, .discriminator, .xml:
            []
        }
    }
}
