import DTORuntime

/// An operation that is similar to a request to which no operation belongs.
public struct MockNearMiss: Hashable, Sendable {
    /// The id of the operation.
    public var operation: String
    /// The method of the operation.
    public var method: String
    /// The path of the operation.
    public var path: String
    /// The differences between the request and the operation, as sentences.
    public var differences: [String]
}

extension MockNearMiss {
    /// An operation of the contract.
    struct Candidate {
        var operation: String
        var method: String
        var path: String
    }

    /// Returns the most similar operations, with the best match first.
    ///
    /// - Parameter path: The path of the request, without the base path of a server.
    static func nearest(
        to method: String, _ path: String, among candidates: [Candidate], limit: Int = 3
    ) -> [MockNearMiss] {
        let own = segments(path)
        let rated = candidates.enumerated().map { index, candidate in
            (
                distance: distance(own, segments(candidate.path)) + (takes(candidate, method) ? 0 : 0.75),
                index: index, candidate: candidate
            )
        }
        let nearest = rated.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit)
        return nearest.map { _, _, candidate in
            MockNearMiss(
                operation: candidate.operation, method: candidate.method, path: candidate.path,
                differences: differences(method, own, candidate))
        }
    }

    private static func takes(_ candidate: Candidate, _ method: String) -> Bool {
        candidate.method == method || (candidate.method == "GET" && method == "HEAD")
    }

    private static func differences(_ method: String, _ own: [Substring], _ candidate: Candidate) -> [String] {
        var differences: [String] = []
        if !takes(candidate, method) { differences.append("The method is \(method), not \(candidate.method).") }
        let other = segments(candidate.path)
        if own.count != other.count {
            differences.append("The path has \(own.count.counting("segment")), not \(other.count).")
        }
        // If the lengths differ, only the first difference is meaningful.
        let limit = own.count == other.count ? 8 : 1
        for (index, (left, right)) in zip(own, other).enumerated().filter({ cost($1.0, $1.1) > 0 }).prefix(limit) {
            differences.append(
                left.isEmpty
                    ? "Segment \(index + 1) is empty, so '\(right)' has no value."
                    : "Segment \(index + 1) is '\(left.prefix(80))', not '\(right)'.")
        }
        return differences
    }

    private static func segments(_ path: String) -> [Substring] {
        var segments = path.split(separator: "/", omittingEmptySubsequences: false)[...]
        // A path begins with a slash and may end with a slash. Another empty segment is a missing value.
        if segments.first?.isEmpty == true { segments.removeFirst() }
        if segments.last?.isEmpty == true { segments.removeLast() }
        // Segments after the 64th segment are not compared.
        return Array(segments.prefix(64))
    }

    /// Returns the number of segments that would have to change. A nearly equal segment has a smaller weight.
    private static func distance(_ left: [Substring], _ right: [Substring]) -> Double {
        // No client confuses paths whose lengths differ this much, and a contract may have thousands of paths.
        if abs(left.count - right.count) > 3 { return Double(max(left.count, right.count)) }
        var above = (0...right.count).map(Double.init)
        for (row, segment) in left.enumerated() {
            var next = [Double(row + 1)]
            for (column, other) in right.enumerated() {
                next.append(
                    min(above[column] + cost(segment, other), above[column + 1] + 1, next[column] + 1))
            }
            above = next
        }
        return above[right.count]
    }

    private static func cost(_ segment: Substring, _ pattern: Substring) -> Double {
        if segment == pattern { return 0 }
        if pattern.contains("{") { return segment.isEmpty ? 0.5 : 0 }
        if segment.lowercased() == pattern.lowercased() { return 0.25 }
        let (left, right) = (Array(segment.utf8), Array(pattern.utf8))
        guard abs(left.count - right.count) <= 2, max(left.count, right.count) <= 32 else { return 1 }
        return edits(left, right) <= 2 ? 0.5 : 1
    }

    private static func edits(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var above = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var next = [row + 1]
            for (column, other) in right.enumerated() {
                next.append(min(above[column] + (byte == other ? 0 : 1), above[column + 1] + 1, next[column] + 1))
            }
            above = next
        }
        return above[right.count]
    }
}
