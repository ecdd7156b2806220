import DTOClient

/// Weak references to the queries of a `Queries` object.
@MainActor
final class QueryTable {
    private struct Entry {
        weak var object: AnyObject?
        var mark: QueryMark
        var invalidate: @MainActor () -> Void
    }

    /// The class of an object and its key.
    private struct Name: Hashable {
        var type: ObjectIdentifier
        var key: String
    }

    private let rules: [InvalidationRule]
    private var entries: [Name: Entry] = [:]
    /// The objects without a key.
    private var others: [Entry] = []
    /// The number of entries at which the entries of released objects are removed.
    private var limit = 64

    init(rules: [InvalidationRule]) {
        self.rules = rules
    }

    /// Returns the object with a key, or creates it. Without a key, each call creates another object.
    func object<Object: AnyObject & Sendable>(
        key: String?, _ mark: QueryMark, _ make: () -> Object, invalidate: @escaping @MainActor (Object) -> Void
    ) -> Object {
        let name = key.map { Name(type: ObjectIdentifier(Object.self), key: $0) }
        if let name, let known = entries[name]?.object as? Object { return known }
        let object = make()
        let entry = Entry(object: object, mark: mark) { [weak object] in
            if let object { invalidate(object) }
        }
        removeReleased()
        if let name { entries[name] = entry } else { others.append(entry) }
        return object
    }

    /// Invalidates the queries for which a closure returns true.
    func invalidate(_ isOutdated: (QueryMark) -> Bool) {
        for entry in Array(entries.values) + others where isOutdated(entry.mark) { entry.invalidate() }
    }

    /// Applies the rules after a successful call.
    func note(_ call: APIEndpoint) {
        invalidate { mark in rules.contains { $0.applies(call, mark) } }
    }

    private func removeReleased() {
        guard entries.count + others.count >= limit else { return }
        entries = entries.filter { $0.value.object != nil }
        others = others.filter { $0.object != nil }
        limit = max(64, 2 * (entries.count + others.count))
    }
}

/// Sends calls through another client, and applies the rules of a table after each successful call.
struct InvalidatingClient: APIClientProtocol {
    let api: any APIClientProtocol
    let table: QueryTable

    func perform(_ call: APICall) async throws -> RawResponse {
        let response = try await api.perform(call)
        // An envelope may report a failure with a successful status, and a redirect may be the only success.
        let isSuccess =
            switch response.decoded?.result {
            case .success?: true
            case .failure?: false
            case nil: response.isSuccess
            }
        if isSuccess { await table.note(call.endpoint) }
        return response
    }

    func stream(_ call: APICall) async throws -> StreamedResponse {
        let response = try await api.stream(call)
        if (200..<300).contains(response.status) { await table.note(call.endpoint) }
        return response
    }
}
