import Foundation

/// How much of its work a test does. Some tests look at so many cases that a run after each change can't afford them all.
///
/// Such a test takes a sample, unless the environment has `TEST_EXTENT=full`.
/// Two runs have equal samples, so that a failure can be repeated.
/// The integer `TEST_SEED` moves the sample to other cases.
package enum TestExtent {
    package static let isFull = ProcessInfo.processInfo.environment["TEST_EXTENT"] == "full"

    private static let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { Int($0) } ?? 0

    /// All elements in a full run, else `count` of them.
    package static func sample<Elements: Collection>(_ all: Elements, _ count: Int) -> [Elements.Element] {
        isFull ? Array(all) : sample(all, count, seed: seed)
    }

    /// The first value in a run that takes samples, the second in a full run.
    package static func choose<Value>(sample: @autoclosure () -> Value, full: @autoclosure () -> Value) -> Value {
        isFull ? full() : sample()
    }

    /// One element of each of `count` equally long parts.
    ///
    /// The place within the part moves by one from part to part. So a sample of combinations varies in the last property, too.
    /// Each element is in the sample of some seed.
    package static func sample<Elements: Collection>(_ all: Elements, _ count: Int, seed: Int) -> [Elements.Element] {
        let all = Array(all)
        guard count > 0, count < all.count else { return count > 0 ? all : [] }
        return (0..<count).map { part in
            let (start, end) = (part * all.count / count, (part + 1) * all.count / count)
            let size = end - start
            // Of a negative number, the remainder is negative.
            let offset = ((seed % size + part) % size + size) % size
            return all[start + offset]
        }
    }
}
