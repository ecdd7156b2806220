import ContractModel
package import ContractReading
import DTOContract
import DTORuntime
import Foundation

/// Writes bodies of XML from schemas, with the names, attributes and wrappers of the keyword `xml` (OpenAPI 3.1.1
/// section 4.8.26). Elements have the order of the document.
struct XMLBody {
    let schemas: SchemaExport

    /// The greatest number of nested elements.
    private static let depthLimit = 16

    /// Returns a document.
    ///
    /// - Parameters:
    ///   - number: The number of the schema, or nil if it is unknown.
    ///   - value: The value of the document. With nil, the schema's examples or made values are used.
    func document(of number: Int?, _ value: ContractValue? = nil) -> Data {
        let schema = number.map { schemas.schemas[$0] } ?? .object([])
        let name =
            resolved(schema)["xml"]?["name"]?.stringValue ?? number.flatMap(schemas.name(of:)) ?? componentName(schema)
        let text = element(schema, value, named: name ?? "root", depth: 0)
        return Data((#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + text + "\n").utf8)
    }

    // MARK: Schemas

    private func reference(_ schema: ContractValue) -> Int? {
        guard case .integer(let digits)? = schema["$ref"], let number = Int(digits),
            schemas.schemas.indices.contains(number)
        else { return nil }
        return number
    }

    private func componentName(_ schema: ContractValue) -> String? {
        reference(schema).flatMap(schemas.name(of:))
    }

    /// Returns the schema to which references lead.
    private func resolved(_ schema: ContractValue) -> ContractValue {
        var schema = schema
        for _ in 0..<Self.depthLimit {
            guard let number = reference(schema) else { return schema }
            schema = schemas.schemas[number]
        }
        return schema
    }

    /// Returns the properties of the schema and of its parts, in the order of the document.
    private func properties(_ schema: ContractValue, depth: Int = 0) -> [ContractValue.Member] {
        var found: [ContractValue.Member] = []
        if case .array(let parts)? = schema["allOf"], depth < Self.depthLimit {
            for part in parts { found += properties(resolved(part), depth: depth + 1) }
        }
        if case .object(let members)? = schema["properties"] { found += members }
        return found
    }

    /// Returns the value that the schema itself gives: an example, the default, or a constant.
    private func known(_ schema: ContractValue) -> ContractValue? {
        func first(_ key: String) -> ContractValue? {
            if case .array(let values)? = schema[key] { values.first } else { nil }
        }
        return schema["example"] ?? first("examples") ?? schema["default"] ?? schema["const"] ?? first("enum")
    }

    // MARK: Elements

    private func element(
        _ written: ContractValue, _ value: ContractValue?, named key: String, depth: Int
    ) -> String {
        let schema = resolved(written)
        let rules = schema["xml"]
        let name = Self.name(
            [rules?["prefix"]?.stringValue, rules?["name"]?.stringValue ?? key].compactMap(\.self).joined(
                separator: ":"))
        var attributes = ""
        if let namespace = rules?["namespace"]?.stringValue {
            let prefix = rules?["prefix"]?.stringValue.map { ":" + Self.name($0) } ?? ""
            attributes += " xmlns\(prefix)=\"\(Self.escaped(namespace))\""
        }
        var content = ""
        let value = value ?? known(schema)
        let properties = properties(schema)
        if depth >= Self.depthLimit {
            content = ""
        } else if case .object(let members)? = value {
            let known = Dictionary(properties.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
            for member in members {
                add(member.key, known[member.key] ?? .object([]), member.value, depth, &attributes, &content)
            }
        } else if value == nil, !properties.isEmpty {
            for property in properties where resolved(property.value)["writeOnly"] != .boolean(true) {
                add(property.key, property.value, nil, depth, &attributes, &content)
            }
        } else if let items = items(schema, value) {
            content = elements(schema, items, named: key, depth: depth)
        } else if value == nil, let choice = choice(schema) {
            return element(choice, nil, named: rules?["name"]?.stringValue ?? key, depth: depth + 1)
        } else {
            content = Self.escaped(text(value, schema))
        }
        return content.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
    }

    /// Adds a member as an attribute or as elements. The elements of a list stand side by side unless it is wrapped.
    private func add(
        _ key: String, _ written: ContractValue, _ value: ContractValue?, _ depth: Int, _ attributes: inout String,
        _ content: inout String
    ) {
        let schema = resolved(written)
        let rules = schema["xml"]
        let name = rules?["name"]?.stringValue ?? key
        if rules?["attribute"] == .boolean(true) {
            attributes += " \(Self.name(name))=\"\(Self.escaped(text(value ?? known(schema), schema)))\""
        } else if rules?["wrapped"] != .boolean(true), let items = items(schema, value ?? known(schema)) {
            content += elements(schema, items, named: name, depth: depth)
        } else {
            content += element(written, value, named: key, depth: depth + 1)
        }
    }

    /// Returns the elements of a list, of which nil is made. Returns nil for another value.
    private func items(_ schema: ContractValue, _ value: ContractValue?) -> [ContractValue?]? {
        if case .array(let elements)? = value { return elements }
        return value == nil && schema["items"] != nil ? [nil] : nil
    }

    private func elements(_ schema: ContractValue, _ items: [ContractValue?], named key: String, depth: Int) -> String {
        let item = schema["items"] ?? .object([])
        let name = resolved(item)["xml"]?["name"]?.stringValue ?? key
        return items.map { element(item, $0, named: name, depth: depth + 1) }.joined()
    }

    private func choice(_ schema: ContractValue) -> ContractValue? {
        for keyword in ["oneOf", "anyOf", "allOf"] {
            if case .array(let parts)? = schema[keyword], let first = parts.first { return first }
        }
        return nil
    }

    // MARK: Texts

    private func text(_ value: ContractValue?, _ schema: ContractValue) -> String {
        let dialect: SchemaSet.Dialect = schemas.isJSONSchema ? .jsonSchema : .openAPI30
        let made = value.map { JSONValue($0) } ?? SchemaSet([JSONValue(schema)], dialect: dialect).sample(of: 0)
        return made.flatMap { HeaderText.text(of: $0) } ?? ""
    }

    /// Returns a name that XML allows. Other characters become `_`.
    private static func name(_ text: String) -> String {
        let name = text.unicodeScalars.map { scalar in
            let isAllowed = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isAllowed || "-._:".unicodeScalars.contains(scalar) ? String(scalar) : "_"
        }.joined()
        let isStart = name.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
        return isStart ? name : "_" + name
    }

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": escaped.append(scalar)
            // XML 1.0 does not allow other control characters.
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

extension ContractValue {
    fileprivate var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
