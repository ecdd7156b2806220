import DTOClient
import DTOQueries
import Foundation
import Observation
import Testing

/// The states of a single query.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct QueryTests {
    private struct Fault: Error {}

    private let backend = Backend()

    private func shelf() -> Query<[Int]> {
        let api = ShelfClient(through: backend)
        return Query { try await api.value(of: GetShelf()).items }
    }

    @Test func aValueIsLoadedOnce() async {
        let query = shelf()
        #expect(words(query.state) == "loading" && !query.isLoading)
        await query.load()
        #expect(words(query.state) == "loaded [1]" && !query.isLoading)
        await query.load()
        #expect(await backend.calls.count == 1)
    }

    @Test func aReloadKeepsTheOldValue() async {
        let query = shelf()
        await query.load()
        await backend.close()
        await backend.answer { _ in (200, #"{"items": [2]}"#) }
        let refresh = Task { await query.refresh() }
        await backend.arrived(2)
        #expect(words(query.state) == "stale [1]" && query.isLoading)
        await backend.open()
        await refresh.value
        #expect(words(query.state) == "loaded [2]")
    }

    @Test func aFailureKeepsTheOldValue() async {
        let query = shelf()
        await backend.answer { _ in (503, "{}") }
        await query.load()
        #expect(words(query.state) == "failed" && query.state.error is APIClientError)
        await backend.answer { _ in (200, #"{"items": [1]}"#) }
        await query.load()
        #expect(words(query.state) == "loaded [1]")
        await backend.answer { _ in (503, "{}") }
        await query.refresh()
        #expect(words(query.state) == "stale [1] error" && query.state.value == [1])
    }

    @Test func callersShareARequest() async {
        let query = shelf()
        await backend.close()
        let loads = (0..<5).map { _ in Task { await query.refresh() } }
        await backend.arrived(1)
        for _ in 0..<20 { await Task.yield() }
        await backend.open()
        for load in loads { await load.value }
        #expect(await backend.calls.count == 1)
    }

    @Test func theLastCancelledCallerCancelsTheRequest() async {
        let query = shelf()
        await backend.close()
        let (first, second) = (Task { await query.load() }, Task { await query.load() })
        await backend.arrived(1)
        for _ in 0..<20 { await Task.yield() }
        first.cancel()
        // The first caller returns although the request goes on.
        await first.value
        #expect(query.isLoading)
        second.cancel()
        await second.value
        #expect(words(query.state) == "loading" && !query.isLoading)
        await backend.open()
        await query.load()
        #expect(words(query.state) == "loaded [1]")
        #expect(await backend.cancelled == 1)
    }

    @Test func aCancelledReloadRestoresTheState() async {
        let query = shelf()
        await query.load()
        await backend.close()
        let refresh = Task { await query.refresh() }
        await backend.arrived(2)
        query.cancel()
        #expect(words(query.state) == "loaded [1]" && !query.isLoading)
        await backend.open()
        await refresh.value
        #expect(words(query.state) == "loaded [1]" && !query.isLoading)
    }

    @Test func aResponseThatIsOlderThanAnInvalidationHasNoEffect() async {
        let query = shelf()
        await backend.close()
        let load = Task { await query.load() }
        await backend.arrived(1)
        await backend.answer { _ in (200, #"{"items": [2]}"#) }
        query.invalidate()
        await backend.arrived(2)
        await backend.open()
        await load.value
        #expect(words(query.state) == "loaded [2]")
        #expect(await backend.cancelled == 1)
    }

    @Test func aReleasedQueryCancelsItsRequest() async {
        var query: Query<[Int]>? = shelf()
        await query?.load()
        await backend.close()
        query?.invalidate()
        await backend.arrived(2)
        weak let released = query
        query = nil
        #expect(released == nil)
        await backend.open()
        while await backend.cancelled == 0 { await Task.yield() }
    }

    @Test func aValueExpires() async {
        let (backend, time) = (backend, Time())
        let clock = ClientClock(now: { time.now })
        let query = Queries(ShelfClient(through: backend), lifetime: .seconds(60), clock: clock).query(GetShelf())
        await query.load()
        time.seconds = 59
        await query.load()
        #expect(await backend.calls.count == 1)
        time.seconds = 60
        await query.load()
        #expect(await backend.calls.count == 2)
    }

    @Test func aConstantQueryNeverLoads() async {
        let query = Query<[Int]>.constant(.failed(Fault()))
        await query.load()
        query.invalidate()
        #expect(words(query.state) == "failed" && query.state.error is Fault)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func viewsAreToldOfChanges() async {
        let query = shelf()
        let changes = Time()
        withObservationTracking {
            _ = query.state
        } onChange: {
            changes.seconds += 1
        }
        await query.load()
        // The closure is called for the first change alone.
        #expect(changes.seconds == 1)
    }
}

/// A time that tests set.
final class Time: Sendable {
    private let start = ContinuousClock.now
    private let lock = NSLock()
    // This is safe, because the lock is held for each access.
    nonisolated(unsafe) private var value = 0

    var seconds: Int {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }

    var now: ContinuousClock.Instant { start + .seconds(seconds) }
}
