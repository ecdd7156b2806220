public import Observation

#if canImport(Combine)
    public import Combine
#endif

/// A value that a screen loads, with its loading state.
///
///     let query = Query { try await api.searchByISBN(isbn: isbn) }
///     await query.load()
///
/// `Observation` updates the views that read the properties of a query. On systems before macOS 14 and iOS 17, a view
/// stores the query as an `@ObservedObject` or `@StateObject`.
///
/// A query has at most one request at a time, and all callers of `load()` and `refresh()` wait for this request. If the
/// tasks of all these callers are cancelled, the request is cancelled, unless `invalidate()` has started it. A query
/// that is released cancels its request.
@MainActor
public final class Query<Value: Sendable> {
    /// A loaded value, and a function that the query calls when it stores the value.
    struct Loaded: Sendable {
        var value: Value
        var take: @MainActor @Sendable () -> Void = {}
    }

    private struct Facts {
        var state: QueryState<Value>
        var isLoading = false
    }

    #if canImport(Combine)
        /// Announces changes to views on systems without `Observation`.
        // The property is `nonisolated(unsafe)`, because `ObservableObject` requires a property outside of the main
        // actor, and the publisher is not `Sendable`. This is safe, because the property never changes and only the
        // main actor sends values.
        nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    #endif
    /// A function that loads the value. The argument is whether the value was invalidated. The value is nil for a
    /// constant query.
    private let source: (@Sendable (Bool) async throws -> Loaded)?
    private let lifetime: Duration?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let facts: Observed<Facts>
    private var request: QueryRequest?
    /// The number of the current request. Results of older requests are dropped.
    private var number = 0
    /// The state before the current request, which a cancelled request restores.
    private var stateBefore: QueryState<Value>
    private var loadTime: ContinuousClock.Instant?

    init(
        _ state: QueryState<Value>, lifetime: Duration?, now: @escaping @Sendable () -> ContinuousClock.Instant,
        source: (@Sendable (Bool) async throws -> Loaded)?
    ) {
        self.source = source
        self.lifetime = lifetime
        self.now = now
        facts = Observed(Facts(state: state))
        stateBefore = state
    }

    /// Creates a query whose value is not loaded yet.
    ///
    /// - Parameters:
    ///   - lifetime: The time after which `load()` requests the value again. If the value is nil, a value is up to date
    ///     until it is invalidated.
    ///   - load: A function that loads and returns the value.
    public convenience init(lifetime: Duration? = nil, _ load: @escaping @Sendable () async throws -> Value) {
        self.init(.loading, lifetime: lifetime, now: { .now }) { _ in Loaded(value: try await load()) }
    }

    /// Returns a query that keeps its state, for previews: `.constant(.failed(error))`.
    public static func constant(_ state: QueryState<Value>) -> Query {
        Query(state, lifetime: nil, now: { .now }, source: nil)
    }

    deinit {
        request?.cancel()
    }

    // MARK: State

    /// The state of the value.
    public var state: QueryState<Value> { facts.value.state }

    /// Whether a request is running.
    public var isLoading: Bool { facts.value.isLoading }

    private func set(_ state: QueryState<Value>) {
        #if canImport(Combine)
            objectWillChange.send()
        #endif
        facts.value = Facts(state: state, isLoading: request != nil)
    }

    // MARK: Requests

    /// Loads the value unless a value is loaded and up to date. Returns at the end of the request.
    public func load() async {
        if case .loaded = state, request == nil, !hasExpired { return }
        await refresh()
    }

    /// Loads the value again. Meanwhile, `state` contains the older value. Returns at the end of the request.
    ///
    /// If a request is running, the function waits for it and does not start another request.
    public func refresh() async {
        if request == nil { begin() }
        while let current = request {
            let hasNoPurpose = await current.wait()
            if hasNoPurpose, current === request { cancel() }
            if Task.isCancelled { return }
        }
    }

    /// Cancels the running request and restores the state before the request.
    public func cancel() {
        guard let current = request else { return }
        current.cancel()
        request = nil
        set(stateBefore)
    }

    /// Marks the value as stale and requests a new value. Does nothing if no value is loaded and no request is running.
    ///
    /// A running request is cancelled and repeated, because its response may be out of date.
    public func invalidate() {
        if request != nil {
            cancel()
        } else if state.value == nil {
            return
        }
        begin(isInvalidated: true)
    }

    private var hasExpired: Bool {
        guard let lifetime, let loadTime else { return false }
        return now() - loadTime >= lifetime
    }

    private func begin(isInvalidated: Bool = false) {
        guard let source else { return }
        number += 1
        stateBefore = state
        if isInvalidated, let value = state.value { stateBefore = .stale(value) }
        request = QueryRequest(isKept: isInvalidated) { [weak self, number] in
            let result: Result<Loaded, any Error>
            do { result = .success(try await source(isInvalidated)) } catch { result = .failure(error) }
            self?.end(number, result)
        }
        set(state.value.map { .stale($0) } ?? .loading)
    }

    private func end(_ number: Int, _ result: Result<Loaded, any Error>) {
        guard number == self.number, request != nil else { return }
        request = nil
        switch result {
        case .success(let loaded):
            loadTime = now()
            loaded.take()
            set(.loaded(loaded.value))
        case .failure(let error):
            set(state.value.map { .stale($0, error: error) } ?? .failed(error))
        }
    }

    /// Replaces the value of a loaded query, after the next page of a list has been loaded.
    func replace(_ value: Value) {
        if request != nil { stateBefore = stateBefore.with(value) }
        set(state.with(value))
    }
}

extension QueryState {
    /// Returns the state with another value. A stale value remains stale.
    fileprivate func with(_ value: Value) -> QueryState {
        if case .stale(_, let error) = self { return .stale(value, error: error) }
        return .loaded(value)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Query: Observable {}

#if canImport(Combine)
    extension Query: ObservableObject {}
#endif
