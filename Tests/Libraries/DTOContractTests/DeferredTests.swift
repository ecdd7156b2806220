import DTOContract
import DTORuntime
import Foundation
import Testing

/// Tests a value that is made on first use.
@Suite struct DeferredTests {
    @Test func isMadeOnceForAllThreads() {
        let count = Guarded(0)
        let deferred = Deferred<Int> {
            count.withLock { $0 += 1 }
            return 7
        }
        #expect(count.withLock { $0 } == 0)
        let found = Guarded<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let value = deferred.value
            found.withLock { $0.append(value) }
        }
        #expect(found.withLock { $0 } == Array(repeating: 7, count: 16))
        #expect(count.withLock { $0 } == 1)
    }

    /// A copy of a content keeps its value when the other copy changes.
    @Test func copiesAreValues() {
        let first = RuntimeContent(mediaType: "application/json", examples: [RuntimeExample(body: Data("1".utf8))])
        var second = first
        second.examples = [RuntimeExample(body: Data("2".utf8))]
        #expect(first.examples.map(\.body) == [Data("1".utf8)])
        #expect(second.examples.map(\.body) == [Data("2".utf8)])
    }
}
