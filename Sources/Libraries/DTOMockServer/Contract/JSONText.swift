import DTORuntime
import Foundation

extension JSONValue {
    /// Reads JSON. Returns nil if the bytes are not JSON.
    init?(bytes: Data) {
        guard let value = try? DTODecoder().value(from: bytes) else { return nil }
        self = value
    }

    /// The value as JSON with sorted keys.
    var bytes: Data {
        (try? DTOEncoder.compact.encode(self)) ?? Data("null".utf8)
    }

    /// The approximate number of bytes that the value takes in memory.
    var weight: Int {
        var weight = 0
        var pending = [self]
        while let next = pending.popLast() {
            weight += 16
            switch next {
            case .null, .bool, .integer, .number, .decimal: break
            case .string(let text): weight += text.utf8.count
            case .array(let elements): pending += elements
            case .object(let members):
                for (name, member) in members {
                    weight += 16 + name.utf8.count
                    pending.append(member)
                }
            }
        }
        return weight
    }
}
