import ContractModel
import Diagnostics

extension CallSiteReport {
    /// The report as a JSON object.
    package var json: String {
        let operations = groups.compactMap { group -> JSONText? in
            group.operation.map { operation in
                .object([
                    ("operation", .string(operation.name)), ("method", .string(operation.sentMethod)),
                    ("path", .string(operation.path)), ("call", Self.optional(group.name)),
                    ("places", Self.places(group.sites)),
                ])
            }
        }
        let schemas = groups.compactMap { group -> JSONText? in
            group.schema.map { schema in
                .object([
                    ("schema", .string(schema)), ("type", Self.optional(group.name)),
                    ("places", Self.places(group.sites)),
                ])
            }
        }
        let client = groups.first { $0.operation == nil && $0.schema == nil }?.sites ?? []
        return JSONText.object([
            ("version", .number(1)), ("operations", .array(operations)), ("schemas", .array(schemas)),
            ("client", Self.places(client)), ("left", Self.places(left)),
            (
                "unread",
                .array(faults.map { .object([("path", .string($0.path)), ("reason", .string($0.reason))]) })
            ),
            (
                "summary",
                .object([
                    ("changed", .number(changed)), ("unchanged", .number(unchanged)), ("left", .number(left.count)),
                ])
            ),
        ]).text
    }

    private static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    private static func places(_ sites: [CallSite]) -> JSONText {
        .array(
            sites.map { site in
                .object([
                    ("path", .string(site.place.path)), ("line", .number(site.place.line)),
                    ("column", .number(site.place.column)), ("old", .string(site.old)), ("new", optional(site.new)),
                ])
            })
    }
}
