/// The rules for values that the app sends and the server reads. A change breaks these values if the contract becomes
/// stricter.
extension ChangeCatalogue {
    private static let roles = ["request-property", "request-body", "request-parameter"]
    private static let bodies = ["request-property", "request-body"]

    static let requests: [ChangeRule] =
        existence + parameters + values
        + rules(roles, "type-changed", .breaking, .rejected, .changesType)
        + rules(roles, "type-generalized", .info, .none, .changesType)
        + rules(roles, "type-specialized", .breaking, .mayBeRejected, .changesType)
        + rules(roles, "type-compatible", .info, .none, .changesType)
        + rules(roles, "list-of-types-widened", .info, .none, .changesType)
        + rules(roles, "list-of-types-narrowed", .breaking, .mayBeRejected, .changesType)
        + rules(roles, "one-of-added", .info, .none, .addsCase)
        + rules(roles, "one-of-removed", .breaking, .mayBeRejected, .removesVariant)
        + rules(roles, "any-of-added", .info, .none, .addsCase)
        + rules(roles, "any-of-removed", .breaking, .mayBeRejected, .removesVariant)
        + rules(bodies, "all-of-added", .warning, .mayBeRejected, .addsProperty)
        + rules(bodies, "all-of-removed", .info, .none, .removesProperty)
        + rules(bodies, "additional-properties-kept", .info, .none, .addsProperty)
        + rules(bodies, "additional-properties-dropped", .info, .none, .removesAdditionalProperties)
        + rules(roles, "wrapped-in-one-of", .info, .none, .changesType)
        + rules(roles, "unwrapped-from-one-of", .breaking, .mayBeRejected, .changesType)
        + rules(bodies, "discriminator-added", .warning, .mayBeRejected, .none)
        + rules(bodies, "discriminator-removed", .info, .none, .none)
        + rules(bodies, "discriminator-property-name-changed", .breaking, .rejected, .none)
        + rules(bodies, "discriminator-mapping-added", .info, .none, .none)
        + rules(bodies, "discriminator-mapping-deleted", .breaking, .mayBeRejected, .none)
        + rules(bodies, "discriminator-mapping-changed", .breaking, .mayBeRejected, .none)
        + rules(bodies, "discriminator-default-mapping-added", .info, .none, .none)
        + rules(bodies, "discriminator-default-mapping-deleted", .breaking, .mayBeRejected, .none)
        + rules(bodies, "discriminator-default-mapping-changed", .breaking, .mayBeRejected, .none)
        + rules(bodies, "content-media-type-changed", .breaking, .rejected, .none)
        + rules(bodies, "content-encoding-changed", .breaking, .rejected, .changesType)

    private static let existence: [ChangeRule] = [
        ChangeRule("new-required-request-property", .breaking, .rejected, .addsRequiredProperty),
        ChangeRule("new-required-request-property-with-default", .breaking, .mayBeRejected, .addsProperty),
        ChangeRule("new-optional-request-property", .info, .none, .addsProperty),
        ChangeRule("request-property-removed", .warning, .mayBeRejected, .removesProperty),
        ChangeRule("request-property-became-required", .breaking, .rejected, .becomesNonOptional),
        ChangeRule("request-property-became-required-with-default", .breaking, .mayBeRejected, .becomesNonOptional),
        ChangeRule("request-property-became-optional", .info, .none, .becomesOptional),
        ChangeRule("request-property-became-nullable", .info, .none, .becomesOptional),
        ChangeRule("request-property-became-not-nullable", .breaking, .rejected, .becomesNonOptional),
        ChangeRule("request-property-became-read-only", .warning, .mayBeRejected, .none),
        ChangeRule("request-property-became-not-read-only", .info, .none, .none),
        ChangeRule("request-body-became-nullable", .info, .none, .none),
        ChangeRule("request-body-became-not-nullable", .breaking, .rejected, .none),
        ChangeRule("request-body-became-required", .breaking, .rejected, .none),
        ChangeRule("request-body-became-optional", .info, .none, .none),
        ChangeRule("request-body-serialization-changed", .breaking, .mayBeRejected, .none),
        ChangeRule("request-body-added-required", .breaking, .rejected, .addsType),
        ChangeRule("request-body-added-optional", .info, .none, .addsType),
        ChangeRule("request-body-removed", .warning, .mayBeRejected, .removesType),
        ChangeRule("request-body-media-type-added", .info, .none, .none),
        ChangeRule("request-body-media-type-removed", .breaking, .rejected, .removesType),
        ChangeRule("request-body-media-type-schema-added", .warning, .mayBeRejected, .addsType),
        ChangeRule("request-body-media-type-schema-changed", .warning, .mayBeRejected, .none),
        ChangeRule("request-body-media-type-schema-removed", .info, .none, .removesType),
        ChangeRule("request-property-deprecated", .info, .none, .warns),
        ChangeRule("request-property-deprecated-with-sunset", .info, .none, .warns),
        ChangeRule("request-property-reactivated", .info, .none, .none),
        ChangeRule("request-property-sunset-date-too-small", .breaking, .none, .none),
        ChangeRule("request-property-sunset-date-moved", .warning, .none, .none),
        ChangeRule("request-property-sunset-deleted", .warning, .none, .none),
        ChangeRule("request-property-replacement-removed", .info, .none, .removesAccessor),
    ]

    private static let parameters: [ChangeRule] = [
        ChangeRule("new-required-request-parameter", .breaking, .rejected, .none),
        ChangeRule("new-optional-request-parameter", .info, .none, .none),
        ChangeRule("request-parameter-removed", .warning, .none, .removesType),
        ChangeRule("request-parameter-renamed", .info, .none, .none),
        ChangeRule("request-parameter-became-required", .breaking, .rejected, .none),
        ChangeRule("request-parameter-became-optional", .info, .none, .none),
        ChangeRule("request-parameter-became-nullable", .info, .none, .none),
        ChangeRule("request-parameter-became-not-nullable", .breaking, .mayBeRejected, .none),
        ChangeRule("request-parameter-serialization-changed", .breaking, .mayBeRejected, .none),
        ChangeRule("request-parameter-allow-reserved-added", .info, .none, .none),
        // Characters that were sent unchanged must now be encoded.
        ChangeRule("request-parameter-allow-reserved-removed", .breaking, .mayBeRejected, .none),
        ChangeRule("request-parameter-deprecated", .info, .none, .none),
        ChangeRule("request-parameter-deprecated-with-sunset", .info, .none, .none),
        ChangeRule("request-parameter-reactivated", .info, .none, .none),
        ChangeRule("request-parameter-sunset-date-too-small", .breaking, .none, .none),
        ChangeRule("request-parameter-sunset-date-moved", .warning, .none, .none),
        ChangeRule("request-parameter-sunset-deleted", .warning, .none, .none),
    ]

    private static let values: [ChangeRule] =
        rules(roles, "enum-value-added", .info, .none, .addsCase)
        + rules(roles, "enum-value-removed", .breaking, .mayBeRejected, .removesCase)
        + rules(["request-property", "request-parameter"], "default-value-added", .info, .none, .behaviour)
        + rules(["request-property", "request-parameter"], "default-value-changed", .info, .none, .behaviour)
        + rules(["request-property", "request-parameter"], "default-value-removed", .info, .none, .behaviour)
        + [
            ChangeRule("request-property-const-added", .breaking, .mayBeRejected, .behaviour),
            ChangeRule("request-property-const-changed", .breaking, .rejected, .behaviour),
            ChangeRule("request-property-const-removed", .info, .none, .changesType),
        ]
}
