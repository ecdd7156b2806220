/// Code spans within prose (CommonMark 0.31 section 6.1).
public enum CodeSpan {
    /// Returns a string as a code span. The fence is longer than any run of backticks in the string. A space is added
    /// at both ends where a Markdown parser would remove a space, or where backticks could touch the fence.
    public static func text(of content: String) -> String {
        let fence = String(repeating: "`", count: longestRunOfBackticks(in: content) + 1)
        let isPadded = fence.utf8.count > 1 || content.hasPrefix(" ") && content.hasSuffix(" ")
        return isPadded ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    /// Splits prose at its code spans. Elements with an even index are prose, and elements with an odd index are the
    /// contents of spans. Backticks that open no span belong to the prose.
    public static func parts(of text: String) -> [String] {
        var parts = [""]
        var rest = text[...]
        while let start = rest.firstIndex(of: "`") {
            let fence = rest[start...].prefix { $0 == "`" }
            let inner = rest[fence.endIndex...]
            parts[parts.count - 1] += rest[..<start]
            if let end = closing(fence, of: inner) {
                parts += [content(inner[..<end.lowerBound]), ""]
                rest = inner[end.upperBound...]
            } else {
                parts[parts.count - 1] += fence
                rest = inner
            }
        }
        parts[parts.count - 1] += rest
        return parts
    }

    /// Returns the range of the next run of backticks that is as long as the fence, or nil.
    private static func closing(_ fence: Substring, of text: Substring) -> Range<Substring.Index>? {
        var rest = text
        while let start = rest.firstIndex(of: "`") {
            let run = rest[start...].prefix { $0 == "`" }
            if run.count == fence.count { return run.startIndex..<run.endIndex }
            rest = rest[run.endIndex...]
        }
        return nil
    }

    /// Returns the content of a span without one space at each end, if both ends have a space.
    private static func content(_ span: Substring) -> String {
        let isPadded = span.hasPrefix(" ") && span.hasSuffix(" ") && span.contains { $0 != " " }
        return String(isPadded ? span.dropFirst().dropLast() : span)
    }

    static func longestRunOfBackticks(in text: String) -> Int {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    package static func runLength(at start: Int, in scalars: [Unicode.Scalar]) -> Int {
        var end = start
        while end < scalars.count, scalars[end] == "`" { end += 1 }
        return end - start
    }

    /// Maps the start of each run of backticks to the start of the next run with an equal length.
    package static func closings(in scalars: [Unicode.Scalar]) -> [Int: Int] {
        var closings: [Int: Int] = [:]
        var lastStart: [Int: Int] = [:]
        var index = 0
        while index < scalars.count {
            let length = runLength(at: index, in: scalars)
            if length > 0 {
                if let start = lastStart.updateValue(index, forKey: length) { closings[start] = index }
            }
            index += max(length, 1)
        }
        return closings
    }
}
