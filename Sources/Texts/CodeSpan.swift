/// Code within prose, as CommonMark reads it (0.31, section 6.1).
public enum CodeSpan {
    /// Between backticks, of which there are more than stand together in the text. A span loses a space at both ends.
    public static func text(of content: String) -> String {
        let fence = String(repeating: "`", count: longestRunOfBackticks(in: content) + 1)
        let isPadded = fence.utf8.count > 1 || content.hasPrefix(" ") && content.hasSuffix(" ")
        return isPadded ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    private static func longestRunOfBackticks(in text: String) -> Int {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
