import DTORuntime
import Foundation

/// Divides JSON into lines, so that a review shows which parts of a document have changed. Many servers send their
/// document as a single line.
enum JSONLines {
    /// Returns the JSON with a line for each member and each element. Only whitespace is added.
    ///
    /// - Parameter limit: The greatest number of bytes of the result.
    /// - Returns: Nil if the bytes already have several lines, are not JSON, or would exceed the limit.
    static func of(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        let line = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
        guard !line.contains(UInt8(ascii: "\n")), (try? DTODecoder().value(from: Data(line))) != nil else { return nil }
        var lines: [UInt8] = []
        lines.reserveCapacity(line.count * 3)
        var depth = 0
        var isInString = false
        var isEscaped = false
        func begin() {
            lines.append(UInt8(ascii: "\n"))
            lines.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        }
        for byte in line {
            guard lines.count < limit else { return nil }
            if isInString {
                lines.append(byte)
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            let isEmpty = lines.last == UInt8(ascii: "{") || lines.last == UInt8(ascii: "[")
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if !isEmpty { begin() }
            default:
                if isEmpty || lines.last == UInt8(ascii: ",") { begin() }
            }
            lines.append(byte)
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ":"): lines.append(UInt8(ascii: " "))
            case UInt8(ascii: "\""): isInString = true
            default: break
            }
        }
        lines.append(UInt8(ascii: "\n"))
        return lines
    }
}
