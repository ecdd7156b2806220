import ContractModel
import Diagnostics
import YAMLTree

/// The types of JSON data in server-sent events, which come from a schema of the whole event (OpenAPI 3.2.0, section
/// 4.14.4). The schema has one `contentSchema` for all events, or one for each name.
///
/// ```yaml
/// itemSchema:
///   oneOf:
///     - properties:
///         event: {const: added}
///         data: {contentMediaType: application/json, contentSchema: {$ref: '#/components/schemas/Book'}}
/// ```
///
/// Names are read only from `const` and `enum`. If a name is unknown or belongs to two kinds of events, the schema is
/// the type of the whole event, and its data is a string.
enum DescribedEvents {
    case named([Kind])
    /// All events have this type of data, regardless of their names.
    case alike(Payload)

    /// Events with the same name and the same type of data.
    struct Kind {
        var name: String
        var payload: Payload
    }

    /// The data of an event.
    enum Payload {
        /// JSON with a schema. If the schema is nil, the data is any JSON.
        case json(YAMLNode?)
        /// A string. Its `format` may say that the string contains a number.
        case text(format: String?)
    }

    /// Reads the events that an item's schema describes. Returns nil if no data is JSON, or if the kind of an event
    /// cannot be recognized from the event.
    init?(_ item: YAMLNode, _ references: inout ReferenceIndex) {
        var reader = EventKindReader(references: references)
        let kinds = reader.kinds(of: item, depth: 0)
        references = reader.references
        guard let kinds, let first = kinds.first, kinds.contains(where: \.isJSON) else { return nil }
        if let named = Self.named(kinds) {
            self = .named(named)
        } else if kinds.allSatisfy({ $0.isJSON && Self.areEqual($0.schema, first.schema) }) {
            self = .alike(first.payload)
        } else {
            return nil
        }
    }

    /// Returns the names that several alternatives with different data share, if some of the data is JSON. Each name
    /// has the locations of a later alternative and of the first alternative.
    static func repeated(
        in item: YAMLNode, _ references: inout ReferenceIndex
    ) -> [DocumentOutline.RepeatedEvent] {
        var reader = EventKindReader(references: references)
        let kinds = reader.kinds(of: item, depth: 0) ?? []
        references = reader.references
        var first: [String: EventKind] = [:]
        var repeated: [DocumentOutline.RepeatedEvent] = []
        for kind in kinds {
            for name in Set(kind.names ?? []).sorted() {
                guard let known = first[name] else {
                    first[name] = kind
                    continue
                }
                // Several references may lead to one alternative.
                guard let location = kind.location, let firstLocation = known.location, location != firstLocation,
                    known.isJSON || kind.isJSON,
                    known.isJSON != kind.isJSON || !areEqual(known.schema, kind.schema)
                else { continue }
                repeated.append(.init(name: name, location: location, first: firstLocation))
            }
        }
        return repeated
    }

    /// Returns the kinds of events, each with a name. An event without a name is a `message` (WHATWG HTML, section
    /// 9.2.6). Returns nil if no kind has a name, or if names are unknown or repeated.
    private static func named(_ kinds: [EventKind]) -> [Kind]? {
        guard kinds.contains(where: { $0.names != nil }) else { return nil }
        var named: [Kind] = []
        for kind in kinds {
            guard let names = kind.names ?? (kind.hasName ? nil : ["message"]) else { return nil }
            named += names.map { Kind(name: $0, payload: kind.payload) }
        }
        return Set(named.map(\.name)).count == named.count ? named : nil
    }

    private static func areEqual(_ left: YAMLNode?, _ right: YAMLNode?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.isEqual(to: right)
    }
}

/// One alternative of the schema of an event.
private struct EventKind {
    /// The possible values of `event`, or nil if every value is possible.
    var names: [String]?
    /// The location of the names, or of the alternative that a discriminator names.
    var location: SourceLocation?
    var hasName = false
    var isJSON = false
    var schema: YAMLNode?
    var format: String?

    var payload: DescribedEvents.Payload { isJSON ? .json(schema) : .text(format: format) }

    /// Combines the descriptions of one event in two schemas: the names that both allow, and the other facts from
    /// `other` if `other` has them. Returns nil if no name is common to both.
    func merged(with other: EventKind) -> EventKind? {
        var both = self
        both.names = names.flatMap { own in other.names.map { own.filter($0.contains) } ?? own } ?? other.names
        if let names = both.names, names.isEmpty { return nil }
        both.location = other.location ?? location
        both.hasName = hasName || other.hasName
        both.isJSON = isJSON || other.isJSON
        both.schema = other.schema ?? schema
        both.format = other.format ?? format
        return both
    }
}

/// Collects the kinds of events that a schema describes, including kinds behind references and in compositions.
private struct EventKindReader {
    var references: ReferenceIndex
    private var schemaCount = 0

    /// The limits on the work. Real documents stay far below them.
    private static let depthLimit = 16
    private static let kindLimit = 256
    private static let schemaLimit = 4096

    init(references: ReferenceIndex) {
        self.references = references
    }

    /// Returns the alternatives of a schema, combined with the alternatives of its parts. Returns nil if there are too
    /// many alternatives.
    mutating func kinds(of node: YAMLNode, depth: Int) -> [EventKind]? {
        schemaCount += 1
        guard depth < Self.depthLimit, schemaCount <= Self.schemaLimit else { return nil }
        guard node.kind == .mapping else { return [EventKind()] }
        var kinds = [own(node)]
        var parts: [[YAMLNode]] = []
        if case .success(let place?) = references.target(of: node) { parts.append([place.node]) }
        parts += elements(node["allOf"]).map { [$0] }
        parts += ["oneOf", "anyOf"].map { elements(node[$0]) }.filter { !$0.isEmpty }
        for alternatives in parts {
            var found: [EventKind] = []
            for alternative in alternatives {
                guard var kinds = self.kinds(of: alternative, depth: depth + 1) else { return nil }
                if alternatives.count > 1, kinds.count == 1, kinds[0].names == nil {
                    kinds[0].names = mappedNames(of: alternative, in: node)
                    kinds[0].location = alternative.location
                }
                found += kinds
            }
            kinds = kinds.flatMap { kind in found.compactMap { kind.merged(with: $0) } }
            guard kinds.count <= Self.kindLimit else { return nil }
        }
        return kinds
    }

    private func elements(_ node: YAMLNode?) -> [YAMLNode] {
        node.map { $0.kind == .sequence ? Array($0.elements) : [] } ?? []
    }

    private mutating func own(_ node: YAMLNode) -> EventKind {
        var kind = EventKind()
        guard let properties = node["properties"], properties.kind == .mapping else { return kind }
        if let event = properties["event"] {
            kind.hasName = true
            kind.names = names(in: followed(event))
            kind.location = kind.names == nil ? nil : event.location
        }
        if let data = properties["data"].map({ followed($0) }), data.kind == .mapping {
            kind.isJSON = data["contentMediaType"].map { MediaType.isJSON($0.text) } ?? false
            kind.schema = data["contentSchema"]
            kind.format = data["format"]?.text
        }
        return kind
    }

    private mutating func followed(_ node: YAMLNode) -> YAMLNode {
        if case .success(let place?) = references.target(of: node) { return place.node }
        return node
    }

    private func names(in event: YAMLNode) -> [String]? {
        guard event.kind == .mapping else { return nil }
        if let constant = event["const"], constant.kind == .scalar { return [constant.text] }
        let values = elements(event["enum"]).filter { $0.kind == .scalar }
        return values.isEmpty ? nil : values.map(\.text)
    }

    /// Returns the names that a discriminator has for a branch: the names in its mapping, or the schema's name if the
    /// mapping has no names for the branch. Returns nil if the branch is not a reference, or the discriminator is not
    /// `event`.
    private func mappedNames(of branch: YAMLNode, in union: YAMLNode) -> [String]? {
        guard union["discriminator"]?["propertyName"]?.text == "event", let reference = branch["$ref"]?.text,
            let name = reference.split(separator: "/").last
        else { return nil }
        let mapping = union["discriminator"]?["mapping"].map { $0.kind == .mapping ? Array($0.pairs) : [] } ?? []
        let names = mapping.filter { $0.value.text == reference || $0.value.text == name }.map(\.key)
        return names.isEmpty ? [String(name)] : names
    }
}
