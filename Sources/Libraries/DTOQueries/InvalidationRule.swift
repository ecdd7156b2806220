public import DTOClient
import DTORuntime

/// A rule that names the queries whose values are out of date after a successful call.
public struct InvalidationRule: Sendable {
    let applies: @Sendable (_ call: APIEndpoint, _ query: QueryMark) -> Bool

    /// Invalidates the queries of some operations: `.after(StartImport.self, SearchUnified.self)`.
    public static func after<Write: APIOperation>(
        _ write: Write.Type, _ queries: any APIOperation.Type...
    ) -> InvalidationRule {
        let ids = Set(queries.map { $0.endpoint.id })
        return InvalidationRule { call, query in
            guard call.id == Write.endpoint.id, let endpoint = query.endpoint else { return false }
            return ids.contains(endpoint.id)
        }
    }

    /// Invalidates the queries with some keys: `.after(StartImport.self, keys: "shelf")`.
    public static func after<Write: APIOperation>(_ write: Write.Type, keys: String...) -> InvalidationRule {
        InvalidationRule { [keys = Set(keys)] call, query in
            guard call.id == Write.endpoint.id, let key = query.key else { return false }
            return keys.contains(key)
        }
    }

    /// Invalidates the queries that share a tag of the document with a call whose method can change something on the
    /// server, such as POST (RFC 9110 section 9.2.1).
    public static let sharedTags = InvalidationRule { call, query in
        !call.method.isSafe && query.endpoint.map { !Set($0.tags).isDisjoint(with: call.tags) } == true
    }
}

/// The operation or the key of a query.
struct QueryMark: Sendable {
    var endpoint: APIEndpoint?
    var key: String?
}
