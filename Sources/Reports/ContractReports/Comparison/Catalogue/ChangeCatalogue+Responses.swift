/// The rules for values that the server sends and the app reads. A change breaks these values if the contract becomes
/// less strict.
extension ChangeCatalogue {
    static let responses: [ChangeRule] =
        existence + values + compositions + answers
        + rules(
            ["response-property", "response-body", "response-header"], "type-changed", .breaking, .lost, .changesType)
        + rules(
            ["response-property", "response-body", "response-header"], "type-generalized", .breaking, .lost,
            .changesType)
        + rules(
            ["response-property", "response-body", "response-header"], "type-specialized", .info, .none, .changesType)
        + rules(
            ["response-property", "response-body", "response-header"], "type-compatible", .info, .none, .changesType)
        + rules(["response-property", "response-body"], "list-of-types-widened", .breaking, .lost, .changesType)
        + rules(["response-property", "response-body"], "list-of-types-narrowed", .info, .none, .changesType)
        + rules(["response-property", "response-body"], "content-media-type-changed", .breaking, .otherContent, .none)
        + rules(["response-property", "response-body"], "content-encoding-changed", .breaking, .lost, .changesType)

    private static let existence: [ChangeRule] = [
        ChangeRule("response-required-property-removed", .breaking, .degrades("a replacement value"), .removesProperty),
        ChangeRule("response-optional-property-removed", .warning, .degrades("`nil`"), .removesProperty),
        ChangeRule("response-required-property-added", .info, .ignored, .addsRequiredProperty),
        ChangeRule("response-optional-property-added", .info, .ignored, .addsProperty),
        ChangeRule("response-property-became-optional", .breaking, .degrades("a replacement value"), .becomesOptional),
        ChangeRule("response-property-became-required", .info, .none, .becomesNonOptional),
        ChangeRule("response-property-became-nullable", .breaking, .degrades("a replacement value"), .becomesOptional),
        ChangeRule("response-property-became-not-nullable", .info, .none, .becomesNonOptional),
        ChangeRule("response-body-became-nullable", .breaking, .fails, .none),
        ChangeRule("response-body-became-not-nullable", .info, .none, .none),
        ChangeRule(
            "response-required-property-became-write-only", .breaking, .degrades("a replacement value"),
            .becomesOptional),
        ChangeRule("response-optional-property-became-write-only", .warning, .degrades("`nil`"), .none),
        ChangeRule("response-required-property-became-not-write-only", .warning, .none, .becomesNonOptional),
        ChangeRule("response-optional-property-became-not-write-only", .info, .none, .none),
        ChangeRule("response-property-deprecated", .info, .none, .warns),
        ChangeRule("response-property-deprecated-with-sunset", .info, .none, .warns),
        ChangeRule("response-property-reactivated", .info, .none, .none),
        ChangeRule("response-property-sunset-date-too-small", .breaking, .none, .none),
        ChangeRule("response-property-sunset-date-moved", .warning, .none, .none),
        ChangeRule("response-property-sunset-deleted", .warning, .none, .none),
        ChangeRule("response-property-replacement-removed", .info, .none, .removesAccessor),
    ]

    private static let values: [ChangeRule] =
        // Other tools warn about this change. The enumerations of generated code keep unknown values.
        rules(
            ["response-property", "response-mediatype", "response-header"], "enum-value-added", .info, .unknownValue,
            .addsCase)
        + rules(
            ["response-property", "response-mediatype", "response-header"], "enum-value-removed", .info, .none,
            .removesCase)
        + [
            ChangeRule("response-property-const-added", .info, .none, .behaviour),
            ChangeRule("response-property-const-changed", .info, .unknownValue, .behaviour),
            ChangeRule("response-property-const-removed", .info, .unknownValue, .changesType),
            ChangeRule("response-property-default-value-added", .info, .none, .behaviour),
            ChangeRule("response-property-default-value-changed", .info, .none, .behaviour),
            ChangeRule("response-property-default-value-removed", .info, .none, .behaviour),
        ]

    private static let compositions: [ChangeRule] =
        rules(["response-property", "response-body"], "one-of-added", .warning, .unknownVariant, .addsCase)
        + rules(["response-property", "response-body"], "one-of-removed", .info, .none, .removesVariant)
        + rules(["response-property", "response-body"], "any-of-added", .warning, .unknownVariant, .addsCase)
        + rules(["response-property", "response-body"], "any-of-removed", .info, .none, .removesVariant)
        + rules(["response-property", "response-body"], "all-of-added", .info, .ignored, .addsProperty)
        + rules(["response-property", "response-body"], "all-of-removed", .info, .none, .removesProperty)
        + rules(["response-property", "response-body"], "additional-properties-kept", .info, .ignored, .addsProperty)
        + rules(
            ["response-property", "response-body"], "additional-properties-dropped", .info, .none,
            .removesAdditionalProperties)
        + rules(["response-property", "response-body"], "wrapped-in-one-of", .breaking, .lost, .changesType)
        + rules(["response-property", "response-body"], "unwrapped-from-one-of", .info, .none, .changesType)
        + rules(["response-property", "response-body"], "discriminator-added", .info, .none, .none)
        + rules(["response-property", "response-body"], "discriminator-removed", .warning, .unknownVariant, .none)
        + rules(
            ["response-property", "response-body"], "discriminator-property-name-changed", .breaking, .unknownVariant,
            .none)
        + rules(
            ["response-property", "response-body"], "discriminator-mapping-added", .warning, .unknownVariant, .none)
        + rules(["response-property", "response-body"], "discriminator-mapping-deleted", .info, .none, .none)
        + rules(
            ["response-property", "response-body"], "discriminator-mapping-changed", .breaking, .wrongVariant, .none)
        + rules(
            ["response-property", "response-body"], "discriminator-default-mapping-added", .warning, .unknownVariant,
            .none)
        + rules(["response-property", "response-body"], "discriminator-default-mapping-deleted", .info, .none, .none)
        + rules(
            ["response-property", "response-body"], "discriminator-default-mapping-changed", .breaking, .wrongVariant,
            .none)

    private static let answers: [ChangeRule] = [
        ChangeRule("response-media-type-added", .info, .none, .none),
        ChangeRule("response-media-type-removed", .breaking, .fails, .changesType),
        ChangeRule("response-media-type-name-changed", .info, .none, .none),
        ChangeRule("response-body-media-type-schema-added", .info, .none, .addsType),
        ChangeRule("response-body-media-type-schema-changed", .warning, .otherContent, .none),
        ChangeRule("response-body-media-type-schema-removed", .warning, .none, .removesType),
        ChangeRule("response-success-status-added", .info, .none, .addsType),
        ChangeRule("response-success-status-removed", .breaking, .fails, .removesType),
        ChangeRule("response-non-success-status-added", .info, .none, .addsType),
        ChangeRule("response-non-success-status-removed", .info, .none, .removesType),
        ChangeRule("response-event-added", .info, .unknownEvent, .none),
        ChangeRule("response-event-removed", .warning, .degrades("no such event"), .none),
        ChangeRule("response-terminal-event-added", .breaking, .endsLate, .none),
        ChangeRule("response-terminal-event-removed", .breaking, .endsEarly, .none),
        ChangeRule("required-response-header-added", .info, .ignored, .none),
        ChangeRule("optional-response-header-added", .info, .ignored, .none),
        ChangeRule("required-response-header-removed", .breaking, .degrades("no header"), .none),
        ChangeRule("optional-response-header-removed", .warning, .degrades("no header"), .none),
        ChangeRule("response-header-serialization-changed", .breaking, .lost, .none),
        ChangeRule("response-header-became-optional", .breaking, .degrades("no header in some responses"), .none),
        ChangeRule("response-header-became-required", .info, .none, .none),
    ]
}
