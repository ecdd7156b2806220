extension JSONWriter {
    /// Writes a document again, with a line for each member and element. An empty collection has an empty line, as with
    /// `JSONEncoder`.
    func writeIndented(_ document: JSONWriter) {
        var depth = 0
        var index = 0
        while index < document.count {
            let byte = document.bytes[index]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                append(byte)
                depth += 1
                beginLine(document.isClosed(at: index + 1) ? 0 : depth)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                beginLine(depth)
                append(byte)
            case UInt8(ascii: ","):
                append(byte)
                beginLine(depth)
            case UInt8(ascii: ":"):
                append(" : ")
            case UInt8(ascii: "\""):
                let end = document.endOfText(from: index)
                copy(document, index..<end)
                index = end - 1
            default:
                append(byte)
            }
            index += 1
        }
    }

    private func isClosed(at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]")
    }

    private func beginLine(_ depth: Int) {
        append(UInt8(ascii: "\n"))
        for _ in 0..<depth { append("  ") }
    }

    /// - Parameter start: The offset of the string's opening quotation mark.
    /// - Returns: The offset after its closing quotation mark.
    func endOfText(from start: Int) -> Int {
        var index = start + 1
        while bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index + 1
    }
}
