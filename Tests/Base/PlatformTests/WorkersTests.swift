import Foundation
import Testing
@testable import Platform

@Suite struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 2, 3, 100])
    func keepsTheOrder(_ count: Int) {
        for jobs in [1, 2, 3, 64] {
            #expect(Array(0..<count).concurrentMap(workers: Workers(jobs)) { "\($0)" } == (0..<count).map { "\($0)" })
        }
    }
}

@Suite struct WorkersTests {
    /// Counts the threads that work now, and the largest number that worked at one time.
    private final class Gauge: Sendable {
        private let counts = Guarded((now: 0, most: 0))
        private let expected: Int
        private let deadline = Date(timeIntervalSinceNow: 10)

        init(expected: Int) {
            self.expected = expected
        }

        var most: Int { counts.with { $0.most } }

        /// Returns when the expected number of threads work simultaneously, or when the deadline passes.
        func work() {
            counts.with { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            repeat { usleep(1000) } while most < expected && Date() < deadline
            counts.with { $0.now -= 1 }
        }
    }

    @Test(arguments: [1, 2, 3])
    func branchesShareTheThreads(_ count: Int) {
        let workers = Workers(count)
        let gauge = Gauge(expected: count)
        let elements = Array(0..<40)
        let (first, second) = concurrently(
            workers: workers,
            {
                elements.concurrentMap(workers: workers) { element in
                    gauge.work()
                    return element
                }
            },
            {
                elements.concurrentMap(workers: workers) { element in
                    gauge.work()
                    return element
                }
            })
        #expect(first == elements)
        #expect(second == elements)
        #expect(gauge.most == count)
    }

    @Test func whoWaitsLendsItsThread() {
        let workers = Workers(2)
        let gauge = Gauge(expected: 2)
        let (_, second) = concurrently(workers: workers, {}) {
            Array(0..<40).concurrentMap(workers: workers) { element in
                gauge.work()
                return element
            }
        }
        #expect(second.count == 40)
        #expect(gauge.most == 2)
    }

    @Test(arguments: [1, 2])
    func whatIsAwaitedComes(_ count: Int) {
        let workers = Workers(count)
        let awaited = Awaited<Int>()
        let (_, value) = concurrently(workers: workers, { awaited.fulfill(7) }) { awaited.value(workers) }
        #expect(value == 7)
    }

    @Test func noThreadIsLost() {
        let workers = Workers(3)
        for _ in 0..<50 {
            _ = concurrently(workers: workers, { Array(0..<9).concurrentMap(workers: workers) { $0 } }) {
                Array(0..<9).concurrentMap(workers: workers) { $0 }
            }
        }
        let gauge = Gauge(expected: 3)
        // Each element is preceded by a request for another thread, so the first element must end before the third
        // thread starts.
        _ = Array(0..<60).concurrentMap(workers: workers) { if $0 > 0 { gauge.work() } }
        #expect(gauge.most == 3)
    }
}
