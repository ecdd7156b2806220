/// The rules for the whole document, its operations and its schemas.
extension ChangeCatalogue {
    package static let contract: [ChangeRule] = [
        // The breaking changes are reported separately. An unchanged version does not itself break an app.
        ChangeRule("version-not-raised", .warning, .none, .none),
        ChangeRule("api-schema-added", .info, .none, .addsType),
        // No request and no response changes, but the app loses a type.
        ChangeRule("api-schema-removed", .breaking, .none, .removesType),
        ChangeRule("api-schema-renamed", .info, .none, .renamesType),
        ChangeRule("api-schema-replaced", .info, .asTold(of: "the new schema"), .changesType),
        ChangeRule("endpoint-added", .info, .none, .addsType),
        ChangeRule("api-path-removed-without-deprecation", .breaking, .callFails, .removesOperation),
        ChangeRule("api-removed-without-deprecation", .breaking, .callFails, .removesOperation),
        ChangeRule("api-removed-before-sunset", .breaking, .callFails, .removesOperation),
        // The removal was announced.
        ChangeRule("api-removed-with-deprecation", .warning, .callFails, .removesOperation),
        // The method keeps its name, so callers need not change.
        ChangeRule("api-path-changed", .breaking, .callFails, .none),
        ChangeRule("api-operation-id-added", .info, .none, .renamesType),
        ChangeRule("api-operation-id-changed", .warning, .none, .renamesType),
        ChangeRule("api-operation-id-removed", .warning, .none, .renamesType),
        ChangeRule("endpoint-deprecated", .info, .none, .warns),
        ChangeRule("endpoint-deprecated-with-sunset", .info, .none, .warns),
        ChangeRule("endpoint-reactivated", .info, .none, .none),
        ChangeRule("api-sunset-date-too-small", .breaking, .none, .none),
        ChangeRule("api-sunset-date-moved", .warning, .none, .none),
        ChangeRule("api-sunset-deleted", .warning, .none, .none),
        ChangeRule("api-pagination-added", .info, .none, .none),
        ChangeRule("api-pagination-changed", .info, .none, .none),
        ChangeRule("api-pagination-removed", .info, .none, .none),
        ChangeRule("api-server-added", .info, .none, .none),
        ChangeRule("api-server-removed", .breaking, .callFails, .none),
        ChangeRule("api-security-added", .breaking, .rejected, .none),
        ChangeRule("api-security-removed", .info, .none, .none),
        ChangeRule("api-security-alternative-added", .info, .none, .none),
        ChangeRule("api-security-alternative-removed", .breaking, .rejected, .none),
        ChangeRule("api-security-scope-added", .breaking, .mayBeRejected, .none),
        ChangeRule("api-security-scope-removed", .info, .none, .none),
        // An app with a token still renews it at the old place and requests the old scopes.
        ChangeRule("api-security-refresh-url-added", .info, .none, .none),
        ChangeRule("api-security-refresh-url-changed", .warning, .mayBeRejected, .none),
        ChangeRule("api-security-refresh-url-removed", .warning, .mayBeRejected, .none),
        ChangeRule("api-security-flow-scope-added", .info, .none, .none),
        ChangeRule("api-security-flow-scope-removed", .warning, .mayBeRejected, .none),
        ChangeRule("webhook-added", .info, .none, .addsType),
        ChangeRule("webhook-removed", .breaking, .none, .removesType),
    ]
}
