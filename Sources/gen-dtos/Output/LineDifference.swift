/// Which lines of two texts belong to one only: the shortest edit of Myers, "An O(ND) Difference Algorithm" (1986).
struct LineDifference {
    /// Edits looked for. Beyond it everything between the first and the last difference counts as changed: exact, only
    /// not shortest. Keeps two texts with nothing in common from costing the product of their lengths.
    static let editLimit = 1000

    /// With their line ends.
    let oldLines: [ArraySlice<UInt8>]
    let newLines: [ArraySlice<UInt8>]
    /// By line of the old text.
    private(set) var isRemoved: [Bool]
    /// By line of the new text.
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
        // Lines as numbers: compared often, hashed once.
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

    /// The furthest points on the diagonals −d … d, for each number of edits d from 0 to the one that reaches the end.
    /// - Returns: nil when that takes more than `editLimit`.
    private static func trace(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [[Int]]? {
        var rows: [[Int]] = []
        // Row d holds diagonal k at k + d.
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

    /// How a point on the diagonal is reached from the row of one edit less: where it then starts, and from which
    /// diagonal. From the one above by adding a line, from the one below by removing one.
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
