import DTORuntime
import Foundation

extension JSONValue {
    /// - Returns: nil where the bytes are not JSON.
    init?(bytes: Data) {
        guard let value = try? DTODecoder().value(from: bytes) else { return nil }
        self = value
    }

    /// Members come in the order of their names.
    var bytes: Data {
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data("null".utf8)
    }

    /// About as many bytes as it takes in memory.
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

    /// What a person would call it.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number, .decimal: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
