package import DTORuntime
import Foundation

extension JSONValue {
    /// The characters of a string, or the JSON text of a Boolean or a number. The value is nil for lists, objects and
    /// null.
    package var scalarText: String? {
        switch self {
        case .string(let text): text
        case .bool, .integer, .number, .decimal: compactText
        case .null, .array, .object: nil
        }
    }

    /// The JSON text on one line, with sorted keys.
    package var compactText: String {
        (try? DTOEncoder.compact.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
