/// A place where a text can be cut into two parts that are read at the same time: before a key of a block mapping, near
/// the middle.
///
/// The second part begins with copies of the lines whose keys lead to that mapping. The place is found by indentation
/// alone. It may be inside a scalar, which is noticed when both parts have been read (`YAMLTreeBuilder.join`).
struct DocumentCut {
    /// The offset of the second part, which begins with a line.
    let offset: Int
    /// The lines of the keys that lead to the second part, with the outermost first, including their line ends.
    let path: [Range<Int>]
    /// The columns of these keys, followed by the column of the second part's first key.
    let columns: [UInt32]

    /// The smallest size of a text that is cut. A smaller text takes a millisecond, and a thread is not worth it.
    static let leastSize = 1 << 16
    private static let mostKeys = 8

    init?(in text: UnsafeBufferPointer<UInt8>) {
        guard text.count >= Self.leastSize, let line = Self.outermostLine(nearMiddleOf: text) else { return nil }
        self.init(in: text, beforeLineAt: line)
    }

    /// Cuts before a given line. Returns nil if the line cannot begin with a key, or if no keys lead to it.
    init?(in text: UnsafeBufferPointer<UInt8>, beforeLineAt offset: Int) {
        guard offset > 0, var indentation = Self.indentation(ofKeyAt: offset, in: text) else { return nil }
        var path: [Range<Int>] = []
        var columns = [UInt32(indentation + 1)]
        var end = offset
        while indentation > 0 {
            guard end > 0, path.count < Self.mostKeys else { return nil }
            var start = end - 1
            while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            defer { end = start }
            guard let lineIndentation = Self.indentation(ofLineAt: start, in: text), lineIndentation < indentation
            else { continue }
            guard let other = Self.indentation(ofKeyAt: start, in: text) else { return nil }
            path.append(start..<end)
            columns.append(UInt32(other + 1))
            indentation = other
        }
        self.offset = offset
        self.path = path.reversed()
        self.columns = columns.reversed()
    }

    /// Returns the second part as a separate text.
    func rest(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var rest: [UInt8] = []
        rest.reserveCapacity(path.reduce(text.count - offset) { $0 + $1.count })
        for line in path { rest += text[line] }
        rest += text[offset...]
        return rest
    }

    /// Returns the least indented key in the middle eighth of the text. If there are several, the one nearest to the
    /// middle wins.
    private static func outermostLine(nearMiddleOf text: UnsafeBufferPointer<UInt8>) -> Int? {
        let middle = text.count / 16 * 7..<text.count / 16 * 9
        var outermost: (offset: Int, indentation: Int)?
        for newline in ByteOffsets(of: UInt8(ascii: "\n"), in: UnsafeBufferPointer(rebasing: text[middle])) {
            let offset = middle.lowerBound + newline + 1
            guard let indentation = indentation(ofKeyAt: offset, in: text) else { continue }
            if let outermost {
                if indentation > outermost.indentation { continue }
                let isNearer = abs(offset - text.count / 2) < abs(outermost.offset - text.count / 2)
                if indentation == outermost.indentation, !isNearer { continue }
            }
            outermost = (offset, indentation)
        }
        return outermost?.offset
    }

    private static func indentation(ofKeyAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        indentation(ofLineAt: start, in: text).flatMap { beginsKey(text[start + $0]) ? $0 : nil }
    }

    /// Returns nil for lines that are only white space or a comment.
    private static func indentation(ofLineAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = start
        while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
        guard position < text.count else { return nil }
        switch text[position] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"): return nil
        default: return position - start
        }
    }

    private static func beginsKey(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }
}
