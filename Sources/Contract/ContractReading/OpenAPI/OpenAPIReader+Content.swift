import ContractModel
import Diagnostics
import YAMLTree

/// Reads the parts that operations and components have in common: parameters, headers, bodies and their media types.
extension OpenAPIReader {
    mutating func parameters(_ node: YAMLNode?) -> [ParameterObject] {
        nodes.parameters(node).compactMap { target in
            guard let name = nodes.parameterName(target.node) else { return nil }
            addForeign(target, to: "parameters")
            let place = nodes.text("in", of: target.node) ?? ""
            if !Self.parameterPlaces.contains(place) {
                nodes.schemas.reader.diagnostics.emit(
                    OpenAPIMessages.parameterWithoutPlace(name, place, at: target.node.location))
            }
            return ParameterObject(
                name: name, place: place, schema: parameterSchema(of: target.node),
                isReference: target.place != nil, node: target.node, location: target.node.location)
        }
    }

    /// The locations that a parameter may have (OpenAPI 3.2.0, section 4.12).
    private static let parameterPlaces: Set = ["query", "querystring", "path", "header", "cookie"]

    /// Returns the schema of a parameter. If no schema is found, the result is a schema for any JSON for a parameter
    /// with `content`, the parameter itself if it has the keywords of OpenAPI 2.0, and a schema for strings in all
    /// other cases.
    private mutating func parameterSchema(of node: YAMLNode) -> SchemaObject {
        if let schema = valueSchema(of: node) { return schema }
        if let content = node["content"] { return nodes.schemas.newSchema(at: content.location) }
        if node["type"] != nil { return nodes.schemas.simpleSchema(node) }
        let text = nodes.schemas.newSchema(at: node.location)
        text.types = .string
        return text
    }

    mutating func headers(_ node: YAMLNode?) -> [HeaderObject] {
        nodes.members(node).compactMap { pair in
            guard let target = nodes.target(of: pair.value), let schema = valueSchema(of: target.node) else {
                return nil
            }
            addForeign(target, to: "headers")
            return HeaderObject(
                name: pair.key, schema: schema, isReference: target.place != nil,
                isRequired: target.node.isTrue("required"), node: target.node, location: pair.keyLocation)
        }
    }

    /// Returns the headers of a response that others may share. The headers of each response are read once.
    private mutating func sharedHeaders(of response: YAMLNode) -> [HeaderObject] {
        if let known = sharedHeaders[response.identity] { return known }
        let headers = headers(response["headers"])
        sharedHeaders[response.identity] = headers
        return headers
    }

    /// Returns the schema of a parameter or header, or the schema of its content.
    private mutating func valueSchema(of node: YAMLNode) -> SchemaObject? {
        if let schema = node["schema"] { return nodes.schemas.schema(schema) }
        return contents(of: node).principal?.schema
    }

    mutating func responses(_ node: YAMLNode?) -> [ResponseObject] {
        nodes.ownMembers(node).compactMap { pair in
            guard let target = nodes.target(of: pair.value) else { return nil }
            addForeign(target, to: "responses")
            let isReference = target.place != nil
            return ResponseObject(
                status: pair.key, body: body(target), headers: isReference ? [] : headers(target.node["headers"]),
                sharedHeaders: isReference ? sharedHeaders(of: target.node) : [])
        }
    }

    mutating func requestBody(_ node: YAMLNode?) -> BodyObject? {
        guard let target = nodes.target(of: node) else { return nil }
        addForeign(target, to: "requestBodies")
        return body(target)
    }

    mutating func body(_ target: NodeReader.Target) -> BodyObject {
        BodyObject(
            isReference: target.place != nil, contents: contents(of: target.node), node: target.node,
            location: target.node.location)
    }

    /// The greatest number of schemas of a body that are compared with each other. Real documents stay below this
    /// limit.
    private static let comparisonLimit = 8

    /// Returns the contents. Media types whose schemas have the same text share the first of these schemas, and its
    /// type.
    mutating func contents(of node: YAMLNode) -> [MediaTypeObject] {
        var contents: [MediaTypeObject] = []
        var distinct: [(node: YAMLNode, schema: SchemaObject)] = []
        for pair in nodes.members(node["content"]) {
            guard let target = nodes.target(of: pair.value) else { continue }
            for name in MediaType.names(in: pair.key) {
                var content = mediaType(name, target.node, at: pair.keyLocation)
                share(&content.schema, of: content.isStructured ? target.node["schema"] : nil, among: &distinct)
                let item = content.itemIsData ? nil : nodes.streamItem(target.node, as: name)
                share(&content.itemSchema, of: item, among: &distinct)
                contents.append(content)
            }
        }
        return contents
    }

    private func share(
        _ schema: inout SchemaObject?, of node: YAMLNode?,
        among distinct: inout [(node: YAMLNode, schema: SchemaObject)]
    ) {
        guard let node, let own = schema else { return }
        if let equal = distinct.first(where: { $0.node.isEqual(to: node) }) {
            schema = equal.schema
        } else if distinct.count < Self.comparisonLimit {
            distinct.append((node, own))
        }
    }

    mutating func mediaType(_ name: String, _ node: YAMLNode, at location: SourceLocation) -> MediaTypeObject {
        let item = nodes.streamItem(node, as: name)
        var content = MediaTypeObject(
            mediaType: name,
            schema: item == nil || node["itemSchema"] != nil ? node["schema"].map { nodes.schemas.schema($0) } : nil,
            itemSchema: item.map { nodes.schemas.schema($0) },
            headers: partHeaders(of: node),
            parts: MediaType.isForm(name) ? parts(of: node) : [:],
            examples: nodes.examples(of: node),
            location: location)
        if !content.isStructured, let schema = content.schema.flatMap({ _ in node["schema"] }) {
            content.schemaText = SchemaText.text(of: .contentSchema, schema, budget: &nodes.schemas.textBudget)
        }
        if MediaType.isStream(name) { readEvents(node, into: &content) }
        if content.events.isEmpty, let item, MediaType.essence(of: name) == "text/event-stream" {
            readEvents(describedBy: item, into: &content)
        }
        return content
    }

    /// Reads events that have a `contentSchema`, as if `x-sse-events` described them.
    private mutating func readEvents(describedBy item: YAMLNode, into content: inout MediaTypeObject) {
        guard let events = DescribedEvents(item, &nodes.references) else { return }
        switch events {
        case .named(let kinds):
            content.itemSchema = nil
            content.events = kinds.map { kind in
                let (schema, isText) = schema(of: kind.payload, at: item.location)
                return EventObject(name: kind.name, schema: schema, isText: isText)
            }
        case .alike(let payload):
            content.itemSchema = schema(of: payload, at: item.location).schema
            content.itemIsData = true
        }
    }

    private mutating func schema(
        of payload: DescribedEvents.Payload, at location: SourceLocation
    ) -> (schema: SchemaObject, isText: Bool) {
        switch payload {
        case .json(let node?): return (nodes.schemas.schema(node), false)
        case .json(nil): return (nodes.schemas.newSchema(at: location), false)
        case .text(let format):
            let schema = nodes.schemas.newSchema(at: location)
            // The format may make the data a number. The specification says in an example: "we need a format to signal
            // that it should be handled as a 64-bit integer".
            let type = format.flatMap(Self.numericType)
            schema.types = type ?? .string
            if type != nil { schema.format = format }
            return (schema, type == nil)
        }
    }

    private static func numericType(_ format: String) -> JSONTypes? {
        switch format {
        case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64": .integer
        case "float", "double", "decimal": .number
        default: nil
        }
    }

    /// Reads the extensions for events, which are next to the schema or inside of the schema.
    private mutating func readEvents(_ node: YAMLNode, into content: inout MediaTypeObject) {
        let places = [node, node["schema"]].compactMap(\.self)
        if let events = places.lazy.compactMap({ $0["x-sse-events"] }).first {
            if events.kind == .mapping {
                content.events = nodes.members(events).map {
                    EventObject(name: $0.key, schema: nodes.schemas.schema($0.value))
                }
            } else {
                nodes.schemas.reader.ignore(events, "x-sse-events", "a mapping of events to schemas")
            }
        }
        if let terminal = places.lazy.compactMap({ $0["x-sse-terminal"] }).first {
            content.terminalEvents = terminalEvents(terminal, among: content.events.map(\.name))
        }
    }

    /// Returns the names of the events that end the stream. A single name is treated as a list.
    private mutating func terminalEvents(_ node: YAMLNode, among events: [String]) -> [String] {
        let names = node.kind == .sequence ? Array(node.elements) : [node]
        for name in names where name.kind != .scalar {
            nodes.schemas.reader.ignore(name, "x-sse-terminal", "a list of names of events")
        }
        let known = names.filter { $0.kind == .scalar }
        // An event that ends a stream without data needs no type, so the document need not list this event. Only a name
        // that is similar to the name of a listed event is reported as misspelt. Lint reports other names that are not
        // listed.
        for name in known where !events.contains(name.text) {
            guard let meant = Spelling.nearest(to: name.text, among: events.prefix(200)) else { continue }
            nodes.schemas.reader.diagnostics.emit(
                OpenAPIMessages.misspeltEvent(name.text, meant: meant, at: name.location))
        }
        return known.map(\.text)
    }

    private mutating func parts(of mediaType: YAMLNode) -> [String: YAMLNode] {
        Dictionary(
            nodes.members(mediaType["encoding"]).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the headers of a multipart body's parts: first of the named parts, then of the parts at fixed positions,
    /// and then of all further parts (OpenAPI 3.2.0, section 4.14.1).
    private mutating func partHeaders(of mediaType: YAMLNode) -> [HeaderObject] {
        var encodings = nodes.members(mediaType["encoding"]).map { (part: $0.key, node: $0.value, isNamed: true) }
        if let list = mediaType["prefixEncoding"], list.kind == .sequence {
            encodings += list.elements.enumerated().map { ("part \($0.offset + 1)", $0.element, false) }
        }
        if let item = mediaType["itemEncoding"] { encodings.append(("part", item, false)) }
        return encodings.flatMap { part, node, isNamed in
            headers(node["headers"]).map { header in
                var header = header
                header.part = isNamed ? .init(key: part, header: header.name) : nil
                header.name = "\(part) \(header.name)"
                return header
            }
        }
    }
}

extension NodeReader {
    /// Returns the schema of each item of a stream, or nil. Before `itemSchema` (OpenAPI 3.2), documents described the
    /// item, or a list of all items, in `schema`.
    func streamItem(_ mediaType: YAMLNode, as name: String) -> YAMLNode? {
        if let item = mediaType["itemSchema"] { return item }
        guard MediaType.isStream(name), let schema = mediaType["schema"] else { return nil }
        guard schema["type"]?.text == "array", let items = schema["items"], items.kind == .mapping else {
            return schema
        }
        return items
    }

    /// Returns the `example` and `examples` of a media type. No type depends on these examples, so invalid examples are
    /// ignored.
    mutating func examples(of mediaType: YAMLNode) -> [ExampleObject] {
        var examples = mediaType["example"].map { [ExampleObject(name: nil, node: $0)] } ?? []
        guard let named = mediaType["examples"], named.kind == .mapping else { return examples }
        for pair in named.pairs {
            var example = pair.value
            if case .success(let place?) = references.target(of: example) { example = place.node }
            // Since OpenAPI 3.2 the key is `dataValue`. `serializedValue`, the text as it is sent, is not read here.
            if let value = example["value"] ?? example["dataValue"] {
                examples.append(ExampleObject(name: pair.key, node: value))
            }
        }
        return examples
    }
}
