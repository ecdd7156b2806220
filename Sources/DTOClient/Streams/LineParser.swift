import Foundation

/// Reads JSON values one after another: lines (application/jsonl), or a sequence with record separators (RFC 7464).
struct LineParser {
    private let limit: Int
    private let isSequence: Bool
    private var line: [UInt8] = []

    init(limit: Int = 1 << 20, isSequence: Bool) {
        self.limit = limit
        self.isSequence = isSequence
    }

    /// - Returns: the values that have ended with these bytes, as text.
    mutating func parse(_ piece: Data) throws -> [Data] {
        var lines: [Data] = []
        for byte in piece {
            // In a sequence a value may have line feeds within; the next separator ends it.
            if byte == (isSequence ? 0x1E : 0x0A) {
                end(&lines)
            } else {
                line.append(byte)
                if line.count > limit { throw EventTooLarge(limit: limit) }
            }
        }
        return lines
    }

    /// What stands at the end without a line end. Of a sequence it may have been cut, so only a whole one counts.
    mutating func finish() -> [Data] {
        var lines: [Data] = []
        if !isSequence || line.last == 0x0A { end(&lines) }
        return lines
    }

    private mutating func end(_ lines: inout [Data]) {
        let isEmpty = line.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if !isEmpty { lines.append(Data(line)) }
        line.removeAll(keepingCapacity: true)
    }
}
