import ContractModel
import ContractReading
import DTOContract
import DTORuntime
import Foundation

/// Writes bodies of XML from schemas, with the names, attributes and wrappers of the keyword `xml` (OpenAPI 3.1.1
/// section 4.8.26). Elements have the order of the document.
struct XMLBody {
    let schemas: SchemaExport

    /// The number of elements and attributes that may still be written. Recursive schemas would make millions of them.
    private(set) var budget = 10_000

    /// The greatest number of nested elements.
    private static let depthLimit = 16

    /// Returns an XML document in UTF-8.
    ///
    /// - Parameters:
    ///   - number: The number of the schema, or nil if it is unknown.
    ///   - value: The value of the document. If the value is nil, the schema's examples or generated values are used.
    func document(of number: Int?, _ value: ContractValue? = nil) -> Data {
        let schema = number.map { schemas.schemas[$0] } ?? .object([])
        let name =
            resolved(schema)["xml"]?["name"]?.stringValue ?? number.flatMap(schemas.name(of:)) ?? componentName(schema)
        var body = self
        let text = body.element(schema, value, named: name ?? "root", depth: 0)
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
    private mutating func properties(_ schema: ContractValue, depth: Int = 0) -> [ContractValue.Member] {
        var found: [ContractValue.Member] = []
        if case .array(let parts)? = schema["allOf"], depth < Self.depthLimit {
            for part in parts where depth == 0 || spend() { found += properties(resolved(part), depth: depth + 1) }
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

    /// Subtracts one element or attribute from the budget. Returns false if the budget is spent.
    private mutating func spend() -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        return true
    }

    /// Returns an element, or an empty string if the budget is spent.
    private mutating func element(
        _ written: ContractValue, _ value: ContractValue?, named key: String, depth: Int
    ) -> String {
        guard spend() else { return "" }
        let schema = resolved(written)
        let rules = schema["xml"]
        let localName = rules?["name"]?.stringValue ?? key
        let name = Self.name(localName, rules)
        var attributes = Attributes()
        if let namespace = rules?["namespace"]?.stringValue {
            let prefix = rules?["prefix"]?.stringValue.map { ":" + Self.name($0) } ?? ""
            attributes.add("xmlns" + prefix, Self.escaped(namespace))
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
            content = elements(schema, items, named: localName, depth: depth)
        } else if value == nil, let choice = choice(schema) {
            return element(choice, nil, named: localName, depth: depth + 1)
        } else {
            content = leaf(value, schema)
        }
        return content.isEmpty ? "<\(name)\(attributes.text)/>" : "<\(name)\(attributes.text)>\(content)</\(name)>"
    }

    /// Adds a member as an attribute or as elements. Without a wrapper, the elements of a list follow each other, and
    /// the list's own name is ignored.
    private mutating func add(
        _ key: String, _ written: ContractValue, _ value: ContractValue?, _ depth: Int, _ attributes: inout Attributes,
        _ content: inout String
    ) {
        let schema = resolved(written)
        let rules = schema["xml"]
        if rules?["attribute"] == .boolean(true) {
            guard spend() else { return }
            attributes.add(
                Self.name(rules?["name"]?.stringValue ?? key, rules), leaf(value ?? known(schema), schema))
            // A namespace without a prefix does not apply to attributes (Namespaces in XML 1.0 section 6.2).
            if let prefix = rules?["prefix"]?.stringValue, let namespace = rules?["namespace"]?.stringValue {
                attributes.add("xmlns:" + Self.name(prefix), Self.escaped(namespace))
            }
        } else if rules?["wrapped"] != .boolean(true), let items = items(schema, value ?? known(schema)) {
            content += elements(schema, items, named: key, depth: depth)
        } else {
            content += element(written, value, named: key, depth: depth + 1)
        }
    }

    /// Returns the elements of a list, in which nil is an element that is still to be made. Returns nil for any other
    /// value.
    private func items(_ schema: ContractValue, _ value: ContractValue?) -> [ContractValue?]? {
        if case .array(let elements)? = value { return elements }
        return value == nil && schema["items"] != nil ? [nil] : nil
    }

    /// - Parameter key: The name of the elements if the schema of the items has no name.
    private mutating func elements(
        _ schema: ContractValue, _ items: [ContractValue?], named key: String, depth: Int
    ) -> String {
        let item = schema["items"] ?? .object([])
        var content = ""
        for value in items { content += element(item, value, named: key, depth: depth + 1) }
        return content
    }

    private func choice(_ schema: ContractValue) -> ContractValue? {
        for keyword in ["oneOf", "anyOf", "allOf"] {
            if case .array(let parts)? = schema[keyword], let first = parts.first { return first }
        }
        return nil
    }

    // MARK: Texts

    /// Returns the escaped text of a value. Each 1,024 bytes of the text use as much of the budget as an element.
    private mutating func leaf(_ value: ContractValue?, _ schema: ContractValue) -> String {
        let text = Self.escaped(text(value, schema))
        budget -= text.utf8.count >> 10
        return text
    }

    private func text(_ value: ContractValue?, _ schema: ContractValue) -> String {
        let dialect: SchemaSet.Dialect = schemas.isJSONSchema ? .jsonSchema : .openAPI30
        let made = value.map { JSONValue($0) } ?? SchemaSet([JSONValue(schema)], dialect: dialect).sample(of: 0)
        return made.flatMap { HeaderText.text(of: $0) } ?? ""
    }

    /// The attributes of an element, which all have different names.
    private struct Attributes {
        private(set) var text = ""
        private var names: Set<String> = []

        /// Adds an attribute with an escaped value unless the element already has an attribute with this name.
        mutating func add(_ name: String, _ value: String) {
            if names.insert(name).inserted { text += " \(name)=\"\(value)\"" }
        }
    }

    /// Returns a name with the prefix of the XML Object.
    private static func name(_ text: String, _ rules: ContractValue?) -> String {
        name([rules?["prefix"]?.stringValue, text].compactMap(\.self).joined(separator: ":"))
    }

    /// Returns a name that XML allows. Characters that a name cannot have become `_`.
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
