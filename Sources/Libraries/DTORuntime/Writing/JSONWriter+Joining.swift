import Foundation

// One `encode(to:)` may write a single value and then use a container. As with `JSONEncoder`, two objects are merged,
// and two arrays are joined.
//
//     try payload.encode(to: encoder)  // A free value that is an object.
//     var container = encoder.container(keyedBy: CodingKeys.self)

extension JSONWriter {
    /// Merges the single value that was written last into the container of the current value. If there is no container
    /// yet, the single value becomes the beginning of the container.
    ///
    /// - Parameters:
    ///   - start: The offset at which the single value begins. The value extends to the end of the bytes.
    ///   - form: `object` or `array`.
    /// - Returns: Whether the single value has the form. If the value is false, nothing changes.
    @inline(never)
    func join(from start: Int, as form: Form) -> Bool {
        guard bytes[start] == UInt8(ascii: form == .object ? "{" : "[") else { return false }
        truncate(to: count - 1)
        var content = start + 1
        if slot.form == form {
            if members.count == slot.firstMember, slot.elementCount == 0 {
                // The container already has its opening byte.
                memmove(bytes + start, bytes + content, count - content)
                truncate(to: count - 1)
                content = start
            } else if content < count {
                bytes[start] = UInt8(ascii: ",")
            } else {
                truncate(to: start)
            }
        }
        slot.form = form
        slot.mayRepeat = true
        noteContent(from: content)
        return true
    }

    /// Records the members or elements at the end of the bytes, so that more can follow.
    private func noteContent(from start: Int) {
        var start = start
        while start < count {
            if slot.form == .object {
                noteMember(from: start, valueStart: endOfText(from: start) + 1)
            } else {
                slot.elementCount += 1
            }
            start = endOfContent(from: start) + 1
        }
    }

    /// - Returns: The offset of the comma after a member or element, or the end of the bytes.
    private func endOfContent(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: ",") where depth == 0:
                return index
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
            case UInt8(ascii: "\""):
                index = endOfText(from: index) - 1
            case 0:
                index += Self.partMarkLength - 1
            default:
                break
            }
            index += 1
        }
        return index
    }
}
