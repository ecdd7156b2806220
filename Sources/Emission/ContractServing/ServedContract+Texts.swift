import ContractModel
import DTOContract
import DTORuntime
import FixtureEmission
import Foundation

/// Makes the texts and events of responses that are not JSON.
extension ServedContract {
    /// Returns the document's examples of a stream or of other text content.
    func texts(of content: ContentDefinition) -> [RuntimeExample] {
        content.examples.compactMap { example in
            // YAML reads a text of digits as a number.
            switch example.value {
            case .string(let text), .integer(let text), .number(let text):
                return RuntimeExample(name: example.name, body: Data(text.utf8))
            case .boolean(let flag): return RuntimeExample(name: example.name, body: Data("\(flag)".utf8))
            case .null: return nil
            case .array, .object:
                guard let schemas, MediaType.isXML(content.mediaType) else { return nil }
                let text = XMLBody(schemas: schemas).document(of: number(content.schema), example.value)
                return RuntimeExample(name: example.name, body: text)
            }
        }
    }

    /// Returns the events of a stream. The last event is the first of the document's terminal events.
    func events(of content: ContentDefinition) -> [RuntimeEvent] {
        if content.events.isEmpty {
            guard let item = content.described else { return [] }
            return [event(of: item.use.reference, in: content)]
        }
        let passing = content.events.filter { !content.terminalEvents.contains($0.name) }
        let last = content.terminalEvents.lazy.compactMap { name in content.events.first { $0.name == name } }.first
        return (passing + [last].compactMap(\.self)).map { event in
            let json = value(of: event.value.use.reference)
            guard event.isText, case .string(let text)? = Self.value(of: json) else {
                return RuntimeEvent(name: event.name, data: json)
            }
            return RuntimeEvent(name: event.name, data: text)
        }
    }

    /// Returns one item of a stream. The data of an event is plain text or JSON, and a schema may describe the event
    /// around the data.
    private func event(of reference: TypeReference, in content: ContentDefinition) -> RuntimeEvent {
        let json = value(of: reference)
        guard MediaType.essence(of: content.mediaType) == "text/event-stream" else { return RuntimeEvent(data: json) }
        if content.itemIsData { return RuntimeEvent(data: json) }
        let value = Self.value(of: json)
        if contract.isWholeEvent(reference) {
            return RuntimeEvent(name: value?["event"]?.stringValue, data: Self.text(value?["data"] ?? .string("")))
        }
        if case .scalar = contract.resolved(reference) { return RuntimeEvent(data: Self.text(value ?? .null)) }
        return RuntimeEvent(data: json)
    }

    static func value(of json: String) -> JSONValue? {
        try? DTODecoder().decode(JSONValue.self, from: Data(json.utf8))
    }

    /// Returns the text of a string, and any other value as JSON.
    static func text(_ value: JSONValue) -> String {
        if case .string(let text) = value { return text }
        return (try? DTOEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Returns a value of a type, as JSON.
    func value(of reference: TypeReference) -> String {
        switch reference {
        case .optional(let inner): return value(of: inner)
        case .array(let inner): return "[\(value(of: inner))]"
        case .dictionary: return "{}"
        case .definition(let id), .generic(let id, _):
            if let record = fixtures.value[record: id] { return record.full.json }
            if let variant = fixtures.value[union: id].first { return variant.value.json }
            if case .alias(let use) = contract[id].shape { return value(of: use.reference) }
            if case .enumeration(let shape) = contract[id].shape, let first = shape.cases.first {
                return first.value.json
            }
            return "null"
        case .scalar(.boolean): return "true"
        case .scalar(.int), .scalar(.int64), .scalar(.uint64), .scalar(.double), .scalar(.decimal): return "1"
        case .scalar: return "\"Sample\""
        case .json, .payload: return "null"
        }
    }
}

extension MediaType {
    /// Whether the media type is XML (RFC 7303).
    static func isXML(_ mediaType: String) -> Bool {
        let essence = essence(of: mediaType)
        return essence.hasSuffix("/xml") || essence.hasSuffix("+xml") && essence != "image/svg+xml"
    }
}
