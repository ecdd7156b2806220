/// The configuration of an audit: which types represent which schemas.
package struct AuditScope: Sendable {
    /// Maps the name of each schema to the types that represent the schema.
    package var types: [String: [String]] = [:]
    /// The types and schemas that are not compared.
    package var leftOut: Set<String> = []
    /// The app's own types that `models:` names.
    package var models: Set<String> = []

    package init() {}

    /// Whether the configuration excludes a type from the audit.
    func leaves(out type: SwiftType) -> Bool { leftOut.contains(type.name) || leftOut.contains(type.simpleName) }
}
