public import DTORuntime
import Foundation

/// Values as they stand in headers: of the style `simple` (OpenAPI 3.1.1, section 4.8.12.3).
public enum HeaderText {
    /// Nil for what has no such form: a list of lists, or null.
    ///
    /// - Parameter explode: whether the members of an object stand as `key=value`.
    public static func text(of value: JSONValue, explode: Bool = false) -> String? {
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

    /// As JSON, on one line: what a header with `content` holds.
    public static func json(of value: JSONValue) -> String { value.compactText }

    /// What a header's value has that its schema does not allow; none for an object, whose parts cannot be told apart without doubt.
    public static func violations(in text: String, of schema: Int, in schemas: SchemaSet) -> [SchemaViolation] {
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
