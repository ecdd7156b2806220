public import Observation

#if canImport(Combine)
    public import Combine
#endif

/// A value that a screen loads, with the state of its loading.
///
///     let query = Query { try await api.searchByISBN(isbn: isbn) }
///     await query.load()
///
/// Views that read its properties are updated by `Observation`. On systems before macOS 14 and iOS 17, a view has it as
/// an `@ObservedObject` or `@StateObject`.
///
/// A query has at most one request at a time. Callers that load it meanwhile wait for this request. If the tasks of all
/// of these callers are cancelled, so is the request. A query that nobody holds any more cancels its request.
@MainActor
public final class Query<Value: Sendable> {
    /// A loaded value, and what its query does when it takes the value.
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
        // `nonisolated(unsafe)`, because `ObservableObject` requires a property outside of the main actor, and the
        // publisher is not Sendable. It is safe: the property never changes, and only the main actor sends values.
        nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    #endif
    /// Loads the value. The argument is whether the value was invalidated.
    private let source: (@Sendable (Bool) async throws -> Loaded)?
    private let lifetime: Duration?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let registrar = QueryRegistrar()
    private var facts: Facts
    private var request: QueryRequest?
    /// The number of the current request. Older requests have no effect.
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
        facts = Facts(state: state)
        stateBefore = state
    }

    /// Makes a query that is not loaded yet.
    ///
    /// - Parameters:
    ///   - lifetime: The time after which `load()` requests the value again. Without it, a value stays up to date until
    ///     it is invalidated.
    ///   - load: Returns the value.
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
    public var state: QueryState<Value> { observed.state }

    /// Whether a request is running.
    public var isLoading: Bool { observed.isLoading }

    private var observed: Facts {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { registrar.noteAccess(to: \Query.facts, of: self) }
        return facts
    }

    private func set(_ state: QueryState<Value>) {
        let new = Facts(state: state, isLoading: request != nil)
        #if canImport(Combine)
            objectWillChange.send()
        #endif
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            registrar.change(\Query.facts, of: self) { facts = new }
        } else {
            facts = new
        }
    }

    // MARK: Requests

    /// Loads the value if there is none, or if it is stale. Returns at the end of the request.
    public func load() async {
        if case .loaded = facts.state, request == nil, !hasExpired { return }
        await refresh()
    }

    /// Loads the value again. The older value stays visible meanwhile. Returns at the end of the request.
    ///
    /// If a request is running, this waits for it and sends no other one.
    public func refresh() async {
        if request == nil { begin() }
        while let current = request {
            let hasNoPurpose = await current.wait()
            if hasNoPurpose, current === request { cancel() }
            if Task.isCancelled { return }
        }
    }

    /// Cancels the running request. The state is then the state before the request.
    public func cancel() {
        guard let current = request else { return }
        current.cancel()
        request = nil
        set(stateBefore)
    }

    /// Makes the value stale, and requests it again if it was loaded or is being loaded.
    ///
    /// The response of a running request may be older than the reason for this call, so the request is repeated.
    public func invalidate() {
        if request != nil {
            cancel()
        } else if facts.state.value == nil {
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
        stateBefore = facts.state
        if isInvalidated, let value = facts.state.value { stateBefore = .stale(value) }
        request = QueryRequest(isKept: isInvalidated) { [weak self, number] in
            let result: Result<Loaded, any Error>
            do { result = .success(try await source(isInvalidated)) } catch { result = .failure(error) }
            self?.end(number, result)
        }
        set(facts.state.value.map { .stale($0) } ?? .loading)
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
            set(facts.state.value.map { .stale($0, error: error) } ?? .failed(error))
        }
    }

    /// Replaces the value of a loaded query, for the next page of a list.
    func replace(_ value: Value) {
        if request != nil { stateBefore = stateBefore.with(value) }
        set(facts.state.with(value))
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
