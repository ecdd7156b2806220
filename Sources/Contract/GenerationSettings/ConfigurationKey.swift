/// The keys of `gen-dtos.yaml`. `Documentation/gen-dtos.schema.json` describes them for editors.
package enum ConfigurationKey: String, CaseIterable {
    case document, source, output, module, access, emit, standalone, layout, tests, limits
    case formats, types, strict, defaults, missing, coerce, presence, aliases
    case malformedTexts = "malformed-texts"
    case keepUnknown = "keep-unknown"
    case nulls
    case include, exclude, rename, names, acronyms, prefix, suffix, conformances, nonisolated, deprecated
    case groups, globals, pagination, retry, idempotency, security
    case signIn = "sign-in"
    case mocks
    case audit
    case models, persistence
    case modelsModule = "models-module"
    case scenarios
    case envelopes, shared, dangling, references, overlays
    case localTimes = "local-times"
    case keepRemoved = "keep-removed"
    case migrated
    case afterSunset = "after-sunset"
    case reviewEvery = "review-every"
    case reviewed
    case mergeKeys = "merge-keys"
    case runtimeModule = "runtime-module"
}

/// The keys of a user's own type: `{type: Money, import: MoneyKit}`.
enum ExternalTypeKey: String, CaseIterable {
    case type, `import`
}

/// The keys of `source:`.
enum SourceKey: String, CaseIterable {
    case url
    case headers = "headers-from-environment"
}

/// The keys of `include:` and `exclude:`.
enum SelectionKey: String, CaseIterable {
    case schemas, operations, tags
    /// A key that only `exclude:` has.
    case unused
}

/// The keys of an entry in `envelopes:`.
enum EnvelopeKey: String, CaseIterable {
    case schemas, payload, success, error, rules
}

/// The keys of `groups:`.
enum GroupKey: String, CaseIterable {
    case by, flat
}

/// The keys of an entry in `globals:`.
enum GlobalKey: String, CaseIterable {
    case name, required
}

/// The keys of an entry in `pagination:`.
enum PaginationKey: String, CaseIterable {
    case link, page, offset, cursor, items, next, last, first, total, more

    /// The keys that determine how the next page is requested. A rule has exactly one of them.
    static let steps: [PaginationKey] = [.link, .page, .offset, .cursor]

    /// The keys that determine where the value for `cursor` comes from. A rule with `cursor` has exactly one of them.
    static let marks: [PaginationKey] = [.next, .last]

    /// The keys that a rule with this key may also have.
    var companions: [PaginationKey] {
        switch self {
        case .link: [.items]
        case .page, .offset: [.items, .first, .total, .more]
        case .cursor: [.items, .next, .last, .more]
        case .items, .next, .last, .first, .total, .more: []
        }
    }
}

/// The keys of `idempotency:`.
enum IdempotencyKey: String, CaseIterable {
    case header, methods
}

/// The keys of an entry in `retry:`.
enum RetryKey: String, CaseIterable {
    case attempts, delay, limit
    case lostConnections = "lost-connections"
    case trustRetryable = "trust-retryable"
}

/// The keys of an entry in `conformances:`.
enum ConformanceKey: String, CaseIterable {
    case add, without, identity
}

/// The keys of `scenarios:`.
enum ScenarioKey: String, CaseIterable {
    case server, app, scheme, exclude, resources
}

/// The keys of `audit:`.
enum AuditKey: String, CaseIterable {
    case types, exclude, accepted, report
    case maxAge = "max-age"
}

/// The keys of an entry in `resources:` within `scenarios:`.
enum ResourceKey: String, CaseIterable {
    case list, detail, search, images, dependents
}

/// The keys of an entry in `dependents:` of a resource.
enum DependentKey: String, CaseIterable {
    case operation, body
}

/// The keys of an entry in `models:`.
enum ModelKey: String, CaseIterable {
    case model, kind, identity, map, ignore, merge, orphans, fallback, unmapped
    case datedBy = "dated-by"
}

/// The keys of a member whose type differs from the contract's, in `map:` of a model.
enum MemberKey: String, CaseIterable {
    case name, type, from, to, examples

    /// The required keys of a member, unless its type is `Date`.
    static let needed: [MemberKey] = [.type, .from, .to]
}

/// The keys of a merge that calls a function of the app.
enum MergeKey: String, CaseIterable {
    case function
}
