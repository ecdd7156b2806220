/// The keys of `gen-dtos.yaml`. `Documentation/gen-dtos.schema.json` says the same to editors.
package enum ConfigurationKey: String, CaseIterable {
    case output, module, access, emit, standalone, layout, tests, limits
    case formats, types, strict, defaults, missing, coerce, presence, aliases
    case malformedTexts = "malformed-texts"
    case nulls
    case include, exclude, rename, names, acronyms, prefix, suffix, conformances, nonisolated, deprecated
    case pagination, retry, security
    case mocks
    case audit
    case models, persistence
    case modelsModule = "models-module"
    case scenarios
    case envelopes, shared, dangling, references
    case localTimes = "local-times"
    case keepRemoved = "keep-removed"
    case migrated
    case afterSunset = "after-sunset"
    case reviewEvery = "review-every"
    case reviewed
    case mergeKeys = "merge-keys"
    case runtimeModule = "runtime-module"
}

/// A type of the user's: `{type: Money, import: MoneyKit}`.
enum ExternalTypeKey: String, CaseIterable {
    case type, `import`
}

/// What `include:` and `exclude:` name.
enum SelectionKey: String, CaseIterable {
    case schemas, operations, tags
    /// A key of `exclude:` only.
    case unused
}

/// One entry of `envelopes:`.
enum EnvelopeKey: String, CaseIterable {
    case schemas, payload, success, error, rules
}

/// One entry of `pagination:`.
enum PaginationKey: String, CaseIterable {
    case link, page, offset, cursor, items, next, last, first, total, more

    /// Those of which a rule has one: what leads to the next page.
    static let steps: [PaginationKey] = [.link, .page, .offset, .cursor]

    /// What a cursor is taken from: one of them.
    static let marks: [PaginationKey] = [.next, .last]

    /// What may stand beside one of them.
    var companions: [PaginationKey] {
        switch self {
        case .link: [.items]
        case .page: [.items, .first, .total, .more]
        case .offset: [.items, .total, .more]
        case .cursor: [.items, .next, .last, .more]
        case .items, .next, .last, .first, .total, .more: []
        }
    }
}

/// One entry of `retry:`.
enum RetryKey: String, CaseIterable {
    case attempts, delay, limit
    case lostConnections = "lost-connections"
    case trustRetryable = "trust-retryable"
}

/// One entry of `conformances:`.
enum ConformanceKey: String, CaseIterable {
    case add, without
}

/// What `scenarios:` says.
enum ScenarioKey: String, CaseIterable {
    case server, app, scheme, exclude, resources
}

/// What `audit:` says.
enum AuditKey: String, CaseIterable {
    case types, accepted, report
    case maxAge = "max-age"
}

/// One entry of `resources:` below `scenarios:`.
enum ResourceKey: String, CaseIterable {
    case list, detail, search, images, dependents
}

/// One entry of `dependents:` of a resource.
enum DependentKey: String, CaseIterable {
    case operation, body
}

/// One entry of `models:`.
enum ModelKey: String, CaseIterable {
    case model, kind, identity, map, ignore, merge, orphans, fallback, unmapped
    case datedBy = "dated-by"
}

/// A member of another type, below `map:` of a model.
enum MemberKey: String, CaseIterable {
    case name, type, from, to, examples

    /// Those without which there is no conversion.
    static let needed: [MemberKey] = [.type, .from, .to]
}

/// How a property is merged by a function of the user's.
enum MergeKey: String, CaseIterable {
    case function
}
