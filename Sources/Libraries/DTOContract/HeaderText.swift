package import DTORuntime
import Foundation

/// Writes and checks the values of headers, in the style `simple` (OpenAPI 3.1.1 section 4.8.12.3).
package enum HeaderText {
    /// Returns the text of a value. Returns nil for null, and for lists and objects that contain null, lists or
    /// objects.
    ///
    /// - Parameter explode: Whether the members of an object are written as `key=value`.
    package static func text(of value: JSONValue, explode: Bool = false) -> String? {
        switch value {
        case .array(let elements): return joined(elements.map(\.scalarText))
        case .object(let members):
            return joined(
                members.sorted { $0.key < $1.key }.map { key, member in
                    member.scalarText.map { key + (explode ? "=" : ",") + $0 }
                })
        case .null, .bool, .integer, .number, .decimal, .string: return value.scalarText
        }
    }

    /// Returns the value as JSON on one line, which is the format of a header with `content`.
    package static func json(of value: JSONValue) -> String { value.compactText }

    /// Returns the violations of a schema by the value of a header. The result is empty for an object, because its
    /// parts cannot be separated with certainty.
    package static func violations(in text: String, of schema: Int, in schemas: SchemaSet) -> [SchemaViolation] {
        let reader = SchemaTextReader(schemas)
        let value: JSONValue
        switch reader.shape(of: schema) {
        case .single: value = reader.value(of: text, schema)
        case .list:
            let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            value = reader.value(ofList: parts, schema)
        case .object: return []
        }
        return SchemaValidator.violations(in: value, of: schema, in: schemas, .response)
    }

    private static func joined(_ texts: [String?]) -> String? {
        let known = texts.compactMap(\.self)
        return known.count == texts.count ? known.joined(separator: ",") : nil
    }
}
