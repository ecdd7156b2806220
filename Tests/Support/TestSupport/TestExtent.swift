import Foundation

/// The extent of a test. Some tests have so many cases that a run after each change cannot afford all of them.
///
/// These tests take a sample, unless the environment has `TEST_EXTENT=full`. Two runs have equal samples, so that a
/// failure can be repeated. The integer `TEST_SEED` moves the sample to other cases.
package enum TestExtent {
    package static let isFull = ProcessInfo.processInfo.environment["TEST_EXTENT"] == "full"

    private static let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { Int($0) } ?? 0

    /// Returns all elements in a full run, and `count` of them in other runs.
    package static func sample<Elements: Collection>(_ all: Elements, _ count: Int) -> [Elements.Element] {
        isFull ? Array(all) : sample(all, count, seed: seed)
    }

    /// Returns the first value in a run that takes samples, and the second in a full run.
    package static func choose<Value>(sample: @autoclosure () -> Value, full: @autoclosure () -> Value) -> Value {
        isFull ? full() : sample()
    }

    /// Returns one element from each of `count` equally long parts.
    ///
    /// The place within the part moves by one from part to part, so a sample of combinations varies in the last
    /// property too. For each element there is a seed whose sample contains the element.
    package static func sample<Elements: Collection>(_ all: Elements, _ count: Int, seed: Int) -> [Elements.Element] {
        let all = Array(all)
        guard count > 0, count < all.count else { return count > 0 ? all : [] }
        return (0..<count).map { part in
            let (start, end) = (part * all.count / count, (part + 1) * all.count / count)
            let size = end - start
            // The remainder of a negative number is negative.
            let offset = ((seed % size + part) % size + size) % size
            return all[start + offset]
        }
    }
}
