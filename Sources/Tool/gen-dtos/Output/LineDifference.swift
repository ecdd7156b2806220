/// Finds the lines that only one of two texts has: the shortest edit of Myers, "An O(ND) Difference Algorithm" (1986).
struct LineDifference {
    /// The greatest number of edits. With more edits, all lines between the first and the last difference are treated
    /// as changed, which is correct but not the shortest edit. Without the limit, the time for very different texts
    /// would grow with the product of their lengths.
    static let editLimit = 1000

    /// The lines with their line ends.
    let oldLines: [ArraySlice<UInt8>]
    let newLines: [ArraySlice<UInt8>]
    /// Whether each line of the old text is removed.
    private(set) var isRemoved: [Bool]
    /// Whether each line of the new text is added.
    private(set) var isAdded: [Bool]

    init(from old: [UInt8], to new: [UInt8]) {
        oldLines = Self.lines(of: old)
        newLines = Self.lines(of: new)
        isRemoved = Array(repeating: false, count: oldLines.count)
        isAdded = Array(repeating: false, count: newLines.count)
        compare()
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private mutating func compare() {
        // Lines are converted to numbers. So each line is hashed once, although many comparisons use it.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let old = oldLines.map(number)
        let new = newLines.map(number)
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard let trace = Self.trace(old[start..<oldEnd], new[start..<newEnd]) else {
            for index in start..<oldEnd { isRemoved[index] = true }
            for index in start..<newEnd { isAdded[index] = true }
            return
        }
        follow(trace, from: start, oldEnd - start, newEnd - start)
    }

    /// Returns the furthest points on the diagonals −d … d, for each number of edits d from 0 to the number that
    /// reaches the end.
    ///
    /// - Returns: Nil if more than `editLimit` edits are necessary.
    private static func trace(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [[Int]]? {
        var rows: [[Int]] = []
        // Row d has diagonal k at index k + d.
        for edits in 0...min(editLimit, old.count + new.count) {
            var row = [Int](repeating: 0, count: 2 * edits + 1)
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                var x = edits == 0 ? 0 : step(rows[edits - 1], edits, diagonal).x
                while x < old.count, x - diagonal < new.count,
                    old[old.startIndex + x] == new[new.startIndex + x - diagonal]
                {
                    x += 1
                }
                row[diagonal + edits] = x
                if x >= old.count, x - diagonal >= new.count { return rows + [row] }
            }
            rows.append(row)
        }
        return nil
    }

    /// Returns how a point on the diagonal is reached from the row with one edit less: the start, and the previous
    /// diagonal. An added line comes from the diagonal above, a removed line from the diagonal below.
    private static func step(_ row: [Int], _ edits: Int, _ diagonal: Int) -> (x: Int, from: Int) {
        let last = edits - 1
        let added = diagonal < last ? row[diagonal + 1 + last] : -1
        let removed = diagonal > -last ? row[diagonal - 1 + last] + 1 : -1
        return added > removed || diagonal == -edits ? (added, diagonal + 1) : (removed, diagonal - 1)
    }

    /// Walks back from the end and marks the edits.
    private mutating func follow(_ trace: [[Int]], from start: Int, _ oldCount: Int, _ newCount: Int) {
        var diagonal = oldCount - newCount
        for edits in stride(from: trace.count - 1, to: 0, by: -1) {
            let (x, from) = Self.step(trace[edits - 1], edits, diagonal)
            if from > diagonal {
                isAdded[start + x - diagonal - 1] = true
            } else {
                isRemoved[start + x - 1] = true
            }
            diagonal = from
        }
    }
}
