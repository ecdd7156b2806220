extension ObjectKind {
    /// The fields that an object must have in some versions (OpenAPI 2.0; 3.0.4, 3.1.1 and 3.2.0, section 4). Objects
    /// that types need, such as `info`, are not listed, because the stage that reads them reports missing fields.
    package var requiredFields: [(name: String, versions: SpecificationVersions)] {
        switch self {
        // Later versions also accept `components` or `webhooks` in place of `paths`.
        case .document: [("paths", SpecificationVersions.only20.union(.only30))]
        case .license, .tag: [("name", .all)]
        case .server: [("url", .since30)]
        case .externalDocumentation: [("url", .all)]
        case .parameter: [("name", .all), ("in", .all)]
        case .requestBody: [("content", .since30)]
        // In OpenAPI 3.2, the description is optional.
        case .response: [("description", SpecificationVersions.all.subtracting(.since32))]
        case .securityScheme: [("type", .all)]
        case .info, .contact, .serverVariable, .components, .pathItem, .operation, .header, .mediaType,
            .encoding, .callback, .link, .example, .oauthFlows, .oauthFlow, .schema, .discriminator, .xml:
            []
        }
    }
}
