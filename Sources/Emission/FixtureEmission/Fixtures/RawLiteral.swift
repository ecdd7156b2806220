/// A multi-line text as a raw Swift literal, in which backslashes need no escapes. The literal has as many number signs
/// as necessary.
package struct RawLiteral {
    private let text: ArraySlice<UInt8>
    private let marks: String

    /// - Parameter text: UTF-8 without characters that a literal must escape.
    package init(_ text: ArraySlice<UInt8>) {
        self.text = text
        marks = String(repeating: "#", count: Self.signs(in: text) + 1)
    }

    package var opening: String { "\(marks)\"\"\"" }
    package var closing: String { "\"\"\"\(marks)" }

    /// Writes the lines between the delimiters, each with its line break.
    package func write(to bytes: inout [UInt8], indentation: Int) {
        let spaces = [UInt8](repeating: UInt8(ascii: " "), count: indentation)
        text.withUnsafeBufferPointer { text in
            var start = 0
            while start <= text.count {
                let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
                if end > start {
                    bytes.append(contentsOf: spaces)
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
                }
                bytes.append(UInt8(ascii: "\n"))
                start = end + 1
            }
        }
    }

    /// Returns the greatest number of number signs after a backslash or quote, where they would end the literal or
    /// begin an escape.
    private static func signs(in text: ArraySlice<UInt8>) -> Int {
        var most = 0
        var run = 0
        var follows = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""):
                follows = true
                run = 0
            case UInt8(ascii: "#"):
                run += 1
                if follows { most = max(most, run) }
            default:
                follows = false
                run = 0
            }
        }
        return most
    }
}
