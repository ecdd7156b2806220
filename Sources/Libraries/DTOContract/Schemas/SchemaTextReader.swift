package import DTORuntime
import Foundation

/// Converts the strings of parameters and forms to values of their schemas. For example, `5` becomes a number if the
/// schema requires a number, and a string if the schema allows strings.
package struct SchemaTextReader: Sendable {
    /// The kind of value that a string contains.
    package enum Shape: Sendable {
        case single, list, object
    }

    private let schemas: SchemaSet

    package init(_ schemas: SchemaSet) {
        self.schemas = schemas
    }

    /// Returns the shape of the schema's values. For a choice of schemas, the first schema with a type decides.
    package func shape(of schema: Int) -> Shape {
        let kinds = schemas.first(schema) { $0.types }
        if let kinds {
            if !kinds.isDisjoint(with: [.string, .number, .integer, .boolean]) { return .single }
            if kinds.contains(.array) { return .list }
            return kinds.contains(.object) ? .object : .single
        }
        if schemas.first(schema, { $0.list }) != nil { return .list }
        return schemas.first(schema, { $0.object }) != nil ? .object : .single
    }

    /// Returns the keys that the schema names in `properties`.
    package func keys(of schema: Int) -> Set<String> {
        Set(schemas.related(to: schema).flatMap { schemas.nodes[$0].object?.properties.keys.map { $0 } ?? [] })
    }

    /// Converts a text to a value that fits the schema, if possible.
    ///
    /// - Parameter schema: The number of the schema. Nil means that the value is the text.
    package func value(of text: String, _ schema: Int?) -> JSONValue {
        // If the schema allows only strings, other values cannot fit.
        guard let schema, schemas.nodes[schema].types != [.string] else { return .string(text) }
        // A string is tried first, and then the value that the text has as JSON.
        if isFitting(.string(text), schema) { return .string(text) }
        let candidates = candidates(text)
        if let fitting = candidates.dropFirst().first(where: { isFitting($0, schema) }) { return fitting }
        // No value fits. The violation should describe the value that the client meant.
        let kinds = schemas.first(schema) { $0.types }
        return candidates.last { value in
            let own = value.kinds.contains(.number) ? [.integer, .number] : value.kinds
            return kinds?.isDisjoint(with: own) == false
        } ?? .string(text)
    }

    /// Converts the texts of a list's elements. A choice of schemas may also allow a single text, such as `all`.
    package func value(ofList texts: [String], _ schema: Int?) -> JSONValue {
        let rules = schema.flatMap { schemas.first($0) { $0.list } }
        let list = JSONValue.array(
            texts.enumerated().map { index, text in
                let prefix = rules?.prefixItems ?? []
                return value(of: text, index < prefix.count ? prefix[index] : rules?.items)
            })
        guard let schema, texts.count == 1, !schemas.nodes[schema].isOnlyList, !isFitting(list, schema) else {
            return list
        }
        let single = value(of: texts[0], schema)
        return isFitting(single, schema) ? single : list
    }

    /// Converts the texts of a repeated parameter. The result is a list if a list fits the schema, and the last value
    /// if no list fits. For only one text, a single value is tried before the list.
    package func value(ofRepeated texts: [String], _ schema: Int) -> JSONValue {
        let single = value(of: texts.last ?? "", schema)
        if texts.count == 1, isFitting(single, schema) { return single }
        let list = value(ofList: texts, schema)
        return isFitting(list, schema) ? list : single
    }

    /// Converts the members of an object. A key with several texts has a list.
    package func value(ofObject members: [(key: String, text: String)], _ schema: Int?) -> JSONValue {
        // Each text is appended to the list of its name. Concatenation would copy the list for each text, and a request
        // may repeat a name a million times.
        var texts: [String: [String]] = [:]
        for member in members { texts[member.key, default: []].append(member.text) }
        return .object(
            texts.reduce(into: [:]) { result, member in
                result[member.key] = value(of: member.value, under: member.key, schema)
            })
    }

    /// Returns the value of a form's member. Several texts become a list.
    private func value(of texts: [String], under key: String, _ schema: Int?) -> JSONValue {
        let member = schema.flatMap { self.member(key, of: $0) }
        if let member, shape(of: member) == .list {
            let list = value(ofList: texts, member)
            guard texts.count == 1, !isFitting(list, member), let document = candidates(texts[0]).last else {
                return list
            }
            // Some clients write a list as one JSON document.
            return isFitting(document, member) ? document : list
        }
        return texts.count == 1 ? value(of: texts[0], member) : value(ofList: texts, nil)
    }

    /// Returns the number of the schema for a key. Without a property of that name, the result is the schema of
    /// additional properties, or nil.
    package func member(_ key: String, of schema: Int) -> Int? {
        for number in schemas.related(to: schema) {
            if let member = schemas.nodes[number].object?.properties[key] { return member }
        }
        return schemas.first(schema) { $0.object?.additionalProperties }
    }

    private func isFitting(_ value: JSONValue, _ schema: Int) -> Bool {
        SchemaValidator.violations(in: value, of: schema, in: schemas, .request).isEmpty
    }

    /// Returns the values that the text may mean. The string comes first.
    private func candidates(_ text: String) -> [JSONValue] {
        var candidates = [JSONValue.string(text)]
        if let number = number(text) { candidates.append(number) }
        switch text {
        case "true": candidates.append(.bool(true))
        case "false": candidates.append(.bool(false))
        case "", "null": candidates.append(.null)
        default: break
        }
        if text.hasPrefix("{") || text.hasPrefix("["),
            let value = try? DTODecoder().decode(JSONValue.self, from: Data(text.utf8))
        {
            candidates.append(value)
        }
        return candidates
    }

    /// Reads a number that is written as in JSON, such as `1e5`. Returns nil for other texts, such as `0x1` and `+1`.
    private func number(_ text: String) -> JSONValue? {
        guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else {
            return nil
        }
        return try? DTODecoder().decode(JSONValue.self, from: Data(text.utf8))
    }
}

extension SchemaNode {
    fileprivate var isOnlyList: Bool { types == [.array] }
}

extension SchemaSet {
    /// Whether the values for a key are lists.
    package func isList(name: String, of schema: Int) -> Bool {
        let reader = SchemaTextReader(self)
        guard let member = reader.member(name, of: schema) else { return false }
        if case .list = reader.shape(of: member) { return true }
        return false
    }
}
