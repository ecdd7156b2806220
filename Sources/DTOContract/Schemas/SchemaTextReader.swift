public import DTORuntime
import Foundation

/// Texts of parameters and forms → the values that their schemas mean: `5` is a number where one is asked for, else a text.
public struct SchemaTextReader: Sendable {
    /// What a value is made of.
    public enum Shape: Sendable {
        case single, list, object
    }

    private let schemas: SchemaSet

    public init(_ schemas: SchemaSet) {
        self.schemas = schemas
    }

    /// How a value of the schema is written: of a choice, the first that says so.
    public func shape(of schema: Int) -> Shape {
        let kinds = schemas.first(schema) { $0.types }
        if let kinds {
            if !kinds.isDisjoint(with: [.string, .number, .integer, .boolean]) { return .single }
            if kinds.contains(.array) { return .list }
            return kinds.contains(.object) ? .object : .single
        }
        if schemas.first(schema, { $0.list }) != nil { return .list }
        return schemas.first(schema, { $0.object }) != nil ? .object : .single
    }

    /// The keys that the schema names.
    public func keys(of schema: Int) -> Set<String> {
        Set(schemas.related(to: schema).flatMap { schemas.nodes[$0].object?.properties.keys.map { $0 } ?? [] })
    }

    /// - Parameter schema: nil: the text is what it is.
    public func value(of text: String, _ schema: Int?) -> JSONValue {
        // Nothing else could fit where texts alone do.
        guard let schema, schemas.nodes[schema].types != [.string] else { return .string(text) }
        // A text first; what is no text is written as JSON.
        if isFitting(.string(text), schema) { return .string(text) }
        let candidates = candidates(text)
        if let fitting = candidates.dropFirst().first(where: { isFitting($0, schema) }) { return fitting }
        // What is wrong is told of the value that was meant.
        let kinds = schemas.first(schema) { $0.types }
        return candidates.last { value in
            let own = value.kinds.contains(.number) ? [.integer, .number] : value.kinds
            return kinds?.isDisjoint(with: own) == false
        } ?? .string(text)
    }

    public func value(ofList texts: [String], _ schema: Int?) -> JSONValue {
        let rules = schema.flatMap { schemas.first($0) { $0.list } }
        return .array(
            texts.enumerated().map { index, text in
                let prefix = rules?.prefixItems ?? []
                return value(of: text, index < prefix.count ? prefix[index] : rules?.items)
            })
    }

    /// Texts that come under one name: all of them as a list where that fits, else the last. One alone is a value of its own first.
    public func value(ofRepeated texts: [String], _ schema: Int) -> JSONValue {
        let single = value(of: texts.last ?? "", schema)
        if texts.count == 1, isFitting(single, schema) { return single }
        let list = value(ofList: texts, schema)
        return isFitting(list, schema) ? list : single
    }

    public func value(ofObject members: [(key: String, text: String)], _ schema: Int?) -> JSONValue {
        // Each in its place: adding lists to lists would copy what is there, for a name that comes a million times.
        var texts: [String: [String]] = [:]
        for member in members { texts[member.key, default: []].append(member.text) }
        return .object(
            texts.reduce(into: [:]) { result, member in
                result[member.key] = value(of: member.value, under: member.key, schema)
            })
    }

    /// The member of a form: several texts are a list.
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

    /// The schema of a key; nil where nothing is said of it.
    public func member(_ key: String, of schema: Int) -> Int? {
        for number in schemas.related(to: schema) {
            if let member = schemas.nodes[number].object?.properties[key] { return member }
        }
        return schemas.first(schema) { $0.object?.additionalProperties }
    }

    private func isFitting(_ value: JSONValue, _ schema: Int) -> Bool {
        SchemaValidator.violations(in: value, of: schema, in: schemas, .request).isEmpty
    }

    /// The text first.
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

    /// Only as JSON writes it: `1e5`, but neither `0x1` nor `+1`.
    private func number(_ text: String) -> JSONValue? {
        guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else {
            return nil
        }
        return try? DTODecoder().decode(JSONValue.self, from: Data(text.utf8))
    }
}

extension SchemaSet {
    /// Whether the values under a key are lists.
    public func isList(name: String, of schema: Int) -> Bool {
        let reader = SchemaTextReader(self)
        guard let member = reader.member(name, of: schema) else { return false }
        if case .list = reader.shape(of: member) { return true }
        return false
    }
}
