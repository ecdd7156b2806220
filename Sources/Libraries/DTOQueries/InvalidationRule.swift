public import DTOClient
import DTORuntime

/// A rule that decides which queries are out of date after a successful call.
public struct InvalidationRule: Sendable {
    let applies: @Sendable (_ call: APIEndpoint, _ query: QueryMark) -> Bool

    /// Returns a rule by which a call of `write` invalidates the queries of some operations:
    /// `.after(StartImport.self, SearchUnified.self)`.
    public static func after<Write: APIOperation>(
        _ write: Write.Type, _ queries: any APIOperation.Type...
    ) -> InvalidationRule {
        let ids = Set(queries.map { $0.endpoint.id })
        return InvalidationRule { call, query in
            guard call.id == Write.endpoint.id, let endpoint = query.endpoint else { return false }
            return ids.contains(endpoint.id)
        }
    }

    /// Returns a rule by which a call of `write` invalidates the queries with some keys:
    /// `.after(StartImport.self, keys: "shelf")`.
    public static func after<Write: APIOperation>(_ write: Write.Type, keys: String...) -> InvalidationRule {
        InvalidationRule { [keys = Set(keys)] call, query in
            guard call.id == Write.endpoint.id, let key = query.key else { return false }
            return keys.contains(key)
        }
    }

    /// A rule by which a call with an unsafe method, such as POST (RFC 9110 section 9.2.1), invalidates the queries of
    /// all operations that have a tag in common with it in the contract.
    public static let sharedTags = InvalidationRule { call, query in
        !call.method.isSafe && query.endpoint.map { !Set($0.tags).isDisjoint(with: call.tags) } == true
    }
}

/// The operation or the key of a query.
struct QueryMark: Sendable {
    var endpoint: APIEndpoint?
    var key: String?
}
