/// Breaks a line of Swift between the elements in its brackets. The line must not have comments or multi-line string
/// literals.
enum BracketLayout {
    /// - Parameter columns: The length, in bytes, up to which a line is not broken.
    static func lines(of text: String, columns: Int) -> [String] {
        let bytes = Array(text.utf8)
        guard bytes.count > columns, let group = Group(bytes) else { return [text] }
        var lines = [String(decoding: bytes[...group.open], as: UTF8.self)]
        for (index, element) in group.elements.enumerated() {
            let element = String(decoding: bytes[element].drop { $0 == 0x20 }, as: UTF8.self)
            var broken = self.lines(of: element, columns: columns - 4)
            if index < group.elements.count - 1 { broken[broken.count - 1] += "," }
            lines += broken.map { "    " + $0 }
        }
        return lines + [String(decoding: bytes[group.close...], as: UTF8.self)]
    }

    /// The first outermost pair of brackets, with the byte ranges of its elements.
    private struct Group {
        var open: Int
        var close: Int
        var elements: [Range<Int>] = []

        /// Returns nil if there are no brackets, or if the brackets are empty.
        init?(_ bytes: [UInt8]) {
            var depth = 0
            var (open, start) = (0, 0)
            var isInText = false
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "\\") where isInText: index += 1
                case UInt8(ascii: "\""): isInText.toggle()
                case _ where isInText: break
                case UInt8(ascii: "("), UInt8(ascii: "["):
                    depth += 1
                    if depth == 1 { (open, start) = (index, index + 1) }
                case UInt8(ascii: ",") where depth == 1:
                    elements.append(start..<index)
                    start = index + 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"):
                    depth -= 1
                    guard depth == 0 else { break }
                    if start == index, elements.isEmpty { return nil }
                    elements.append(start..<index)
                    (self.open, close) = (open, index)
                    return
                default: break
                }
                index += 1
            }
            return nil
        }
    }
}
